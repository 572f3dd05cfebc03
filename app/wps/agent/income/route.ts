import { readIncome } from '@/lib/agents/bills/loaders';
import { incomeInput } from '@/lib/agents/bills/schema';
import { incomeValue } from '@/lib/agents/bills/wire';
import { agents } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'The income of an agent from contracts over some days: sums by kind, and own shares by settlement day.',
  audience: agents,
  input: incomeInput,
  output: incomeValue,
  run: ({ ctx: { db, session }, input }) => readIncome(db, session.memberId, input),
});
