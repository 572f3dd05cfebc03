import { modeInput } from '@/lib/backoffice/activities/schema';
import { newItem } from '@/lib/backoffice/content/schema';
import { newGoodInput } from '@/lib/backoffice/goods/schema';
import { GOODS } from '@/lib/cli/seed/promotions/goods';
import { DEMO_PROMOTIONS } from '@/lib/cli/seed/promotions/demo-promotions';
import { cleanHtml } from '@/lib/content/html';
import { LOCALE_CODES } from '@/lib/i18n/locales';

/** What the demo tells is what an operator could have written, in every language. */
describe.each(DEMO_PROMOTIONS)('the demo’s promotion $slug', ({ mode, isDrawn: _, ...copy }) => {
  it('is accepted by the back office', () => {
    const given = { ...copy, position: 0, published: true, startsAt: null, endsAt: null };
    expect(newItem.promotion.safeParse(given).error?.issues).toBeUndefined();
  });

  it('has a mode that the back office accepts', () => {
    // The close of a raffle and the bonus are set when it is seeded.
    const rule = {
      ...mode.rule,
      ...(mode.mode === 'bonus' && { bonusId: '1' }),
      raffle: { ...mode.rule.raffle, closesAt: '2026-12-01T12:00:00.000Z' },
    };
    const given = { id: '1', version: 0, ...mode, rule };
    expect(modeInput.safeParse(given).error?.issues).toBeUndefined();
  });

  it('is complete in every language, and not changed by sanitising', () => {
    for (const text of [copy.title, copy.summary, copy.body, ...(copy.action ? [copy.action] : [])])
      expect(Object.keys(text).sort()).toEqual([...LOCALE_CODES].sort());
    for (const html of Object.values(copy.body)) expect(cleanHtml(html)).toBe(html);
  });
});

it('the demo has no two promotions with one slug', () => {
  expect(new Set(DEMO_PROMOTIONS.map(({ slug }) => slug)).size).toBe(DEMO_PROMOTIONS.length);
});

it.each(GOODS)('the demo’s good $title.en is accepted by the back office, in every language', (good) => {
  const given = { ...good, position: 0 };
  expect(newGoodInput.safeParse(given).error?.issues).toBeUndefined();
  for (const text of [good.title, good.summary])
    expect(Object.keys(text).sort()).toEqual([...LOCALE_CODES].sort());
});
