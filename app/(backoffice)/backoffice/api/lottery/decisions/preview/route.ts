import { operators } from '@/lib/backoffice/audience';
import { decisionsPreview } from '@/lib/backoffice/lottery/results';
import { decisionsInput, previewsOutput } from '@/lib/backoffice/lottery/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Returns what entries of the lottery that wait for a confirmation would do: bets, members and sums by currency. Leaves out entries that do not wait any more.',
  audience: operators('lottery.confirm'),
  input: decisionsInput,
  output: previewsOutput,
  run: ({ ctx, input }) => decisionsPreview(ctx, input.ids),
});
