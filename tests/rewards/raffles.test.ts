/** Raffles: each ticket counts once, the list and the seed are committed, and anybody can recompute the draw. */
import fc from 'fast-check';
import { verifyRaffle } from '@/components/promotions/verify-raffle';
import { createPromotion } from '@/lib/content/promotions/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { createServerSeed } from '@/lib/platform/fairness/stream';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import { raffleTicketsTable } from '@/lib/backoffice/tables/sources/activities';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { setMode } from '@/lib/rewards/promotions/commands';
import { claimPromotion } from '@/lib/rewards/promotions/grants';
import { activitiesOf, readRule } from '@/lib/rewards/promotions/queries';
import { enterRaffle, runRaffles } from '@/lib/rewards/promotions/raffles/commands';
import { getRaffle, raffleRecord, readRaffles, readRanges } from '@/lib/rewards/promotions/raffles/queries';
import { readOwnTickets } from '@/lib/rewards/promotions/raffles/tickets';
import { drawWinners, ticketsOf } from '@/lib/rewards/promotions/raffles/rules';
import { ARTICLE_RULE } from '@/lib/rewards/promotions/rules';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Table } from '../support/players';

const held = useTestDatabase();
const START = new Date('2026-03-10T12:20:00Z');
const CLOSES = '2026-03-10T14:00:00.000Z';
let table: Table;

beforeAll(async () => {
  table = await openTable(held.db, 'RAFFLE');
});
beforeEach(() => setClock(START));
afterAll(() => setClock(undefined));

const raffle = {
  closesAt: CLOSES,
  joining: 1,
  perDeposit: '',
  perTurnover: '10',
  most: 100,
  prizes: [
    { kind: 'money' as const, amount: '500', count: 1 },
    { kind: 'points' as const, amount: '50', count: 2 },
  ],
};

let number = 0;
async function promotion(
  more: Partial<typeof raffle> = {},
): Promise<{ promotionId: bigint; startsAt: Date; endsAt: null }> {
  number += 1;
  const startsAt = new Date('2026-03-05T00:00:00Z');
  const promotionId = await createPromotion(held.db, {
    slug: `raffle-${number}`,
    types: ['slots'],
    picture: 'market.lantern.coin',
    title: { en: 'Raffle' },
    summary: { en: 'Summary' },
    body: { en: '<p>Terms</p>' },
    action: null,
    actionUrl: null,
    startsAt,
    endsAt: null,
    position: number,
    published: true,
  });
  await inTransaction(held.db, (tx) =>
    setMode(tx, {
      promotionId,
      version: 0,
      mode: 'raffle',
      rule: { ...ARTICLE_RULE, raffle: { ...raffle, ...more } },
    }),
  );
  return { promotionId, startsAt, endsAt: null };
}
const members = (count: number, name: string) =>
  Promise.all(
    Array.from(
      { length: count },
      async (_, place) =>
        (await createMember(held.db, { account: `${name}${place}`, password: 'a walk in the park' })).id,
    ),
  );

