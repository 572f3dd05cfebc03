import { POST as writeGood } from '@/app/(backoffice)/backoffice/api/goods/route';
import { POST as changeGood } from '@/app/(backoffice)/backoffice/api/goods/[id]/route';
import { POST as publishGood } from '@/app/(backoffice)/backoffice/api/goods/[id]/publication/route';
import { POST as write } from '@/app/(backoffice)/backoffice/api/promotions/route';
import { POST as change } from '@/app/(backoffice)/backoffice/api/promotions/[id]/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { promotionBySlug } from '@/lib/content/promotions/queries';
import { listGoods } from '@/lib/rewards/mall/queries';
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

const PATH = '/backoffice/api/promotions';
const promotion = (slug: string, more: object = {}) => ({
  slug,
  types: ['slots', 'newbie'],
  picture: 'market.lantern.coin',
  title: { en: 'Title', th: 'ชื่อ' },
  summary: { en: 'Summary' },
  body: { en: '<p onclick="x()">Terms</p>' },
  action: null,
  actionUrl: null,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  position: 3,
  published: true,
  ...more,
});

it('a promotion is created, published, updated and unpublished, each with an audit entry', async () => {
  const made = await writer.send(write, 'POST', PATH, promotion('by-hand', { published: false }));
  expect(made).toMatchObject({ status: 200, body: { value: { version: 1 } } });
  const id = String(made.body.value!.id);
  expect(await promotionBySlug(held.db, 'en', 'by-hand')).toBeUndefined();

  await writer.send(change, 'POST', `${PATH}/${id}`, { ...promotion('by-hand'), version: 1 }, { id });
  expect(await promotionBySlug(held.db, 'th', 'by-hand')).toMatchObject({
    title: 'ชื่อ',
    body: '<p>Terms</p>',
  });

  const anew = { ...promotion('elsewhere', { title: { en: 'Anew' } }), version: 2 };
  expect((await writer.send(change, 'POST', `${PATH}/${id}`, anew, { id })).body.value).toEqual({
    id,
    version: 3,
  });
  expect((await promotionBySlug(held.db, 'en', 'by-hand'))?.title).toBe('Anew');
  expect(await writer.send(change, 'POST', `${PATH}/${id}`, anew, { id })).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  });

  const hidden = { ...anew, published: false, version: 3 };
  await writer.send(change, 'POST', `${PATH}/${id}`, hidden, { id });
  expect(await promotionBySlug(held.db, 'en', 'by-hand')).toBeUndefined();

  const lines = await listAuditEntries(held.db, { subject: `promotion:${id}`, limit: 10 });
  expect(lines.map(({ action, operator }) => [action, operator])).toEqual([
    ['promotion.withdraw', 'writer'],
    ['promotion.change', 'writer'],
    ['promotion.publish', 'writer'],
    ['promotion.write', 'writer'],
  ]);
  expect(lines[1]!.detail).toMatchObject({ version: 3, after: { title: { en: 'Anew' } } });
});

it('without the permission nothing is changed and no audit entry is written', async () => {
  const refused = [
    await reader.send(write, 'POST', PATH, promotion('refused')),
    await reader.send(change, 'POST', `${PATH}/1`, { ...promotion('refused'), version: 1 }, { id: '1' }),
    await reader.send(writeGood, 'POST', '/backoffice/api/goods', {}),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await promotionBySlug(held.db, 'en', 'refused')).toBeUndefined();
});

it.each([
  ['slug', { slug: 'Not An Address' }, 'slug', 'SLUG_FORMAT'],
  ['no type', { types: [] }, 'types', 'REQUIRED'],
  ['too many types', { types: ['slots', 'live', 'fish', 'cards', 'lotto'] }, 'types', 'TOO_MANY_TYPES'],
  ['a picture we cannot draw', { picture: 'market.lantern.nothing' }, 'picture', 'INVALID'],
  ['no English', { title: { th: 'ชื่อ' } }, 'title.en', 'REQUIRED'],
  ['a title of nothing', { title: { en: '  ' } }, 'title.en', 'REQUIRED'],
  ['a title without end', { title: { en: 'x'.repeat(121) } }, 'title.en', 'TEXT_TOO_LONG'],
  ['terms of which nothing is left', { body: { en: '<script>x()</script>' } }, 'body.en', 'REQUIRED'],
  ['a link without words', { actionUrl: '/rng' }, 'actionUrl', 'LINK_AND_WORDS'],
  ['words without a link', { action: { en: 'Go' } }, 'actionUrl', 'LINK_AND_WORDS'],
  ['a script', { action: { en: 'Go' }, actionUrl: 'javascript:x()' }, 'actionUrl', 'LINK_FORMAT'],
  ['another host', { action: { en: 'Go' }, actionUrl: '//evil.example' }, 'actionUrl', 'LINK_FORMAT'],
  ['an end before its beginning', { endsAt: '2025-12-31T00:00:00.000Z' }, 'endsAt', 'ENDS_BEFORE_START'],
])('%s is refused and says so', async (_, more, field, code) => {
  const answer = await writer.send(write, 'POST', PATH, promotion('wrong', more));
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: { code } } } });
});

it('a good is created, published and unpublished, each with an audit entry', async () => {
  const path = '/backoffice/api/goods';
  const good = {
    picture: 'jade.teapot',
    title: { en: 'Teapot' },
    summary: { en: 'Half a litre' },
    points: 4800,
    quantity: 10,
    position: 1,
  };
  const made = await writer.send(writeGood, 'POST', path, good);
  const id = String(made.body.value!.id);
  const wrong = await writer.send(
    changeGood,
    'POST',
    `${path}/${id}`,
    { ...good, kind: 'money', version: 1 },
    { id },
  );
  expect(wrong).toMatchObject({
    status: 400,
    body: { fields: { worth: { code: 'AMOUNT_POSITIVE' } } },
  });
  await writer.send(changeGood, 'POST', `${path}/${id}`, { ...good, points: 5000, version: 1 }, { id });
  await writer.send(
    publishGood,
    'POST',
    `${path}/${id}/publication`,
    { version: 2, published: true },
    { id },
  );
  expect(await listGoods(held.db, 'en')).toEqual([
    expect.objectContaining({ title: 'Teapot', points: 5000 }),
  ]);
  await writer.send(
    publishGood,
    'POST',
    `${path}/${id}/publication`,
    { version: 3, published: false },
    { id },
  );
  expect(await listGoods(held.db, 'en')).toEqual([]);
  const lines = await listAuditEntries(held.db, { subject: `good:${id}`, limit: 10 });
  expect(lines.map(({ action }) => action)).toEqual([
    'good.withdraw',
    'good.publish',
    'good.change',
    'good.write',
  ]);
});
