import { operators } from '@/lib/backoffice/audience';
import { saveWorkingCopy } from '@/lib/backoffice/content/commands';
import { workingCopyInput, workingCopyOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stores what the operator has typed and not saved; the preview shows it.',
  audience: operators('content.write'),
  input: workingCopyInput,
  output: workingCopyOutput,
  maxBytes: 2_000_000,
  run: ({ ctx, input }) => saveWorkingCopy(ctx, input),
});
