import { listWinners } from '@/lib/gateway/queries';
import { boardInput } from '@/lib/gateway/schema';
import { boardOutput, toWireBoard } from '@/lib/gateway/wire';
import { backgroundVisitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the largest of the latest wins, with masked names (winner board).',
  audience: backgroundVisitors,
  input: boardInput,
  output: boardOutput,
  async run({ ctx, input, language }) {
    const gameType = input.gameCategory === 'ALL' ? undefined : input.gameCategory;
    return toWireBoard(await listWinners(ctx.db, { limit: input.limitNum, locale: language, gameType }));
  },
});
