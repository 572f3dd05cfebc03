import { POST as setLinks } from '@/app/(backoffice)/backoffice/api/links/route';
import { auditLines } from '@/lib/backoffice/audit/queries';
import { resources } from '@/lib/content/queries';
import { useTestDatabase } from '../support/database';
import { operatorBrowser } from '../support/operators';

const held = useTestDatabase();
const PATH = '/backoffice/api/links';

test('links are set all at once, taken away where empty, and written down; others stay', async () => {
  await held.db
    .insertInto('content.resource')
    .values({ resource_type: 'other_thing', url: '/help', position: 9 })
    .execute();
  const { browser } = await operatorBrowser(held.db, 'linker', ['content.write']);
  const shown = async () =>
    Object.fromEntries((await resources(held.db)).map(({ resourceType, url }) => [resourceType, url]));
  const both = { facebook: 'https://facebook.example/lantern', ios_app: ' https://apps.example/1 ' };
  expect((await browser.send(setLinks, 'POST', PATH, both)).body.value).toEqual({ links: 2 });
  expect(await shown()).toEqual({
    facebook: 'https://facebook.example/lantern',
    ios_app: 'https://apps.example/1',
    other_thing: '/help',
  });
  await browser.send(setLinks, 'POST', PATH, { ...both, facebook: '' });
  expect(await shown()).toEqual({ ios_app: 'https://apps.example/1', other_thing: '/help' });
  const lines = await auditLines(held.db, { subject: 'links', limit: 5 });
  expect(lines.map((line) => line.detail)).toEqual([
    { ios_app: 'https://apps.example/1' },
    { facebook: both.facebook, ios_app: 'https://apps.example/1' },
  ]);
});

test('only addresses over https, and only from who may write', async () => {
  const { browser } = await operatorBrowser(held.db, 'poker');
  for (const facebook of [
    'javascript:alert(1)',
    'http://plain.example',
    '//evil.example',
    'https://',
    'https://a b',
  ])
    expect((await browser.send(setLinks, 'POST', PATH, { facebook })).body.fields).toMatchObject({
      facebook: { code: 'LINK_HTTPS' },
    });
  const { browser: clerk } = await operatorBrowser(held.db, 'clerk', ['members.read']);
  expect((await clerk.send(setLinks, 'POST', PATH, {})).status).toBe(403);
});
