/** The settlement of draws: what is paid, and that each bet is paid once whatever happens in between. */
import { inTransaction, sql } from '@/lib/db/client';
import { voidRound } from '@/lib/gateway/voids/commands';
import { requireVoidableRound, voidedRoundsOf } from '@/lib/gateway/voids/queries';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { findPlay } from '@/lib/studio/lottery/games/registry';
import { prizeOf } from '@/lib/studio/lottery/odds';
import type { LotteryHost } from '@/lib/studio/lottery/host';
import { LOTTERY_CHECKS } from '@/lib/studio-host/lottery/checks';
import { correctResult } from '@/lib/studio/lottery/results/commands';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { retrySetAside } from '@/lib/studio/lottery/settlement/retries';
import { voidDraws } from '@/lib/studio/lottery/settlement/voids';
import { settleByListing } from '@/lib/studio/lottery/verifier/settle';
import { payoutByListing } from '@/lib/studio/lottery/verifier/verifier';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat, type Seated, type Table } from '../support/players';
import {
  closedDraw,
  placeBets,
  setResult,
  someLines,
  someResult,
  storedBets,
  testHost,
  type StoredBet,
} from './placed-bets';
import { generator } from './support';

process.env.DATABASE_MONEY_POOL = '6';
const held = useTestDatabase();
let table: Table;
let serial = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'LOTT');
});

const available = async (player: Seated) => (await getBalance(held.db, player.memberId)).available;

/** What the second, separately written settlement pays for a bet. */
function listedPayout(game: string, bet: StoredBet, result: unknown): bigint {
  const play = findPlay(game, bet.play)!;
  const hits = settleByListing(play.source, play.type, bet.selection, result);
  const prizes = hits.map((hit) => {
    const { n, d } = prizeOf(play, hit, bet.series);
    return { class: hit.class, tier: hit.tier, numerator: n * BigInt(bet.permille), denominator: d * 1_000n };
  });
  return payoutByListing(hits, prizes, bet.unit);
}

/** Two draws of a game with random bets of some players, the first one drawn. */
async function prepare(game: string, players: number, lines: number) {
  serial += 1;
  const draw = await closedDraw(held.db, game);
  const seated: Seated[] = [];
  for (let index = 0; index < players; index++) {
    const player = await seat(held.db, table, `lott${serial}p${index}`, 1_000_000);
    const all = someLines(game, lines, serial * 100 + index);
    for (let at = 0; at < all.length; at += 50)
      await placeBets(held.db, player, {
        vendor: table.vendor,
        game,
        draws: [draw],
        lines: all.slice(at, at + 50),
      });
    seated.push(player);
  }
  const result = someResult(game, serial);
  const before = new Map<Seated, bigint>();
  for (const player of seated) before.set(player, await available(player));
  return { draw, players: seated, result, before };
}

/** Checks that every bet of a settled draw was paid once, by comparing bets, rounds, balances and sums with the second settlement. */
async function expectPaidOnce(
  game: string,
  { draw, players, result, before }: Awaited<ReturnType<typeof prepare>>,
): Promise<void> {
  const bets = await storedBets(held.db, [draw]);
  let payout = 0n;
  let rebate = 0n;
  for (const bet of bets) {
    const expected = listedPayout(game, bet, result);
    const back = (bet.stake * BigInt(bet.highest - bet.series)) / 2_000n;
    expect(bet).toMatchObject({
      status: 'settled',
      payout: expected,
      won: expected,
      rebate: back,
      version: 1,
    });
    expect(bet.round).toEqual({ stake: String(bet.stake), payout: String(expected), status: 'closed' });
    payout += expected;
    rebate += back;
  }
  for (const player of players) {
    const mine = bets.filter((bet) => bet.player === player.memberId);
    const gained = mine.reduce((sum, bet) => sum + bet.payout + bet.rebate, 0n);
    expect(await available(player)).toBe(before.get(player)! + gained);
  }
  const { rows } =
    await sql`SELECT bets, payout, rebate FROM studio.lottery_draw_sum WHERE draw_id = ${draw}`.execute(
      held.db,
    );
  expect(rows).toEqual([{ bets: bets.length, payout, rebate }]);
  const { checks } = await verifyLedger(held.db);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
}

test.each(['FAST5X1', 'MARK6', 'KENOX5', 'VNNORTH', 'VNSOUTH', 'MY4D', 'THAI'])(
  'pays bets of %s as the second settlement does, with series, falling prizes and rebates',
  async (game) => {
    const prepared = await prepare(game, 3, 25);
    await setResult(held.db, prepared.draw, prepared.result);
    const host = testHost(held.db, table.vendor);
    expect(await settleDraws(host)).toBe(1);
    await expectPaidOnce(game, prepared);
    expect(await settleDraws(host)).toBe(0);
  },
  60_000,
);

/** A call that ends the process at this point. */
class Killed extends Error {}

