import { readTeamBet } from '@/lib/agents/team/bets/loaders';
import { teamBetInput } from '@/lib/agents/team/bets/schema';
import { teamBetValue } from '@/lib/agents/team/bets/wire';
import { agents } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'A bet that was played in the agent’s team: its parts and what the game recorded, without seeds.',
  audience: agents,
  input: teamBetInput,
  output: teamBetValue,
  refusals: [notFound()],
  run: ({ ctx: { db, session }, input, language }) =>
    readTeamBet(db, session.memberId, input.roundId, language),
});
