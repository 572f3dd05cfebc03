import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { listProfit } from '@/lib/reporting/profit/queries';
import { profitInput } from '@/lib/reporting/profit/schema';
import { profitOutput, toWireProfit } from '@/lib/reporting/profit/wire';

export const GET = defineRoute({
  summary: "Sums the member's settled rounds by day, category or vendor, with the sums of the period.",
  audience: signedIn,
  input: profitInput,
  output: profitOutput,
  async run({ ctx: { db, session }, input }) {
    const { memberId, currency } = session;
    return toWireProfit(await listProfit(db, { ...input, memberId, currency }));
  },
});
