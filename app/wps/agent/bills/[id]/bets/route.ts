import { explainBets } from '@/lib/agents/bills/loaders';
import { requireOwnBill } from '@/lib/agents/bills/policy';
import { billBetsInput } from '@/lib/agents/bills/schema';
import { billBetsValue } from '@/lib/agents/bills/wire';
import { agents } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'The settled bets of a member behind a bill, newest first, by cursor.',
  audience: agents,
  input: billBetsInput,
  output: billBetsValue,
  async run({ ctx: { db, session }, input, language }) {
    const { bill } = await requireOwnBill(db, session.memberId, input.id);
    return explainBets(db, bill, input, language);
  },
});
