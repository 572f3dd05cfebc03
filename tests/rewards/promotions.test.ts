/** Promotions that members join, claim and apply for: what is given is given once, within the caps (docs/trust.md M5). */
import { GET as list } from '@/app/wps/promotions/route';
import { POST as join } from '@/app/wps/promotions/[id]/join/route';
import { createPromotion } from '@/lib/content/promotions/commands';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { units, type Amount } from '@/lib/money/amount';
import { post } from '@/lib/ledger/commands';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { getBalance } from '@/lib/ledger/queries';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import {
  applyForPromotion,
  approveApplication,
  rejectApplication,
} from '@/lib/rewards/promotions/applications/commands';
import { readApplicationPicture } from '@/lib/rewards/promotions/applications/queries';
import { cancelClaimableBonuses, cancelReward, claimReward } from '@/lib/rewards/centre/commands';
import { expireRewards } from '@/lib/rewards/centre/jobs';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { lockPoints } from '@/lib/rewards/points/commands';
import { claimPromotion, give } from '@/lib/rewards/promotions/grants';
import { pointsBalance } from '@/lib/rewards/points/queries';
import { createPicture } from '../support/cashier';
import { setClock } from '@/lib/platform/clock';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import { joinPromotion, setMode } from '@/lib/rewards/promotions/commands';
import { activitiesOf, countEntries, lockRule, readRule, sumSince } from '@/lib/rewards/promotions/queries';
import { ARTICLE_RULE } from '@/lib/rewards/promotions/rules';
import type { PromotionMode, PromotionRule } from '@/lib/rewards/promotions/types';
import { asOwner, useTestDatabase, waitForBlockedQuery } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const START = new Date('2026-03-10T12:20:00Z');
let table: Table;

let operatorId: bigint;

beforeAll(async () => {
  operatorId = await createOperator(held.db, {
    account: 'decider',
    name: 'Decider',
    password: 'a very long password',
    roles: ['owner'],
  });
  table = await openTable(held.db, 'PROMOTE');
});
beforeEach(() => setClock(START));
afterAll(() => setClock(undefined));

let number = 0;
/** A published promotion that runs for ten days, with a mode. */
async function promotion(
  mode: PromotionMode,
  rule: Partial<PromotionRule> = {},
  more: { startsAt?: Date | null; endsAt?: Date | null; published?: boolean } = {},
): Promise<{ promotionId: bigint; startsAt: Date | null; endsAt: Date | null }> {
  number += 1;
  const schedule = {
    startsAt: new Date('2026-03-05T00:00:00Z'),
    endsAt: new Date('2026-03-15T00:00:00Z'),
    ...more,
  };
  const promotionId = await createPromotion(held.db, {
    slug: `promotion-${number}`,
    types: ['slots'],
    picture: 'market.lantern.coin',
    title: { en: `Promotion ${number}` },
    summary: { en: 'Summary' },
    body: { en: '<p>Terms</p>' },
    action: null,
    actionUrl: null,
    position: number,
    published: true,
    ...schedule,
  });
  await inTransaction(held.db, (tx) =>
    setMode(tx, { promotionId, version: 0, mode, rule: { ...ARTICLE_RULE, ...rule } }),
  );
  return { promotionId, startsAt: schedule.startsAt, endsAt: schedule.endsAt };
}

const statusFor = async (schedule: Awaited<ReturnType<typeof promotion>>, memberId: bigint | undefined) =>
  (await activitiesOf(held.db, [schedule], memberId))[0]!;

async function bet(player: Seated, amount: number, at: string): Promise<void> {
  setClock(new Date(at));
  const id = crypto.randomUUID();
  await table.port.settleRound({
    playerToken: player.playerToken,
    transactionId: id,
    roundId: id,
    stake: units(amount),
    payout: units(0),
  });
}

