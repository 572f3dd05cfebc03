import { removeFavourite } from '@/lib/catalogue/commands';
import { removeFavouriteInput, wireFavourite } from '@/lib/catalogue/schema';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const DELETE = defineRoute({
  summary: 'Takes a game out of one’s favourites; again is the same as once',
  audience: signedIn,
  input: removeFavouriteInput,
  output: wireFavourite,
  async run({ ctx: { db, session }, input }) {
    await removeFavourite(db, session.memberId, input.nodeId);
    return { nodeId: String(input.nodeId), favourite: false };
  },
});
