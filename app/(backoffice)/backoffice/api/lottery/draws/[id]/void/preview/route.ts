import { operators } from '@/lib/backoffice/audience';
import { voidPreview } from '@/lib/backoffice/lottery/results';
import { sumsOutput } from '@/lib/backoffice/lottery/schema';
import { idInput } from '@/lib/backoffice/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { resultErrors } from '@/lib/studio-host/lottery/desk';

export const POST = defineRoute({
  summary:
    'Returns what a void of a draw of the lottery would return and take back: bets, members and sums by currency.',
  audience: operators('lottery.void'),
  input: idInput,
  output: sumsOutput,
  refusals: [resultErrors.lotteryDrawNotFound()],
  run: ({ ctx, input }) => voidPreview(ctx, input.id),
});
