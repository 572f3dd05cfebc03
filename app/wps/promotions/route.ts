import { promotions } from '@/lib/content/promotions/queries';
import { promotionsQuery } from '@/lib/content/promotions/schema';
import { promotionsOutput, toPromotion } from '@/lib/content/promotions/wire';
import { visitors } from '@/lib/identity/audience';
import { notExcluded } from '@/lib/protection/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists promotions that run or are scheduled, of one type or all.',
  audience: notExcluded(visitors),
  input: promotionsQuery,
  output: promotionsOutput,
  async run({ ctx, input, language }) {
    const type = input.type === 'all' ? undefined : input.type;
    return { list: (await promotions(ctx.db, language, { type })).map(toPromotion) };
  },
});
