/** Rebates: each bet once, at the rate of its day and rank, exact to the last unit, paid once. */
import fc from 'fast-check';
import { inTransaction, sql } from '@/lib/db/client';
import { voidRound } from '@/lib/gateway/voids/commands';
import { requireVoidableRound } from '@/lib/gateway/voids/queries';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { formatDecimal, units, ZERO, type Amount } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { ROLL_UP_CHECKS } from '@/lib/reporting/rollups/checks';
import { settlementZone } from '@/lib/reporting/settlement';
import { grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { listActiveBonuses } from '@/lib/rewards/bonus-money/queries';
import { addPlan, claimRebate, deletePlan } from '@/lib/rewards/rebate/commands';
import { countRebates, paySchedule } from '@/lib/rewards/rebate/jobs';
import { readOwnRebate } from '@/lib/rewards/rebate/loaders';
import { carryOf, daysDue, listClaims } from '@/lib/rewards/rebate/queries';
import { payable, rateFor } from '@/lib/rewards/rebate/rules';
import type { PlanInput } from '@/lib/rewards/rebate/schema';
import type { Rate } from '@/lib/rewards/rebate/types';
import { saveLadder, setRank } from '@/lib/rewards/vip/commands';
import { asOwner, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const COIN = 100n;
let table: Table;
let operatorId: bigint;
let played = 0;

const plan = (validFrom: string, rates: Rate[], more: Partial<PlanInput> = {}) =>
  inTransaction(held.db, (tx) =>
    addPlan(tx, {
      validFrom,
      pay: 'claim',
      minimum: ZERO,
      maximum: ZERO,
      wagering: '0',
      rates,
      operatorId: null,
      ...more,
    }),
  );
const all = (rate: number, level = 0): Rate => ({ scope: 'all', code: '', level, rate });
const bet = async (player: Seated, stake: Amount, payout: Amount = ZERO) => {
  const roundId = `rebate-${++played}`;
  await table.port.settleRound({
    playerToken: player.playerToken,
    transactionId: `${roundId}-t`,
    roundId,
    stake,
    payout,
  });
  return roundId;
};
const run = async (limit?: bigint) => {
  await setFeedBound(held.db);
  await countRebates(held.db, limit);
};
const claim = async (id: bigint) =>
  formatDecimal((await claimRebate(held.db, id, crypto.randomUUID())).amount);
const verified = async () =>
  (await verifyLedger(held.db, REWARDS_CHECKS)).checks.filter(({ wrong }) => wrong > 0);

beforeAll(async () => {
  setClock(new Date('2026-09-02T05:00:00Z'));
  table = await openTable(held.db, 'REBATES');
  operatorId = await createOperator(held.db, {
    account: 'rater',
    name: 'Rater',
    password: 'a very long password',
    roles: ['owner'],
  });
  await plan('2026-09-02', [all(5_000)]);
});
afterAll(() => setClock(undefined));

test('each bet counts once, however often and in however many parts the job runs; 20 claims pay once', async () => {
  const player = await seat(held.db, table, 'claimer', 1_000);
  for (let round = 0; round < 7; round++) await bet(player, units(30));
  await Promise.all([run(2n), run(3n)]);
  await run();
  expect(await readOwnRebate(held.db, player.memberId, 'en')).toMatchObject({
    list: [{ category: 'RNG', vendor: 'REBATES', validBet: '210.00', rate: '0.50', amount: '1.05' }],
    claimable: '1.05',
    reason: null,
  });
  const before = (await getBalance(held.db, player.memberId)).available;
  const requestId = crypto.randomUUID();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      claimRebate(held.db, player.memberId, index < 5 ? requestId : crypto.randomUUID()),
    ),
  );
  const paid = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
  expect(new Set(paid).size).toBe(1);
  expect((await getBalance(held.db, player.memberId)).available - before).toBe(10_500n);
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['REBATE_NOTHING']));
  expect((await listClaims(held.db, player.memberId, { size: 10 })).list).toHaveLength(1);
  expect(await verified()).toEqual([]);
});

