import { operators } from '@/lib/backoffice/audience';
import { voidLotteryDraw } from '@/lib/backoffice/lottery/results';
import { decisionIdOutput, voidInput } from '@/lib/backoffice/lottery/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { resultErrors } from '@/lib/studio-host/lottery/desk';

export const POST = defineRoute({
  summary:
    'Asks for a draw of the lottery to be voided; another operator must confirm it, then every stake is returned.',
  audience: operators('lottery.void'),
  input: voidInput,
  output: decisionIdOutput,
  refusals: [
    resultErrors.lotteryDrawNotFound(),
    resultErrors.drawStateWrong('voided'),
    resultErrors.decisionWaiting(),
  ],
  run: ({ ctx, input }) => voidLotteryDraw(ctx, input),
});
