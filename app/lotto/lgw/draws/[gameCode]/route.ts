import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { lotteryDraws } from '@/lib/studio-host/lottery/loaders';
import { lotteryGameNotFound } from '@/lib/studio/lottery/errors';
import { drawsInput } from '@/lib/studio/lottery/schema';
import { drawsOutput } from '@/lib/studio/lottery/wire';

export const GET = defineRoute({
  summary: 'Lists draws with their results, newest first.',
  audience: visitors,
  input: drawsInput,
  output: drawsOutput,
  refusals: [lotteryGameNotFound()],
  async run({ input, headers }) {
    headers.set('cache-control', 'public, max-age=1');
    return lotteryDraws(input.gameCode, input);
  },
});
