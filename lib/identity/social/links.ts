import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { recordActivity } from '../activity/commands';
import { assertOwner } from '../passwords/commands';
import { memberById } from '../queries';
import type { Origin, SiteSession } from '../types';
import type { SocialProvider } from './constants';
import { socialLastWay, socialTaken } from './errors';
import { subjectHash } from './queries';
import type { SocialIdentity } from './types';

const UNIQUE_VIOLATION = '23505';

/** Stores the link of a social account to a member. Throws SOCIAL_TAKEN 409 if either is already linked at this provider. */
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

/** Links a social account to the logged-in member, and notifies the member. */
export async function addLink(
  db: Db,
  session: SiteSession,
  identity: SocialIdentity,
  origin: Origin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await insertLink(tx, session.memberId, identity);
    await recordActivity(tx, session, 'socialLinked', origin);
  });
}

/**
 * Deletes a link; needs the login password. Throws as assertOwner, NOT_FOUND 404 if there is no link, SOCIAL_LAST_WAY 409 if
 * a member without a password would have no link left.
 */
export async function deleteLink(
  db: Db,
  session: SiteSession,
  given: { provider: SocialProvider; password: string },
  origin: Origin,
): Promise<void> {
  await assertOwner(db, session, given.password);
  await inTransaction(db, async (tx) => {
    // The lock of the member's row prevents that two parallel calls delete the last two links.
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
    await recordActivity(tx, session, 'socialUnlinked', origin);
  });
}
