import { pagingOutput } from '@/lib/platform/page-schema';
import { z } from 'zod';
import { addFavourite } from '@/lib/catalogue/commands';
import { MAX_FAVOURITES } from '@/lib/catalogue/constants';
import { gameNotFound, tooManyFavourites } from '@/lib/catalogue/errors';
import { favouriteGames, favouriteIds } from '@/lib/catalogue/queries';
import { addFavouriteInput, favouritesInput, wireFavourite, wireGame } from '@/lib/catalogue/schema';
import { toWireGame } from '@/lib/catalogue/wire';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "Lists the member's favourite games, newest first, and the ids of all of them.",
  audience: signedIn,
  input: favouritesInput,
  output: z.object({
    content: z.array(wireGame),
    ids: z.array(z.string()),
    ...pagingOutput,
  }),
  async run({ ctx: { db, session }, input, language }) {
    const [page, ids] = await Promise.all([
      favouriteGames(db, session.memberId, { ...input, locale: language }),
      favouriteIds(db, session.memberId),
    ]);
    const { games, ...paging } = page;
    return { content: games.map(toWireGame), ids: ids.map(String), ...paging };
  },
});

export const POST = defineRoute({
  summary: 'Adds a game to the favourites. A repeated call changes nothing.',
  audience: signedIn,
  input: addFavouriteInput,
  output: wireFavourite,
  refusals: [gameNotFound(), tooManyFavourites(MAX_FAVOURITES)],
  async run({ ctx: { db, session }, input }) {
    await addFavourite(db, session.memberId, input);
    return { nodeId: String(input.nodeId), favourite: true };
  },
});
