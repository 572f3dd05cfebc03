/** Missions: progress from settled rounds, chains, periods, and one grant however often it is claimed. */
import fc from 'fast-check';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { seedPaymentChannels } from '@/lib/cli/seed/channels';
import { inTransaction, sql, type Tx } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { formatDecimal, units, ZERO } from '@/lib/money/amount';
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import { getBalance } from '@/lib/ledger/queries';
import { checkIn } from '@/lib/rewards/check-in/commands';
import { setRules } from '@/lib/rewards/points/rule-sets';
import { pointsBalance, pointsState } from '@/lib/rewards/points/queries';
import {
  claimMission,
  completeMissions,
  createMission,
  publishMission,
  updateMission,
} from '@/lib/rewards/missions/commands';
import { completeEndedDays, completeReached, runMissions } from '@/lib/rewards/missions/jobs';
import { readSummary } from '@/lib/rewards/missions/loaders';
import { missionMember, missionsOf } from '@/lib/rewards/missions/member';
import { countClaimable, getMission } from '@/lib/rewards/missions/queries';
import { chainsOf, percentOf, windowAt } from '@/lib/rewards/missions/rules';
import type { MissionContent } from '@/lib/rewards/missions/types';
import { asOwner, rowsRead, useTestDatabase } from '../support/database';
import { openToEverybody } from '../support/cashier';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const ZONE = 'Asia/Bangkok';
const DAY = 86_400_000;
let table: Table;
let count = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'MISSION');
});
beforeEach(async () => {
  setClock(undefined);
  await sql`UPDATE rewards.mission SET published = false`.execute(held.db);
});
afterAll(() => setClock(undefined));

const CONTENT: MissionContent = {
  title: { en: 'Warm up' },
  summary: { en: 'Bet a little' },
  period: 'daily',
  newcomerDays: null,
  figure: 'validBet',
  scope: 'all',
  code: '',
  target: units(100),
  groupId: null,
  segmentId: null,
  reward: 'money',
  amount: units(5),
  wagering: '0',
  claimDays: 3,
  afterId: null,
  startsOn: '2026-01-01',
  endsOn: null,
  position: 0,
};

async function mission(more: Partial<MissionContent> = {}): Promise<bigint> {
  return inTransaction(held.db, async (tx) => {
    const id = await createMission(tx, { ...CONTENT, ...more });
    await publishMission(tx, id, 1, true);
    return id;
  });
}

const player = () => seat(held.db, table, `missionary${++count}`, 10_000);
const play = (one: Seated, stake: number, payout = 0) => {
  const round = `mission-${++count}`;
  return table.port.settleRound({
    playerToken: one.playerToken,
    transactionId: `${round}-t`,
    roundId: round,
    stake: units(stake),
    payout: payout === 0 ? ZERO : units(payout),
  });
};
const seen = async (memberId: bigint, id: bigint) => {
  const member = (await missionMember(held.db, memberId))!;
  const { current, earlier } = await missionsOf(held.db, member, now());
  return [...current, ...earlier].find((one) => one.mission.id === id);
};
const money = async (memberId: bigint) => formatDecimal((await getBalance(held.db, memberId)).available);

test('progress counts each settled round once, before and after a roll-up, and only the games of the mission', async () => {
  const all = await mission();
  const [category, vendor, other] = [
    await mission({ figure: 'rounds', target: 3n, scope: 'category', code: 'RNG' }),
    await mission({ scope: 'vendor', code: 'MISSION' }),
    await mission({ scope: 'vendor', code: 'NOBODY' }),
  ];
  const best = await mission({ figure: 'multiple', target: 50_000n });
  const days = await mission({ figure: 'daysPlayed', target: 2n, period: 'weekly' });
  const one = await player();
  await play(one, 30);
  await play(one, 20, 110);
  const figures = async () =>
    Promise.all(
      [all, category, vendor, other, best, days].map(async (id) => (await seen(one.memberId, id))!.figure),
    );
  const expected = [units(50), 2n, units(50), 0n, 55_000n, 1n];
  expect(await figures()).toEqual(expected);
  await setFeedBound(held.db);
  await rollUp(held.db, settlementZone());
  expect(await figures()).toEqual(expected);
  await play(one, 50);
  expect((await figures())[0]).toBe(units(100));
});

