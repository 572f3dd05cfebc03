import { decideBill } from '@/lib/agents/bills/commands';
import type { Decision } from '@/lib/agents/bills/rules';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `commissions.pay`.

/** Decides about the payment of a bill's share, with an audit entry. Throws as decideBill. */
export async function decideCommission(
  actor: Actor,
  decision: Decision,
  { id, note }: { id: bigint; note: string },
): Promise<void> {
  const agentId = await auditedTransaction(actor, async (tx) => {
    const bill = await decideBill(tx, { id, decision, operatorId: actor.operator.id, note: note || null });
    return {
      outcome: bill.agent.id,
      action: `commission.${decision}`,
      subject: `commission:${id}`,
      detail: {
        account: bill.agent.account,
        amount: formatDecimal(bill.ownShare),
        currency: bill.currency,
        ...(note && { reason: note }),
      },
    };
  });
  if (decision === 'pay') notifyBalanceChange([agentId]);
}
