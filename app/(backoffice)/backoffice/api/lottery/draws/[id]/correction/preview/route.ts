import { operators } from '@/lib/backoffice/audience';
import { correctionPreview } from '@/lib/backoffice/lottery/results';
import { resultInput, sumsOutput } from '@/lib/backoffice/lottery/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { resultErrors } from '@/lib/studio-host/lottery/desk';

export const POST = defineRoute({
  summary:
    'Returns what another result of a settled draw of the lottery would change: bets, members and sums by currency.',
  audience: operators('lottery.results'),
  input: resultInput,
  output: sumsOutput,
  refusals: [
    resultErrors.resultInvalid('RESULT_COUNT'),
    resultErrors.lotteryDrawNotFound(),
    resultErrors.drawStateWrong('open'),
  ],
  run: ({ ctx, input }) => correctionPreview(ctx, input),
});
