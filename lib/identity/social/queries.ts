import type { Db } from '@/lib/db/client';
import { createKeyedHash } from '@/lib/platform/sealing';
import type { SiteSession } from '../types';
import type { Member } from '../wire';
import { SOCIAL_PROVIDERS, type SocialProvider } from './constants';
import { clientOf, offeredProviders } from './policy';

const hashed = createKeyedHash('croupier/identity/social/subject/1');

/** What a link is found by: an id means something only together with who gave it (OpenID Connect Core 5.7). */
export const subjectHash = (provider: SocialProvider, subject: string): Buffer =>
  hashed(`${provider} ${clientOf(provider)?.issuer} ${subject}`);

/** The member whom the provider's account opens. */
export function memberBySubject(
  db: Db,
  provider: SocialProvider,
  subject: string,
): Promise<Member | undefined> {
  return db
    .selectFrom('identity.social_link as l')
    .innerJoin('identity.member as m', 'm.id', 'l.member_id')
    .selectAll('m')
    .where('l.provider', '=', provider)
    .where('l.subject', '=', subjectHash(provider, subject))
    .executeTakeFirst();
}

export interface SocialLink {
  provider: SocialProvider;
  /** Undefined where nothing is linked: the site offers it. */
  linkedAt: Date | undefined;
}

/** A member's links, and the providers that they could link; agents, whose door takes none, are offered none. */
export async function linksOf(db: Db, { memberId, kind }: SiteSession): Promise<SocialLink[]> {
  const [rows, offered] = await Promise.all([
    db
      .selectFrom('identity.social_link')
      .select(['provider', 'linked_at'])
      .where('member_id', '=', memberId)
      .execute(),
    kind === 'agent' ? Promise.resolve<SocialProvider[]>([]) : offeredProviders(db),
  ]);
  const linkedAt = (provider: string) => rows.find((row) => row.provider === provider)?.linked_at;
  return SOCIAL_PROVIDERS.filter((provider) => linkedAt(provider) ?? offered.includes(provider)).map(
    (provider) => ({ provider, linkedAt: linkedAt(provider) }),
  );
}
