import { z } from 'zod';
import { openRequests } from '@/lib/agents/contracts/queries';
import { contractValue, toWireContract } from '@/lib/agents/contracts/wire';
import { agents } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'The open offers of contracts, and the open requests to end one at once, in which the agent is one of the two sides; the newest first.',
  audience: agents,
  input: z.object({}),
  output: z.object({ list: z.array(contractValue) }),
  run: async ({ ctx: { db, session } }) => ({
    list: (await openRequests(db, session.memberId)).map(toWireContract(session.memberId)),
  }),
});
