import { operators } from '@/lib/backoffice/audience';
import { confirmDecision } from '@/lib/backoffice/lottery/results';
import { decisionIdOutput } from '@/lib/backoffice/lottery/schema';
import { idInput } from '@/lib/backoffice/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { resultErrors } from '@/lib/studio-host/lottery/desk';

export const POST = defineRoute({
  summary: 'Confirms a result, a correction or a void of the lottery that another operator has entered.',
  audience: operators('lottery.confirm'),
  input: idInput,
  output: decisionIdOutput,
  refusals: [
    resultErrors.decisionNotFound(),
    resultErrors.decisionMade(),
    resultErrors.decisionOwn(),
    resultErrors.earlierDrawOpen('20261126'),
  ],
  run: ({ ctx, input }) => confirmDecision(ctx, input.id),
});
