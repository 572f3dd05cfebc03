import { z } from 'zod';
import { higherRate, offerDecided, offerExpired } from '@/lib/agents/contracts/errors';
import { decide } from '@/lib/backoffice/agent-contracts/commands';
import { decideInput } from '@/lib/backoffice/agent-contracts/schema';
import { operators } from '@/lib/backoffice/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Accepts or rejects what an agent without an upline has asked of the platform. Contracts below that are higher need `confirm`.',
  audience: operators('agents.contracts'),
  input: decideInput,
  output: z.object({}),
  refusals: [notFound(), offerDecided(), offerExpired(), higherRate([])],
  async run({ ctx, input }) {
    await decide(ctx, input);
    return {};
  },
});
