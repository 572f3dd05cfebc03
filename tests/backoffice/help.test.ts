import { POST as write } from '@/app/(backoffice)/backoffice/api/help/route';
import { POST as change } from '@/app/(backoffice)/backoffice/api/help/[id]/route';
import { POST as publish } from '@/app/(backoffice)/backoffice/api/help/[id]/publication/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
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
  ...more,
});
const slugs = async () => (await helpTopics(held.db, 'en')).map(({ slug }) => slug);
const publication = (id: string, version: number, published: boolean) =>
  writer.send(publish, 'POST', `${PATH}/${id}/publication`, { version, published }, { id });

it('a topic is created, published, updated and unpublished, each with an audit entry', async () => {
  const made = await writer.send(write, 'POST', PATH, topic('lost'));
  expect(made).toMatchObject({ status: 200, body: { value: { version: 1 } } });
  const id = String(made.body.value!.id);
  expect(await slugs()).toEqual([]);

  await publication(id, 1, true);
  const [shown] = await helpTopics(held.db, 'th');
  expect(shown).toEqual({ slug: 'lost', title: 'ของหาย', content: '<p>Ask at the door</p>' });
  expect((await helpTopics(held.db, 'ar'))[0]?.content).toBe('<p>اسأل عند الباب</p>');

  const anew = { ...topic('elsewhere', { title: { en: 'Anew' } }), version: 2 };
  const changed = await writer.send(change, 'POST', `${PATH}/${id}`, anew, { id });
  expect(changed.body.value).toEqual({ id, version: 3 });
  // Its address stays: links to it stand elsewhere.
  expect((await helpTopics(held.db, 'th'))[0]).toMatchObject({ slug: 'lost', title: 'Anew' });
  expect(await writer.send(change, 'POST', `${PATH}/${id}`, anew, { id })).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  });

  await publication(id, 3, false);
  expect(await slugs()).toEqual([]);
  const lines = await listAuditEntries(held.db, { subject: `help:${id}`, limit: 10 });
  expect(lines.map(({ action, operator }) => [action, operator])).toEqual([
    ['help.withdraw', 'writer'],
    ['help.change', 'writer'],
    ['help.publish', 'writer'],
    ['help.write', 'writer'],
  ]);
  expect(lines[1]!.detail).toMatchObject({ slug: 'lost', title: 'Anew', version: 3 });
});

it('topics are ordered by position', async () => {
  for (const [slug, position] of [
    ['second', 20],
    ['first', 10],
    ['third', 30],
  ] as const) {
    const made = await writer.send(write, 'POST', PATH, topic(slug, { position }));
    await publication(String(made.body.value!.id), 1, true);
  }
  expect(await slugs()).toEqual(['first', 'second', 'third']);
});

it('a topic that the site links to can be updated and not unpublished', async () => {
  await held.db.updateTable('content.help_topic').set({ published: false }).execute();
  const made = await writer.send(write, 'POST', PATH, topic('term'));
  const id = String(made.body.value!.id);
  await publication(id, 1, true);
  expect(await publication(id, 2, false)).toMatchObject({
    status: 409,
    body: { code: 'HELP_TOPIC_NEEDED' },
  });
  expect(await slugs()).toEqual(['term']);
  expect(
    (await listAuditEntries(held.db, { subject: `help:${id}`, limit: 10 })).map(({ action }) => action),
  ).toEqual(['help.publish', 'help.write']);
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
    await reader.send(publish, 'POST', `${PATH}/1/publication`, { version: 1, published: true }, { id: '1' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
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
