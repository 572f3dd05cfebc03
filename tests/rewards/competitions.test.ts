/** Leaderboards with prizes: each round once, corrections, and prizes once. */
import fc from 'fast-check';
import { inTransaction, sql } from '@/lib/db/client';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { voidRound } from '@/lib/gateway/voids/commands';
import { requireVoidableRound } from '@/lib/gateway/voids/queries';
import { units, ZERO } from '@/lib/money/amount';
import { now, setClock } from '@/lib/platform/clock';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import {
  createCompetition,
  joinCompetition,
  publishCompetition,
  settleCompetition,
  updateCompetition,
} from '@/lib/rewards/competitions/commands';
import { countRounds, runCompetitions } from '@/lib/rewards/competitions/jobs';
import { readLeaderboard } from '@/lib/rewards/competitions/loaders';
import { getCompetition, readOwn, readPlaces } from '@/lib/rewards/competitions/queries';
import { isByPlace, prizeOf } from '@/lib/rewards/competitions/rules';
import type { CompetitionContent } from '@/lib/rewards/competitions/types';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const DAY = 86_400_000;
let table: Table;
let count = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'RACE');
});
afterEach(async () => {
  setClock(undefined);
  await sql`UPDATE rewards.competition SET published = false WHERE settled_at IS NULL`.execute(held.db);
});

/** A published competition that has begun a moment ago and lasts a day. */
async function competition(more: Partial<CompetitionContent> = {}): Promise<bigint> {
  const at = Date.now();
  setClock(new Date(at - DAY));
  const id = await inTransaction(held.db, async (tx) => {
    const made = await createCompetition(tx, {
      title: { en: 'Race' },
      summary: { en: 'Race' },
      figure: 'turnover',
      scope: 'all',
      code: '',
      minimum: 0n,
      optIn: false,
      startsAt: new Date(at - 60_000),
      endsAt: new Date(at + DAY),
      waitMinutes: 30,
      claimDays: 7,
      wagering: '0',
      prizes: [
        { first: 1, last: 1, reward: 'money', amount: units(100) },
        { first: 2, last: 3, reward: 'points', amount: units(50) },
      ],
      ...more,
    });
    await publishCompetition(tx, made, 1, true);
    return made;
  });
  setClock(undefined);
  return id;
}

const player = () => seat(held.db, table, `racer${++count}`, 10_000);
const play = (one: Seated, stake: number, payout = 0) => {
  const round = `race-${++count}`;
  return table.port
    .settleRound({
      playerToken: one.playerToken,
      transactionId: `${round}-t`,
      roundId: round,
      stake: units(stake),
      payout: payout === 0 ? ZERO : units(payout),
    })
    .then(() => round);
};
const run = async (limit?: bigint) => {
  await setFeedBound(held.db);
  await countRounds(held.db, limit);
};
const standing = async (id: bigint) =>
  (await readPlaces(held.db, await getCompetition(held.db, id), 20)).map(({ memberId, figure }) => [
    memberId,
    figure,
  ]);
const finish = () => setClock(new Date(Date.now() + DAY + 31 * 60_000));

test('the standing counts each round once, in however many parts the job runs, and only its games', async () => {
  const [turnover, multiple, net, other] = [
    await competition(),
    await competition({ figure: 'multiple' }),
    await competition({ figure: 'netWin' }),
    await competition({ scope: 'vendor', code: 'NOBODY' }),
  ];
  const [one, two] = [await player(), await player()];
  await play(one, 100, 50);
  await play(two, 40, 100);
  await play(one, 20, 120);
  await Promise.all([run(1n), run(2n), run(3n)]);
  await run();
  expect(await standing(turnover)).toEqual([
    [one.memberId, units(120)],
    [two.memberId, units(40)],
  ]);
  expect(await standing(multiple)).toEqual([
    [one.memberId, units(6)],
    [two.memberId, 25_000n],
  ]);
  expect(await standing(net)).toEqual([
    [two.memberId, units(60)],
    [one.memberId, units(50)],
  ]);
  expect(await standing(other)).toEqual([]);
  expect(await readOwn(held.db, { id: turnover, settledAt: null }, two.memberId)).toEqual({
    place: 2,
    figure: units(40),
  });
});

test('a voided round leaves the standing, also a largest multiple', async () => {
  const [turnover, multiple] = [await competition(), await competition({ figure: 'multiple' })];
  const one = await player();
  const best = await play(one, 10, 90);
  await play(one, 10, 30);
  await run();
  expect(await standing(multiple)).toEqual([[one.memberId, units(9)]]);
  const { rows } = await sql<{
    id: bigint;
  }>`SELECT id FROM gateway.round WHERE vendor_round_id = ${best}`.execute(held.db);
  const operatorId = await createOperator(held.db, { account: 'racevoider', name: 'Voider', password: 'x' });
  const round = await requireVoidableRound(held.db, rows[0]!.id);
  await inTransaction(held.db, (tx) => voidRound(tx, round, { operatorId, reason: 'test' }));
  await run();
  expect(await standing(turnover)).toEqual([[one.memberId, units(10)]]);
  expect(await standing(multiple)).toEqual([[one.memberId, units(3)]]);
});

