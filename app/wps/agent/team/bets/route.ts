import { readTeamBets } from '@/lib/agents/team/bets/loaders';
import { teamBetsInput } from '@/lib/agents/team/bets/schema';
import { teamBetsValue } from '@/lib/agents/team/bets/wire';
import { agents } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'The bets of the agent’s team, or of a member of it and everybody below (memberId or account), by the line at each bet, newest first, with their sums. `scope` is counted from that member. `cursor` is `next` of the page before. Voided bets are those that an operator voided.',
  audience: agents,
  input: teamBetsInput,
  output: teamBetsValue,
  refusals: [notFound()],
  run: ({ ctx: { db, session }, input, language }) => readTeamBets(db, session.memberId, input, language),
});
