import { z } from 'zod';
import { billDecided } from '@/lib/agents/bills/errors';
import { operators } from '@/lib/backoffice/audience';
import { decideCommission } from '@/lib/backoffice/commissions/commands';
import { approveInput } from '@/lib/backoffice/commissions/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Approves a held share: it is paid when its time has come.',
  audience: operators('commissions.pay'),
  input: approveInput,
  output: z.object({}),
  refusals: [notFound(), billDecided()],
  async run({ ctx, input }) {
    await decideCommission(ctx, 'approve', input);
    return {};
  },
});
