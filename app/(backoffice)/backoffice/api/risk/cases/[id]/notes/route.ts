import { operators } from '@/lib/backoffice/audience';
import { addNote } from '@/lib/backoffice/risk/commands';
import { caseOutput, noteInput } from '@/lib/backoffice/risk/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { caseClosed } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Adds a note to an open risk case.',
  audience: operators('risk.decide'),
  input: noteInput,
  output: caseOutput,
  refusals: [notFound(), caseClosed()],
  async run({ ctx, input }) {
    await addNote(ctx, input);
    return { id: String(input.id) };
  },
});
