import { z } from 'zod';
import { requireInTeam } from '@/lib/agents/team/policy';
import { contractHistory } from '@/lib/agents/contracts/queries';
import { historyInput } from '@/lib/agents/contracts/schema';
import { contractValue, toWireContract } from '@/lib/agents/contracts/wire';
import { agents } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'The versions of a contract of the agent or of somebody in the agent’s line, with offers that came to nothing; the newest first.',
  audience: agents,
  input: historyInput,
  output: z.object({ list: z.array(contractValue) }),
  refusals: [notFound()],
  async run({ ctx: { db, session }, input }) {
    const memberId = BigInt(input.memberId);
    await requireInTeam(db, session.memberId, memberId);
    const list = await contractHistory(db, session.memberId, memberId, input.type);
    return { list: list.map(toWireContract(session.memberId)) };
  },
});
