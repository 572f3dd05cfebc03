import { z } from 'zod';
import { offerDecided } from '@/lib/agents/contracts/errors';
import { withdraw } from '@/lib/backoffice/agent-contracts/commands';
import { withdrawInput } from '@/lib/backoffice/agent-contracts/schema';
import { operators } from '@/lib/backoffice/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Withdraws an open offer of the platform.',
  audience: operators('agents.contracts'),
  input: withdrawInput,
  output: z.object({}),
  refusals: [notFound(), offerDecided()],
  async run({ ctx, input }) {
    await withdraw(ctx, input.id);
    return {};
  },
});