test('a raffle from its commitment to its prizes: each step once, and every browser finds the same winners', async () => {
  const schedule = await promotion();
  const { promotionId } = schedule;
  const { commitment } = await getRaffle(held.db, promotionId);
  const player = await seat(held.db, table, 'raffler', 1000);
  const others = await members(3, 'ticket');
  const [excluded] = await members(1, 'resting');
  const all = [player.memberId, ...others];
  for (const id of [...all, ...all, excluded!]) await enterRaffle(held.db, id, promotionId);
  setClock(new Date('2026-03-10T12:30:00Z'));
  await table.port.settleRound({
    playerToken: player.playerToken,
    transactionId: 'r1',
    roundId: 'r1',
    stake: units(35),
    payout: units(0),
  });
  await excludeMyself(held.db, excluded!, '7d');
  const status = async (id: bigint) => (await activitiesOf(held.db, [schedule], id))[0]!.status;
  expect(await status(player.memberId)).toBe('joined');
  await runRaffles(held.db);
  expect((await getRaffle(held.db, promotionId)).tickets).toBeNull();

  setClock(new Date('2026-03-10T14:06:00Z'));
  expect(await status(player.memberId)).toBe('process');
  await expect(enterRaffle(held.db, (await members(1, 'late'))[0]!, promotionId)).rejects.toMatchObject({
    code: 'PROMOTION_NOT_OPEN',
  });
  await Promise.all([runRaffles(held.db), runRaffles(held.db)]);
  const frozen = await getRaffle(held.db, promotionId);
  // One ticket for joining each, three for 35 in valid bets, none for the excluded member.
  expect(frozen).toMatchObject({ commitment, tickets: 7, serverSeed: null, winners: [] });
  expect(frozen.list.map(({ count }) => count).sort()).toEqual([1, 1, 1, 4]);
  await Promise.all([runRaffles(held.db), runRaffles(held.db), runRaffles(held.db)]);
  const drawn = await getRaffle(held.db, promotionId);
  expect(drawn).toMatchObject({ listHash: frozen.listHash, list: frozen.list });
  expect(drawn.winners.map(({ amount }) => amount)).toEqual(['500.00', '50.00', '50.00']);
  expect(await verifyRaffle(drawn)).toEqual({ seedHolds: true, listHolds: true, winnersHold: true });
  const winner = await held.db
    .selectFrom('rewards.raffle_winner')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .orderBy('place')
    .execute();
  expect(new Set(winner.map(({ member_id }) => member_id)).size).toBe(3);
  const first = winner[0]!.member_id;
  const before = (await getBalance(held.db, first)).available;
  expect(await status(first)).toBe('claim');
  await claimPromotion(held.db, first, promotionId);
  expect((await getBalance(held.db, first)).available).toBe(before + units(500));
  expect(await status(first)).toBe('issued');
  const { checks } = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);

  // Another seed, list or winner is found.
  const other = { ...drawn, serverSeed: createServerSeed() };
  expect((await verifyRaffle(other)).seedHolds).toBe(false);
  const [head, ...rest] = drawn.list;
  expect((await verifyRaffle({ ...drawn, list: [{ ...head!, count: 9 }, ...rest] })).listHolds).toBe(false);
  const moved = drawn.winners.map((one, index) => (index ? one : { ...one, ticket: one.ticket + 1 }));
  expect((await verifyRaffle({ ...drawn, winners: moved })).winnersHold).toBe(false);
});

