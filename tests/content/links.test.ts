import { POST as setLinks } from '@/app/(backoffice)/backoffice/api/links/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { resources } from '@/lib/content/queries';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const PATH = '/backoffice/api/links';

test('links are set together with an audit entry, deleted if empty, and leave other resources', async () => {
  await held.db
    .insertInto('content.resource')
    .values({ resource_type: 'other_thing', url: '/help', position: 9 })
    .execute();
  const { browser } = await createOperatorBrowser(held.db, 'linker', ['content.write']);
  const shown = async () =>
    Object.fromEntries((await resources(held.db)).map(({ resourceType, url }) => [resourceType, url]));
  const both = { facebook: 'https://facebook.example/lantern', telegram: ' https://t.example/1 ' };
  expect((await browser.send(setLinks, 'POST', PATH, both)).body.value).toEqual({ links: 2 });
  expect(await shown()).toEqual({
    facebook: 'https://facebook.example/lantern',
    telegram: 'https://t.example/1',
    other_thing: '/help',
  });
  await browser.send(setLinks, 'POST', PATH, { ...both, facebook: '' });
  expect(await shown()).toEqual({ telegram: 'https://t.example/1', other_thing: '/help' });
  const lines = await listAuditEntries(held.db, { subject: 'links', limit: 5 });
  const first = { facebook: both.facebook, telegram: 'https://t.example/1' };
  expect(lines.map((line) => line.detail)).toEqual([
    { before: first, after: { telegram: 'https://t.example/1' } },
    { before: {}, after: first },
  ]);

  // Another operator, who still sees both links.
  const late = await browser.send(setLinks, 'POST', PATH, { ...first, seen: first });
  expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
});

test('links must be https, and need the permission', async () => {
  const { browser } = await createOperatorBrowser(held.db, 'poker');
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
  const { browser: clerk } = await createOperatorBrowser(held.db, 'clerk', ['members.read']);
  expect((await clerk.send(setLinks, 'POST', PATH, {})).status).toBe(403);
});
