import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { releaseRequest } from '@/lib/backoffice/decisions/commands';
import { decisionInput } from '@/lib/backoffice/schema';
import { alreadyDecided, claimedByOther } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Ends the claim of a deposit.',
  audience: operators('cashier.decide'),
  input: decisionInput,
  output: z.object({}),
  refusals: [notFound(), alreadyDecided(), claimedByOther()],
  async run({ ctx, input }) {
    await releaseRequest(ctx, 'deposit', input);
    return {};
  },
});
