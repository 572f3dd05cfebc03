import { rankList } from '@/lib/gateway/queries';
import { boardInput } from '@/lib/gateway/schema';
import { boardOutput, toWireBoard } from '@/lib/gateway/wire';
import { visitorsIdly } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'The winner board: the largest of the latest wins, names masked.',
  audience: visitorsIdly,
  input: boardInput,
  output: boardOutput,
  async run({ ctx, input, language }) {
    const gameType = input.gameCategory === 'ALL' ? undefined : input.gameCategory;
    return toWireBoard(await rankList(ctx.db, { limit: input.limitNum, locale: language, gameType }));
  },
});
