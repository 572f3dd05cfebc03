/** Settlements: one bill for each contract and period, every bet in exactly one, shares that sum to what the platform pays. */
import fc from 'fast-check';
import { AGENT_CHECKS } from '@/lib/agents/checks';
import type { Terms } from '@/lib/agents/contracts/terms';
import { nextPeriod, settle, type SETTLEMENT_KINDS } from '@/lib/agents/settlement/commands';
import { settleDue } from '@/lib/agents/settlement/jobs';
import { periodAt, periodFrom } from '@/lib/agents/settlement/periods';
import { sql } from '@/lib/db/client';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { SHIPPED_AGENT_RULES } from '@/lib/agents/rules/constants';
import { asOwner, useTestDatabase, waitForBlockedQuery } from '../support/database';
import { depth } from '../support/depth';
import { countAt, join, move, play, sign, voidBet, type Bet } from './world';

const held = useTestDatabase();

const DAILY = { kind: 'daily', type: 'D' } as const;
const SECOND = 1_000;
const HOUR = 3_600_000;

const tier = (
  validBet: number,
  rate: number,
  more: { active?: number; netLoss?: number; amount?: number } = {},
) => ({
  validBet: units(validBet),
  netLoss: units(more.netLoss ?? 0),
  active: more.active ?? 0,
  rate,
  amount: units(more.amount ?? 0),
});
const daily = (...tiers: Terms['tiers'][number][]): Terms => ({
  kind: 'daily',
  period: 'D',
  tierMode: null,
  tiers,
  realtime: null,
});
const dividend = (period: Terms['period'], ...tiers: Terms['tiers'][number][]): Terms => ({
  kind: 'dividend',
  period,
  tierMode: 'fixed',
  tiers,
  realtime: null,
});
const hourly = (...tiers: Terms['tiers'][number][]): Terms => ({
  kind: 'hourly',
  period: null,
  tierMode: null,
  tiers,
  realtime: null,
});
const realtime = (profitRate: number, lossRate: number, singleBet: number): Terms => ({
  kind: 'realtime',
  period: null,
  tierMode: null,
  tiers: [],
  realtime: { profitRate, lossRate, singleBet: units(singleBet) },
});

interface BillRow {
  kind: string;
  agent_id: bigint;
  from_at: Date;
  to_at: Date;
  rounds: number;
  stake: bigint;
  valid_bet: bigint;
  active: number;
  earned: bigint;
  corrected: bigint;
  correction_left: bigint;
  carried_in: bigint;
  due: bigint;
  allocated: bigint;
  passed_on: bigint;
  own_share: bigint;
  payment: string;
  pay_at: Date;
}
const billsOf = async (agentId: bigint): Promise<BillRow[]> =>
  (
    await sql<BillRow>`SELECT * FROM agents.bill WHERE agent_id = ${agentId} ORDER BY to_at, id`.execute(
      held.db,
    )
  ).rows;
const wrong = async () =>
  (await verifyLedger(held.db, AGENT_CHECKS)).checks.filter(
    (item) => item.wrong > 0 && item.name.startsWith('agents: '),
  );
const day = (name: string, after = 0) => dayStart(name, settlementZone(), after);
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
/** Counts and settles everything that has ended a minute after a moment. */
const settleAt = async (at: Date) => {
  await countAt(held.db, later(at, 60 * SECOND));
  return settleDue(held.db);
};

beforeAll(() => setClock(day('2026-03-01')));
afterAll(() => setClock(undefined));
afterEach(async () => {
  expect(await wrong()).toEqual([]);
  // The contracts of one test do not bill in the next one.
  await sql`UPDATE agents.contract SET ends_at = starts_at, end_reason = 'operator'
             WHERE state = 'signed' AND ends_at IS NULL AND NOT EXISTS (SELECT FROM agents.bill b WHERE b.contract_id = contract.id)`.execute(
    held.db,
  );
  await sql`UPDATE agents.contract c SET ends_at = b.to_at, end_reason = 'operator'
              FROM (SELECT contract_id, max(to_at) AS to_at FROM agents.bill GROUP BY 1) b
             WHERE b.contract_id = c.id AND c.ends_at IS NULL`.execute(held.db);
});

