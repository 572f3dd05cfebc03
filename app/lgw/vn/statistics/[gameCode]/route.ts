import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { lotteryStatistics } from '@/lib/studio-host/lottery/loaders';
import { lotteryGameNotFound } from '@/lib/studio/lottery/errors';
import { statisticsInput } from '@/lib/studio/lottery/schema';
import { statisticsOutput } from '@/lib/studio/lottery/wire';

export const GET = defineRoute({
  summary: 'Counts the last results of a Vietnamese game: how often, how long ago, and the trend.',
  audience: visitors,
  input: statisticsInput,
  output: statisticsOutput,
  refusals: [lotteryGameNotFound()],
  async run({ input, headers }) {
    headers.set('cache-control', 'public, max-age=1');
    return lotteryStatistics(input.gameCode, { ...input, area: 'VN' });
  },
});
