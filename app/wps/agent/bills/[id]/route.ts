import { explainBill } from '@/lib/agents/bills/loaders';
import { requireOwnBill } from '@/lib/agents/bills/policy';
import { billInput } from '@/lib/agents/bills/schema';
import { explainedBillValue } from '@/lib/agents/bills/wire';
import { agents } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'A bill explained: the formula with its numbers, tier by tier, the days behind them, corrections, and to whom it was passed on. For its agent and the upline.',
  audience: agents,
  input: billInput,
  output: explainedBillValue,
  async run({ ctx: { db, session }, input }) {
    const { bill, reader } = await requireOwnBill(db, session.memberId, input.id);
    return explainBill(db, bill, reader);
  },
});
