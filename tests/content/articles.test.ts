import { POST as change } from '@/app/(backoffice)/backoffice/api/articles/[id]/route';
import { POST as remove } from '@/app/(backoffice)/backoffice/api/articles/[id]/remove/route';
import { POST as write } from '@/app/(backoffice)/backoffice/api/articles/route';
import { listAuditEntries, findBrokenAuditEntry } from '@/lib/backoffice/audit/queries';
import { createArticle } from '@/lib/content/articles/commands';
import { ARTICLE_PAGE_SIZE } from '@/lib/content/articles/constants';
import { article, articles, publishedArticles, publishedSitePages } from '@/lib/content/articles/queries';
import { seedStandardArticles } from '@/lib/content/articles/standard/commands';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

const text = (slug: string, publishedAt: Date | null) => ({
  kind: 'blog' as const,
  slug,
  title: { en: `Title of ${slug}` },
  summary: { en: 'What it is about.' },
  body: { en: '<p>Words.</p>' },
  publishedAt,
});

const sheet = {
  kind: 'news',
  slug: 'first-news',
  title: { en: 'First news', th: 'ข่าวแรก' },
  summary: { en: 'Short.', th: 'สั้น' },
  body: { en: '<p>Words.</p>', th: '<p>คำ</p>' },
  published: true,
  publishedAt: ago(1).toISOString(),
};

const BASE = '/backoffice/api/articles';

describe('published articles', () => {
  test('are listed newest first, nine per page', async () => {
    for (let day = 1; day <= 11; day++) await createArticle(held.db, text(`day-${day}`, ago(day)));
    await createArticle(held.db, text('draft', null));
    await createArticle(held.db, text('tomorrow', new Date(Date.now() + DAY)));
    const first = await articles(held.db, 'en', 'blog');
    expect(first).toMatchObject({ total: 11, totalPages: 2, pageNum: 1 });
    expect(first.list.map((card) => card.slug)).toEqual(
      Array.from({ length: ARTICLE_PAGE_SIZE }, (_, index) => `day-${index + 1}`),
    );
    const second = await articles(held.db, 'en', 'blog', 2);
    expect(second.list.map((card) => card.slug)).toEqual(['day-10', 'day-11']);
    expect(await article(held.db, 'en', 'blog', 'draft')).toBeUndefined();
    expect(await article(held.db, 'en', 'blog', 'tomorrow')).toBeUndefined();
    // The same address in another room is another article.
    expect(await article(held.db, 'en', 'news', 'day-1')).toBeUndefined();
    const listed = (await publishedArticles(held.db)).map((entry) => entry.slug);
    expect(listed).not.toEqual(expect.arrayContaining(['draft']));
    expect(listed).not.toEqual(expect.arrayContaining(['tomorrow']));
  });

  test('fall back to English in a language without a text', async () => {
    await createArticle(held.db, { ...text('two', ago(1)), body: { en: '<p>a</p>', th: '<p>ก</p>' } });
    expect((await article(held.db, 'th', 'blog', 'two'))?.body).toBe('<p>ก</p>');
    const read = await article(held.db, 'vi', 'blog', 'two');
    expect(read).toMatchObject({ body: '<p>a</p>', locales: ['en', 'th'] });
  });

  test('drop a language that is empty after sanitising, and need English', async () => {
    const nothing = '<script>x()</script> ';
    await createArticle(held.db, { ...text('half', ago(1)), body: { en: '<p>a</p>', th: nothing } });
    expect(await article(held.db, 'th', 'blog', 'half')).toMatchObject({ body: '<p>a</p>', locales: ['en'] });
    await expect(
      createArticle(held.db, { ...text('none', ago(1)), body: { en: nothing } }),
    ).rejects.toMatchObject({ status: 400, fields: { 'body.en': { code: 'REQUIRED' } } });
  });

  test('have their HTML sanitised on write and on read', async () => {
    const evil =
      '<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><img src=x onerror=x()></p>';
    await createArticle(held.db, { ...text('evil', ago(1)), body: { en: evil } });
    const stored = await held.db
      .selectFrom('content.article')
      .select('body')
      .where('slug', '=', 'evil')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored.body)).not.toMatch(/script|onclick|onerror|img/);
    await held.db
      .updateTable('content.article')
      .set({ body: JSON.stringify({ en: evil }) })
      .where('slug', '=', 'evil')
      .execute();
    expect((await article(held.db, 'en', 'blog', 'evil'))?.body).not.toMatch(/script|onclick|onerror|img/);
  });
});

