import { z } from 'zod';
import { decideBill } from '@/lib/agents/bills/commands';
import { billDecided } from '@/lib/agents/bills/errors';
import { findBill } from '@/lib/agents/bills/queries';
import { mayDecide } from '@/lib/agents/bills/rules';
import type { Bill } from '@/lib/agents/bills/types';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, parseAmount, ZERO } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { COMMISSION_THRESHOLD } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';
import { MAX_REASON_LENGTH } from '../schema';

const payload = z.object({
  bill: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  /** The own share, as a decimal string. It never changes. */
  amount: z
    .string('AMOUNT_FORMAT')
    .max(24, 'AMOUNT_FORMAT')
    .refine((text) => (parseAmount(text) ?? 0n) > 0n, 'AMOUNT_POSITIVE'),
  note: z.string('REQUIRED').min(1, 'REQUIRED').max(MAX_REASON_LENGTH, 'TEXT_TOO_LONG'),
});
type Payload = z.output<typeof payload>;

/** A decision that lets money go: it needs two operators above a threshold. Its outcome is the agent. */
const decisionAction = (decision: 'approve' | 'pay'): ApprovalAction<Payload, Bill, bigint> => ({
  name: `commission.${decision}`,
  permission: 'commissions.pay',
  payload,
  rule: {
    kind: 'above',
    threshold: COMMISSION_THRESHOLD,
    amount: ({ amount }) => parseAmount(amount) ?? ZERO,
    // A share is paid once: approved and paid by hand it counts once, and shares of both ways count together.
    counted: 'subject',
    countedWith: ['commission.approve', 'commission.pay'],
  },
  subject: ({ bill }) => `commission:${bill}`,
  async load(db, given) {
    const bill = await findBill(db, BigInt(given.bill));
    if (!bill) throw notFound();
    if (!mayDecide(decision, bill.payment) || bill.ownShare !== parseAmount(given.amount))
      throw billDecided();
    return bill;
  },
  describe(_, { agent, ownShare, currency }) {
    const facts = { account: agent.account, amount: { amount: formatDecimal(ownShare), currency } };
    const name = decision === 'pay' ? 'paid' : 'approved';
    return { before: { ...facts, [name]: false }, after: { ...facts, [name]: true } };
  },
  async perform(tx, actor, { bill, note }) {
    const { agent } = await decideBill(tx, {
      id: BigInt(bill),
      decision,
      operatorId: actor.operator.id,
      note,
    });
    return agent.id;
  },
  ...(decision === 'pay' && { committed: (_: Payload, agentId: bigint) => notifyBalanceChange([agentId]) }),
});

export const approveCommissionAction = decisionAction('approve');
export const payCommissionAction = decisionAction('pay');