test('joining: the goal counts valid bets from the hour of joining on, before and after a roll-up', async () => {
  setClock(new Date('2026-03-10T11:50:00Z'));
  const player = await seat(held.db, table, 'joiner', 1000);
  const schedule = await promotion('join', { goal: { deposit: '', turnover: '30' } });
  await bet(player, 7, '2026-03-10T11:59:00Z');
  expect(await statusFor(schedule, player.memberId)).toMatchObject({ status: 'join', progress: [] });
  await bet(player, 5, '2026-03-10T12:05:00Z');
  setClock(START);
  await joinPromotion(held.db, player.memberId, schedule.promotionId);
  await joinPromotion(held.db, player.memberId, schedule.promotionId);
  expect((await countEntries(held.db)).get(schedule.promotionId)).toBe(1);
  await bet(player, 11, '2026-03-10T12:40:00Z');
  const expected = {
    status: 'joined',
    progress: [{ kind: 'turnover', done: units(16), goal: units(30) }],
  };
  expect(await statusFor(schedule, player.memberId)).toMatchObject(expected);
  await rollUp(held.db, settlementZone());
  expect(await statusFor(schedule, player.memberId)).toMatchObject(expected);
  await bet(player, 20, '2026-03-10T13:10:00Z');
  expect(await sumSince(held.db, player.memberId, START)).toEqual({ deposit: 0n, turnover: units(36) });
});

test('a promotion without a goal is signed up for; visitors see the schedule', async () => {
  const { id } = await createMember(held.db, { account: 'signer', password: 'a walk in the park' });
  const schedule = await promotion('join');
  expect((await statusFor(schedule, undefined)).status).toBe('process');
  await joinPromotion(held.db, id, schedule.promotionId);
  expect((await statusFor(schedule, id)).status).toBe('signed');
});

test('joining is refused before the start, after the end, without a mode, to others, and to blocked members', async () => {
  const { id } = await createMember(held.db, { account: 'refused', password: 'a walk in the park' });
  const code = async (schedule: { promotionId: bigint }, memberId = id) =>
    joinPromotion(held.db, memberId, schedule.promotionId).then(
      () => 'OK',
      (error: { code: string }) => error.code,
    );
  expect(
    await code(await promotion('join', {}, { startsAt: new Date('2026-04-01T00:00:00Z'), endsAt: null })),
  ).toBe('PROMOTION_NOT_OPEN');
  expect(await code(await promotion('join', {}, { endsAt: START }))).toBe('PROMOTION_NOT_OPEN');
  expect(await code(await promotion('article'))).toBe('PROMOTION_NOT_OPEN');
  expect(await code(await promotion('join', {}, { published: false }))).toBe('NOT_FOUND');
  expect(await code(await promotion('join', { groupId: '999' }))).toBe('PROMOTION_NOT_FOR_YOU');
  const open = await promotion('join', { newDays: 3 });
  expect(await code(open)).toBe('OK');
  setClock(new Date(START.getTime() + 4 * 86_400_000));
  const late = await createMember(held.db, { account: 'late', password: 'a walk in the park' });
  expect(await code(open, late.id)).toBe('OK');
  await asOwner(held.ownerUrl, (client) =>
    client.query(`UPDATE identity.member SET created_at = $1 WHERE id = $2`, [START, String(late.id)]),
  );
  expect((await statusFor(await promotion('join', { newDays: 3 }), late.id)).status).toBe('process');
  await asOwner(held.ownerUrl, (client) =>
    client.query(`UPDATE identity.member SET status = 'disabled' WHERE id = $1`, [String(late.id)]),
  );
  expect(await code(await promotion('join'), late.id)).toBe('FORBIDDEN');
});

test('the mode stays once a member takes part, and of two changes one is refused', async () => {
  const { id } = await createMember(held.db, { account: 'keeper', password: 'a walk in the park' });
  const { promotionId } = await promotion('join');
  const change = (version: number, mode: PromotionMode) =>
    inTransaction(held.db, (tx) => setMode(tx, { promotionId, version, mode, rule: ARTICLE_RULE }));
  const results = await Promise.allSettled([change(1, 'join'), change(1, 'join')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await joinPromotion(held.db, id, promotionId);
  await expect(change(2, 'article')).rejects.toMatchObject({ code: 'PROMOTION_MODE_FIXED' });
  await expect(change(2, 'join')).resolves.toMatchObject({ version: 3 });
});

const members = (count: number, name: string) =>
  Promise.all(
    Array.from(
      { length: count },
      async (_, place) =>
        (await createMember(held.db, { account: `${name}${place}`, password: 'a walk in the park' })).id,
    ),
  );
const available = async (memberId: bigint) => (await getBalance(held.db, memberId)).available;
const codes = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'OK' : (one.reason as { code: string }).code)).sort();

const MONEY = { kind: 'money', amount: '25', multiple: '0', days: 30 } as const;

