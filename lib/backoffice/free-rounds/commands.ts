import type { z } from 'zod';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { endFreeRounds } from '@/lib/rewards/free-rounds/commands';
import { freeRoundsEnded } from '@/lib/rewards/free-rounds/errors';
import { findFreeRounds } from '@/lib/rewards/free-rounds/queries';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import type * as schema from './schema';

/**
 * Cancels the rounds of an active grant that were not played; what was won is paid, and the member reads the reason. The route checks the
 * permission `rewards.manage`. Throws NOT_FOUND 404, FREE_ROUNDS_ENDED 409.
 */
export async function cancelFreeRounds(
  actor: Actor,
  { id, reason }: z.output<typeof schema.cancelFreeRoundsInput>,
): Promise<void> {
  const memberId = await auditedTransaction(actor, async (tx) => {
    if (!(await findFreeRounds(tx, id, 'en'))) throw notFound();
    if (!(await endFreeRounds(tx, id, reason))) throw freeRoundsEnded();
    const grant = (await findFreeRounds(tx, id, 'en'))!;
    return {
      outcome: grant.memberId,
      action: 'freeRounds.cancel',
      subject: `reward:${grant.rewardId ?? id}`,
      detail: {
        reason,
        member: String(grant.memberId),
        left: grant.rounds - grant.used,
        amount: formatDecimal(grant.paid),
        currency: grant.currency,
      },
    };
  });
  notifyBalanceChange([memberId]);
}
