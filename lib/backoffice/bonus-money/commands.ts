import type { z } from 'zod';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { endBonus } from '@/lib/rewards/bonus-money/commands';
import { bonusEnded } from '@/lib/rewards/bonus-money/errors';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import type * as schema from './schema';

/**
 * Cancels an active bonus; the member reads the reason. The route checks the permission `rewards.manage`. Throws NOT_FOUND 404,
 * BONUS_ENDED 409.
 */
export async function cancelBonus(
  actor: Actor,
  { id, reason }: z.output<typeof schema.cancelBonusInput>,
): Promise<void> {
  const memberId = await auditedTransaction(actor, async (tx) => {
    const bonus = await tx
      .selectFrom('gateway.bonus_grant')
      .select(['member_id', 'currency'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!bonus) throw notFound();
    const left = await endBonus(tx, id, reason, 'cancelled');
    if (left === null) throw bonusEnded();
    return {
      outcome: bonus.member_id,
      action: 'bonus.cancel',
      subject: `bonus:${id}`,
      detail: {
        reason,
        member: String(bonus.member_id),
        amount: formatDecimal(left),
        currency: bonus.currency,
      },
    };
  });
  notifyBalanceChange([memberId]);
}
