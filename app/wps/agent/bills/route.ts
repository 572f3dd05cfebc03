import { readBills } from '@/lib/agents/bills/loaders';
import { billsInput } from '@/lib/agents/bills/schema';
import { billsValue } from '@/lib/agents/bills/wire';
import { agents } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'The bills of an agent’s contracts whose periods ended in some days, newest first, with their sums; `side=downline`: those of the direct downlines, which are paid out of the agent’s own.',
  audience: agents,
  input: billsInput,
  output: billsValue,
  run: ({ ctx: { db, session }, input }) => readBills(db, session.memberId, input),
});
