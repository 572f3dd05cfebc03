import { z } from 'zod';
import { cacheBriefly } from '@/lib/catalogue/lobby';
import { hotGames } from '@/lib/catalogue/queries';
import { hotGamesInput, wireGame } from '@/lib/catalogue/schema';
import { toWireGame } from '@/lib/catalogue/wire';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists hot games, of all categories or one.',
  audience: visitors,
  input: hotGamesInput,
  output: z.object({ list: z.array(wireGame) }),
  async run({ ctx: { db }, input, language, headers }) {
    cacheBriefly(headers, input.language);
    const { gameType, vassalage: vendor, pageSize: limit } = input;
    return { list: (await hotGames(db, { locale: language, gameType, vendor, limit })).map(toWireGame) };
  },
});
