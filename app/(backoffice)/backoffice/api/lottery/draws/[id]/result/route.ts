import { operators } from '@/lib/backoffice/audience';
import { enterDrawResult } from '@/lib/backoffice/lottery/results';
import { decisionIdOutput, resultInput } from '@/lib/backoffice/lottery/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { resultErrors } from '@/lib/studio-host/lottery/desk';

export const POST = defineRoute({
  summary: 'Enters the result of a draw of the lottery from outside; another operator must confirm it.',
  audience: operators('lottery.results'),
  input: resultInput,
  output: decisionIdOutput,
  refusals: [
    resultErrors.resultInvalid('RESULT_COUNT'),
    resultErrors.lotteryDrawNotFound(),
    resultErrors.drawIsOwn(),
    resultErrors.drawNotDue(),
    resultErrors.drawStateWrong('settled'),
    resultErrors.decisionWaiting(),
  ],
  run: ({ ctx, input }) => enterDrawResult(ctx, input),
});
