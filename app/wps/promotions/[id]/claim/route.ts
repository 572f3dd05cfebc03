import { members } from '@/lib/identity/audience';
import { notExcluded } from '@/lib/protection/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { rewardExpired } from '@/lib/rewards/centre/errors';
import { exhausted, goalMissing, notAddressed, notOpen } from '@/lib/rewards/promotions/errors';
import { claimPromotion } from '@/lib/rewards/promotions/grants';
import { getPromotion } from '@/lib/rewards/promotions/lists';
import { promotionInput } from '@/lib/rewards/promotions/schema';
import { promotionValue } from '@/lib/rewards/promotions/wire';
import { belowMinimum, nothingToClaim, paidBySchedule } from '@/lib/rewards/rebate/errors';

export const POST = defineRoute({
  summary:
    'Claims what a promotion has for the member: a reward that waits, or the reward of its rule for this period. A second claim in the period gives nothing more.',
  audience: notExcluded(members),
  input: promotionInput,
  output: promotionValue,
  refusals: [
    notFound(),
    notOpen(),
    notAddressed(),
    goalMissing(),
    exhausted(),
    rewardExpired(),
    nothingToClaim(),
    belowMinimum(10_000n),
    paidBySchedule(),
  ],
  async run({ ctx: { db, session }, input: { id }, language }) {
    await claimPromotion(db, session.memberId, id);
    return getPromotion(db, language, id, session.memberId);
  },
});