test('a daily salary by the highest tier reached: the upline pays the downline out of the own bill', async () => {
  const from = day('2026-03-02');
  setClock(from);
  const top = await join(held.db, null, 1);
  const agent = await join(held.db, top, 2);
  const [one, two] = [await join(held.db, agent), await join(held.db, agent)];
  await sign(held.db, {
    agentId: top,
    uplineId: null,
    from,
    terms: daily(tier(0, 10_000), tier(1_000, 20_000, { active: 2 })),
  });
  await sign(held.db, {
    agentId: agent,
    uplineId: top,
    from,
    terms: daily(tier(500, 5_000), tier(5_000, 15_000)),
  });
  await play(held.ownerUrl, [
    { memberId: one, at: later(from, HOUR), stake: 900, payout: 100 },
    { memberId: two, at: later(from, 2 * HOUR), stake: 300, payout: 500 },
    { memberId: two, at: later(from, 24 * HOUR), stake: 7 },
  ]);
  expect(await settleAt(later(from, 24 * HOUR))).toBe(1);
  expect(await billsOf(top)).toMatchObject([
    {
      rounds: 2,
      valid_bet: units(1_200),
      active: 2,
      earned: units(24),
      due: units(24),
      allocated: units(24),
      passed_on: units(6),
      own_share: units(18),
      payment: 'due',
    },
  ]);
  expect(await billsOf(agent)).toMatchObject([
    { earned: units(6), allocated: units(6), passed_on: 0n, own_share: units(6) },
  ]);
  // Paid on every other day: a whole day after the period.
  expect((await billsOf(top))[0]!.pay_at).toEqual(day('2026-03-04'));
});

test('settled many times at once, each period has one bill; a settlement that is killed half-way leaves nothing and is made up', async () => {
  const from = day('2026-03-05');
  setClock(from);
  const top = await join(held.db, null, 1);
  const player = await join(held.db, top);
  await sign(held.db, { agentId: top, uplineId: null, from, terms: daily(tier(0, 10_000)) });
  await play(held.ownerUrl, [{ memberId: player, at: later(from, HOUR), stake: 100 }]);
  await countAt(held.db, later(day('2026-03-06'), 60 * SECOND));
  const period = (await nextPeriod(held.db, DAILY))!;
  await asOwner(held.ownerUrl, async (client) => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE agents.bill IN SHARE MODE');
    const running = settle(held.db, DAILY, period);
    const failed = expect(running).rejects.toThrow();
    await waitForBlockedQuery(held.db);
    await client.query(
      `SELECT pg_terminate_backend(l.pid) FROM pg_locks l WHERE NOT l.granted AND l.relation = 'agents.bill'::regclass`,
    );
    await failed;
    await client.query('COMMIT');
  });
  expect(await billsOf(top)).toEqual([]);
  expect(await nextPeriod(held.db, DAILY)).toEqual(period);
  const results = await Promise.all(Array.from({ length: 6 }, () => settle(held.db, DAILY, period)));
  expect(results.filter((result) => result !== undefined)).toHaveLength(1);
  expect(await settleDue(held.db)).toBe(0);
  expect(await billsOf(top)).toMatchObject([{ earned: units(1) }]);
});

test('a settlement that is killed after it has written bills leaves none of them', async () => {
  const from = day('2026-02-09');
  setClock(from);
  const agents: bigint[] = [];
  for (let index = 0; index < 3; index += 1) agents.push(await join(held.db, null, 1));
  for (const agentId of agents)
    await sign(held.db, {
      agentId,
      uplineId: null,
      from,
      until: later(from, HOUR),
      terms: hourly(tier(0, 10_000)),
    });
  await play(
    held.ownerUrl,
    agents.map((memberId) => ({ memberId, at: later(from, 1), stake: 100 })),
  );
  await countAt(held.db, later(from, HOUR + 60 * SECOND));
  const period = { since: from, until: later(from, HOUR) };
  await asOwner(held.ownerUrl, async (client) => {
    // The rows of bills are written, and the check of the last one's agent waits.
    await client.query('BEGIN');
    await client.query('SELECT FROM identity.member WHERE id = $1 FOR UPDATE', [agents[2]]);
    const failed = expect(settle(held.db, { kind: 'hourly', type: null }, period)).rejects.toThrow();
    await waitForBlockedQuery(held.db);
    const { rows } = await client.query<{ pid: number; query: string }>(
      `SELECT pid, query FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ~* 'insert into "?agents"?."?bill"?'`,
    );
    expect(rows).toHaveLength(1);
    await client.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    await failed;
    await client.query('COMMIT');
  });
  expect(await billsOf(agents[0]!)).toEqual([]);
  const twice = await Promise.all([1, 2].map(() => settle(held.db, { kind: 'hourly', type: null }, period)));
  expect(twice.filter((result) => result?.bills === 3)).toHaveLength(1);
  for (const agentId of agents) expect(await billsOf(agentId)).toMatchObject([{ earned: units(1) }]);
});

