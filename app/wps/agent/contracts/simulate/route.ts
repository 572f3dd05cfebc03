import { requireInTeam } from '@/lib/agents/team/policy';
import { simulateInput, toTerms } from '@/lib/agents/contracts/schema';
import { simulate } from '@/lib/agents/contracts/simulator';
import { simulations } from '@/lib/agents/contracts/throttle';
import { simulationValue, toWireSimulation } from '@/lib/agents/contracts/wire';
import { agents } from '@/lib/identity/audience';
import { notFound, tooManyRequests, tooSlow } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'What terms would have paid a member of the agent’s line, or the agent, over the last periods with the present team and rules (members who were moved: since then), and what the running period lacks for the next tier. Nothing is stored.',
  audience: agents,
  input: simulateInput,
  output: simulationValue,
  refusals: [notFound(), tooSlow(), tooManyRequests(60)],
  async run({ ctx: { db, session }, input }) {
    await simulations.take(String(session.memberId));
    const asked = { agentId: BigInt(input.memberId), readerId: session.memberId };
    await requireInTeam(db, asked.readerId, asked.agentId);
    return toWireSimulation(await simulate(db, asked, toTerms(input)));
  },
});
