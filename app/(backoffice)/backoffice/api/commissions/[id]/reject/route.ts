import { z } from 'zod';
import { billDecided } from '@/lib/agents/bills/errors';
import { operators } from '@/lib/backoffice/audience';
import { refuseCommission } from '@/lib/backoffice/commissions/commands';
import { decisionInput } from '@/lib/backoffice/commissions/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Rejects the share of a bill; it stays with the platform. The note is for operators.',
  audience: operators('commissions.pay'),
  input: decisionInput,
  output: z.object({}),
  refusals: [notFound(), billDecided()],
  async run({ ctx, input }) {
    await refuseCommission(ctx, 'reject', input);
    return {};
  },
});
