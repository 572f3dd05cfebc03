import { operators } from '@/lib/backoffice/audience';
import { openCase } from '@/lib/backoffice/risk/commands';
import { caseOutput, openCaseInput } from '@/lib/backoffice/risk/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Opens a risk case with flags, their members and a further member.',
  audience: operators('risk.decide'),
  input: openCaseInput,
  output: caseOutput,
  run: ({ ctx, input }) => openCase(ctx, input),
});
