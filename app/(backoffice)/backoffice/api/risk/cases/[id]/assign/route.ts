import { operators } from '@/lib/backoffice/audience';
import { assignCase } from '@/lib/backoffice/risk/commands';
import { caseOutput, assignInput } from '@/lib/backoffice/risk/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { caseClosed } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Assigns an open risk case to an operator, or to nobody.',
  audience: operators('risk.decide'),
  input: assignInput,
  output: caseOutput,
  refusals: [notFound(), caseClosed()],
  async run({ ctx, input }) {
    await assignCase(ctx, input);
    return { id: String(input.id) };
  },
});
