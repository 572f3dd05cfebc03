import { members } from '@/lib/identity/audience';
import { notExcluded } from '@/lib/protection/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { joinPromotion } from '@/lib/rewards/promotions/commands';
import { exhausted, notAddressed, notOpen } from '@/lib/rewards/promotions/errors';
import { getPromotion } from '@/lib/rewards/promotions/lists';
import { promotionInput } from '@/lib/rewards/promotions/schema';
import { promotionValue } from '@/lib/rewards/promotions/wire';

export const POST = defineRoute({
  summary:
    'Signs the member up for a promotion; a second call changes nothing. What the member does counts for its goal from the hour of joining on.',
  audience: notExcluded(members),
  input: promotionInput,
  output: promotionValue,
  refusals: [notFound(), notOpen(), notAddressed(), exhausted()],
  async run({ ctx: { db, session }, input: { id }, language }) {
    await joinPromotion(db, session.memberId, id);
    return getPromotion(db, language, id, session.memberId);
  },
});
