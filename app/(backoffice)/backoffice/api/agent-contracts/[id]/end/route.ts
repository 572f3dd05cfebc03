import { z } from 'zod';
import { contractEnded } from '@/lib/agents/contracts/errors';
import { end } from '@/lib/backoffice/agent-contracts/commands';
import { endInput } from '@/lib/backoffice/agent-contracts/schema';
import { operators } from '@/lib/backoffice/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Ends a contract within five minutes, together with the contracts below that depend on it.',
  audience: operators('agents.contracts'),
  input: endInput,
  output: z.object({}),
  refusals: [notFound(), contractEnded()],
  async run({ ctx, input }) {
    await end(ctx, input);
    return {};
  },
});
