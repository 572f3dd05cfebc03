import { promotionsQuery } from '@/lib/content/promotions/schema';
import { visitors } from '@/lib/identity/audience';
import { notExcluded } from '@/lib/protection/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { listPromotions } from '@/lib/rewards/promotions/lists';
import { promotionsValue } from '@/lib/rewards/promotions/wire';

export const GET = defineRoute({
  summary:
    'Lists promotions that run or are scheduled, of one type or all. With a session, `status` is that of the member, and promotions that have ended are listed while something of the member is open or was given.',
  audience: notExcluded(visitors),
  input: promotionsQuery,
  output: promotionsValue,
  async run({ ctx, input, language }) {
    const type = input.type === 'all' ? undefined : input.type;
    return { list: await listPromotions(ctx.db, language, { type, memberId: ctx.session?.memberId }) };
  },
});
