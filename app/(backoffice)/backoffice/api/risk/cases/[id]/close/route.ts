import { operators } from '@/lib/backoffice/audience';
import { closeCase } from '@/lib/backoffice/risk/commands';
import { caseOutput, closeCaseInput } from '@/lib/backoffice/risk/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { caseClosed } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Closes a risk case with its outcome and a note.',
  audience: operators('risk.decide'),
  input: closeCaseInput,
  output: caseOutput,
  refusals: [notFound(), caseClosed()],
  async run({ ctx, input }) {
    await closeCase(ctx, input);
    return { id: String(input.id) };
  },
});
