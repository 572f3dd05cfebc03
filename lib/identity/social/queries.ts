import type { Db } from '@/lib/db/client';
import { createKeyedHash } from '@/lib/platform/sealing';
import type { SiteSession } from '../types';
import type { Member } from '../wire';
import { SOCIAL_PROVIDERS, type SocialProvider } from './constants';
import { clientOf, offeredProviders } from './policy';

const hashed = createKeyedHash('croupier/identity/social/subject/1');

/** Returns the search key of a link: an id is unique only per issuer (OpenID Connect Core 5.7). */
export const subjectHash = (provider: SocialProvider, subject: string): Buffer =>
  hashed(`${provider} ${clientOf(provider)?.issuer} ${subject}`);

/** Returns the member who is linked to a social account. */
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
  /** Undefined if the provider is available but not linked. */
  linkedAt: Date | undefined;
}

/** Returns a member's links and the providers that can be linked. Agents can link none, as their login has no social one. */
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
