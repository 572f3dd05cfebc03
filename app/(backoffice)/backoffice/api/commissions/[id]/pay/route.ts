import { z } from 'zod';
import { billDecided } from '@/lib/agents/bills/errors';
import { operators } from '@/lib/backoffice/audience';
import { decideCommission } from '@/lib/backoffice/commissions/commands';
import { approveInput } from '@/lib/backoffice/commissions/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Pays the share of a bill at once, once.',
  audience: operators('commissions.pay'),
  input: approveInput,
  output: z.object({}),
  refusals: [notFound(), billDecided()],
  async run({ ctx, input }) {
    await decideCommission(ctx, 'pay', input);
    return {};
  },
});
