import { explainMembers } from '@/lib/agents/bills/loaders';
import { requireOwnBill } from '@/lib/agents/bills/policy';
import { billMembersInput } from '@/lib/agents/bills/schema';
import { billMembersValue } from '@/lib/agents/bills/wire';
import { agents } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'The members behind the figures of a bill, the largest valid bets first; `day`: of one settlement day.',
  audience: agents,
  input: billMembersInput,
  output: billMembersValue,
  async run({ ctx: { db, session }, input }) {
    const { bill } = await requireOwnBill(db, session.memberId, input.id);
    return explainMembers(db, bill, input);
  },
});
