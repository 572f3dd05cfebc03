import { runningContract } from '@/lib/agents/contracts/running';
import { progressInput } from '@/lib/agents/contracts/schema';
import { progressValue, toWireProgress } from '@/lib/agents/contracts/wire';
import { agents } from '@/lib/identity/audience';
import { notFound, tooSlow } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Where a contract in force stands in the running period, for its two sides: the figures of the team, what it would earn now, and what each tier lacks.',
  audience: agents,
  input: progressInput,
  output: progressValue,
  refusals: [notFound(), tooSlow()],
  run: async ({ ctx: { db, session }, input }) =>
    toWireProgress(await runningContract(db, session.memberId, BigInt(input.contractId))),
});
