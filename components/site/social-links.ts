import type { Resource } from '@/lib/content/types';

/** The site's pages on social networks, by the codes that operators use for them. */
const SOCIAL_NAMES: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  youtube: 'YouTube',
  telegram: 'Telegram',
};

export interface SocialLink {
  type: string;
  /** A proper name, the same in every language. */
  name: string;
  url: string;
}

/** Returns the configured ones in the operator's order. */
export function listSocialLinks(resources: readonly Resource[]): SocialLink[] {
  return resources.flatMap(({ resourceType, url }) => {
    const name = SOCIAL_NAMES[resourceType];
    return name ? [{ type: resourceType, name, url }] : [];
  });
}
