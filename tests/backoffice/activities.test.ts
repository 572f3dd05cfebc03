/** How operators set the mode of a promotion. */
import { POST as setMode } from '@/app/(backoffice)/backoffice/api/promotions/[id]/mode/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { createPromotion } from '@/lib/content/promotions/commands';
import { readRule } from '@/lib/rewards/promotions/queries';
import { ARTICLE_RULE } from '@/lib/rewards/promotions/rules';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let writer: Browser;
let reader: Browser;
let id: string;

beforeAll(async () => {
  writer = (await createOperatorBrowser(held.db, 'writer', ['promotions.write'])).browser;
  reader = (await createOperatorBrowser(held.db, 'reader', ['promotions.read', 'content.write'])).browser;
  id = String(
    await createPromotion(held.db, {
      slug: 'moded',
      types: ['slots'],
      picture: 'market.lantern.coin',
      title: { en: 'Title' },
      summary: { en: 'Summary' },
      body: { en: '<p>Terms</p>' },
      action: null,
      actionUrl: null,
      startsAt: null,
      endsAt: null,
      position: 1,
      published: true,
    }),
  );
});

const send = (browser: Browser, body: object, promotion = id) =>
  browser.send(setMode, 'POST', `/backoffice/api/promotions/${promotion}/mode`, body, { id: promotion });

test('a mode is set with an audit entry, and refused if another operator was first', async () => {
  const rule = { ...ARTICLE_RULE, goal: { deposit: '100', turnover: '' } };
  expect(await send(writer, { version: 0, mode: 'join', rule })).toMatchObject({
    status: 200,
    body: { value: { version: 1 } },
  });
  expect(await readRule(held.db, BigInt(id))).toMatchObject({ mode: 'join', rule, version: 1 });
  expect(await send(writer, { version: 0, mode: 'join', rule })).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  });
  const entries = await listAuditEntries(held.db, { subject: `promotion:${id}`, limit: 5 });
  expect(entries.map(({ action, operator }) => [action, operator])).toEqual([['promotion.mode', 'writer']]);
});

test('a mode is refused without the permission, for an unknown promotion, and with a wrong rule', async () => {
  const given = { version: 1, mode: 'join', rule: ARTICLE_RULE };
  expect((await send(reader, given)).status).toBe(403);
  expect((await send(writer, { ...given, version: 0 }, '999999')).status).toBe(404);
  const wrong = { ...ARTICLE_RULE, goal: { deposit: '-5', turnover: 'many' }, newDays: -1 };
  expect(await send(writer, { ...given, rule: wrong })).toMatchObject({
    status: 400,
    body: { fields: { 'rule.goal.deposit': {}, 'rule.goal.turnover': {}, 'rule.newDays': {} } },
  });
});
