import { GET as list } from '@/app/wps/promotions/route';
import { createPromotion, updatePromotion } from '@/lib/content/promotions/commands';
import {
  closedPromotions,
  promotionAddresses,
  promotionBySlug,
  promotionDraft,
  promotions,
} from '@/lib/content/promotions/queries';
import { statusAt } from '@/lib/content/promotions/rules';
import type { PromotionCopy } from '@/lib/content/promotions/types';
import { inTransaction } from '@/lib/db/client';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

const copy = (slug: string, more: Partial<PromotionCopy> = {}): PromotionCopy => ({
  slug,
  types: ['slots'],
  picture: 'market.lantern.coin',
  title: { en: slug },
  summary: { en: 'In a sentence' },
  body: { en: '<p>Terms</p>' },
  action: null,
  actionUrl: null,
  startsAt: inDays(-1),
  endsAt: null,
  position: 0,
  published: false,
  ...more,
});

const published = (slug: string, more: Partial<PromotionCopy> = {}): Promise<bigint> =>
  createPromotion(held.db, copy(slug, { ...more, published: true }));

const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug);

describe('statusAt', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const before = new Date('2026-11-21T11:59:59Z');
  const after = new Date('2026-11-21T12:00:01Z');
  it.each([
    ['coming soon without a beginning', null, null, 'comingSoon'],
    ['coming soon before its beginning', after, null, 'comingSoon'],
    ['under way from its beginning on', at, null, 'process'],
    ['under way before its end', before, after, 'process'],
    ['closed from its end on', before, at, 'close'],
    ['closed though it never began', null, before, 'close'],
  ] as const)('%s', (_, startsAt, endsAt, status) => {
    expect(statusAt({ startsAt, endsAt }, at)).toBe(status);
  });
});

describe('a published promotion', () => {
  it('is listed: current ones first, then coming ones, each in the operator’s order', async () => {
    await published('second', { position: 20 });
    await published('to-come', { position: 1, startsAt: null });
    await published('first', { position: 10, types: ['deposit', 'slots'] });
    await published('next-week', { position: 2, startsAt: inDays(7), types: ['sports'] });
    await published('over', { position: 3, startsAt: inDays(-9), endsAt: inDays(-1) });
    await published('long-over', { position: 4, startsAt: inDays(-200), endsAt: inDays(-100) });
    await createPromotion(held.db, copy('draft'));

    expect(slugs(await promotions(held.db, 'en'))).toEqual(['first', 'second', 'to-come', 'next-week']);
    expect(slugs(await promotions(held.db, 'en', { type: 'deposit' }))).toEqual(['first']);
    expect(slugs(await promotions(held.db, 'en', { type: 'fish' }))).toEqual([]);
    expect(slugs(await closedPromotions(held.db, 'en'))).toEqual(['over']);
    expect((await promotionAddresses(held.db)).map(({ path }) => path)).toEqual([
      '/promotions/to-come',
      '/promotions/next-week',
      '/promotions/first',
      '/promotions/second',
    ]);
  });

  it('has a page after its end; a draft or unknown one has none', async () => {
    expect(await promotionBySlug(held.db, 'en', 'over')).toMatchObject({ status: 'close' });
    expect(await promotionBySlug(held.db, 'en', 'draft')).toBeUndefined();
    expect(await promotionBySlug(held.db, 'en', 'nothing')).toBeUndefined();
  });

  it('is in the reader’s language, else in English, and names its languages', async () => {
    await published('spoken', {
      title: { en: 'Hello', th: 'สวัสดี' },
      body: { en: '<p>Terms</p>', th: '<p>เงื่อนไข</p>' },
      action: { en: 'Go' },
      actionUrl: '/rng',
    });
    expect(await promotionBySlug(held.db, 'th', 'spoken')).toMatchObject({
      title: 'สวัสดี',
      summary: 'In a sentence',
      body: '<p>เงื่อนไข</p>',
      action: { words: 'Go', url: '/rng' },
      translated: ['en', 'th'],
    });
    expect((await promotionBySlug(held.db, 'vi', 'spoken'))?.title).toBe('Hello');
  });

  it('is returned by the API by type; an unknown type is rejected', async () => {
    const browser = new Browser();
    const { body } = await browser.send(list, 'GET', '/wps/promotions?type=deposit');
    expect(body.value).toEqual({
      list: [
        expect.objectContaining({
          slug: 'first',
          types: ['deposit', 'slots'],
          status: 'process',
          endDate: null,
        }),
      ],
    });
    expect((await browser.send(list, 'GET', '/wps/promotions?type=horses')).status).toBe(400);
  });
});

describe('a promotion of the back office', () => {
  const evil =
    '<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><img src=x onerror=x()><svg onload=x()></p>';
  const harm = /script|onclick|onerror|onload|<img|<svg/;

  it('is sanitised on write and on read', async () => {
    const id = await published('evil', { body: { en: evil, th: '<script>x()</script>' } });
    const { body } = await promotionDraft(held.db, id);
    expect(body.en).not.toMatch(harm);
    // Nothing was left of the Thai text: its readers see the English one.
    expect(Object.keys(body)).toEqual(['en']);
    await held.db
      .updateTable('content.promotion')
      .set({ body: JSON.stringify({ en: evil }) })
      .where('id', '=', id)
      .execute();
    expect((await promotionBySlug(held.db, 'en', 'evil'))?.body).not.toMatch(harm);
  });

  it('is rejected if nothing of the English text is left', async () => {
    await expect(
      createPromotion(held.db, copy('hollow', { body: { en: '<script>x()</script>' } })),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { 'body.en': { code: 'REQUIRED' } } });
  });

  it('never links to a script or another scheme, by the database’s constraint', async () => {
    for (const actionUrl of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'http://plain.example',
    ])
      await expect(
        createPromotion(held.db, copy('smuggled', { action: { en: 'Go' }, actionUrl })),
      ).rejects.toThrow(/check constraint/);
  });

  it('has a unique slug, which does not change', async () => {
    const id = await published('settled');
    await expect(createPromotion(held.db, copy('settled'))).rejects.toMatchObject({
      fields: { slug: { code: 'SLUG_TAKEN' } },
    });
    await updatePromotion(held.db, { id, version: 1 }, copy('moved', { title: { en: 'Anew' } }));
    expect(await promotionDraft(held.db, id)).toMatchObject({
      slug: 'settled',
      title: { en: 'Anew' },
      version: 2,
    });
  });

  it('rejects the second of two parallel updates', async () => {
    const id = await published('contested');
    const rewrites = await Promise.allSettled(
      Array.from({ length: 5 }, (_, who) =>
        inTransaction(held.db, (tx) =>
          updatePromotion(tx, { id, version: 1 }, copy('contested', { title: { en: `By ${who}` } })),
        ),
      ),
    );
    expect(rewrites.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const rewrite of rewrites)
      if (rewrite.status === 'rejected')
        expect(rewrite.reason).toMatchObject({ code: 'CHANGED_MEANWHILE', status: 409 });
    await expect(updatePromotion(held.db, { id: 999_999n, version: 1 }, copy('x'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