test('20 parallel claims of one member give one reward; the next day gives another', async () => {
  const [id] = await members(1, 'claimer');
  const schedule = await promotion('claim', { payout: MONEY, frequency: 'day' });
  expect((await statusFor(schedule, id)).status).toBe('claim');
  const claims = await Promise.allSettled(
    Array.from({ length: 20 }, () => claimPromotion(held.db, id!, schedule.promotionId)),
  );
  expect(codes(claims)).toEqual(Array(20).fill('OK'));
  expect(await available(id!)).toBe(units(25));
  expect((await statusFor(schedule, id)).status).toBe('claimed');
  setClock(new Date(START.getTime() + 86_400_000));
  expect((await statusFor(schedule, id)).status).toBe('claim');
  await claimPromotion(held.db, id!, schedule.promotionId);
  expect(await available(id!)).toBe(units(50));
  expect((await readRule(held.db, schedule.promotionId)).given).toMatchObject({ count: 2, money: units(50) });
});

test('20 members who claim at once get what the caps leave, and no more', async () => {
  const ids = await members(20, 'crowd');
  const byBudget = await promotion('claim', { payout: MONEY, budget: '120' });
  const claims = await Promise.allSettled(ids.map((id) => claimPromotion(held.db, id, byBudget.promotionId)));
  expect(codes(claims)).toEqual([...Array(4).fill('OK'), ...Array(16).fill('PROMOTION_EXHAUSTED')]);
  const byNumber = await promotion('claim', {
    payout: { ...MONEY, kind: 'points', amount: '10' },
    mostRewards: '3',
  });
  const numbered = await Promise.allSettled(
    ids.map((id) => claimPromotion(held.db, id, byNumber.promotionId)),
  );
  expect(codes(numbered).filter((code) => code === 'OK')).toHaveLength(3);
  const points = await Promise.all(ids.map((id) => pointsBalance(held.db, id)));
  expect(points.reduce((sum, each) => sum + each, 0n)).toBe(units(30));
  expect((await statusFor(byNumber, ids[0])).status).toMatch(/^(claimed|close)$/);
});

test('a goal must be reached before its reward; deposits count from joining on', async () => {
  const [id] = await members(1, 'depositor');
  const schedule = await promotion('join', { goal: { deposit: '100', turnover: '' }, payout: MONEY });
  const deposit = async (amount: number, at: string) => {
    const { transactionId } = await post(held.db, {
      key: `test-deposit:${crypto.randomUUID()}`,
      kind: 'deposit',
      currency: 'THB',
      entries: [
        { account: { house: 'deposits:sandbox' }, amount: -units(amount) as Amount },
        { account: { memberId: id!, kind: 'main' }, amount: units(amount) },
      ],
    });
    await asOwner(held.ownerUrl, (client) =>
      client.query(
        `INSERT INTO cashier.deposit (member_id, channel, currency, amount, asked_amount, status, reference, request_id, request_digest,
                                      created_at, decided_at, ledger_id)
         VALUES ($1, 'sandbox', 'THB', $2, $2, 'approved', $3, $3, '\\x00', $4, $4, $5)`,
        [
          String(id),
          String(units(amount)),
          crypto.randomUUID().slice(0, 20),
          new Date(at),
          String(transactionId),
        ],
      ),
    );
  };
  await deposit(500, '2026-03-10T12:00:00Z');
  await joinPromotion(held.db, id!, schedule.promotionId);
  await deposit(99, '2026-03-10T12:30:00Z');
  setClock(new Date('2026-03-10T13:00:00Z'));
  await expect(claimPromotion(held.db, id!, schedule.promotionId)).rejects.toMatchObject({
    code: 'PROMOTION_GOAL',
  });
  await deposit(1, '2026-03-10T12:40:00Z');
  expect((await statusFor(schedule, id)).status).toBe('claim');
  await claimPromotion(held.db, id!, schedule.promotionId);
  expect(await available(id!)).toBe(units(625));
  expect((await statusFor(schedule, id)).status).toBe('claimed');
});