test('a bet counts by its share of real money, also after a change of the round', async () => {
  const player = await seat(held.db, table, 'mixed', 100);
  await inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, {
      key: 'rebate:mixed',
      memberId: player.memberId,
      currency: 'THB',
      amount: units(300),
      multiple: '30',
    }),
  );
  // 100 of real money and 100 of the bonus, then 100 of the bonus alone.
  const mixed = await bet(player, units(200));
  await bet(player, units(100));
  await run();
  expect(await claim(player.memberId)).toBe('0.50');
  const { rows } = await sql<{ bets: bigint; real: bigint }>`
    SELECT sum(u.valid_bet)::bigint AS bets, sum(u.real_bet)::bigint AS real FROM reporting.unrolled u
     WHERE u.member_id = ${player.memberId}`.execute(held.db);
  expect(rows[0]).toEqual({ bets: units(300), real: units(100) });
  await rollUp(held.db, settlementZone());
  const failing = async () =>
    (await verifyLedger(held.db, [...REWARDS_CHECKS, ...ROLL_UP_CHECKS])).checks.filter(
      ({ wrong }) => wrong > 0,
    );
  expect(await failing()).toEqual([]);
  const round = await sql<{
    id: bigint;
  }>`SELECT id FROM gateway.round WHERE vendor_round_id = ${mixed}`.execute(held.db);
  await inTransaction(held.db, async (tx) =>
    voidRound(tx, await requireVoidableRound(tx, round.rows[0]!.id), { operatorId, reason: 'test' }),
  );
  await run();
  await rollUp(held.db, settlementZone());
  expect((await daysDue(held.db, player.memberId, null)).map(({ earned }) => earned)).toEqual([0n]);
  expect(await failing()).toEqual([]);
});

test('a payment of a plan with a stake requirement is bonus money', async () => {
  const player = await seat(held.db, table, 'staker', 1_000);
  await bet(player, units(400));
  await run();
  const stake = (multiple: number) =>
    asOwner(held.ownerUrl, (client) =>
      client.query('UPDATE rewards.rebate_plan SET wagering = $1', [multiple]),
    );
  await stake(12.5);
  const before = (await getBalance(held.db, player.memberId)).available;
  expect((await readOwnRebate(held.db, player.memberId, 'en')).wagering).toBe('12.5');
  expect(await claim(player.memberId)).toBe('2.00');
  expect((await getBalance(held.db, player.memberId)).available).toBe(before);
  expect(await listActiveBonuses(held.db, player.memberId)).toMatchObject([
    { remaining: units(2), required: units(25) },
  ]);
  await stake(0);
  expect(await verified()).toEqual([]);
});