test('periods that were missed are made up in order', async () => {
  const from = day('2026-03-08');
  setClock(from);
  const top = await join(held.db, null, 1);
  await sign(held.db, { agentId: top, uplineId: null, from, terms: daily(tier(0, 10_000)) });
  await play(
    held.ownerUrl,
    [1, 2, 3].map((after) => ({
      memberId: top,
      at: later(day('2026-03-08', after), -1),
      stake: 100 * after,
    })),
  );
  expect(await settleAt(day('2026-03-11'))).toBe(3);
  expect((await billsOf(top)).map(({ from_at, stake }) => [from_at, stake])).toEqual([
    [day('2026-03-08'), units(100)],
    [day('2026-03-09'), units(200)],
    [day('2026-03-10'), units(300)],
  ]);
});

test('bets a millisecond before and after midnight, the month’s end and the end of a slot count in one period each', async () => {
  const from = day('2026-03-30');
  setClock(from);
  const top = await join(held.db, null, 1);
  const player = await join(held.db, top);
  const midnight = day('2026-04-01');
  // Two hours of slots: two days of them cost 600 settlements, which take most of the time of this file.
  const [before, soon] = [later(midnight, -HOUR), later(midnight, HOUR)];
  await sign(held.db, { agentId: top, uplineId: null, from, terms: daily(tier(0, 10_000)) });
  await sign(held.db, {
    agentId: top,
    uplineId: null,
    from: before,
    until: soon,
    terms: hourly(tier(0, 1_000)),
  });
  await sign(held.db, { agentId: top, uplineId: null, from, terms: dividend('M', tier(0, 10_000)) });
  await sign(held.db, {
    agentId: top,
    uplineId: null,
    from: before,
    until: soon,
    terms: realtime(1_000, 1_000, 1),
  });
  await play(
    held.ownerUrl,
    [-1, 0, 1].map((ms, index) => ({
      memberId: player,
      at: later(midnight, ms),
      stake: [1, 20, 400][index]!,
    })),
  );
  await settleAt(day('2026-05-01'));
  const stakes = (await billsOf(top)).filter(({ rounds }) => rounds > 0);
  expect(stakes.map(({ kind, to_at, stake }) => [kind, to_at, stake]).sort()).toEqual(
    [
      ['daily', midnight, units(1)],
      ['daily', day('2026-04-02'), units(420)],
      ['dividend', midnight, units(1)],
      ['dividend', day('2026-05-01'), units(420)],
      ['hourly', midnight, units(1)],
      ['hourly', later(midnight, HOUR), units(420)],
      ['realtime', midnight, units(1)],
      ['realtime', later(midnight, 300 * SECOND), units(420)],
    ].sort(),
  );
});

test('after a change of the zone each moment is still in exactly one period', () => {
  const zones = [
    'Asia/Bangkok',
    'Asia/Shanghai',
    'UTC',
    'America/New_York',
    'Asia/Kathmandu',
    'Pacific/Auckland',
  ] as const;
  const kinds: (typeof SETTLEMENT_KINDS)[number][] = [
    { kind: 'realtime', type: null },
    { kind: 'hourly', type: null },
    DAILY,
    { kind: 'dividend', type: 'W' },
    { kind: 'dividend', type: 'H' },
    { kind: 'dividend', type: 'M' },
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.array(fc.constantFrom(...zones), { minLength: 2, maxLength: 20 }),
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') }),
      ({ kind, type }, sequence, start) => {
        const first = periodAt(kind, type, new Date(start), sequence[0]!);
        let at = first.since;
        for (const zone of sequence) {
          const { since, until } = periodFrom(kind, type, at, zone);
          const usual = periodAt(kind, type, at, zone);
          expect(since).toEqual(at);
          // Never shorter than half a period, nor longer than one and a half (months have 28 to 31 days).
          const share = (until.getTime() - since.getTime()) / (usual.until.getTime() - usual.since.getTime());
          expect(share).toBeGreaterThanOrEqual(0.5);
          expect(share).toBeLessThan(1.7);
          at = until;
        }
      },
    ),
    { numRuns: depth(50, 5_000) },
  );
});