describe('applications', () => {
  const application = { needsRemark: true, pictures: 1, least: '10', most: '80' };
  const apply = async (
    memberId: bigint,
    promotionId: bigint,
    more: { remark?: string; images?: Blob[] } = {},
  ) =>
    applyForPromotion(held.db, memberId, {
      promotionId,
      remark: 'Round 4711',
      images: [await createPicture()],
      ...more,
    });
  const decide = async (promotionId: bigint, memberId: bigint, amount: number | undefined) => {
    const { id } = await held.db
      .selectFrom('rewards.promotion_application')
      .select('id')
      .where('promotion_id', '=', promotionId)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return inTransaction(held.db, (tx) =>
      amount === undefined
        ? rejectApplication(tx, { id, reason: 'Not this round', operatorId })
        : approveApplication(tx, { id, amount: units(amount), operatorId }),
    );
  };

  test('need what the rule asks for, and are made once, also by parallel calls', async () => {
    const [id] = await members(1, 'applicant');
    const schedule = await promotion('apply', { application });
    const { promotionId } = schedule;
    expect((await statusFor(schedule, id)).status).toBe('join');
    await expect(apply(id!, promotionId, { remark: '' })).rejects.toMatchObject({ fields: { remark: {} } });
    await expect(apply(id!, promotionId, { images: [] })).rejects.toMatchObject({ fields: { images: {} } });
    await expect(apply(id!, promotionId, { images: [new Blob(['no picture'])] })).rejects.toMatchObject({
      fields: { images: { code: 'PICTURE_FORMAT' } },
    });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => apply(id!, promotionId)));
    expect(codes(results)).toEqual([...Array(4).fill('APPLICATION_MADE'), 'OK']);
    expect((await statusFor(schedule, id)).status).toBe('applying');
    const row = await held.db
      .selectFrom('rewards.promotion_application')
      .select('id')
      .where('member_id', '=', id!)
      .executeTakeFirstOrThrow();
    const jpeg = await readApplicationPicture(held.db, row.id, 1);
    expect([...jpeg.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  test('are awarded once within the limits, and the award waits; after the end too', async () => {
    const [id] = await members(1, 'awarded');
    const schedule = await promotion('apply', { application });
    const { promotionId } = schedule;
    await apply(id!, promotionId);
    await expect(decide(promotionId, id!, 81)).rejects.toMatchObject({ fields: { amount: {} } });
    setClock(new Date('2026-03-20T00:00:00Z'));
    expect((await statusFor(schedule, id)).status).toBe('applying');
    const decisions = await Promise.allSettled(Array.from({ length: 5 }, () => decide(promotionId, id!, 50)));
    expect(codes(decisions)).toEqual([...Array(4).fill('APPLICATION_DECIDED'), 'OK']);
    expect((await statusFor(schedule, id)).status).toBe('claim');
    expect(await available(id!)).toBe(0n);
    await claimPromotion(held.db, id!, promotionId);
    expect(await available(id!)).toBe(units(50));
    expect((await statusFor(schedule, id)).status).toBe('issued');
  });

  test('are rejected with a reason that the member reads', async () => {
    const [id] = await members(1, 'unlucky');
    const schedule = await promotion('apply', { application });
    await apply(id!, schedule.promotionId);
    await decide(schedule.promotionId, id!, undefined);
    expect(await statusFor(schedule, id)).toMatchObject({ status: 'rejected', reason: 'Not this round' });
    await expect(apply(id!, schedule.promotionId)).rejects.toMatchObject({ code: 'APPLICATION_MADE' });
  });
});

describe('rewards that wait', () => {
  const offer = async (
    promotionId: bigint,
    memberId: bigint,
    period: string,
    currency = 'THB',
    multiple = '0',
  ) =>
    inTransaction(held.db, async (tx) => {
      const stored = (await lockRule(tx, promotionId))!;
      const payout = { currency, amount: units(40) };
      return give(tx, { stored, memberId, period, kind: 'promotion', payout, multiple, isPaid: false });
    });
  const given = async (promotionId: bigint) => (await readRule(held.db, promotionId)).given;

  test('are claimed without holding the balance while points are waited for', async () => {
    const [id] = await members(1, 'ordered');
    const { promotionId } = await promotion('claim');
    await offer(promotionId, id!, 'money');
    await offer(promotionId, id!, 'points', POINTS_CURRENCY);
    let claim: Promise<void> | undefined;
    await inTransaction(held.db, async (tx) => {
      await lockPoints(tx, id!);
      claim = claimPromotion(held.db, id!, promotionId);
      await waitForBlockedQuery(held.db);
      // A conversion of points, which has locked them, needs the balance.
      const free = await asOwner(held.ownerUrl, (client) =>
        client.query(
          `SELECT FROM ledger.balance b JOIN ledger.account a ON a.id = b.account_id
            WHERE a.owner_kind = 'member' AND a.owner_id = $1 AND a.kind = 'main' FOR NO KEY UPDATE OF b NOWAIT`,
          [String(id)],
        ),
      );
      expect(free.rowCount).toBe(1);
    });
    await claim;
    expect([await available(id!), await pointsBalance(held.db, id!)]).toEqual([units(40), units(40)]);
  });

  test('give their amount back to the budget when they expire or are cancelled, and others can have it', async () => {
    const { promotionId } = await promotion('apply', { budget: '100', payout: { ...MONEY, days: 5 } });
    const [one, two, three, four] = (await members(4, 'returning')) as [bigint, bigint, bigint, bigint];
    const first = await offer(promotionId, one, 'once');
    await offer(promotionId, two, 'once', 'THB', '3');
    const points = await offer(promotionId, one, 'more', POINTS_CURRENCY);
    expect(await given(promotionId)).toEqual({ count: 3, money: units(80), points: units(40) });
    await expect(offer(promotionId, three, 'once')).rejects.toMatchObject({ code: 'PROMOTION_EXHAUSTED' });
    for (const id of [first, points])
      await inTransaction(held.db, (tx) => cancelReward(tx, { id, operatorId, reason: 'Mistake' }));
    expect(await given(promotionId)).toEqual({ count: 1, money: units(40), points: 0n });
    await offer(promotionId, three, 'once');
    // A withdrawal cancels bonus money that waits.
    await inTransaction(held.db, (tx) => cancelClaimableBonuses(tx, two, 'withdrawal'));
    await claimPromotion(held.db, three, promotionId);
    await offer(promotionId, four, 'once');
    setClock(new Date(START.getTime() + 6 * 86_400_000));
    await Promise.all([expireRewards(held.db), expireRewards(held.db)]);
    expect(await given(promotionId)).toEqual({ count: 1, money: units(40), points: 0n });
  });

  test('are counted exactly when they are claimed, cancelled and ended at once', async () => {
    const rule = { payout: { ...MONEY, days: 1 } };
    const promotions = [await promotion('apply', rule), await promotion('apply', rule)];
    const ids = await members(8, 'atonce');
    const rewards: { id: bigint; memberId: bigint }[] = [];
    for (const { promotionId } of promotions)
      for (const memberId of ids)
        rewards.push({ id: await offer(promotionId, memberId, 'once', 'THB', '2'), memberId });
    setClock(new Date(START.getTime() + 86_400_000 - 1));
    const work = rewards.flatMap(({ id, memberId }, index) => [
      claimReward(held.db, memberId, id),
      inTransaction(held.db, (tx) => cancelReward(tx, { id, operatorId, reason: 'Mistake' })),
      ...(index % 4 === 0
        ? [inTransaction(held.db, (tx) => cancelClaimableBonuses(tx, memberId, 'withdrawal'))]
        : []),
    ]);
    setClock(new Date(START.getTime() + 86_400_000));
    work.push(expireRewards(held.db), expireRewards(held.db));
    const failed = (await Promise.allSettled(work)).filter(({ status }) => status === 'rejected');
    expect(codes(failed).filter((code) => !code.startsWith('REWARD_'))).toEqual([]);
    for (const { promotionId } of promotions) {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM rewards.reward WHERE source_id = ${promotionId} AND kind = 'promotion' AND status = 'claimed'`.execute(
        held.db,
      );
      const { count } = rows[0]!;
      expect(await given(promotionId)).toEqual({ count, money: units(40 * count), points: 0n });
    }
  });
});

test('what promotions have given agrees with the rewards and the ledger', async () => {
  const { checks } = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

test('the calls: a member joins and reads the new status, another language included', async () => {
  const { id } = await createMember(held.db, { account: 'caller', password: 'a walk in the park' });
  setClock(undefined);
  const schedule = await promotion('join', {}, { startsAt: new Date('2026-01-01T00:00:00Z'), endsAt: null });
  const origin = {
    ip: '127.0.0.1',
    userAgent: 'jest',
    deviceId: 'device-of-the-tests-000',
    country: undefined,
  };
  const { token } = await startSession(held.db, id, origin, false);
  const call = async (method: string, path: string, route: typeof join | typeof list, params = {}) => {
    const reply = await (route as typeof join)(
      new Request(`http://localhost${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: '{}' } : {}),
      }),
      { params: Promise.resolve(params) } as never,
    );
    return (await reply.json()) as { success: boolean; value: Record<string, unknown> };
  };
  const promotionId = String(schedule.promotionId);
  const joined = await call('POST', `/wps/promotions/${promotionId}/join`, join, { id: promotionId });
  expect(joined.value).toMatchObject({ id: promotionId, status: 'signed', mode: 'join' });
  const { value } = await call('GET', '/wps/promotions', list);
  expect(value.list).toContainEqual(expect.objectContaining({ id: promotionId, status: 'signed' }));
});
