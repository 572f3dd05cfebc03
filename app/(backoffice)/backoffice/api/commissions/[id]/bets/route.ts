import { explainBets } from '@/lib/agents/bills/loaders';
import { requireBill } from '@/lib/agents/bills/policy';
import { billBetsValue } from '@/lib/agents/bills/wire';
import { operators } from '@/lib/backoffice/audience';
import { billBetsInput } from '@/lib/backoffice/commissions/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'The settled bets of a member behind a bill, newest first, by cursor.',
  audience: operators('commissions.read'),
  input: billBetsInput,
  output: billBetsValue,
  run: async ({ ctx: { db }, input, language }) =>
    explainBets(db, await requireBill(db, input.id), input, language),
});