test('a bet that is voided after its bill is a line of the next bill; what is taken beyond it is carried on', async () => {
  const from = day('2026-05-04');
  setClock(from);
  const top = await join(held.db, null, 1);
  const player = await join(held.db, top);
  await sign(held.db, { agentId: top, uplineId: null, from, terms: daily(tier(0, 10_000)) });
  const [big] = await play(held.ownerUrl, [
    { memberId: player, at: later(from, HOUR), stake: 1_000 },
    { memberId: player, at: later(from, 2 * HOUR), stake: 200 },
    { memberId: player, at: later(from, 25 * HOUR), stake: 300 },
    { memberId: player, at: later(from, 49 * HOUR), stake: 900 },
  ]);
  await settleAt(day('2026-05-05'));
  await voidBet(held.ownerUrl, big!);
  await settleAt(day('2026-05-06'));
  await settleAt(day('2026-05-07'));
  expect(await billsOf(top)).toMatchObject([
    { earned: units(12), due: units(12), own_share: units(12) },
    { earned: units(3), corrected: units(-10), correction_left: units(-7), due: 0n, payment: 'none' },
    { earned: units(9), corrected: units(-7), correction_left: 0n, due: units(2) },
  ]);
  const { rows } = await sql`SELECT earned, amount, stake FROM agents.correction ORDER BY id`.execute(
    held.db,
  );
  expect(rows).toEqual([{ earned: units(2), amount: units(-10), stake: units(200) }]);
});

test('an hourly bill of an hour with nothing to count is not written; a late bet of it is a correction', async () => {
  const from = day('2026-05-10');
  setClock(from);
  const top = await join(held.db, null, 1);
  const player = await join(held.db, top);
  await sign(held.db, {
    agentId: top,
    uplineId: null,
    from,
    until: later(from, 3 * HOUR),
    terms: hourly(tier(0, 10_000)),
  });
  await play(held.ownerUrl, [{ memberId: player, at: later(from, HOUR + 1), stake: 100 }]);
  await settleAt(later(from, 2 * HOUR));
  expect(await billsOf(top)).toMatchObject([{ from_at: later(from, HOUR), earned: units(1) }]);
  await play(held.ownerUrl, [{ memberId: player, at: later(from, 1), stake: 500 }]);
  await settleAt(later(from, 3 * HOUR));
  expect(await billsOf(top)).toMatchObject([
    { earned: units(1) },
    { from_at: later(from, 2 * HOUR), earned: 0n, corrected: units(5), due: units(5) },
  ]);
});

test('real-time salary counts won and lost bets of at least the single bet, at the rates of each contract', async () => {
  const from = day('2026-05-12');
  setClock(from);
  const until = later(from, 300 * SECOND);
  const top = await join(held.db, null, 1);
  const agent = await join(held.db, top, 2);
  const player = await join(held.db, agent);
  await sign(held.db, { agentId: top, uplineId: null, from, until, terms: realtime(10_000, 20_000, 10) });
  await sign(held.db, { agentId: agent, uplineId: top, from, until, terms: realtime(5_000, 10_000, 100) });
  await play(held.ownerUrl, [
    { memberId: player, at: later(from, 1), stake: 100, payout: 250 },
    { memberId: player, at: later(from, 2), stake: 300, payout: 0 },
    { memberId: player, at: later(from, 3), stake: 50, payout: 50 },
    { memberId: player, at: later(from, 4), stake: 20, payout: 0 },
    { memberId: player, at: later(from, 5), stake: 9, payout: 0 },
  ]);
  await settleAt(until);
  // 100 × 1% + 320 × 2%, and 100 × 0.5% + 300 × 1%.
  expect(await billsOf(top)).toMatchObject([{ rounds: 5, earned: 74_000n, own_share: 39_000n }]);
  expect(await billsOf(agent)).toMatchObject([{ earned: 35_000n, own_share: 35_000n }]);
});

