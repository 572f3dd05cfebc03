import type { z } from 'zod';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { AppError } from '@/lib/platform/errors';
import { cancelReward } from '@/lib/rewards/centre/commands';
import { formatDecimal } from '@/lib/money/amount';
import { submit } from '../approvals/commands';
import { auditedTransaction } from '../audit/commands';
import { requireAccountId } from '../points/adjustment';
import type { Actor } from '../types';
import type { Submitted } from '../approvals/types';
import { findGiven, giveRewardAction, type GiveRewardPayload } from './give';
import type * as schema from './schema';

// The routes check the permission `rewards.manage`.

/** Cancels a reward that was not claimed yet. Throws NOT_FOUND 404, REWARD_ENDED 409. */
export async function cancelMemberReward(
  actor: Actor,
  { id, reason }: z.output<typeof schema.cancelRewardInput>,
): Promise<void> {
  const memberId = await auditedTransaction(actor, async (tx) => {
    const reward = await cancelReward(tx, { id, reason, operatorId: actor.operator.id });
    return {
      outcome: reward.memberId,
      action: 'reward.cancel',
      subject: `reward:${id}`,
      detail: {
        reason,
        member: String(reward.memberId),
        amount: formatDecimal(reward.payout.amount),
        currency: reward.payout.currency,
      },
    };
  });
  notifyBalanceChange([memberId]);
}

/**
 * Gives money to a member by hand, to be claimed. Above the threshold another operator must approve it. A repeated call with the same request
 * id changes nothing and has the same answer. Throws INVALID_INPUT, APPROVAL_PENDING 409, IDEMPOTENCY_CONFLICT 409 if the request id was used for
 * something else, and the errors of offerReward.
 */
export async function giveReward(
  actor: Actor,
  { account, ...given }: z.output<typeof schema.giveRewardInput>,
): Promise<{ status: 'performed' } | { status: 'requested'; id: string }> {
  const payload = { member: String(await requireAccountId(actor.db, account)), ...given };
  const result = (await findGiven(actor.db, payload)) ?? (await submitGift(actor, payload));
  return result.status === 'requested' ? result : { status: 'performed' };
}

async function submitGift(actor: Actor, payload: GiveRewardPayload): Promise<Submitted<bigint>> {
  try {
    return await submit(actor, giveRewardAction, payload, payload.reason);
  } catch (error) {
    const isRace =
      error instanceof AppError &&
      (error.code === 'REWARD_GIVEN_BEFORE' || error.code === 'APPROVAL_PENDING');
    const other = isRace ? await findGiven(actor.db, payload) : undefined;
    if (!other) throw error;
    return other;
  }
}
