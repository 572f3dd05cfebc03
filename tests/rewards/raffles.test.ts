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
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { setMode } from '@/lib/rewards/promotions/commands';
import { claimPromotion } from '@/lib/rewards/promotions/grants';
import { activitiesOf } from '@/lib/rewards/promotions/queries';
import { enterRaffle, runRaffles } from '@/lib/rewards/promotions/raffles/commands';
import { getRaffle } from '@/lib/rewards/promotions/raffles/queries';
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
async function promotion(): Promise<{ promotionId: bigint; startsAt: Date; endsAt: null }> {
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
    setMode(tx, { promotionId, version: 0, mode: 'raffle', rule: { ...ARTICLE_RULE, raffle } }),
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