test('a dividend over a move: each upline has the bets of its own time, and a member is active in each by the bets there', async () => {
  const from = day('2026-06-01');
  setClock(from);
  const [left, right] = [await join(held.db, null, 1), await join(held.db, null, 1)];
  const agent = await join(held.db, left, 2);
  const [player, idle] = [await join(held.db, agent), await join(held.db, left)];
  for (const agentId of [left, right])
    await sign(held.db, {
      agentId,
      uplineId: null,
      from,
      terms: dividend('W', tier(0, 100_000, { active: 1 })),
    });
  await play(held.ownerUrl, [
    { memberId: player, at: later(from, HOUR), stake: 60 },
    { memberId: player, at: later(from, 30 * HOUR), stake: 150 },
    { memberId: idle, at: later(from, HOUR), stake: 100 },
  ]);
  await move(held.ownerUrl, agent, right, later(from, 24 * HOUR));
  await settleAt(day('2026-06-08'));
  expect(await billsOf(left)).toMatchObject([{ stake: units(160), active: 1, earned: units(16) }]);
  expect(await billsOf(right)).toMatchObject([{ stake: units(150), active: 1, earned: units(15) }]);
});

test('a new contract within a period has a bill of its own part, and its tiers count that part alone', async () => {
  const from = day('2026-06-15');
  setClock(from);
  const top = await join(held.db, null, 1);
  const player = await join(held.db, top);
  const change = later(from, 12 * HOUR);
  await sign(held.db, { agentId: top, uplineId: null, from, until: change, terms: daily(tier(100, 10_000)) });
  await sign(held.db, { agentId: top, uplineId: null, from: change, terms: daily(tier(100, 20_000)) });
  await play(held.ownerUrl, [
    { memberId: player, at: later(change, -1), stake: 90 },
    { memberId: player, at: change, stake: 100 },
  ]);
  await settleAt(day('2026-06-16'));
  expect(await billsOf(top)).toMatchObject([
    { to_at: change, stake: units(90), earned: 0n, payment: 'none' },
    { from_at: change, stake: units(100), earned: units(2) },
  ]);
});

test('nothing is settled before every bet of the period is counted', async () => {
  const from = day('2026-02-02');
  setClock(from);
  const top = await join(held.db, null, 1);
  await sign(held.db, {
    agentId: top,
    uplineId: null,
    from: day('2026-12-01'),
    terms: daily(tier(0, 10_000)),
  });
  await countAt(held.db, later(day('2026-12-02'), 29 * SECOND));
  expect(await settleDue(held.db)).toBe(0);
  await countAt(held.db, later(day('2026-12-02'), 31 * SECOND));
  expect(await settleDue(held.db)).toBe(1);
});

test('a negative net loss is carried once, also if a month that was cut short is settled after the weeks that follow it', async () => {
  const from = day('2027-03-01');
  setClock(from);
  await held.db
    .insertInto('agents.rules')
    .values({
      version: 1,
      value: JSON.stringify({ ...SHIPPED_AGENT_RULES, carryNegative: true }),
      valid_from: from,
      created_at: from,
    })
    .execute();
  const top = await join(held.db, null, 1);
  const player = await join(held.db, top);
  const [monthly, weekly] = [dividend('M', tier(0, 100_000)), dividend('W', tier(0, 100_000))];
  // Monday, 8 March: weeks instead of the month.
  const cut = day('2027-03-08');
  await sign(held.db, { agentId: top, uplineId: null, from, until: cut, terms: monthly });
  await sign(held.db, { agentId: top, uplineId: null, from: cut, until: day('2027-04-12'), terms: weekly });
  await play(held.ownerUrl, [
    { memberId: player, at: later(from, HOUR), stake: 300 },
    // The week before the month's end: the member wins 500. The weeks after it: the member loses 100 and 900.
    { memberId: player, at: later(day('2027-03-22'), HOUR), stake: 100, payout: 600 },
    { memberId: player, at: later(day('2027-03-29'), HOUR), stake: 100 },
    { memberId: player, at: later(day('2027-04-05'), HOUR), stake: 900 },
  ]);
  for (const end of ['2027-03-29', '2027-04-01', '2027-04-05', '2027-04-12']) await settleAt(day(end));
  await asOwner(held.ownerUrl, (client) => client.query('DELETE FROM agents.rules'));
  const bills = (await billsOf(top)).filter(({ rounds }) => rounds > 0);
  expect(bills.map(({ to_at, carried_in, earned }) => [to_at, carried_in, earned])).toEqual([
    // The month takes the 500 of the week that was settled before it, and leaves 200.
    [cut, units(-500), 0n],
    [day('2027-03-29'), 0n, 0n],
    [day('2027-04-05'), units(-200), 0n],
    [day('2027-04-12'), units(-100), units(80)],
  ]);
});

