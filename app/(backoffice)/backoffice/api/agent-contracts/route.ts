import { z } from 'zod';
import { aboveUpline, contractNotPossible, higherRate } from '@/lib/agents/contracts/errors';
import { offer } from '@/lib/backoffice/agent-contracts/commands';
import { offerInput } from '@/lib/backoffice/agent-contracts/schema';
import { operators } from '@/lib/backoffice/audience';
import { ZERO } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Offers the platform’s contract to an agent without an upline. Contracts below that are higher need `confirm`. The same requestId gives the same offer.',
  audience: operators('agents.contracts'),
  input: offerInput,
  output: z.object({ id: z.string() }),
  refusals: [
    notFound(),
    contractNotPossible(),
    aboveUpline({ rate: 30_000, amount: ZERO }, {}),
    higherRate([]),
  ],
  run: async ({ ctx, input }) => ({ id: String((await offer(ctx, input)).id) }),
});
