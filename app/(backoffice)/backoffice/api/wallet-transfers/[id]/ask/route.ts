import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { idInput } from '@/lib/backoffice/schema';
import { askAboutTransfer } from '@/lib/backoffice/wallet-transfers/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Asks the vendor at once about a transfer whose outcome is not known.',
  audience: operators('cashier.decide'),
  input: idInput,
  output: z.object({ status: z.enum(['started', 'held', 'done', 'refused']) }),
  refusals: [notFound()],
  run: ({ ctx, input }) => askAboutTransfer(ctx, input.id),
});
