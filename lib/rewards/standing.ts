import type { Tx } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { needTrueAccount } from '@/lib/identity/errors';
import { forbidden, notFound } from '@/lib/platform/errors';
import { requireNotExcluded } from '@/lib/protection/policy';

/**
 * Refuses an offer to a member who may receive none: redeeming, converting, checking in, spinning. It is the one place that asks for the
 * member's standing. Throws NEED_TRUE_ACCOUNT 403 for a trial player, FORBIDDEN 403 for a blocked member, MEMBER_EXCLUDED 403
 * for a member who is excluded, NOT_FOUND.
 */
export async function requireMayReceiveOffers(tx: Tx, memberId: bigint): Promise<{ currency: string }> {
  const member = await tx
    .selectFrom('identity.member')
    .select(['type', 'status', 'currency'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member) throw notFound();
  if (member.type === TRIAL_TYPE) throw needTrueAccount();
  if (member.status !== 'active') throw forbidden();
  await requireNotExcluded(tx, memberId);
  return { currency: member.currency };
}
