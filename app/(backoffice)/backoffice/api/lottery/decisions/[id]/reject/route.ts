import { operators } from '@/lib/backoffice/audience';
import { rejectDecision } from '@/lib/backoffice/lottery/results';
import { decisionIdOutput } from '@/lib/backoffice/lottery/schema';
import { idInput } from '@/lib/backoffice/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { resultErrors } from '@/lib/studio-host/lottery/desk';

export const POST = defineRoute({
  summary: 'Rejects a result, a correction or a void of the lottery that was entered.',
  audience: operators('lottery.confirm'),
  input: idInput,
  output: decisionIdOutput,
  refusals: [resultErrors.decisionNotFound(), resultErrors.decisionMade()],
  run: ({ ctx, input }) => rejectDecision(ctx, input.id),
});
