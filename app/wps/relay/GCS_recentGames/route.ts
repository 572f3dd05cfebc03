import { z } from 'zod';
import { recentGames } from '@/lib/catalogue/queries';
import { recentsInput, wireGame } from '@/lib/catalogue/schema';
import { toWireGame } from '@/lib/catalogue/wire';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the 20 games that the member opened last.',
  audience: signedIn,
  input: recentsInput,
  output: z.object({ list: z.array(wireGame), totalPages: z.number() }),
  async run({ ctx: { db, session }, input, language }) {
    const games = await recentGames(db, session.memberId, { locale: language, gameType: input.gameType });
    return { list: games.map(toWireGame), totalPages: games.length > 0 ? 1 : 0 };
  },
});
