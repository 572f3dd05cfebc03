import { removeFavourite } from '@/lib/catalogue/commands';
import { removeFavouriteInput, wireFavourite } from '@/lib/catalogue/schema';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const DELETE = defineRoute({
  summary: 'Removes a game from the favourites. A repeated call changes nothing.',
  audience: signedIn,
  input: removeFavouriteInput,
  output: wireFavourite,
  async run({ ctx: { db, session }, input }) {
    await removeFavourite(db, session.memberId, input.nodeId);
    return { nodeId: String(input.nodeId), favourite: false };
  },
});
