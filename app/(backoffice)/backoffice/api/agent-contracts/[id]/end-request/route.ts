import { z } from 'zod';
import { noEndRequest } from '@/lib/agents/contracts/errors';
import { answerEndRequest } from '@/lib/backoffice/agent-contracts/commands';
import { endRequestInput } from '@/lib/backoffice/agent-contracts/schema';
import { operators } from '@/lib/backoffice/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Accepts or refuses an agent’s request to end the platform’s contract at once.',
  audience: operators('agents.contracts'),
  input: endRequestInput,
  output: z.object({}),
  refusals: [notFound(), noEndRequest()],
  async run({ ctx, input }) {
    await answerEndRequest(ctx, input);
    return {};
  },
});
