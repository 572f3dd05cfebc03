import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { lotteryMenu } from '@/lib/studio-host/lottery/loaders';
import { lotteryViewer } from '@/lib/studio-host/lottery/sessions';
import { gamesInput } from '@/lib/studio/lottery/schema';
import { gamesOutput } from '@/lib/studio/lottery/wire';

export const GET = defineRoute({
  summary: 'Lists lottery games with their prize modes, next closing time and last result.',
  audience: visitors,
  input: gamesInput,
  output: gamesOutput,
  async run({ ctx: { session }, input, language }) {
    const viewer = await lotteryViewer(session?.memberId, language);
    return lotteryMenu(viewer, { area: input.area, prizeMode: input.prizeMode });
  },
});
