import { readTeam } from '@/lib/agents/team/reports';
import { teamInput } from '@/lib/agents/team/schema';
import { teamValue } from '@/lib/agents/team/wire';
import { agents } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'The members directly below the agent, or below a member of the team (memberId); with `search` everybody of the team whose account begins with it. Figures include the teams of the members.',
  audience: agents,
  input: teamInput,
  output: teamValue,
  refusals: [notFound()],
  run: ({ ctx: { db, session }, input }) => readTeam(db, session.memberId, input),
});
