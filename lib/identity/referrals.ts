import { sql, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';

/**
 * Records that a member has registered with another member's code. It is a relation of its own: nobody becomes a downline by it
 * (docs/decisions/0121). What it earns is decided in lib/rewards/referral.
 */
export async function insertReferral(tx: Tx, memberId: bigint, referrerId: bigint): Promise<void> {
  await tx
    .insertInto('identity.referral')
    .values({ member_id: memberId, referrer_id: referrerId, created_at: now() })
    .execute();
  // The members above, in the order of their ids, so that two registrations at once wait for each other.
  await sql`
    WITH RECURSIVE up AS (
      SELECT ${referrerId}::bigint AS member_id, 1 AS level
      UNION ALL
      SELECT r.referrer_id, up.level + 1 FROM up JOIN identity.referral r ON r.member_id = up.member_id WHERE up.level < 3)
    INSERT INTO identity.referral_count AS c (member_id, level, friends)
    SELECT up.member_id, up.level, 1 FROM up ORDER BY up.member_id, up.level
    ON CONFLICT (member_id, level) DO UPDATE SET friends = c.friends + 1`.execute(tx);
}
