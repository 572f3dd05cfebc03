import type { Resource } from '@/lib/content/types';

/** The house's pages elsewhere, by the kinds that operators name them by (product.md §2, Footer and right bar). */
const SOCIAL: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  youtube: 'YouTube',
  telegram: 'Telegram',
};

export interface SocialLink {
  type: string;
  /** A proper name: the same in every language. */
  name: string;
  url: string;
}

/** Those that are set, in the operator's order. */
export function socialLinks(resources: readonly Resource[]): SocialLink[] {
  return resources.flatMap(({ resourceType, url }) => {
    const name = SOCIAL[resourceType];
    return name ? [{ type: resourceType, name, url }] : [];
  });
}
