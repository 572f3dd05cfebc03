import { operators } from '@/lib/backoffice/audience';
import { correctDrawResult } from '@/lib/backoffice/lottery/results';
import { correctionInput, decisionIdOutput } from '@/lib/backoffice/lottery/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { resultErrors } from '@/lib/studio-host/lottery/desk';

export const POST = defineRoute({
  summary:
    'Enters another result for a settled draw of the lottery; another operator must confirm it, then differences are posted.',
  audience: operators('lottery.results'),
  input: correctionInput,
  output: decisionIdOutput,
  refusals: [
    resultErrors.resultInvalid('RESULT_COUNT'),
    resultErrors.lotteryDrawNotFound(),
    resultErrors.drawIsOwn(),
    resultErrors.drawStateWrong('open'),
    resultErrors.resultUnchanged(),
    resultErrors.decisionWaiting(),
  ],
  run: ({ ctx, input }) => correctDrawResult(ctx, input),
});
