import { operators } from '@/lib/backoffice/audience';
import { discardWorkingCopy } from '@/lib/backoffice/content/commands';
import { discardInput, doneOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes what the operator has typed and not saved.',
  audience: operators('content.write'),
  input: discardInput,
  output: doneOutput,
  async run({ ctx, input }) {
    await discardWorkingCopy(ctx, input);
    return { done: true };
  },
});
