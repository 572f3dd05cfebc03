import { inTransaction, sql } from '@/lib/db/client';
import { voidRound } from '@/lib/gateway/voids/commands';
import { requireVoidableRound } from '@/lib/gateway/voids/queries';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { formatDecimal, units, ZERO, type Amount } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { checkIn, readCalendar } from '@/lib/rewards/check-in/commands';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { addCodes, createGood, publishGood } from '@/lib/rewards/mall/commands';
import { approveOrder, redeem, redeemVerified, rejectOrder } from '@/lib/rewards/mall/orders/commands';
import { getOrder, listOrders } from '@/lib/rewards/mall/orders/queries';
import { getGoodDraft } from '@/lib/rewards/mall/queries';
import { earnFromBets } from '@/lib/rewards/points/bets';
import { adjustPoints, convert } from '@/lib/rewards/points/commands';
import { earnPoints } from '@/lib/rewards/points/jobs';
import { listPoints, pointsBalance, pointsState, pointsTotals } from '@/lib/rewards/points/queries';
import { readRules, setRules } from '@/lib/rewards/points/rule-sets';
import type { PointsRules, RuleKey } from '@/lib/rewards/points/types';
import { nextCommitment, publishWheel, spin } from '@/lib/rewards/wheel/commands';
import { verifySpin } from '@/components/points/verify-spin';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { fund, openTable, seat, type Seated, type Table } from '../support/players';

const RIVALS = depth(60, 200);
const database = useTestDatabase();
const PASSWORD = '135790';
let count = 0;

async function member(points = 0, paymentPassword: string | undefined = PASSWORD): Promise<bigint> {
  const { id } = await createMember(database.db, {
    account: `collector${++count}`,
    paymentPassword,
  });
  if (points > 0) await give(id, points);
  return id;
}

const give = (memberId: bigint, points: number) =>
  inTransaction(database.db, (tx) =>
    adjustPoints(tx, {
      memberId,
      amount: units(points),
      requestId: `request-${crypto.randomUUID()}`,
      reason: 'test',
      operatorId: 1n,
    }),
  );

const change = <Key extends RuleKey>(key: Key, value: PointsRules[Key]) =>
  inTransaction(database.db, async (tx) => setRules(tx, key, (await readRules(tx)).versions[key], value));

const good = async (more: Partial<Parameters<typeof createGood>[1]> = {}) => {
  const id = await createGood(database.db, {
    picture: 'jade.teapot',
    title: { en: 'Teapot' },
    summary: { en: 'Half a litre' },
    points: 100,
    quantity: 10,
    position: 0,
    kind: 'goods',
    price: ZERO,
    worth: ZERO,
    perMember: null,
    groupId: null,
    ...more,
  });
  await publishGood(database.db, id, 1, true);
  return id;
};