test('20 parallel claims of one mission give one grant', async () => {
  const id = await mission();
  const one = await player();
  await play(one, 120);
  const before = (await getBalance(held.db, one.memberId)).available;
  const claims = await Promise.allSettled(
    Array.from({ length: 20 }, () => claimMission(held.db, one.memberId, id)),
  );
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect((await getBalance(held.db, one.memberId)).available - before).toBe(units(5));
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM rewards.reward WHERE member_id = ${one.memberId}`.execute(held.db);
  expect(rows[0]!.count).toBe(1);
});

test('20 parallel claims of spins give them once, and points are credited', async () => {
  const spins = await mission({ reward: 'spins', amount: 2n });
  const points = await mission({ reward: 'points', amount: units(40) });
  const one = await player();
  await play(one, 100);
  await Promise.all(Array.from({ length: 20 }, () => claimMission(held.db, one.memberId, spins)));
  expect((await pointsState(held.db, one.memberId)).spins).toBe(2);
  await claimMission(held.db, one.memberId, points);
  expect(await pointsBalance(held.db, one.memberId)).toBe(units(40));
});

test('a goal that is not reached is refused, and so is a mission of nobody', async () => {
  const id = await mission();
  const one = await player();
  await play(one, 99);
  await expect(claimMission(held.db, one.memberId, id)).rejects.toMatchObject({
    code: 'MISSION_NOT_REACHED',
  });
  await expect(claimMission(held.db, one.memberId, 999_999n)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the job offers what was reached, the next day claims it, and a new day begins at zero', async () => {
  const id = await mission();
  const one = await player();
  await play(one, 100);
  await setFeedBound(held.db);
  await completeReached(held.db);
  await completeReached(held.db);
  expect(await countClaimable(held.db, one.memberId, now())).toBe(1);
  setClock(new Date());
  advanceClock(DAY);
  const summary = await readSummary(
    held.db,
    { memberId: one.memberId, currency: 'THB', kind: 'member' },
    'en',
  );
  expect(summary.missions.find((each) => each.id === String(id))).toMatchObject({
    state: 'open',
    percent: 0,
  });
  expect(summary.earlier).toMatchObject([{ id: String(id), state: 'claimable' }]);
  const before = await money(one.memberId);
  await claimMission(held.db, one.memberId, id, summary.earlier[0]!.periodKey);
  expect(Number(await money(one.memberId)) - Number(before)).toBe(5);
  expect(await countClaimable(held.db, one.memberId, now())).toBe(0);
});

test('a daily mission that is reached in the last minute of the day can be claimed on the next day', async () => {
  const id = await mission();
  setClock(new Date(Date.now() + DAY));
  await completeEndedDays(held.db);
  setClock(new Date(dayStart(dayOf(now(), settlementZone()), settlementZone(), 1).getTime() - 30_000));
  const one = await player();
  await play(one, 100);
  // The job's next run is in the new day.
  advanceClock(6 * 60_000);
  await setFeedBound(held.db);
  await runMissions(held.db);
  await runMissions(held.db);
  expect(await countClaimable(held.db, one.memberId, now())).toBe(1);
  expect(await seen(one.memberId, id)).toMatchObject({ state: 'open', figure: 0n });
  // A mission that is published after the end of the day gives nothing for it.
  const late = await mission();
  await completeMissions(
    held.db,
    one.memberId,
    new Date(dayStart(dayOf(now(), settlementZone()), settlementZone()).getTime() - 1),
  );
  const { earlier } = await missionsOf(held.db, (await missionMember(held.db, one.memberId))!, now());
  expect(earlier.map((each) => each.mission.id)).toEqual([id]);
  expect(await seen(one.memberId, late)).toMatchObject({ state: 'open' });
});

test('a reward that was not claimed in time is over', async () => {
  const id = await mission({ period: 'once', claimDays: 1, reward: 'spins', amount: 1n });
  const one = await player();
  await play(one, 100);
  await completeMissions(held.db, one.memberId);
  setClock(new Date(Date.now() + 2 * DAY));
  await expect(claimMission(held.db, one.memberId, id)).rejects.toMatchObject({ code: 'MISSION_OVER' });
  expect((await pointsState(held.db, one.memberId)).spins).toBe(0);
});

test('the next mission of a chain opens when the former is done, and does not count its bets again', async () => {
  const first = await mission({ period: 'once' });
  const second = await mission({ period: 'once', afterId: first, target: units(200) });
  const one = await player();
  await play(one, 150);
  expect(await seen(one.memberId, second)).toMatchObject({ state: 'locked' });
  await completeMissions(held.db, one.memberId);
  expect(await seen(one.memberId, second)).toMatchObject({ state: 'open', figure: 0n });
  await play(one, 199);
  await expect(claimMission(held.db, one.memberId, second)).rejects.toMatchObject({
    code: 'MISSION_NOT_REACHED',
  });
  await play(one, 1);
  await claimMission(held.db, one.memberId, second);
});

test('a chain has one period and does not lead back to itself', async () => {
  const first = await mission();
  const second = await mission({ afterId: first });
  const change = (id: bigint, more: Partial<MissionContent>) =>
    inTransaction(held.db, async (tx) =>
      updateMission(tx, id, (await getMission(tx, id)).version, { ...CONTENT, ...more }),
    );
  await expect(change(first, { afterId: second })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(change(second, { afterId: first, period: 'weekly' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
});

test('trial players and excluded members get nothing', async () => {
  const id = await mission();
  const trial = await seat(held.db, table, `missiontrial`, 1_000, true);
  await play(trial, 200);
  await expect(claimMission(held.db, trial.memberId, id)).rejects.toMatchObject({
    code: 'NEED_TRUE_ACCOUNT',
  });
  const one = await player();
  await play(one, 200);
  await excludeMyself(held.db, one.memberId, '1d');
  await setFeedBound(held.db);
  await completeReached(held.db);
  await expect(claimMission(held.db, one.memberId, id)).rejects.toMatchObject({ code: 'MEMBER_EXCLUDED' });
  expect(await countClaimable(held.db, one.memberId, now())).toBe(0);
});

test('a mission of a group is open for its members alone', async () => {
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO cashier.member_group (name, created_at) VALUES ('missionaries', ${now()}) RETURNING id`.execute(
    held.db,
  );
  const id = await mission({ groupId: rows[0]!.id });
  const [inside, outside] = [await player(), await player()];
  await sql`INSERT INTO cashier.group_member (group_id, member_id, added_at) VALUES (${rows[0]!.id}, ${inside.memberId}, ${now()})`.execute(
    held.db,
  );
  expect(await seen(inside.memberId, id)).toBeDefined();
  expect(await seen(outside.memberId, id)).toBeUndefined();
});

