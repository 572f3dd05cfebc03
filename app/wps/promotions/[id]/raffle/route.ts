import { members, visitors } from '@/lib/identity/audience';
import { notExcluded } from '@/lib/protection/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notAddressed, notOpen } from '@/lib/rewards/promotions/errors';
import { getPromotion } from '@/lib/rewards/promotions/lists';
import { enterRaffle } from '@/lib/rewards/promotions/raffles/commands';
import { getRaffle } from '@/lib/rewards/promotions/raffles/queries';
import { raffleValue } from '@/lib/rewards/promotions/raffles/wire';
import { promotionInput } from '@/lib/rewards/promotions/schema';
import { promotionValue } from '@/lib/rewards/promotions/wire';

export const GET = defineRoute({
  summary:
    'What everybody may know of a raffle, to recompute its draw: the hash of the seed, the list of tickets and its hash once it is final, and after the draw the seed and the winners.',
  audience: notExcluded(visitors),
  input: promotionInput,
  output: raffleValue,
  refusals: [notFound()],
  run: ({ ctx: { db }, input: { id } }) => getRaffle(db, id),
});

export const POST = defineRoute({
  summary: 'Enters the member in a raffle; a second call changes nothing.',
  audience: notExcluded(members),
  input: promotionInput,
  output: promotionValue,
  refusals: [notFound(), notOpen(), notAddressed()],
  async run({ ctx: { db, session }, input: { id }, language }) {
    await enterRaffle(db, session.memberId, id);
    return getPromotion(db, language, id, session.memberId);
  },
});