const ADDRESS = {
  name: 'Anong',
  phone: '+66 81 234 5678',
  street: '12/3 Soi Ari',
  city: 'Bangkok',
  region: '',
  postcode: '10400',
  country: 'TH',
};
const call = (goodId: bigint, more: Partial<Parameters<typeof redeem>[2]> = {}) => ({
  goodId,
  quantity: 1,
  paymentPassword: PASSWORD,
  requestId: `request-${crypto.randomUUID()}`,
  address: ADDRESS,
  ...more,
});
const points = async (id: bigint) => formatDecimal(await pointsBalance(database.db, id));
const settled = <Value>(all: PromiseSettledResult<Value>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length;

afterEach(() => setClock(undefined));

describe('points of bets', () => {
  let table: Table;
  beforeAll(async () => {
    table = await openTable(database.db, 'LANTERN');
    await change('earning', {
      turnover: [{ scope: 'all', code: '', groupId: '', points: '1', per: '10' }],
      deposit: { points: '', per: '', most: '' },
      registration: '',
    });
    await change('wheel', { turnover: '100', deposit: '' });
  });

  const play = (player: Seated, round: string, stake: number) =>
    table.port.settleRound({
      playerToken: player.playerToken,
      transactionId: `${round}-t`,
      roundId: round,
      stake: units(stake),
      payout: ZERO,
    });
  const run = async (limit?: bigint) => {
    await setFeedBound(database.db);
    await earnFromBets(database.db, limit);
  };

  test('each settled bet counts once, however often and in however many parts the job runs', async () => {
    const player = await seat(database.db, table, 'bettor', 1_000);
    for (let round = 0; round < 7; round++) await play(player, `once-${round}`, 25);
    await Promise.all([run(2n), run(3n)]);
    await run();
    expect(await points(player.memberId)).toBe('17.50');
    expect(await pointsState(database.db, player.memberId)).toMatchObject({
      spins: 1,
      spinTurnover: units(75),
    });
    const { list } = await listPoints(database.db, player.memberId, { size: 50 });
    const { rows } = await sql<{ points: bigint }>`
      SELECT sum(points)::bigint AS points FROM rewards.points_bet
       WHERE transaction_id = ANY(${list.map(({ transactionId }) => transactionId)}::bigint[])`.execute(
      database.db,
    );
    expect(rows[0]!.points).toBe(175_000n);
  });

  test('a voided round takes its points back, not below zero; the rest goes off the next bets', async () => {
    const player = await seat(database.db, table, 'voided', 1_000);
    await play(player, 'void-1', 100);
    await run();
    expect(await points(player.memberId)).toBe('10.00');
    // Six are spent before the round is voided.
    const { rows } = await sql<{
      id: bigint;
    }>`SELECT id FROM gateway.round WHERE vendor_round_id = 'void-1'`.execute(database.db);
    await inTransaction(database.db, (tx) =>
      adjustPoints(tx, {
        memberId: player.memberId,
        amount: -units(6) as Amount,
        requestId: 'request-spent-six',
        reason: 'test',
        operatorId: 1n,
      }),
    );
    await run();
    const round = await requireVoidableRound(database.db, rows[0]!.id);
    const operatorId = await createOperator(database.db, {
      account: 'voider',
      name: 'Voider',
      password: 'x',
    });
    await inTransaction(database.db, (tx) => voidRound(tx, round, { operatorId, reason: 'test' }));
    await run();
    await run();
    expect(await points(player.memberId)).toBe('0.00');
    expect((await pointsState(database.db, player.memberId)).shortfall).toBe(units(6));
    await play(player, 'void-2', 80);
    await run();
    expect(await points(player.memberId)).toBe('2.00');
    expect((await pointsState(database.db, player.memberId)).shortfall).toBe(ZERO);
  });
});

describe('conversion', () => {
  beforeAll(() => change('ratio', { tiers: [{ from: '100', points: '100', amount: '2' }] }));

  test('points become money once, however often the call is repeated', async () => {
    const id = await member(500);
    const request = { points: '300', paymentPassword: PASSWORD, requestId: 'request-convert-1' };
    const all = await Promise.all(Array.from({ length: 5 }, () => convert(database.db, id, request)));
    expect(new Set(all.map(({ id: one }) => one)).size).toBe(1);
    expect(await points(id)).toBe('200.00');
    expect((await getBalance(database.db, id)).available).toBe(units(6));
    await expect(convert(database.db, id, { ...request, points: '100' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test.each([
    ['too few for the table', { points: '99' }, 'INVALID_INPUT'],
    ['more than there are', { points: '900' }, 'NOT_ENOUGH_POINTS'],
    ['a wrong payment password', { paymentPassword: '000000' }, 'INVALID_INPUT'],
  ])('%s is refused and changes nothing', async (_, more, code) => {
    const id = await member(500);
    const request = { points: '100', paymentPassword: PASSWORD, requestId: 'request-convert-2' };
    await expect(convert(database.db, id, { ...request, ...more })).rejects.toMatchObject({ code });
    expect(await points(id)).toBe('500.00');
    expect((await getBalance(database.db, id)).available).toBe(ZERO);
  });
});

describe('the mall', () => {
  test(`${RIVALS} members who redeem the last piece at once: one order`, async () => {
    const last = await good({ quantity: 1 });
    const members = [];
    for (let each = 0; each < RIVALS; each++) members.push(await member(100, ''));
    // The payment password is a slow hash that is computed for 150 at a time: it is not what this test is about.
    const all = await Promise.allSettled(
      members.map((id) => inTransaction(database.db, (tx) => redeemVerified(tx, id, call(last)))),
    );
    expect(settled(all)).toBe(1);
    expect(
      new Set(
        all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code ?? String(one.reason)] : [])),
      ),
    ).toEqual(new Set(['GOOD_SOLD_OUT']));
    expect((await getGoodDraft(database.db, last)).available).toBe(0);
    const { rows } = await sql<{ spent: number }>`
      SELECT count(*)::int AS spent FROM ledger.balance b JOIN ledger.account a ON a.id = b.account_id
       WHERE a.kind = 'points' AND a.owner_id = ANY(${members}::bigint[]) AND b.amount = 0`.execute(
      database.db,
    );
    expect(rows[0]!.spent).toBe(1);
  }, 60_000);

  test('an order in process is approved or rejected once; a rejected one gives points, money and stock back', async () => {
    const id = await member(300);
    const { currency } = await getBalance(database.db, id);
    await fund(database.db, id, currency, 50);
    const item = await good({ price: units(20) });
    const operator = await operatorId();
    const one = await redeem(database.db, id, call(item));
    const two = await redeem(database.db, id, call(item));
    expect(one).toMatchObject({ status: 'process', points: units(100), price: units(20) });
    expect((await getBalance(database.db, id)).available).toBe(units(10));
    await expect(redeem(database.db, id, call(item))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    const decisions = await Promise.allSettled([
      inTransaction(database.db, (tx) =>
        rejectOrder(tx, { id: one.id, operatorId: operator, note: 'broken' }),
      ),
      inTransaction(database.db, (tx) => approveOrder(tx, { id: one.id, operatorId: operator })),
      inTransaction(database.db, (tx) =>
        rejectOrder(tx, { id: one.id, operatorId: operator, note: 'broken' }),
      ),
    ]);
    expect(settled(decisions)).toBe(1);
    await inTransaction(database.db, (tx) =>
      rejectOrder(tx, { id: two.id, operatorId: operator, note: 'out of stock' }),
    );
    const opened = await getOrder(database.db, two.id);
    expect(opened).toMatchObject({ status: 'rejected', note: 'out of stock', address: ADDRESS });
    const returned = (await getOrder(database.db, one.id)).status === 'rejected' ? 2 : 1;
    expect(await points(id)).toBe(formatDecimal(units(100 + 100 * returned)));
    expect((await getBalance(database.db, id)).available).toBe(units(10 + 20 * returned));
    expect((await getGoodDraft(database.db, item)).available).toBe(8 + returned);
  });

  test('tell the systems of the brand what happens to orders, without address and code', async () => {
    const types = ['order.placed', 'order.approved', 'order.rejected'];
    await sql`INSERT INTO webhooks.endpoint (url, description, events, secret_sealed, secret_made_at, created_at)
      VALUES ('https://brand.example/hook', '', ${types}::text[], '', now(), now())`.execute(database.db);
    const id = await member(500);
    const decide = { operatorId: await operatorId() };
    const item = await good({ price: ZERO });
    const first = call(item);
    const [one, two] = [await redeem(database.db, id, first), await redeem(database.db, id, call(item))];
    await redeem(database.db, id, first);
    await inTransaction(database.db, (tx) => approveOrder(tx, { id: one.id, ...decide }));
    await inTransaction(database.db, (tx) => rejectOrder(tx, { id: two.id, ...decide, note: 'sold' }));
    const codes = await good({ kind: 'code', quantity: 0 });
    await inTransaction(database.db, (tx) => addCodes(tx, codes, ['SECRET-1']));
    const three = await redeem(database.db, id, call(codes));
    const { rows } = await sql<{ type: string; data: Record<string, string> }>`
      SELECT type, data FROM webhooks.event ORDER BY id`.execute(database.db);
    expect(rows.map(({ type, data }) => [type, data.orderId])).toEqual([
      ['order.placed', String(one.id)],
      ['order.placed', String(two.id)],
      ['order.approved', String(one.id)],
      ['order.rejected', String(two.id)],
      ['order.placed', String(three.id)],
      ['order.approved', String(three.id)],
    ]);
    expect(rows[0]!.data).toMatchObject({ memberId: String(id), kind: 'goods', points: '100.00' });
    expect(JSON.stringify(rows)).not.toMatch(/SECRET|Anong|Bangkok/);
    await sql`DELETE FROM webhooks.endpoint`.execute(database.db);
  });

  const operatorId = async () => {
    const account = `judge${++count}`;
    return createOperator(database.db, { account, name: 'Judge', password: 'Lantern-judge-2026' });
  };

  test('codes are given once, and money goods pay at once', async () => {
    const id = await member(300);
    const codes = await good({ kind: 'code', quantity: 0 });
    await expect(redeem(database.db, id, call(codes))).rejects.toMatchObject({ code: 'GOOD_SOLD_OUT' });
    expect(await inTransaction(database.db, (tx) => addCodes(tx, codes, ['A-1', 'A-2', 'A-1']))).toBe(2);
    expect(await inTransaction(database.db, (tx) => addCodes(tx, codes, ['A-2', 'A-3']))).toBe(1);
    await redeem(database.db, id, call(codes, { quantity: 2 }));
    const cash = await good({ kind: 'money', worth: units(5) });
    expect(await redeem(database.db, id, call(cash))).toMatchObject({ status: 'approved' });
    expect((await getBalance(database.db, id)).available).toBe(units(5));
    const { list } = await listOrders(database.db, id, { pageNum: 1, pageSize: 10 });
    expect(list.map((order) => order.codes)).toEqual([[], ['A-1', 'A-2']]);
    const { rows } = await sql<{
      text: string;
    }>`SELECT string_agg(encode(code_sealed, 'escape'), ' ') AS text FROM rewards.good_code`.execute(
      database.db,
    );
    expect(rows[0]!.text).not.toContain('A-1');
  });

  test('a member has no more pieces than the limit, and goods that are sent need an address', async () => {
    const id = await member(1_000);
    const item = await good({ perMember: 2 });
    await expect(redeem(database.db, id, call(item, { address: undefined }))).rejects.toMatchObject({
      fields: { address: { code: 'ADDRESS_MISSING' } },
    });
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, () => redeem(database.db, id, call(item))),
    );
    expect(settled(all)).toBe(2);
    expect(await points(id)).toBe('800.00');
    const limited = await good({ groupId: 999n });
    await expect(redeem(database.db, id, call(limited))).rejects.toMatchObject({ code: 'GOOD_NOT_FOR_YOU' });
    expect((await getGoodDraft(database.db, limited)).available).toBe(10);
  });
});

describe('check-in', () => {
  test('once a settlement day, with the reward of the streak; a missed day begins again', async () => {
    const id = await member();
    await change('checkIn', {
      days: [
        { points: '5', spins: 0 },
        { points: '8', spins: 1 },
      ],
    });
    setClock(new Date('2026-03-01T12:00:00Z'));
    const all = await Promise.all(Array.from({ length: 20 }, () => checkIn(database.db, id)));
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await points(id)).toBe('5.00');
    setClock(new Date('2026-03-02T12:00:00Z'));
    expect(await checkIn(database.db, id)).toMatchObject({ streak: 2, spins: 1, points: units(8) });
    setClock(new Date('2026-03-03T12:00:00Z'));
    expect(await checkIn(database.db, id)).toMatchObject({ streak: 3, points: units(5) });
    setClock(new Date('2026-03-05T12:00:00Z'));
    expect(await readCalendar(database.db, id)).toMatchObject({ streak: 0, place: 0, isDone: false });
    expect(await checkIn(database.db, id)).toMatchObject({ streak: 1 });
    expect(await pointsState(database.db, id)).toMatchObject({ spins: 1 });
  });
});

describe('the wheel', () => {
  const sector = (more: object) => ({
    title: { en: 'Prize' },
    weight: 1,
    prize: 'points' as const,
    amount: units(10),
    goodId: null,
    stock: null,
    ...more,
  });
  const wheel = (sectors: ReturnType<typeof sector>[]) =>
    inTransaction(database.db, (tx) =>
      publishWheel(tx, null, { open: true, consolation: units(1), sectors }),
    );
  const withSpins = async (spins: number) => {
    const id = await member();
    await give(id, 1);
    await sql`UPDATE rewards.points_member SET spins = ${spins} WHERE member_id = ${id}`.execute(database.db);
    return id;
  };
  const request = async (id: bigint) => ({
    commitment: await nextCommitment(database.db, id),
    clientSeed: '9f2c',
    requestId: `request-${crypto.randomUUID()}`,
  });

  test('20 spins at once with one spin left: one, and its proof holds', async () => {
    await wheel([sector({}), sector({ weight: 3 })]);
    const id = await withSpins(1);
    const first = await request(id);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        spin(database.db, id, { ...first, requestId: `request-spin-${index}` }),
      ),
    );
    expect(settled(all)).toBe(1);
    expect(await points(id)).toBe('11.00');
    const spun = all.find((one) => one.status === 'fulfilled')!.value;
    expect(spun.proof.commitment).toBe(first.commitment);
    expect(await verifySpin(spun.proof)).toEqual({ commitmentHolds: true, place: spun.place });
  });

  test('the same call is the same spin; an old commitment is refused and costs no spin', async () => {
    await wheel([sector({}), sector({})]);
    const id = await withSpins(3);
    const first = await request(id);
    const one = await spin(database.db, id, first);
    expect((await spin(database.db, id, first)).id).toBe(one.id);
    await expect(spin(database.db, id, { ...first, requestId: 'request-other-1' })).rejects.toMatchObject({
      code: 'WHEEL_SEED_USED',
    });
    expect(await pointsState(database.db, id)).toMatchObject({ spins: 2 });
  });

  test('a prize that has run out gives the consolation; stock never falls below zero', async () => {
    const prize = await good({ quantity: 1 });
    await wheel([
      sector({ prize: 'good', amount: ZERO, goodId: prize }),
      sector({ prize: 'good', amount: ZERO, goodId: prize }),
    ]);
    const ids = [await withSpins(1), await withSpins(1), await withSpins(1)];
    const spins = await Promise.all(ids.map(async (id) => spin(database.db, id, await request(id))));
    expect(spins.map(({ given }) => given).sort()).toEqual(['consolation', 'consolation', 'good']);
    expect((await getGoodDraft(database.db, prize)).available).toBe(0);
    const winner = spins.find(({ given }) => given === 'good')!;
    expect(await getOrder(database.db, winner.orderId!)).toMatchObject({
      isWon: true,
      status: 'process',
      points: ZERO,
    });
    await wheel([
      sector({ prize: 'money', amount: units(7), stock: 1 }),
      sector({ prize: 'money', amount: units(7), stock: 0 }),
    ]);
    const others = [await withSpins(2), await withSpins(2)];
    for (const id of [...others, ...others]) await spin(database.db, id, await request(id));
    const { rows } = await sql<{ paid: bigint }>`
      SELECT coalesce(sum(amount), 0)::bigint AS paid FROM rewards.spin WHERE given = 'money'`.execute(
      database.db,
    );
    expect([ZERO, units(7)]).toContain(rows[0]!.paid);
  });
});

