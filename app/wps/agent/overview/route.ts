import { readOverview } from '@/lib/agents/team/reports';
import { overviewInput } from '@/lib/agents/team/schema';
import { overviewValue } from '@/lib/agents/team/wire';
import { agents } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'The figures of an agent’s team over some days, as sums and by settlement day.',
  audience: agents,
  input: overviewInput,
  output: overviewValue,
  run: ({ ctx: { db, session }, input }) => readOverview(db, session.memberId, input),
});
