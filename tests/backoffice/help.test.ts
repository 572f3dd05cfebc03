import { POST as write } from '@/app/(backoffice)/backoffice/api/help/route';
import { POST as change } from '@/app/(backoffice)/backoffice/api/help/[id]/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { createArticle } from '@/lib/content/articles/commands';
import { helpDrafts, helpTopics } from '@/lib/content/help/queries';
import { seedStandardContent } from '@/lib/content/standard/commands';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let writer: Browser;
let reader: Browser;

beforeAll(async () => {
  writer = (await createOperatorBrowser(held.db, 'writer', ['content.write'])).browser;
  reader = (await createOperatorBrowser(held.db, 'reader', ['members.read', 'audit.read'])).browser;
});

const PATH = '/backoffice/api/help';
const topic = (slug: string, more: object = {}) => ({
  slug,
  title: { en: 'Lost and found', th: 'ของหาย' },
  body: { en: '<p onclick="x()">Ask at the door</p><script>x()</script>', ar: '<p>اسأل عند الباب</p>' },
  position: 3,
  published: true,
  ...more,
});
const slugs = async () => (await helpTopics(held.db, 'en')).map(({ slug }) => slug);
const save = (id: string, version: number, body: object) =>
  writer.send(change, 'POST', `${PATH}/${id}`, { ...body, version }, { id });

it('a topic is created, published, updated and unpublished, each with an audit entry', async () => {
  const made = await writer.send(write, 'POST', PATH, topic('lost', { published: false }));
  expect(made).toMatchObject({ status: 200, body: { value: { version: 1 } } });
  const id = String(made.body.value!.id);
  expect(await slugs()).toEqual([]);

  await save(id, 1, topic('lost'));
  const [shown] = await helpTopics(held.db, 'th');
  expect(shown).toEqual({ slug: 'lost', title: 'ของหาย', content: '<p>Ask at the door</p>' });
  expect((await helpTopics(held.db, 'ar'))[0]?.content).toBe('<p>اسأل عند الباب</p>');

  const anew = topic('elsewhere', { title: { en: 'Anew' } });
  const changed = await save(id, 2, anew);
  expect(changed.body.value).toEqual({ id, version: 3 });
  // Its address stays: links to it stand elsewhere.
  expect((await helpTopics(held.db, 'th'))[0]).toMatchObject({ slug: 'lost', title: 'Anew' });
  expect(await save(id, 2, anew)).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  });

  await save(id, 3, { ...anew, published: false });
  expect(await slugs()).toEqual([]);
  const lines = await listAuditEntries(held.db, { subject: `help:${id}`, limit: 10 });
  expect(lines.map(({ action, operator }) => [action, operator])).toEqual([
    ['help.withdraw', 'writer'],
    ['help.change', 'writer'],
    ['help.publish', 'writer'],
    ['help.write', 'writer'],
  ]);
  expect(lines[1]!.detail).toMatchObject({ version: 3, after: { title: { en: 'Anew' } } });
});

it('topics are ordered by position', async () => {
  for (const [slug, position] of [
    ['second', 20],
    ['first', 10],
    ['third', 30],
  ] as const) {
    await writer.send(write, 'POST', PATH, topic(slug, { position }));
  }
  expect(await slugs()).toEqual(['first', 'second', 'third']);
});

it('terms and privacy policy are pages of the site, which come last; no topic takes their names', async () => {
  await createArticle(held.db, {
    kind: 'house',
    slug: 'terms',
    title: { en: 'Terms' },
    summary: { en: 'Terms' },
    body: { en: '<p>Terms</p>' },
    publishedAt: new Date(),
  });
  expect(await slugs()).toEqual(['first', 'second', 'third', 'term']);
  expect(await writer.send(write, 'POST', PATH, topic('privacy'))).toMatchObject({
    status: 400,
    body: { fields: { slug: { code: 'SLUG_TAKEN' } } },
  });
});

it('a topic is shown within its schedule', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await writer.send(write, 'POST', PATH, topic('tomorrow', { startsAt: tomorrow }));
  expect(await slugs()).not.toContain('tomorrow');
});

it('the standard topics do not overwrite existing ones', async () => {
  const before = await helpDrafts(held.db);
  await seedStandardContent(held.db);
  expect(await helpDrafts(held.db)).toEqual(before);
});

it('nobody changes topics without the permission, and nobody deletes them', async () => {
  const refused = [
    await reader.send(write, 'POST', PATH, topic('refused')),
    await reader.send(change, 'POST', `${PATH}/1`, { ...topic('refused'), version: 1 }, { id: '1' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  await expect(held.db.deleteFrom('content.help_topic').execute()).rejects.toThrow(/permission denied/);
});

it.each([
  ['an address with capitals', { slug: 'Not An Address' }, 'slug', 'SLUG_FORMAT'],
  ['an address that begins with a digit', { slug: '18-plus' }, 'slug', 'SLUG_PATTERN'],
  ['an address that is taken', { slug: 'lost' }, 'slug', 'SLUG_TAKEN'],
  ['no English', { title: { th: 'ของหาย' } }, 'title.en', 'REQUIRED'],
  ['a text of which nothing is left', { body: { en: '<script>x()</script>' } }, 'body.en', 'REQUIRED'],
  ['a place below the first', { position: -1 }, 'position', 'INVALID'],
])('%s is refused and says so', async (_, more, field, code) => {
  const answer = await writer.send(write, 'POST', PATH, topic('wrong', more));
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: { code } } } });
});