/**
 * A host that is killed at its nth statement or call of the wallet: before it is sent, or after it was carried out and before its answer is known.
 * Until then it takes batches of a few bets.
 */
function dyingHost(host: LotteryHost, at: number, after: boolean): LotteryHost {
  let left = at;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    left -= 1;
    if (left < 0 || (left === 0 && !after)) throw new Killed();
    const answer = await work();
    if (left === 0) throw new Killed();
    return answer;
  };
  return {
    ...host,
    sql: { query: (statement) => step(() => host.sql.query(statement)) },
    port: (vendor) => {
      const port = host.port(vendor);
      return {
        ...port,
        settleBets: (call) => step(() => port.settleBets(call)),
        promoWins: (call) => step(() => port.promoWins(call)),
      };
    },
  };
}

afterEach(() => setClock(undefined));

test('killed at random points again and again, it pays each bet once', async () => {
  const next = generator(20);
  for (let round = 0; round < depth(1, 6); round++) {
    // A batch has 500 bets: these are two, and three in the full run.
    const prepared = await prepare('FAST5X1', 3, depth(200, 500));
    await setResult(held.db, prepared.draw, prepared.result);
    const host = testHost(held.db, table.vendor);
    let kills = 0;
    for (; kills < 10; kills++) await settleDraws(dyingHost(host, 2 + next(6), next(2) === 0));
    while ((await settleDraws(host)) === 0);
    await expectPaidOnce('FAST5X1', prepared);
  }
}, 300_000);

test('several processes at once settle a draw once', async () => {
  const prepared = await prepare('FAST5X1', 3, depth(200, 300));
  await setResult(held.db, prepared.draw, prepared.result);
  const runs = await Promise.all(
    Array.from({ length: 4 }, () => settleDraws(testHost(held.db, table.vendor))),
  );
  // A run stops when another process has recorded its batch; the run that is left ends the draw.
  if (!runs.includes(1)) await settleDraws(testHost(held.db, table.vendor));
  await expectPaidOnce('FAST5X1', prepared);
}, 60_000);

