import type { Tx } from '@/lib/db/client';
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
}