test('random trees with moves, voids and contracts: every bet once in every bill of its line, and shares sum to what the platform pays', async () => {
  // The last test of the file: its 200 runs of two days each leave no time for others.
  let start = day('2027-07-05');
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        parents: fc.array(fc.nat(), { minLength: 3, maxLength: 9 }),
        rates: fc.array(fc.integer({ min: 1_000, max: 60_000 }), { minLength: 9, maxLength: 9 }),
        bets: fc.array(
          fc.record({
            who: fc.nat(),
            slot: fc.nat(575),
            stake: fc.integer({ min: 1, max: 900 }),
            payout: fc.nat(900),
          }),
          {
            minLength: 1,
            maxLength: 25,
          },
        ),
        moves: fc.array(fc.record({ who: fc.nat(), to: fc.nat(), slot: fc.integer({ min: 1, max: 287 }) }), {
          maxLength: 2,
        }),
        voids: fc.array(fc.nat(), { maxLength: 2 }),
      }),
      async ({ parents, rates, bets, moves, voids }) => {
        const from = start;
        start = later(start, 48 * HOUR);
        setClock(from);
        const members = [await join(held.db, null, 1)];
        for (const parent of parents) members.push(await join(held.db, members[parent % members.length]!, 2));
        const uplines = new Map<bigint, bigint | null>();
        for (const [index, id] of members.entries()) {
          const upline = index === 0 ? null : members[parents[index - 1]! % index]!;
          uplines.set(id, upline);
          const top = index === 0 ? 60_000 : rates[index - 1]!;
          await sign(held.db, {
            agentId: id,
            uplineId: upline,
            from,
            until: later(from, 48 * HOUR),
            terms: daily(tier(50, top), tier(2_000, top, { active: 2 })),
          });
        }
        for (const { who, to, slot } of [...moves].sort((a, b) => a.slot - b.slot)) {
          const [member, target] = [members[who % members.length]!, members[to % members.length]!];
          const chain: bigint[] = [];
          for (let id: bigint | null = target; id !== null; id = uplines.get(id) ?? null) chain.push(id);
          if (member === members[0] || chain.includes(member) || uplines.get(member) === target) continue;
          await move(held.ownerUrl, member, target, later(from, slot * 300 * SECOND));
          uplines.set(member, target);
        }
        const rounds = await play(
          held.ownerUrl,
          bets.map(({ who, slot, stake, payout }): Bet => ({
            memberId: members[who % members.length]!,
            at: later(from, slot * 300 * SECOND),
            stake,
            payout,
          })),
        );
        await settleAt(later(from, 24 * HOUR));
        for (const index of new Set(voids.map((which) => which % rounds.length)))
          await voidBet(held.ownerUrl, rounds[index]!);
        await settleAt(later(from, 48 * HOUR));
        expect(await wrong()).toEqual([]);
        const { rows } = await sql<{ paid: bigint; shares: bigint }>`
          SELECT coalesce(sum(b.allocated) FILTER (WHERE b.upline_id IS NULL), 0)::bigint AS paid, sum(b.own_share)::bigint AS shares
            FROM agents.bill b WHERE b.from_at >= ${from}`.execute(held.db);
        expect(rows[0]!.shares).toBe(rows[0]!.paid);
      },
    ),
    { numRuns: depth(8, 200) },
  );
});