test('a round that an operator has voided does not stop its draw, and is recorded', async () => {
  const prepared = await prepare('FAST5X1', 1, 10);
  const [bet] = await storedBets(held.db, [prepared.draw]);
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM gateway.round WHERE vendor_round_id = ${`lo${bet!.id}`}`.execute(held.db);
  const round = await requireVoidableRound(held.db, rows[0]!.id);
  await inTransaction(held.db, (tx) =>
    voidRound(tx, round, { operatorId: 1n, reason: 'The bet was disputed' }),
  );
  await setResult(held.db, prepared.draw, prepared.result);
  expect(await settleDraws(testHost(held.db, table.vendor))).toBe(1);
  const after = await storedBets(held.db, [prepared.draw]);
  expect(after.filter(({ status }) => status === 'settled')).toHaveLength(9);
  expect(after[0]).toMatchObject({ status: 'voided', cause: 'BET_CANCELLED', payout: 0n, rebate: 0n });
  const sums =
    await sql`SELECT bets, stake FROM studio.lottery_draw_sum WHERE draw_id = ${prepared.draw}`.execute(
      held.db,
    );
  expect(sums.rows).toEqual([{ bets: 9, stake: after.slice(1).reduce((sum, each) => sum + each.stake, 0n) }]);
});

/** A host whose wallet refuses the payment of some bets. */
function refusing(host: LotteryHost, ids: readonly bigint[], { final = true } = {}): LotteryHost {
  const refused = new Set(ids.map((id) => `lw${id}`));
  return {
    ...host,
    port: (vendor) => {
      const port = host.port(vendor);
      return {
        ...port,
        settleBets: async ({ items }) => {
          const sent = items.filter(({ transactionId }) => !refused.has(transactionId));
          const replies = (await port.settleBets({ items: sent })).items;
          return {
            items: items.map(
              ({ transactionId }) =>
                replies.find((reply) => reply.transactionId === transactionId) ?? {
                  ...{ transactionId, success: false, final },
                  code: final ? 'ROUND_MISMATCH' : 'ROUND_NOT_FOUND',
                },
            ),
          };
        },
      };
    },
  };
}

const failures = async (draw: bigint) =>
  (
    await held.db
      .selectFrom('studio.lottery_failure')
      .select(['bet_id', 'cause', 'attempts', 'set_aside_at'])
      .where('draw_id', '=', draw)
      .orderBy('bet_id')
      .execute()
  ).map((row) => [row.bet_id, row.cause, row.attempts, row.set_aside_at !== null]);

test('bets that cannot be settled are set aside after five failures, and paid once when an operator tries again', async () => {
  const prepared = await prepare('FAST5X1', 2, 10);
  const { draw, result } = prepared;
  const bets = await storedBets(held.db, [draw]);
  const [bad, unreadable] = [bets[3]!.id, bets[12]!.id];
  const setPlay = (play: string) =>
    sql`UPDATE studio.lottery_line l SET play = ${play} FROM studio.lottery_bet b
         WHERE b.id = ${unreadable} AND l.slip_id = b.slip_id AND l.line = b.line`.execute(held.db);
  await setPlay('none');
  await setResult(held.db, draw, result);
  const host = testHost(held.db, table.vendor);
  const broken = refusing(host, [bad]);
  for (let run = 1; run < 5; run++) {
    expect(await settleDraws(broken)).toBe(0);
    expect(await failures(draw)).toEqual([
      [bad, 'ROUND_MISMATCH', run, false],
      [unreadable, 'UNREADABLE', run, false],
    ]);
  }
  expect(await settleDraws(broken)).toBe(1);
  const settled = await storedBets(held.db, [draw]);
  expect(settled.filter(({ status }) => status === 'accepted').map(({ id }) => id)).toEqual([
    bad,
    unreadable,
  ]);
  expect(settled.filter(({ status }) => status === 'settled')).toHaveLength(18);
  const { checks } = await verifyLedger(held.db, LOTTERY_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
  await expect(
    correctResult(host.sql, { drawId: draw, result: someResult('FAST5X1', 999), reason: 'mistyped' }, 'mina'),
  ).rejects.toMatchObject({ code: 'LOTTERY_BETS_SET_ASIDE' });

  await setPlay(bets[12]!.play);
  expect(await retrySetAside(broken)).toBe(1);
  expect(await failures(draw)).toEqual([[bad, 'ROUND_MISMATCH', 6, true]]);
  const both = await Promise.all([retrySetAside(host), retrySetAside(host)]);
  expect(Math.max(...both)).toBe(1);
  expect(await failures(draw)).toEqual([]);
  await expectPaidOnce('FAST5X1', prepared);
}, 60_000);

test('a bet that cannot be read leaves the list once an operator has voided its round, and not before', async () => {
  const prepared = await prepare('FAST5X1', 1, 4);
  const { draw, result } = prepared;
  const [bet] = await storedBets(held.db, [draw]);
  await sql`UPDATE studio.lottery_line l SET play = 'none' FROM studio.lottery_bet b
             WHERE b.id = ${bet!.id} AND l.slip_id = b.slip_id AND l.line = b.line`.execute(held.db);
  await setResult(held.db, draw, result);
  const host = testHost(held.db, table.vendor, {
    voidedRounds: (vendor, ids) => voidedRoundsOf(held.db, vendor, ids),
  });
  for (let run = 1; run < 5; run++) expect(await settleDraws(host)).toBe(0);
  expect(await settleDraws(host)).toBe(1);
  expect(await retrySetAside(host)).toBe(0);
  expect(await failures(draw)).toEqual([[bet!.id, 'UNREADABLE', 6, true]]);
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM gateway.round WHERE vendor_round_id = ${`lo${bet!.id}`}`.execute(held.db);
  const round = await requireVoidableRound(held.db, rows[0]!.id);
  await inTransaction(held.db, (tx) => voidRound(tx, round, { operatorId: 1n, reason: 'It cannot be read' }));
  const both = await Promise.all([retrySetAside(host), retrySetAside(host)]);
  expect(Math.max(...both)).toBe(1);
  expect(await failures(draw)).toEqual([]);
  expect((await storedBets(held.db, [draw]))[0]).toMatchObject({
    status: 'voided',
    cause: 'BET_CANCELLED',
    payout: 0n,
  });
  const { checks } = await verifyLedger(held.db, LOTTERY_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
}, 60_000);

test('a failure that may pass is tried again for ten minutes before the bet is set aside, and a void returns its stake', async () => {
  const prepared = await prepare('FAST5X1', 1, 4);
  const { draw, result } = prepared;
  const [bet] = await storedBets(held.db, [draw]);
  await setResult(held.db, draw, result);
  const host = testHost(held.db, table.vendor);
  const broken = refusing(host, [bet!.id], { final: false });
  setClock(new Date());
  for (let run = 0; run < 7; run++) expect(await settleDraws(broken)).toBe(0);
  advanceClock(599_999);
  expect(await settleDraws(broken)).toBe(0);
  advanceClock(1);
  expect(await settleDraws(broken)).toBe(1);
  expect(await failures(draw)).toEqual([[bet!.id, 'ROUND_NOT_FOUND', 9, true]]);
  await sql`UPDATE studio.lottery_draw SET status = 'voiding', settled_to = 0 WHERE id = ${draw}`.execute(
    held.db,
  );
  expect(await voidDraws(host)).toBe(1);
  expect(await failures(draw)).toEqual([]);
  expect((await storedBets(held.db, [draw]))[0]).toMatchObject({ status: 'voided', cause: 'draw-voided' });
  const { checks } = await verifyLedger(held.db, LOTTERY_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
}, 60_000);
