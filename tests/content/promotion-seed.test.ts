import { newGoodInput } from '@/lib/backoffice/goods/schema';
import { newPromotionInput } from '@/lib/backoffice/promotions/schema';
import { GOODS } from '@/lib/cli/seed/promotions/goods';
import { RUNNING } from '@/lib/cli/seed/promotions/running';
import { TO_COME } from '@/lib/cli/seed/promotions/to-come';
import { cleanHtml } from '@/lib/content/html';
import { PROMOTION_TYPES } from '@/lib/content/promotions/constants';
import { LOCALE_CODES } from '@/lib/i18n/locales';

const PROMOTIONS = [...RUNNING, ...TO_COME];

/** What the demo tells is what an operator could have written, in every language. */
describe.each(PROMOTIONS)('the demo’s promotion $slug', ({ begun, ended, ...copy }) => {
  it('is one that the desk would take', () => {
    const given = { ...copy, position: 0, startsAt: null, endsAt: null };
    expect(newPromotionInput.safeParse(given).error?.issues).toBeUndefined();
    expect(ended === null || (begun !== null && ended < begun)).toBe(true);
  });

  it('is written in every language, and loses nothing when it is cleaned', () => {
    for (const text of [copy.title, copy.summary, copy.body, ...(copy.action ? [copy.action] : [])])
      expect(Object.keys(text).sort()).toEqual([...LOCALE_CODES].sort());
    for (const html of Object.values(copy.body)) expect(cleanHtml(html)).toBe(html);
  });
});

it('the demo has a promotion under every filter, and no address twice', () => {
  expect(PROMOTION_TYPES.filter((type) => !PROMOTIONS.some(({ types }) => types.includes(type)))).toEqual([]);
  expect(new Set(PROMOTIONS.map(({ slug }) => slug)).size).toBe(PROMOTIONS.length);
});

it.each(GOODS)('the demo’s good $title.en is one that the desk would take, in every language', (good) => {
  const given = { ...good, available: good.quantity, position: 0 };
  expect(newGoodInput.safeParse(given).error?.issues).toBeUndefined();
  for (const text of [good.title, good.summary])
    expect(Object.keys(text).sort()).toEqual([...LOCALE_CODES].sort());
});