test('rounds before joining do not count', async () => {
  const id = await competition({ optIn: true });
  const one = await player();
  await play(one, 70);
  await run();
  expect(await standing(id)).toEqual([]);
  await joinCompetition(held.db, one.memberId, id);
  await joinCompetition(held.db, one.memberId, id);
  expect((await getCompetition(held.db, id)).entries).toBe(1);
  await play(one, 30);
  await run();
  expect(await standing(id)).toEqual([[one.memberId, units(30)]]);
});

test('prizes are given once, by place, after the time for corrections; an excluded member keeps the place without one', async () => {
  const id = await competition({ minimum: units(20) });
  const [first, second, third, small] = [await player(), await player(), await player(), await player()];
  await play(first, 90);
  await play(second, 60);
  await play(third, 30);
  await play(small, 19);
  await excludeMyself(held.db, second.memberId, '7d');
  await run();
  expect(await settleCompetition(held.db, id)).toBe(false);
  finish();
  await Promise.all(Array.from({ length: 5 }, () => runCompetitions(held.db)));
  const { rows } = await sql<{
    place: number;
    member: bigint;
    amount: bigint | null;
    currency: string | null;
  }>`
    SELECT r.place, r.member_id AS member, w.amount, w.currency FROM rewards.competition_result r
      LEFT JOIN rewards.reward w ON w.id = r.reward_id WHERE r.competition_id = ${id} ORDER BY r.place`.execute(
    held.db,
  );
  expect(rows).toEqual([
    { place: 1, member: first.memberId, amount: units(100), currency: 'THB' },
    { place: 2, member: second.memberId, amount: null, currency: null },
    { place: 3, member: third.memberId, amount: units(50), currency: 'PTS' },
  ]);
  const shown = await readLeaderboard(
    held.db,
    { memberId: third.memberId, currency: 'THB', kind: 'member' },
    'en',
  );
  expect(shown.list.find((one) => one.id === String(id))).toMatchObject({
    state: 'settled',
    own: { place: 3, figure: '30.00' },
  });
});

test('equal figures: who reached it first is first', async () => {
  const id = await competition();
  const [one, two] = [await player(), await player()];
  setClock(new Date(Date.now() + 1_000));
  await play(two, 50);
  setClock(new Date(Date.now() + 5_000));
  await play(one, 50);
  await run();
  expect((await standing(id)).map(([member]) => member)).toEqual([two.memberId, one.memberId]);
});

test('a competition is published before it starts, and is not changed afterwards', async () => {
  const id = await competition();
  const content = await getCompetition(held.db, id);
  await expect(
    inTransaction(held.db, (tx) => updateCompetition(tx, id, content.version, content)),
  ).rejects.toMatchObject({
    code: 'COMPETITION_STARTED',
  });
  await inTransaction(held.db, (tx) => publishCompetition(tx, id, content.version, false));
  await expect(
    inTransaction(held.db, (tx) => publishCompetition(tx, id, content.version + 1, true)),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const one = await player();
  await play(one, 10);
  await run();
  expect(await standing(id)).toEqual([]);
  finish();
  expect(await settleCompetition(held.db, id)).toBe(false);
});

test('trial players and excluded members are shown no competition', async () => {
  await competition();
  const one = await player();
  const session = { memberId: one.memberId, currency: 'THB', kind: 'member' };
  expect((await readLeaderboard(held.db, session, 'en')).list.length).toBeGreaterThan(0);
  await excludeMyself(held.db, one.memberId, '7d');
  expect((await readLeaderboard(held.db, session, 'en')).list).toEqual([]);
  expect((await readLeaderboard(held.db, { ...session, kind: 'trial' }, 'en')).list).toEqual([]);
  expect(now()).toBeInstanceOf(Date);
});

test('prizes by place give each place at most one prize', () => {
  const step = fc
    .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 5 }))
    .map(([first, more]) => ({ first, last: first + more, reward: 'money' as const, amount: 1n }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), fc.integer({ min: 1, max: 30 }), (prizes, place) => {
      const covering = prizes.filter(({ first, last }) => first <= place && place <= last);
      if (isByPlace(prizes)) expect(covering.length).toBeLessThanOrEqual(1);
      expect(prizeOf(prizes, place)).toBe(covering[0]);
    }),
  );
});