test('approved deposits and check-ins are counted', async () => {
  const [sum, number, checks] = [
    await mission({ figure: 'depositSum', target: units(5_000) }),
    await mission({ figure: 'depositCount', target: 2n }),
    await mission({ figure: 'checkIns', target: 1n }),
  ];
  await seedPaymentChannels(held.db, 'THB');
  await openToEverybody(held.db, 'deposit', 'sandbox');
  await inTransaction(held.db, (tx) => setRules(tx, 'checkIn', 0, { days: [{ points: '1', spins: 0 }] }));
  const { id: memberId, currency } = await createMember(held.db, { account: `saver${++count}` });
  for (const amount of [2_000, 3_500])
    await requestDeposit(
      held.db,
      { memberId, currency },
      { channel: 'sandbox', amount: units(amount), requestId: `request-mission-${amount}` },
    );
  await checkIn(held.db, memberId);
  const figures = await Promise.all(
    [sum, number, checks].map(async (id) => (await seen(memberId, id))!.figure),
  );
  expect(figures).toEqual([units(5_500), 2n, 1n]);
});

test('a member with another currency gets no mission of money', async () => {
  const [money, rounds, points] = [
    await mission({ figure: 'rounds', target: 1n }),
    await mission({ reward: 'points' }),
    await mission({ figure: 'checkIns', target: 1n, reward: 'points' }),
  ];
  const { id } = await createMember(held.db, { account: `foreigner${++count}` });
  await held.db.updateTable('identity.member').set({ currency: 'EUR' }).where('id', '=', id).execute();
  await checkIn(held.db, id);
  expect(await completeMissions(held.db, id)).toBe(1);
  const member = (await missionMember(held.db, id))!;
  const { current } = await missionsOf(held.db, member, now());
  expect(current.map((one) => [one.mission.id, one.state])).toEqual([[points, 'claimable']]);
  for (const each of [money, rounds])
    await expect(claimMission(held.db, id, each)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('periods', () => {
  const day = (text: string) => new Date(`${text}T05:00:00Z`);
  const at = (period: MissionContent['period'], when: string, more = {}) =>
    windowAt({ ...CONTENT, period, ...more }, day(when), day('2026-03-10'), ZONE);

  test.each([
    ['daily', '2026-03-11', '2026-03-11', '2026-03-10T17:00:00.000Z', '2026-03-11T17:00:00.000Z'],
    ['weekly', '2026-03-11', '2026-03-09', '2026-03-08T17:00:00.000Z', '2026-03-15T17:00:00.000Z'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-11-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
    ['newcomer', '2026-03-12', 'once', '2026-03-09T17:00:00.000Z', '2026-03-16T17:00:00.000Z'],
    ['once', '2026-03-12', 'once', '2025-12-31T17:00:00.000Z', undefined],
  ] as const)('%s on %s', (period, when, key, from, until) => {
    const window = at(period, when, { newcomerDays: period === 'newcomer' ? 7 : null })!;
    expect([window.key, window.from.toISOString(), window.until?.toISOString()]).toEqual([key, from, until]);
  });

  test('a mission is open from its first to its last day, and newcomers for their days', () => {
    expect(at('daily', '2025-12-31')).toBeUndefined();
    expect(at('daily', '2026-03-12', { endsOn: '2026-03-11' })).toBeUndefined();
    expect(at('newcomer', '2026-03-17', { newcomerDays: 7 })).toBeUndefined();
    expect(at('weekly', '2026-03-11', { startsOn: '2026-03-11', endsOn: '2026-03-12' })).toMatchObject({
      from: new Date('2026-03-10T17:00:00Z'),
      until: new Date('2026-03-12T17:00:00Z'),
    });
  });

  test('one moment is in exactly one period, and periods follow each other without a gap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
        fc.integer({ min: 0, max: 900 }),
        (period, days) => {
          const moment = new Date(Date.parse('2026-01-05T00:00:00Z') + days * DAY);
          const window = windowAt({ ...CONTENT, period }, moment, moment, ZONE)!;
          expect(window.from.getTime()).toBeLessThanOrEqual(moment.getTime());
          expect(window.until!.getTime()).toBeGreaterThan(moment.getTime());
          const next = windowAt({ ...CONTENT, period }, window.until!, moment, ZONE)!;
          expect(next.from).toEqual(window.until);
          expect(next.key).not.toBe(window.key);
        },
      ),
    );
  });

  test('a percentage is 100 only when the goal is reached', () => {
    fc.assert(
      fc.property(fc.bigInt(-1_000n, 10n ** 15n), fc.bigInt(1n, 10n ** 15n), (figure, target) => {
        const percent = percentOf(figure, target);
        expect(percent === 100).toBe(figure >= target);
        expect(percent).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('each mission is in one chain, after the one it follows', () => {
    const list = [
      { id: 1n, afterId: null },
      { id: 2n, afterId: 1n },
      { id: 3n, afterId: 9n },
      { id: 4n, afterId: 2n },
      { id: 5n, afterId: 1n },
    ];
    expect(chainsOf(list).map((chain) => chain.map(({ id }) => id))).toEqual([[1n, 2n, 4n], [5n], [3n]]);
  });
});

test('the ledger agrees with everything that missions paid', async () => {
  const { checks } = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

test('what a member did in former years is not read again: a page costs what is open and what can be claimed', async () => {
  const money = await mission();
  const spins = await mission({ reward: 'spins', amount: 2n, claimDays: 365 });
  const one = await player();
  const { memberId } = one;
  await play(one, 100);
  await completeMissions(held.db, memberId);
  // Three thousand former days of both, of which nothing can be claimed, and one with spins that can.
  await asOwner(held.ownerUrl, async (client) => {
    await client.query(
      `INSERT INTO rewards.mission_done (mission_id, member_id, period_key, figure, done_at, spins, spins_expire_at, spins_claimed_at)
       SELECT m.id, $1, 'x' || n, 1, now() - make_interval(days => n), 1, now() + interval '9 days', CASE WHEN m.id = $2 AND n = 40 THEN NULL ELSE now() END
         FROM rewards.mission m CROSS JOIN generate_series(1, 3000) n WHERE m.id IN ($2, $3)`,
      [String(memberId), String(spins), String(money)],
    );
    await client.query(
      `INSERT INTO rewards.mission_baseline (mission_id, member_id, period_key, figure, opened_at)
       SELECT $2, $1, 'x' || n, 1, now() FROM generate_series(1, 3000) n`,
      [String(memberId), String(money)],
    );
    await client.query('ANALYZE rewards.mission_done, rewards.mission_baseline');
  });
  const of = (await missionMember(held.db, memberId))!;
  const page = async (tx: Tx) => {
    const { current, earlier } = await missionsOf(tx, of, now());
    expect(current.map(({ state }) => state)).toEqual(['claimable', 'claimable']);
    expect(earlier.map(({ mission: { id }, window }) => [id, window.key])).toEqual([[spins, 'x40']]);
    expect(await countClaimable(tx, memberId, now())).toBe(3);
  };
  for (const table of ['rewards.mission_done', 'rewards.mission_baseline'])
    expect(await rowsRead(held.db, table, page)).toBeLessThan(30);
});
