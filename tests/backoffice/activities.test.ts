/** How operators set the mode of a promotion and decide on applications. */
import { POST as setMode } from '@/app/(backoffice)/backoffice/api/promotions/[id]/mode/route';
import { POST as approveRequest } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as approve } from '@/app/(backoffice)/backoffice/api/applications/[id]/approve/route';
import { POST as reject } from '@/app/(backoffice)/backoffice/api/applications/[id]/reject/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { createPromotion } from '@/lib/content/promotions/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import type { PromotionCopy } from '@/lib/content/promotions/types';
import { applyForPromotion } from '@/lib/rewards/promotions/applications/commands';
import { setMode as changeMode } from '@/lib/rewards/promotions/commands';
import { readRule } from '@/lib/rewards/promotions/queries';
import { ARTICLE_RULE } from '@/lib/rewards/promotions/rules';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let writer: Browser;
let reader: Browser;
let decider: Browser;
let id: string;

const promotion = (slug: string): PromotionCopy => ({
  slug,
  types: ['slots'],
  picture: 'market.lantern.coin',
  title: { en: 'Title' },
  summary: { en: 'Summary' },
  body: { en: '<p>Terms</p>' },
  action: null,
  actionUrl: null,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: null,
  position: 1,
  published: true,
});

beforeAll(async () => {
  writer = (await createOperatorBrowser(held.db, 'writer', ['promotions.write'])).browser;
  reader = (await createOperatorBrowser(held.db, 'reader', ['promotions.read', 'content.write'])).browser;
  decider = (await createOperatorBrowser(held.db, 'decider', ['promotions.decide'])).browser;
  id = String(await createPromotion(held.db, promotion('moded')));
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

const claimOf = (amount: string) => ({
  mode: 'claim',
  rule: { ...ARTICLE_RULE, payout: { ...ARTICLE_RULE.payout, kind: 'money', amount } },
});
const raffleOf = (count: number) => ({
  mode: 'raffle',
  rule: {
    ...ARTICLE_RULE,
    raffle: {
      ...ARTICLE_RULE.raffle,
      closesAt: '2030-01-01T00:00:00Z',
      prizes: [{ kind: 'money', amount: '100', count }],
    },
  },
});

test.each([
  ['a reward', claimOf('1000'), claimOf('1000.01')],
  ['prizes of a raffle', raffleOf(10), raffleOf(11)],
])('%s above the threshold needs two operators', async (name, small, great) => {
  const own = await createPromotion(held.db, promotion(`two-${name.length}`));
  // What an operator sets alone within a day counts together: each case has its own.
  const [first, other] = (await Promise.all(
    ['first', 'second'].map(
      async (place) =>
        (await createOperatorBrowser(held.db, `${place}${name.length}`, ['promotions.write'])).browser,
    ),
  )) as [Browser, Browser];
  expect((await send(first, { version: 0, ...small }, String(own))).body.value).toMatchObject({
    status: 'performed',
    version: 1,
  });
  const asked = (await send(first, { version: 1, ...great }, String(own))).body.value!;
  expect(asked.status).toBe('requested');
  expect(await readRule(held.db, own)).toMatchObject({ rule: small.rule, version: 1 });
  const decide = (browser: Browser) =>
    browser.send(approveRequest, 'POST', '/backoffice/api/x', {}, { id: String(asked.id) });
  expect((await decide(first)).status).toBe(403);
  expect((await decide(other)).status).toBe(200);
  expect(await readRule(held.db, own)).toMatchObject({ ...great, version: 2 });
});

describe('an application', () => {
  const rule = {
    ...ARTICLE_RULE,
    application: { needsRemark: false, pictures: 0, least: '10', most: '5000' },
  };
  const call = async (browser: Browser, name: 'approve' | 'reject', application: bigint, body: object) =>
    browser.send(
      name === 'approve' ? approve : reject,
      'POST',
      `/backoffice/api/applications/${application}/${name}`,
      body,
      { id: String(application) },
    );
  let place = 0;
  async function application(): Promise<bigint> {
    place += 1;
    const promotionId = await createPromotion(held.db, promotion(`applied-${place}`));
    await inTransaction(held.db, (tx) => changeMode(tx, { promotionId, version: 0, mode: 'apply', rule }));
    const { id: memberId } = await createMember(held.db, {
      account: `applicant${place}`,
      password: 'a walk in the park',
    });
    await applyForPromotion(held.db, memberId, { promotionId, remark: '', images: [] });
    const row = await held.db
      .selectFrom('rewards.promotion_application')
      .select('id')
      .where('promotion_id', '=', promotionId)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  test('is approved with an amount up to the threshold at once, above it by two operators', async () => {
    const small = await application();
    expect((await call(decider, 'approve', small, { amount: '7', reason: 'Checked' })).body).toMatchObject({
      fields: { amount: {} },
    });
    expect((await call(decider, 'approve', small, { amount: '1000', reason: 'Checked' })).body.value).toEqual(
      {
        status: 'performed',
      },
    );
    // What one operator awards alone counts together, to whomever.
    const another = await application();
    const more = await call(decider, 'approve', another, { amount: '10', reason: 'Checked' });
    expect(more.body.value).toMatchObject({ status: 'requested' });
    const large = await application();
    const asked = await call(decider, 'approve', large, { amount: '1000.01', reason: 'Checked' });
    expect(asked.body.value).toMatchObject({ status: 'requested' });
    const waiting = await held.db
      .selectFrom('rewards.promotion_application')
      .select(['status', 'amount'])
      .where('id', '=', large)
      .executeTakeFirstOrThrow();
    expect(waiting).toEqual({ status: 'applying', amount: null });
    expect((await listAuditEntries(held.db, { subject: `application:${small}`, limit: 5 }))[0]).toMatchObject(
      {
        action: 'promotion.award',
        operator: 'decider',
      },
    );
  });

  test('is rejected with a reason once, and by nobody without the permission', async () => {
    const waiting = await application();
    expect((await call(reader, 'reject', waiting, { reason: 'No' })).status).toBe(403);
    expect((await call(decider, 'reject', waiting, { reason: '' })).status).toBe(400);
    expect((await call(decider, 'reject', waiting, { reason: 'Not readable' })).status).toBe(200);
    expect((await call(decider, 'reject', waiting, { reason: 'Again' })).body.code).toBe(
      'APPLICATION_DECIDED',
    );
    expect((await call(decider, 'approve', waiting, { amount: '50', reason: 'Checked' })).body.code).toBe(
      'APPLICATION_DECIDED',
    );
  });
});
