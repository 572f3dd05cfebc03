import { operators } from '@/lib/backoffice/audience';
import { addToCase } from '@/lib/backoffice/risk/commands';
import { caseOutput, addToCaseInput } from '@/lib/backoffice/risk/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { caseClosed } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Links further flags or a member to an open risk case.',
  audience: operators('risk.decide'),
  input: addToCaseInput,
  output: caseOutput,
  refusals: [notFound(), caseClosed()],
  async run({ ctx, input }) {
    await addToCase(ctx, input);
    return { id: String(input.id) };
  },
});