test('deposits and registrations earn from the moment when their rule is switched on, each once', async () => {
  const before = await member();
  await change('earning', { turnover: [], deposit: { points: '', per: '', most: '' }, registration: '25' });
  await earnPoints(database.db);
  const after = await member();
  await earnPoints(database.db);
  await earnPoints(database.db);
  expect([await points(before), await points(after)]).toEqual(['0.00', '25.00']);
});

test('issued minus used is what is outstanding', async () => {
  const totals = await pointsTotals(database.db, new Date('2000-01-01'), new Date('2100-01-01'));
  expect(totals.issued - totals.redeemed).toBe(totals.outstanding);
  expect(totals.outstanding).toBeGreaterThan(0n);
});

test('points, stock and orders agree with the ledger, and the ledger with itself', async () => {
  const { checks } = await verifyLedger(database.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
  expect(checks.filter(({ name }) => REWARDS_CHECKS.some((one) => one.name === name))).toHaveLength(
    REWARDS_CHECKS.length,
  );
  // A fault that is planted is found.
  await database.db
    .updateTable('rewards.points_member')
    .set({ shortfall: 1n })
    .where('shortfall', '=', 0n)
    .execute();
  const faulty = await verifyLedger(database.db, REWARDS_CHECKS);
  expect(faulty.checks.find(({ name }) => name.startsWith('points of bets'))!.wrong).toBeGreaterThan(0);
});
