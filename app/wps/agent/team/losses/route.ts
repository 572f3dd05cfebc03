import { readLosses } from '@/lib/agents/team/reports';
import { lossesInput } from '@/lib/agents/team/schema';
import { lossesValue } from '@/lib/agents/team/wire';
import { agents } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Profit and loss of each team directly below the agent, or below a member of the team (memberId), the largest loss first.',
  audience: agents,
  input: lossesInput,
  output: lossesValue,
  refusals: [notFound()],
  run: ({ ctx: { db, session }, input }) => readLosses(db, session.memberId, input),
});
