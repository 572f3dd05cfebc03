import { decideBill } from '@/lib/agents/bills/commands';
import { requireBill } from '@/lib/agents/bills/policy';
import { formatDecimal } from '@/lib/money/amount';
import { submit } from '../approvals/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { approveCommissionAction, payCommissionAction } from './decisions';

// The routes check the permission `commissions.pay`.

interface Given {
  id: bigint;
  note: string;
}

/** Holds or rejects the share of a bill, with an audit entry. Throws as decideBill. */
export async function refuseCommission(
  actor: Actor,
  decision: 'hold' | 'reject',
  { id, note }: Given,
): Promise<void> {
  await auditedTransaction(actor, async (tx) => {
    const bill = await decideBill(tx, { id, decision, operatorId: actor.operator.id, note });
    return {
      outcome: undefined,
      action: `commission.${decision}`,
      subject: `commission:${id}`,
      detail: {
        account: bill.agent.account,
        amount: formatDecimal(bill.ownShare),
        currency: bill.currency,
        reason: note,
      },
    };
  });
}

/**
 * Approves a held share, or pays a share at once. Above the threshold another operator must approve it. Throws NOT_FOUND 404, BILL_DECIDED 409,
 * APPROVAL_PENDING 409.
 */
export async function releaseCommission(
  actor: Actor,
  decision: 'approve' | 'pay',
  { id, note }: Given,
): Promise<{ status: 'performed' } | { status: 'requested'; id: string }> {
  const bill = await requireBill(actor.db, id);
  const action = decision === 'pay' ? payCommissionAction : approveCommissionAction;
  const result = await submit(
    actor,
    action,
    { bill: String(id), amount: formatDecimal(bill.ownShare), note },
    note,
  );
  return result.status === 'requested' ? result : { status: 'performed' };
}