test('a raffle that closes at any minute counts exactly the bets before it, rolled up or not', async () => {
  let runs = 0;
  const minute = fc.integer({ min: 0, max: 179 });
  const bets = fc.array(
    fc.record({
      player: fc.nat(1),
      minute,
      stake: fc.integer({ min: 1, max: 90 }),
      isRolledUp: fc.boolean(),
    }),
    { minLength: 1, maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(bets, fc.integer({ min: 1, max: 179 }), async (played, closes) => {
      runs += 1;
      const at = (minutes: number) => new Date(Date.parse('2026-03-11T12:00:00Z') + minutes * 60_000);
      setClock(at(-60));
      const { promotionId } = await promotion({
        closesAt: at(closes).toISOString(),
        joining: 0,
        most: 10_000,
      });
      const players = [
        await seat(held.db, table, `minute${runs}a`, 10_000),
        await seat(held.db, table, `minute${runs}b`, 10_000),
      ];
      for (const { memberId } of players) await enterRaffle(held.db, memberId, promotionId);
      for (const [index, bet] of played.sort((one, other) => one.minute - other.minute).entries()) {
        setClock(at(bet.minute));
        const id = `minute-${runs}-${index}`;
        await table.port.settleRound({
          playerToken: players[bet.player]!.playerToken,
          transactionId: id,
          roundId: id,
          stake: units(bet.stake),
          payout: units(0),
        });
        if (bet.isRolledUp) await rollUp(held.db, settlementZone());
      }
      const expected = players.map(({ memberId }, player) => {
        const counted = played.filter((bet) => bet.player === player && bet.minute < closes);
        return { memberId, count: Math.floor(counted.reduce((sum, { stake }) => sum + stake, 0) / 10) };
      });
      setClock(at(240));
      const raffles = await readRaffles(held.db, [promotionId]);
      const stored = await readRule(held.db, promotionId);
      const own = () =>
        Promise.all(
          players.map(async ({ memberId }) => ({
            memberId,
            count: (await readOwnTickets(held.db, stored, raffles.get(promotionId)!, memberId))!.count,
          })),
        );
      expect(await own()).toEqual(expected);
      await runRaffles(held.db);
      const ranges = await readRanges(held.db, promotionId);
      expect(ranges.map(({ memberId, count }) => ({ memberId, count }))).toEqual(
        expected.filter(({ count }) => count > 0),
      );
    }),
    { numRuns: 8 },
  );
});

test('a participant sees the tickets so far, then their numbers, then the prize; operators see all of them', async () => {
  const schedule = await promotion({ prizes: [{ kind: 'points', amount: '50', count: 1 }] });
  const { promotionId } = schedule;
  const player = await seat(held.db, table, 'holder', 1_000);
  const [second] = await members(1, 'holding');
  for (const id of [player.memberId, second!]) await enterRaffle(held.db, id, promotionId);
  await table.port.settleRound({
    playerToken: player.playerToken,
    transactionId: 'h1',
    roundId: 'h1',
    stake: units(20),
    payout: units(0),
  });
  const own = async (id: bigint) => (await activitiesOf(held.db, [schedule], id))[0]!.tickets;
  const operators = async (query: Record<string, string> = {}) =>
    (
      await raffleTicketsTable.page(held.db, {
        query: { promotion: String(promotionId), ...query },
        order: 'at',
        descending: false,
        locale: 'en',
        limit: 10,
      })
    ).rows.map(({ account, tickets, first, last }) => ({ account, tickets, first, last }));
  expect(await own(player.memberId)).toMatchObject({ count: 3, first: null, prize: null });
  expect(await operators()).toEqual([
    { account: 'holder', tickets: 3n, first: null, last: null },
    { account: 'holding0', tickets: 1n, first: null, last: null },
  ]);
  setClock(new Date('2026-03-10T14:06:00Z'));
  await runRaffles(held.db);
  expect(await own(second!)).toMatchObject({ count: 1, first: 4, prize: null });
  expect(await operators({ member: 'holdi' })).toEqual([
    { account: 'holding0', tickets: 1n, first: 4n, last: 4n },
  ]);
  await runRaffles(held.db);
  const record = (await raffleRecord(held.db, promotionId))!;
  expect(record).toMatchObject({ tickets: 4, winners: [{ place: 1, rewardStatus: 'claimable' }] });
  const [winner] = record.winners;
  expect((await own(winner!.memberId))!.prize).toEqual({
    place: 1,
    ticket: winner!.ticket,
    currency: 'PTS',
    amount: units(50),
  });
  expect((await own(winner!.memberId === second ? player.memberId : second!))!.prize).toBeNull();
});

test('a raffle without participants is drawn without winners', async () => {
  const { promotionId } = await promotion();
  setClock(new Date('2026-03-10T15:00:00Z'));
  await runRaffles(held.db);
  await runRaffles(held.db);
  const drawn = await getRaffle(held.db, promotionId);
  expect(drawn).toMatchObject({ tickets: 0, winners: [] });
  expect(await verifyRaffle(drawn)).toEqual({ seedHolds: true, listHolds: true, winnersHold: true });
});

test('what a raffle promises does not change once a member takes part', async () => {
  const { promotionId } = await promotion();
  const change = (version: number, more: object) =>
    inTransaction(held.db, (tx) =>
      setMode(tx, {
        promotionId,
        version,
        mode: 'raffle',
        rule: { ...ARTICLE_RULE, raffle: { ...raffle, ...more } },
      }),
    );
  await change(1, { most: 50 });
  await enterRaffle(held.db, (await members(1, 'bound'))[0]!, promotionId);
  await expect(change(2, { most: 99 })).rejects.toMatchObject({ code: 'PROMOTION_MODE_FIXED' });
  await expect(change(2, { most: 50 })).resolves.toMatchObject({ version: 3 });
});

test('tickets: one for each full step, never more than the most', () => {
  const rule = { ...raffle, perDeposit: '100', most: 12 };
  expect(ticketsOf(rule, { deposit: units(199), turnover: units(29) })).toBe(1 + 1 + 2);
  expect(ticketsOf(rule, { deposit: units(99), turnover: units(9) })).toBe(1);
  expect(ticketsOf(rule, { deposit: units(5000), turnover: units(0) })).toBe(12);
});

test('every participant wins at most once, each winning ticket is theirs, and chances follow the tickets', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 40 }),
      (counts, prizes) => {
        let next = 1;
        const ranges = counts.map((count, place) => {
          const first = next;
          next += count;
          return { first, count, code: place.toString(16).padStart(12, '0') };
        });
        const winners = drawWinners(createServerSeed(), ranges, prizes);
        expect(winners).toHaveLength(Math.min(prizes, counts.length));
        expect(new Set(winners.map(({ code }) => code)).size).toBe(winners.length);
        for (const { ticket, code } of winners) {
          const range = ranges.find((one) => one.code === code)!;
          expect(ticket >= range.first && ticket < range.first + range.count).toBe(true);
        }
      },
    ),
  );
  const ranges = [
    { first: 1, count: 3, code: 'a'.repeat(12) },
    { first: 4, count: 1, code: 'b'.repeat(12) },
  ];
  const wins = Array.from({ length: 2000 }, () => drawWinners(createServerSeed(), ranges, 1)[0]!.code).filter(
    (code) => code.startsWith('a'),
  ).length;
  // 1,500 expected, with a standard deviation of 19: six of them on either side.
  expect(Math.abs(wins - 1500)).toBeLessThan(116);
});
