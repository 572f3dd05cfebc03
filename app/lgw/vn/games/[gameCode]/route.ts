import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { lotteryGame } from '@/lib/studio-host/lottery/loaders';
import { lotteryViewer } from '@/lib/studio-host/lottery/sessions';
import { lotteryGameNotFound } from '@/lib/studio/lottery/errors';
import { gameInput } from '@/lib/studio/lottery/schema';
import { gameOutput } from '@/lib/studio/lottery/wire';

export const GET = defineRoute({
  summary: 'Reads a Vietnamese lottery game: its play types with rules, odds and prizes.',
  audience: visitors,
  input: gameInput,
  output: gameOutput,
  refusals: [lotteryGameNotFound()],
  async run({ ctx: { session }, input, language }) {
    const viewer = await lotteryViewer(session?.memberId, language);
    return lotteryGame(viewer, input.gameCode, 'VN');
  },
});
