import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { addOwnFavourite, ownFavourites } from '@/lib/studio-host/lottery/betting';
import { favouriteRefusals, lotteryGameNotFound } from '@/lib/studio/lottery/errors';
import { favouriteInput, favouriteListInput } from '@/lib/studio/lottery/schema';
import { favouritesOutput, wireFavourite } from '@/lib/studio/lottery/wire';

export const GET = defineRoute({
  summary: "Lists the member's saved slips of a Vietnamese lottery game, the latest first.",
  audience: signedIn,
  input: favouriteListInput,
  output: favouritesOutput,
  refusals: [lotteryGameNotFound()],
  async run({ ctx, input }) {
    return ownFavourites(ctx, input.gameCode, 'VN');
  },
});

export const POST = defineRoute({
  summary: 'Saves the lines of a slip of a Vietnamese lottery game under a name.',
  audience: signedIn,
  input: favouriteInput,
  output: wireFavourite,
  refusals: favouriteRefusals(),
  async run({ ctx, input }) {
    return addOwnFavourite(ctx, input, 'VN');
  },
});