describe('the back office', () => {
  test('creates, updates and deletes with audit entries, and rejects an outdated update', async () => {
    const { browser, id: operatorId } = await createOperatorBrowser(held.db, 'writer', ['content.write']);
    const written = await browser.send(write, 'POST', BASE, sheet);
    expect(written.status).toBe(200);
    const id = written.body.value!.id as string;
    expect((await article(held.db, 'th', 'news', 'first-news'))?.title).toBe('ข่าวแรก');

    const changed = { ...sheet, title: { en: 'Better' }, version: 1 };
    const path = `${BASE}/${id}`;
    const good = await browser.send(change, 'POST', path, changed, { id });
    expect(good.body.value).toEqual({ id, version: 2 });
    expect((await article(held.db, 'th', 'news', 'first-news'))?.title).toBe('Better');
    const late = await browser.send(change, 'POST', path, changed, { id });
    expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);

    const again = await browser.send(write, 'POST', BASE, sheet);
    expect(again).toMatchObject({ status: 400, body: { fields: { slug: { code: 'SLUG_TAKEN' } } } });
    const other = await browser.send(write, 'POST', BASE, { ...sheet, slug: 'second-news' });
    const clash = { ...sheet, version: 1 };
    const taken = await browser.send(change, 'POST', `${BASE}/x`, clash, {
      id: other.body.value!.id as string,
    });
    expect(taken).toMatchObject({ status: 400, body: { fields: { slug: { code: 'SLUG_TAKEN' } } } });

    expect((await browser.send(remove, 'POST', `${path}/remove`, {}, { id })).status).toBe(200);
    expect((await browser.send(remove, 'POST', `${path}/remove`, {}, { id })).status).toBe(404);
    expect((await browser.send(change, 'POST', path, changed, { id })).status).toBe(404);
    expect(await article(held.db, 'en', 'news', 'first-news')).toBeUndefined();

    const lines = await listAuditEntries(held.db, { subject: `article:${id}`, limit: 10 });
    expect(lines.map((line) => line.action)).toEqual(['article.remove', 'article.change', 'article.write']);
    expect(lines[1]).toMatchObject({
      operator: 'writer',
      detail: { version: 2, before: { title: sheet.title }, after: { title: { en: 'Better' } } },
    });
    expect(operatorId).toBeGreaterThan(0n);
    expect(await findBrokenAuditEntry(held.db)).toBeUndefined();
  });

  test('rejects operators without the permission, and invalid articles', async () => {
    expect((await new Browser().send(write, 'POST', BASE, sheet)).status).toBe(401);
    const { browser: clerk } = await createOperatorBrowser(held.db, 'clerk', ['cashier.read']);
    expect((await clerk.send(write, 'POST', BASE, sheet)).status).toBe(403);

    const { browser } = await createOperatorBrowser(held.db, 'editor');
    const wrong = async (over: object) => {
      const answer = await browser.send(write, 'POST', BASE, { ...sheet, ...over });
      expect(answer.status).toBe(400);
      return answer.body.fields;
    };
    expect(await wrong({ slug: 'Not A Slug' })).toMatchObject({ slug: { code: 'SLUG_FORMAT' } });
    expect(await wrong({ slug: 'a--b' })).toMatchObject({ slug: { code: 'SLUG_FORMAT' } });
    expect(await wrong({ kind: 'house', slug: 'about' })).toMatchObject({ slug: { code: 'HOUSE_SLUG' } });
    expect(await wrong({ title: { th: 'x' } })).toHaveProperty(['title.en']);
    expect(await wrong({ title: { en: '   ' } })).toHaveProperty(['title.en']);
    expect(await wrong({ title: { en: 'x'.repeat(161) } })).toHaveProperty(['title.en']);
    expect(await wrong({ publishedAt: 'yesterday' })).toHaveProperty('publishedAt');
  });

  test('does not change the slug of a site page', async () => {
    const { browser } = await createOperatorBrowser(held.db, 'owner');
    const house = { ...sheet, kind: 'house', slug: 'licences' };
    const id = (await browser.send(write, 'POST', BASE, house)).body.value!.id as string;
    const move = (slug: string) =>
      browser.send(change, 'POST', `${BASE}/${id}`, { ...house, slug, version: 1 }, { id });
    expect((await move('elsewhere')).body.fields).toMatchObject({ slug: { code: 'HOUSE_SLUG' } });
    expect((await move('brand')).status).toBe(200);
    expect(await article(held.db, 'en', 'house', 'licences')).toBeDefined();
  });
});

test('the standard articles are complete in every language, state no licence, and are seeded once', async () => {
  await held.db.deleteFrom('content.article').execute();
  await seedStandardArticles(held.db);
  const all = await publishedArticles(held.db);
  for (const entry of all)
    expect({ slug: entry.slug, locales: entry.locales }).toEqual({
      slug: entry.slug,
      locales: [...LOCALE_CODES],
    });
  expect(await publishedSitePages(held.db)).toEqual({
    pages: ['privacy', 'responsible', 'terms'],
    own: [],
    blog: true,
    news: true,
  });
  expect((await publishedSitePages(held.db)).pages).not.toContain('licences');
  await seedStandardArticles(held.db);
  expect(await publishedArticles(held.db)).toHaveLength(all.length);
});
