import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { lotteryCurrent } from '@/lib/studio-host/lottery/loaders';
import { lotteryGameNotFound } from '@/lib/studio/lottery/errors';
import { currentInput } from '@/lib/studio/lottery/schema';
import { currentOutput } from '@/lib/studio/lottery/wire';

export const GET = defineRoute({
  summary: 'Reads the draw that takes bets now, the one before it, and later ones.',
  audience: visitors,
  input: currentInput,
  output: currentOutput,
  refusals: [lotteryGameNotFound()],
  async run({ input }) {
    return lotteryCurrent(input.gameCode, { area: input.area, coming: input.coming });
  },
});
