import { explainMembers } from '@/lib/agents/bills/loaders';
import { requireBill } from '@/lib/agents/bills/policy';
import { billMembersValue } from '@/lib/agents/bills/wire';
import { operators } from '@/lib/backoffice/audience';
import { billMembersInput } from '@/lib/backoffice/commissions/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'The members behind the figures of a bill, the largest valid bets first; `day`: of one settlement day.',
  audience: operators('commissions.read'),
  input: billMembersInput,
  output: billMembersValue,
  run: async ({ ctx: { db }, input }) => explainMembers(db, await requireBill(db, input.id), input),
});
