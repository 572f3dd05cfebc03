import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { noteActivity } from '../activity/commands';
import { demandOwner } from '../passwords/commands';
import { memberById } from '../queries';
import type { Origin, SiteSession } from '../types';
import type { SocialProvider } from './constants';
import { socialLastWay, socialTaken } from './errors';
import { subjectHash } from './queries';
import type { SocialIdentity } from './types';

const UNIQUE_VIOLATION = '23505';

/** Writes down that the provider's account opens the member's. SOCIAL_TAKEN 409 where it, or they, have another. */
export async function insertLink(db: Db, memberId: bigint, identity: SocialIdentity): Promise<void> {
  const { provider, subject } = identity;
  try {
    await db
      .insertInto('identity.social_link')
      .values({
        provider,
        subject: subjectHash(provider, subject),
        member_id: memberId,
        linked_at: now(),
      })
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw socialTaken();
    throw error;
  }
}

/** Links the account elsewhere to whoever is logged in, and tells them. */
export async function addLink(
  db: Db,
  session: SiteSession,
  identity: SocialIdentity,
  origin: Origin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await insertLink(tx, session.memberId, identity);
    await noteActivity(tx, session, 'socialLinked', origin);
  });
}

/**
 * Takes a link away, proven by the login password. NOT_FOUND 404 where there is none; SOCIAL_LAST_WAY 409 where a member
 * without a password would have no link left.
 */
export async function dropLink(
  db: Db,
  session: SiteSession,
  given: { provider: SocialProvider; password: string },
  origin: Origin,
): Promise<void> {
  await demandOwner(db, session, given.password);
  await inTransaction(db, async (tx) => {
    // The member's row is held, so that two links taken away at once cannot both be "not the last".
    await tx
      .selectFrom('identity.member')
      .select('id')
      .where('id', '=', session.memberId)
      .forNoKeyUpdate()
      .execute();
    const member = await memberById(tx, session.memberId);
    const links = await tx
      .deleteFrom('identity.social_link')
      .where('member_id', '=', session.memberId)
      .where('provider', '=', given.provider)
      .executeTakeFirst();
    if (links.numDeletedRows === 0n) throw notFound();
    const left = await tx
      .selectFrom('identity.social_link')
      .select('provider')
      .where('member_id', '=', session.memberId)
      .execute();
    if (left.length === 0 && !member?.password_hash) throw socialLastWay();
    await noteActivity(tx, session, 'socialUnlinked', origin);
  });
}