test('a bet that is voided after it was paid is taken back from the next payment, once', async () => {
  const player = await seat(held.db, table, 'voided', 1_000);
  const gone = await bet(player, units(100));
  await run();
  expect(await claim(player.memberId)).toBe('0.50');
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM gateway.round WHERE vendor_round_id = ${gone}`.execute(held.db);
  await inTransaction(held.db, async (tx) =>
    voidRound(tx, await requireVoidableRound(tx, rows[0]!.id), { operatorId, reason: 'test' }),
  );
  await run();
  await run();
  expect(await readOwnRebate(held.db, player.memberId, 'en')).toMatchObject({
    list: [{ validBet: '-100.00', amount: '-0.50' }],
    claimable: '0.00',
    reason: 'nothing',
  });
  await expect(claim(player.memberId)).rejects.toMatchObject({ code: 'REBATE_NOTHING' });
  await bet(player, units(300));
  await run();
  expect(await claim(player.memberId)).toBe('1.00');
  expect(await verified()).toEqual([]);
});

test('one-cent bets, claimed in any parts, pay to the last unit; what is beyond coins is carried', async () => {
  const player = await seat(held.db, table, 'penny', 10_000);
  const count = Number(depth(10_000n, 1_000_000n));
  // The rounds are written as the gateway writes them, without a call for each.
  const insert = async (many: number) => {
    await asOwner(held.ownerUrl, (client) =>
      client.query(
        `INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended, currency,
                                 status, vendor, vendor_round_id)
      SELECT s.id, s.member_id, $2::bigint, 100, 0, 100, timestamptz '2026-09-02T06:00:00Z', timestamptz '2026-09-02T06:00:00Z',
             1, true, 'THB', 'closed', 'REBATES', 'penny-' || $3 || '-' || n
        FROM (SELECT g.id, g.member_id FROM gateway.game_session g WHERE g.member_id = $1 ORDER BY g.id DESC LIMIT 1) s,
             generate_series(1, $4::int) n`,
        [player.memberId, table.nodeId, String(played), many],
      ),
    );
    played += 1;
    await run();
  };
  let paid = 0n;
  let left = count;
  for (const part of [1, 3, 199, 4_001]) {
    await insert(part);
    left -= part;
    const got = await claimRebate(held.db, player.memberId, crypto.randomUUID()).catch(() => undefined);
    paid += got?.amount ?? 0n;
  }
  await insert(left);
  paid += (await claimRebate(held.db, player.memberId, crypto.randomUUID())).amount;
  // Half a percent of a cent is half of a unit of 1/10,000, and a cent is 100 of them.
  const exact = BigInt(count) * 100n * 5_000n;
  expect(paid).toBe((exact / (COIN * 1_000_000n)) * COIN);
  expect(paid * 1_000_000n + (await carryOf(held.db, player.memberId))).toBe(exact);
}, 600_000);

test('the rate is that of the day and of the rank when the bet was placed', async () => {
  await inTransaction(held.db, (tx) =>
    saveLadder(tx, {
      version: 0,
      grace: 0,
      cashbackPeriod: 'week',
      claimDays: 7,
      wagering: '0',
      ranks: ['Bronze', 'Silver', 'Gold'].map((name, index) => ({
        name: { en: name },
        colour: '#b87333',
        emblem: 'star' as const,
        turnover: units(index * 1_000_000),
        deposits: ZERO,
        keepTurnover: ZERO,
        keepDeposits: ZERO,
        levelUp: ZERO,
        birthday: ZERO,
        weekly: ZERO,
        monthly: ZERO,
        cashbackRate: 0,
        cashbackMost: ZERO,
        dailyCount: null,
        dailyAmount: null,
        hostName: '',
        hostContact: '',
      })),
    }),
  );
  await expect(plan('2026-09-02', [])).rejects.toMatchObject({
    fields: { validFrom: { code: 'PLAN_DAY_EARLY' } },
  });
  await plan('2026-09-03', [
    all(1_000),
    all(10_000, 2),
    { scope: 'vendor', code: 'OTHERS', level: 0, rate: 99_000 },
  ]);
  const later = await plan('2026-12-01', [all(1)]);
  await expect(plan('2026-12-01', [])).rejects.toMatchObject({
    fields: { validFrom: { code: 'PLAN_DAY_TAKEN' } },
  });
  await inTransaction(held.db, (tx) => deletePlan(tx, later));
  const player = await seat(held.db, table, 'ranked', 10_000);
  await bet(player, units(100));
  setClock(new Date('2026-09-03T05:00:00Z'));
  const again = await seat(held.db, table, 'ranked2', 10_000);
  await bet(again, units(1_000));
  setClock(new Date('2026-09-03T05:00:30Z'));
  await inTransaction(held.db, (tx) =>
    setRank(tx, { memberId: again.memberId, level: 3, keptUntil: null, reason: 'test', operatorId }),
  );
  setClock(new Date('2026-09-03T05:01:00Z'));
  await bet(again, units(1_000));
  await run();
  expect(await claim(player.memberId)).toBe('0.50');
  expect((await readOwnRebate(held.db, again.memberId, 'en')).list).toMatchObject([
    { rate: '1.00', amount: '10.00' },
    { rate: '0.10', amount: '1.00' },
  ]);
});

test('the maximum holds for the bets of a day, however they are claimed; below the minimum nothing is paid', async () => {
  await plan('2026-09-04', [all(100_000)], { minimum: units(2), maximum: units(5) });
  setClock(new Date('2026-09-04T05:00:00Z'));
  const player = await seat(held.db, table, 'capped', 10_000);
  await bet(player, units(19));
  await run();
  await expect(claim(player.memberId)).rejects.toMatchObject({ code: 'REBATE_BELOW_MINIMUM' });
  await bet(player, units(11));
  await run();
  expect(await claim(player.memberId)).toBe('3.00');
  await bet(player, units(500));
  await run();
  expect(await claim(player.memberId)).toBe('2.00');
  await bet(player, units(500));
  await run();
  await expect(claim(player.memberId)).rejects.toMatchObject({ code: 'REBATE_NOTHING' });
  expect(await verified()).toEqual([]);
});

test('the schedule pays each ended day once, and claims are refused', async () => {
  await plan('2026-09-05', [all(10_000)], { pay: 'schedule' });
  setClock(new Date('2026-09-05T05:00:00Z'));
  const player = await seat(held.db, table, 'scheduled', 10_000);
  await bet(player, units(200));
  await run();
  await expect(claim(player.memberId)).rejects.toMatchObject({ code: 'REBATE_BY_SCHEDULE' });
  await paySchedule(held.db);
  setClock(new Date('2026-09-05T17:30:00Z'));
  await paySchedule(held.db);
  expect((await listClaims(held.db, player.memberId, { size: 10 })).list).toEqual([]);
  setClock(new Date('2026-09-05T20:00:00Z'));
  await Promise.all([paySchedule(held.db), paySchedule(held.db)]);
  await paySchedule(held.db);
  const { list } = await listClaims(held.db, player.memberId, { size: 10 });
  expect(list.map(({ amount, bySchedule }) => [formatDecimal(amount), bySchedule])).toEqual([['2.00', true]]);
  expect(await verified()).toEqual([]);
});

test('a trial player gets none', async () => {
  const { id } = await createMember(held.db, { account: 'trialist', type: 4 });
  setClock(new Date('2026-09-04T05:00:00Z'));
  await expect(claim(id)).rejects.toMatchObject({ code: 'NEED_TRUE_ACCOUNT' });
});

test('the example of the form and the database choose the same rate', async () => {
  const codes = { category: ['RNG', 'LIVE'], vendor: ['PG', 'JL'], game: ['1', '2'], all: [''] } as const;
  const rate = fc
    .constantFrom('all' as const, 'category' as const, 'vendor' as const, 'game' as const)
    .chain((scope) =>
      fc.record({
        scope: fc.constant(scope),
        code: fc.constantFrom(...codes[scope]),
        level: fc.integer({ min: 0, max: 4 }),
        rate: fc.integer({ min: 0, max: 100_000 }),
      }),
    );
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(rate, {
        maxLength: 12,
        selector: ({ scope, code, level }) => `${scope}:${code}:${level}`,
      }),
      fc.constantFrom(...codes.category),
      fc.constantFrom(...codes.vendor),
      fc.constantFrom(...codes.game),
      fc.integer({ min: 0, max: 4 }),
      async (rates, gameType, vendor, nodeId, level) => {
        await inTransaction(held.db, async (tx) => {
          const { rows: made } = await sql<{ id: bigint }>`
            INSERT INTO rewards.rebate_plan (valid_from, pay, minimum, maximum, created_at) VALUES ('2999-01-01', 'claim', 0, 0, now())
            RETURNING id`.execute(tx);
          const id = made[0]!.id;
          if (rates.length > 0)
            await tx
              .insertInto('rewards.rebate_rate')
              .values(rates.map((one) => ({ plan_id: id, ...one })))
              .execute();
          const { rows } = await sql<{ rate: number }>`
            SELECT rewards.rebate_rate(${id}, ${nodeId}::bigint, ${vendor}, ${gameType}, ${level}) AS rate`.execute(
            tx,
          );
          await tx.deleteFrom('rewards.rebate_plan').where('id', '=', id).execute();
          expect(rateFor(rates, { nodeId, vendor, gameType }, level)).toBe(rows[0]!.rate);
        });
      },
    ),
    { numRuns: Number(depth(60n, 500n)) },
  );
});

test('parts of a day pay what the whole pays, and never more than the maximum', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(0n, 10n ** 12n), { minLength: 1, maxLength: 30 }),
      fc.bigInt(0n, 10n ** 6n),
      (parts, most) => {
        let [earned, paid, carry, given] = [0n, 0n, 0n, 0n];
        const cap = most * COIN;
        for (const part of parts) {
          earned += part;
          const due = payable([{ day: '', earned, paid, most: cap as Amount }], carry, COIN);
          if (due.amount <= 0n) continue;
          given += due.amount;
          carry = due.carry;
          paid = most > 0n && earned > cap * 1_000_000n ? cap * 1_000_000n : earned;
        }
        const whole = payable([{ day: '', earned, paid: 0n, most: cap as Amount }], 0n, COIN);
        return given === whole.amount && (most === 0n || given <= cap);
      },
    ),
  );
});
