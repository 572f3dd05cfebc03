import { newGoodInput } from '@/lib/backoffice/goods/schema';
import { newPromotionInput } from '@/lib/backoffice/promotions/schema';
import { GOODS } from '@/lib/cli/seed/promotions/goods';
import { RUNNING } from '@/lib/cli/seed/promotions/running';
import { UPCOMING } from '@/lib/cli/seed/promotions/upcoming';
import { cleanHtml } from '@/lib/content/html';
import { PROMOTION_TYPES } from '@/lib/content/promotions/constants';
import { LOCALE_CODES } from '@/lib/i18n/locales';

const PROMOTIONS = [...RUNNING, ...UPCOMING];

/** What the demo tells is what an operator could have written, in every language. */
describe.each(PROMOTIONS)('the demo’s promotion $slug', ({ begun, ended, ...copy }) => {
  it('is accepted by the back office', () => {
    const given = { ...copy, position: 0, startsAt: null, endsAt: null };
    expect(newPromotionInput.safeParse(given).error?.issues).toBeUndefined();
    expect(ended === null || (begun !== null && ended < begun)).toBe(true);
  });

  it('is complete in every language, and not changed by sanitising', () => {
    for (const text of [copy.title, copy.summary, copy.body, ...(copy.action ? [copy.action] : [])])
      expect(Object.keys(text).sort()).toEqual([...LOCALE_CODES].sort());
    for (const html of Object.values(copy.body)) expect(cleanHtml(html)).toBe(html);
  });
});

it('the demo has a promotion of every type, and no duplicate slug', () => {
  expect(PROMOTION_TYPES.filter((type) => !PROMOTIONS.some(({ types }) => types.includes(type)))).toEqual([]);
  expect(new Set(PROMOTIONS.map(({ slug }) => slug)).size).toBe(PROMOTIONS.length);
});

it.each(GOODS)('the demo’s good $title.en is accepted by the back office, in every language', (good) => {
  const given = { ...good, available: good.quantity, position: 0 };
  expect(newGoodInput.safeParse(given).error?.issues).toBeUndefined();
  for (const text of [good.title, good.summary])
    expect(Object.keys(text).sort()).toEqual([...LOCALE_CODES].sort());
});
