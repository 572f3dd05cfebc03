import { operators } from '@/lib/backoffice/audience';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { printCodes } from '@/lib/backoffice/cash-codes/commands';
import { printInput } from '@/lib/backoffice/cash-codes/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Prints a batch of cash codes; above the threshold another operator must approve it.',
  audience: operators('cashier.adjust'),
  input: printInput,
  output: submittedOutput,
  refusals: [notFound()],
  async run({ ctx, input }) {
    const submitted = await printCodes(ctx, input);
    return submitted.status === 'requested'
      ? submitted
      : { status: submitted.status, id: String(submitted.outcome) };
  },
});
