/** Corrected and voided draws, what members owe afterwards, chases that stop, and the notices of all of it. */
import { inTransaction, sql } from '@/lib/db/client';
import { vendorError, type VendorErrorCode } from '@/lib/gateway/protocol/errors';
import { voidRound } from '@/lib/gateway/voids/commands';
import { requireVoidableRound, voidedRoundsOf } from '@/lib/gateway/voids/queries';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { listNotices } from '@/lib/notices/queries';
import { LOTTERY_CHECKS } from '@/lib/studio-host/lottery/checks';
import { notifyMembers } from '@/lib/studio-host/lottery/notify';
import { findGame } from '@/lib/studio/lottery/games/registry';
import { correctResult } from '@/lib/studio/lottery/results/commands';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { settlerOf } from '@/lib/studio/lottery/settlement/payouts';
import { retrySetAside } from '@/lib/studio/lottery/settlement/retries';
import { collectOwed, voidDraws } from '@/lib/studio/lottery/settlement/voids';
import { parseResult } from '@/lib/studio/lottery/sources/result';
import { useTestDatabase } from '../support/database';
import { fund, openTable, seat, type Seated, type Table } from '../support/players';
import {
  closedDraw,
  placeBets,
  setResult,
  someLines,
  someResult,
  storedBets,
  testHost,
  type StoredBet,
  type TestHost,
} from './placed-bets';

const held = useTestDatabase();
const GAME = 'FAST5X1';
let table: Table;
let host: TestHost;
let serial = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'LOTT');
  host = testHost(held.db, table.vendor);
});
beforeEach(() => void (host.told.length = 0));

const available = async (player: Seated) => (await getBalance(held.db, player.memberId)).available;
const newPlayer = (funds = 100_000) => seat(held.db, table, `correct${++serial}`, funds);
const straight = (digits: string) => ({ play: 'front3-straight', selection: digits });

/** What a result pays for a stored bet. */
function payoutBy(bet: StoredBet, result: unknown): bigint {
  const game = findGame(GAME)!;
  const parsed = parseResult(game.source, result);
  if (!parsed.ok) throw new Error(parsed.code);
  return settlerOf(game, parsed.result)({ ...bet, multiple: 1 }).payout;
}

const correct = (draw: bigint, result: unknown) =>
  sql`UPDATE studio.lottery_draw SET status = 'drawn', result = ${JSON.stringify(result)}::jsonb, result_version = result_version + 1,
             settled_to = 0 WHERE id = ${draw}`.execute(held.db);
const beginVoid = (draw: bigint) =>
  sql`UPDATE studio.lottery_draw SET status = 'voiding', void_cause = 'test', settled_to = 0 WHERE id = ${draw}`.execute(
    held.db,
  );
const statusOf = async (draw: bigint) => {
  const { rows } = await sql<{
    status: string;
  }>`SELECT status FROM studio.lottery_draw WHERE id = ${draw}`.execute(held.db);
  return rows[0]!.status;
};
const sumsOf = async (draw: bigint) => {
  const { rows } = await sql<{ bets: number; stake: bigint; payout: bigint; rebate: bigint }>`
    SELECT bets, stake, payout, rebate FROM studio.lottery_draw_sum WHERE draw_id = ${draw}`.execute(held.db);
  return rows[0]!;
};

/** Takes money from a member, as a withdrawal would. */
const spend = (player: Seated, count: bigint) =>
  table.port.adjust({
    playerId: player.playerId,
    transactionId: `spend-${++serial}`,
    amount: -count as never,
    reason: 'spent elsewhere',
  });

async function expectExactBooks(): Promise<void> {
  const { checks } = await verifyLedger(held.db, LOTTERY_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
}

test('a correction posts only differences, and a second one goes on from the first', async () => {
  const player = await newPlayer();
  const draw = await closedDraw(held.db, GAME);
  await placeBets(held.db, player, {
    vendor: table.vendor,
    game: GAME,
    draws: [draw],
    lines: someLines(GAME, 40, 77),
  });
  const before = await available(player);
  const results = [5, 6, 7].map((seed) => someResult(GAME, seed));
  let rebate = 0n;
  for (const [index, result] of results.entries()) {
    await (index === 0 ? setResult(held.db, draw, result) : correct(draw, result));
    expect(await settleDraws(host)).toBe(1);
    const bets = await storedBets(held.db, [draw]);
    if (index === 0) rebate = bets.reduce((sum, bet) => sum + bet.rebate, 0n);
    let payout = 0n;
    for (const bet of bets) {
      const due = payoutBy(bet, result);
      expect(bet).toMatchObject({ status: 'settled', payout: due, owed: 0n, version: index + 1 });
      // The round keeps what the first result paid; corrections make up the difference.
      expect(BigInt(bet.round.payout) + bet.adjusted).toBe(due);
      payout += due;
    }
    expect(await available(player)).toBe(before + payout + rebate);
    expect(await sumsOf(draw)).toMatchObject({ bets: 40, payout, rebate });
  }
  const changed = await storedBets(held.db, [draw]);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM gateway.transaction t JOIN gateway.round r ON r.id = t.round_id
     WHERE t.kind = 'adjust' AND r.member_id = ${player.memberId}`.execute(held.db);
  const differences = changed.flatMap((bet) =>
    [1, 2].filter((index) => payoutBy(bet, results[index]) !== payoutBy(bet, results[index - 1])),
  );
  expect(rows[0]!.count).toBe(differences.length);
  expect(host.told.map(({ kind }) => kind)).toEqual(['won', 'corrected', 'corrected']);
  await expectExactBooks();
});

test('the record of a bet shows the result that counts, and that its draw was voided', async () => {
  const player = await newPlayer();
  const draw = await closedDraw(held.db, GAME);
  const { bets } = await placeBets(held.db, player, {
    vendor: table.vendor,
    game: GAME,
    draws: [draw],
    lines: [straight('1|2|3'), straight('7|7|7')],
  });
  const details = async () => {
    const ids = bets.map(({ id }) => `lo${id}`);
    const { rows } = await sql<{ details: Record<string, unknown> }>`
      SELECT details FROM gateway.round WHERE vendor = ${table.vendor} AND vendor_round_id = ANY (${ids})
       ORDER BY array_position(${ids}::text[], vendor_round_id)`.execute(held.db);
    return rows.map((row) => row.details);
  };
  const right = [[4, 5, 6, 7, 8]];
  await setResult(held.db, draw, [[1, 2, 3, 4, 5]]);
  await settleDraws(host);
  expect((await details())[0]).toMatchObject({ drawn: [[1, 2, 3, 4, 5]], hits: [{ units: 1 }] });
  await correct(draw, right);
  await settleDraws(host);
  // Also of a bet whose payout the correction does not change.
  for (const shown of await details())
    expect(shown).toMatchObject({
      ...{ engine: 'lottery', play: 'front3-straight' },
      ...{ drawn: right, hits: [], corrected: 1, payout: '0.00' },
    });
  await beginVoid(draw);
  await voidDraws(host);
  for (const shown of await details()) expect(shown).toMatchObject({ drawn: right, voided: true });
  await expectExactBooks();
});

test('what a member has spent is owed, is collected later, and is not collected after a correction back', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()];
  const draw = await closedDraw(held.db, GAME);
  for (const player of [first, second])
    await placeBets(held.db, player, {
      vendor: table.vendor,
      game: GAME,
      draws: [draw],
      lines: [straight('1|2|3')],
    });
  const winning = [[1, 2, 3, 4, 5]];
  await setResult(held.db, draw, winning);
  await settleDraws(host);
  const [won] = await storedBets(held.db, [draw]);
  expect(won!.payout).toBe(9_900_000n);
  for (const player of [first, second]) await spend(player, await available(player));
  await correct(draw, [[9, 9, 9, 9, 9]]);
  expect(await settleDraws(host)).toBe(1);
  expect(await storedBets(held.db, [draw])).toMatchObject([
    { payout: 0n, owed: 9_900_000n, adjusted: 0n },
    { payout: 0n, owed: 9_900_000n, adjusted: 0n },
  ]);
  expect(await collectOwed(host, { force: true })).toBe(0);
  await fund(held.db, first.memberId, 'THB', 1_000);
  expect(await collectOwed(host, { force: true })).toBe(1);
  expect(await available(first)).toBe(units(10));
  expect((await storedBets(held.db, [draw]))[0]).toMatchObject({ owed: 0n, adjusted: -9_900_000n });
  // The first result was right after all: the first member gets the win again, the second one never lost it.
  await correct(draw, winning);
  expect(await settleDraws(host)).toBe(1);
  expect(await storedBets(held.db, [draw])).toMatchObject([
    { payout: 9_900_000n, owed: 0n, adjusted: 0n },
    { payout: 9_900_000n, owed: 0n, adjusted: 0n },
  ]);
  await fund(held.db, second.memberId, 'THB', 5_000);
  expect(await collectOwed(host, { force: true })).toBe(0);
  expect([await available(first), await available(second)]).toEqual([units(1_000), units(5_000)]);
  await expectExactBooks();
});

test('a voided draw returns stakes, and takes back wins, rebates and corrections', async () => {
  const player = await newPlayer();
  const start = await available(player);
  for (const drawn of [0, 1, 3]) {
    const draw = await closedDraw(held.db, GAME);
    await placeBets(held.db, player, {
      vendor: table.vendor,
      game: GAME,
      draws: [draw],
      lines: someLines(GAME, 30, 90 + drawn),
    });
    for (let version = 1; version <= drawn; version++) {
      await (version === 1
        ? setResult(held.db, draw, someResult(GAME, 1))
        : correct(draw, someResult(GAME, version)));
      await settleDraws(host);
    }
    await beginVoid(draw);
    expect(await voidDraws(host)).toBe(1);
    expect(await statusOf(draw)).toBe('voided');
    expect(await available(player)).toBe(start);
    const bets = await storedBets(held.db, [draw]);
    for (const bet of bets) {
      expect(bet).toMatchObject({ status: 'voided', cause: 'draw-voided', payout: 0n, rebate: 0n, owed: 0n });
      expect(bet.round).toEqual({ stake: '0', payout: '0', status: 'voided' });
    }
    expect(await sumsOf(draw)).toEqual({ bets: 0, stake: 0n, payout: 0n, rebate: 0n });
    expect(await voidDraws(host)).toBe(0);
  }
  expect(host.told.filter(({ kind }) => kind === 'voided')).toHaveLength(3);
  await expectExactBooks();
});

test('a void that a member cannot cover is owed and collected later', async () => {
  const player = await newPlayer(100);
  const draw = await closedDraw(held.db, GAME);
  await placeBets(held.db, player, {
    vendor: table.vendor,
    game: GAME,
    draws: [draw],
    lines: [straight('1|2|3')],
  });
  await setResult(held.db, draw, [[1, 2, 3, 4, 5]]);
  await settleDraws(host);
  await spend(player, await available(player));
  await beginVoid(draw);
  expect(await voidDraws(host)).toBe(1);
  expect(await storedBets(held.db, [draw])).toMatchObject([{ status: 'voided', owed: 9_900_000n }]);
  expect(await available(player)).toBe(units(1));
  await fund(held.db, player.memberId, 'THB', 990);
  expect(await collectOwed(host, { force: true })).toBe(1);
  expect(await available(player)).toBe(units(1));
  await expectExactBooks();
});

test('a void that is begun while a batch is being paid leaves nothing paid', async () => {
  const player = await newPlayer();
  const start = await available(player);
  const draw = await closedDraw(held.db, GAME);
  await placeBets(held.db, player, {
    vendor: table.vendor,
    game: GAME,
    draws: [draw],
    lines: someLines(GAME, 50, 13),
  });
  await setResult(held.db, draw, someResult(GAME, 13));
  // The void is carried out between the payment of the batch and its record.
  const port = host.port(table.vendor);
  const late: TestHost = {
    ...host,
    port: () => ({
      ...port,
      settleBets: async (call) => {
        const half = { items: call.items.slice(0, 25) };
        const reply = await port.settleBets(half);
        await beginVoid(draw);
        expect(await voidDraws(host)).toBe(1);
        const rest = await port.settleBets({ items: call.items.slice(25) });
        return { items: [...reply.items, ...rest.items] };
      },
    }),
  };
  expect(await settleDraws(late)).toBe(0);
  expect(await statusOf(draw)).toBe('voided');
  // Rebates that arrive after the void are refused as well.
  expect(await available(player)).toBe(start);
  await expectExactBooks();
});

test('a chase stops on a win: its coming bets are returned before they are settled; another one is done with its last draw', async () => {
  const player = await newPlayer();
  const draws = [
    await closedDraw(held.db, GAME),
    await closedDraw(held.db, GAME),
    await closedDraw(held.db, GAME, 'open'),
  ];
  const slip = { vendor: table.vendor, game: GAME, draws, lines: [straight('1|2|3')] };
  const stops = await placeBets(held.db, player, { ...slip, stopOnWin: true });
  const goesOn = await placeBets(held.db, player, slip);
  // The second result is entered before the first draw is settled.
  await setResult(held.db, draws[0]!, [[1, 2, 3, 4, 5]]);
  await setResult(held.db, draws[1]!, [[1, 2, 3, 9, 9]]);
  const chaseOf = async (slipId: bigint) => {
    const { rows } = await sql<{
      chase: string;
    }>`SELECT chase FROM studio.lottery_slip WHERE id = ${slipId}`.execute(held.db);
    return rows[0]!.chase;
  };
  const before = await available(player);
  expect(await settleDraws(host)).toBe(1);
  expect(await chaseOf(stops.slipId)).toBe('won');
  expect(await chaseOf(goesOn.slipId)).toBe('running');
  const ofStopped = (await storedBets(held.db, draws)).filter((bet) =>
    stops.bets.some(({ id }) => id === bet.id),
  );
  expect(ofStopped).toMatchObject([
    { status: 'settled', payout: 9_900_000n },
    { status: 'withdrawn', cause: 'chase-won', payout: 0n },
    { status: 'withdrawn', cause: 'chase-won', payout: 0n },
  ]);
  expect(await available(player)).toBe(before + 2n * 9_900_000n + units(2));
  expect(await sumsOf(draws[1]!)).toMatchObject({ bets: 1, stake: units(1) });
  expect(host.told).toMatchObject([
    { kind: 'won', payout: 19_800_000n, bets: 2 },
    { kind: 'chaseEnded', cause: 'won', slipId: stops.slipId, refund: units(2) },
  ]);
  expect(await settleDraws(host)).toBe(1);
  await setResult(held.db, draws[2]!, [[9, 9, 9, 9, 9]]);
  expect(await settleDraws(host)).toBe(1);
  expect(await chaseOf(goesOn.slipId)).toBe('done');
  expect(await available(player)).toBe(before + 3n * 9_900_000n + units(2));
  await expectExactBooks();
});

const LOST = [[9, 9, 9, 9, 9]];

/** A host whose wallet refuses single calls, by their transaction id; after it has carried them out if `after`. */
function refusing(ids: readonly string[], code: VendorErrorCode, after = false): TestHost {
  const wrap =
    <Call extends { transactionId: string }, Reply>(send: (call: Call) => Promise<Reply>) =>
    async (call: Call): Promise<Reply> => {
      if (!ids.includes(call.transactionId)) return send(call);
      if (after) await send(call);
      throw vendorError(code);
    };
  return {
    ...host,
    port: (vendor) => {
      const port = host.port(vendor);
      return { ...port, adjust: wrap(port.adjust), rollback: wrap(port.rollback) };
    },
  };
}

const failures = async (draw: bigint) => {
  const rows = await held.db
    .selectFrom('studio.lottery_failure')
    .select(['bet_id', 'stage', 'cause', 'attempts', 'set_aside_at'])
    .where('draw_id', '=', draw)
    .orderBy('bet_id')
    .execute();
  return rows.map((row) => [row.bet_id, row.stage, row.cause, row.attempts, row.set_aside_at !== null]);
};

/** Three players with a winning bet each on a draw that is settled. */
async function settledForThree() {
  const players = [await newPlayer(), await newPlayer(), await newPlayer()];
  const draw = await closedDraw(held.db, GAME);
  const slip = { vendor: table.vendor, game: GAME, lines: [straight('1|2|3')] };
  const bets: bigint[] = [];
  for (const player of players)
    bets.push((await placeBets(held.db, player, { ...slip, draws: [draw] })).bets[0]!.id);
  const before = await Promise.all(players.map(available));
  await setResult(held.db, draw, [[1, 2, 3, 4, 5]]);
  expect(await settleDraws(host)).toBe(1);
  host.told.length = 0;
  return { players, draw, bets, before };
}

/** A later draw that has its result, with a bet that has lost. */
async function laterDraw(player: Seated): Promise<bigint> {
  const draw = await closedDraw(held.db, GAME);
  const lines = [straight('1|2|3')];
  await placeBets(held.db, player, { vendor: table.vendor, game: GAME, draws: [draw], lines });
  await setResult(held.db, draw, LOST);
  return draw;
}

const setPlay = (bet: bigint, play: string) =>
  sql`UPDATE studio.lottery_line l SET play = ${play} FROM studio.lottery_bet b
       WHERE b.id = ${bet} AND l.slip_id = b.slip_id AND l.line = b.line`.execute(held.db);
const toldPlayers = () => new Set(host.told.map(({ playerId }) => playerId)).size;

test('a correction that fails at a bet for good sets it aside: the others are corrected, the game goes on, and it is corrected once later', async () => {
  const { players, draw, bets, before } = await settledForThree();
  const later = await laterDraw(await newPlayer());
  const [, refused, unreadable] = bets as [bigint, bigint, bigint];
  await setPlay(unreadable, 'none');
  // The wallet has carried out the correction, and yet its answer is a refusal.
  const broken = refusing([`la${refused}.2`], 'ROUND_MISMATCH', true);
  await correct(draw, LOST);
  for (let run = 1; run < 5; run++) {
    expect(await settleDraws(broken)).toBe(0);
    expect(await failures(draw)).toEqual([
      [refused, 'correction', 'ROUND_MISMATCH', run, false],
      [unreadable, 'correction', 'UNREADABLE', run, false],
    ]);
    expect(await statusOf(later)).toBe('drawn');
  }
  expect(await settleDraws(broken)).toBe(1);
  expect(await settleDraws(broken)).toBe(1);
  expect([await statusOf(draw), await statusOf(later)]).toEqual(['settled', 'settled']);
  expect((await storedBets(held.db, [draw])).map(({ payout, version }) => [payout, version])).toEqual([
    [0n, 2],
    [9_900_000n, 1],
    [9_900_000n, 1],
  ]);
  expect(host.told).toMatchObject([{ kind: 'corrected', playerId: players[0]!.memberId }]);
  await expectExactBooks();
  await expect(
    correctResult(host.sql, { drawId: draw, result: [[1, 2, 3, 4, 5]], reason: 'mistyped' }, 'mina'),
  ).rejects.toMatchObject({ code: 'LOTTERY_BETS_SET_ASIDE' });

  expect(await retrySetAside(broken)).toBe(0);
  expect((await failures(draw)).map(([, , , attempts]) => attempts)).toEqual([6, 6]);
  await setPlay(unreadable, 'front3-straight');
  // Whichever records a bet, it is corrected once.
  await Promise.all([retrySetAside(host), retrySetAside(host)]);
  expect(await failures(draw)).toEqual([]);
  for (const [index, player] of players.entries()) expect(await available(player)).toBe(before[index]);
  expect(await storedBets(held.db, [draw])).toMatchObject(
    bets.map(() => ({ payout: 0n, won: 9_900_000n, owed: 0n, version: 2, adjusted: -9_900_000n })),
  );
  expect(toldPlayers()).toBe(3);
  await expectExactBooks();
});

test('a correction of a bet that cannot be read leaves the list once an operator has voided its round', async () => {
  const { draw, bets, players } = await settledForThree();
  const unreadable = bets[2]!;
  await setPlay(unreadable, 'none');
  const asking = {
    ...host,
    voidedRounds: (vendor: string, ids: readonly string[]) => voidedRoundsOf(held.db, vendor, ids),
  };
  await correct(draw, LOST);
  for (let run = 1; run < 5; run++) expect(await settleDraws(asking)).toBe(0);
  expect(await settleDraws(asking)).toBe(1);
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM gateway.round WHERE vendor_round_id = ${`lo${unreadable}`}`.execute(held.db);
  const round = await requireVoidableRound(held.db, rows[0]!.id);
  await inTransaction(held.db, (tx) => voidRound(tx, round, { operatorId: 1n, reason: 'It cannot be read' }));
  const balance = await available(players[2]!);
  expect(await retrySetAside(asking)).toBe(1);
  expect(await failures(draw)).toEqual([]);
  expect((await storedBets(held.db, [draw]))[2]).toMatchObject({
    status: 'settled',
    cause: 'CORRECTION_REFUSED',
    version: 2,
    owed: 0n,
  });
  // The void has moved the money; the correction moves nothing.
  expect(await available(players[2]!)).toBe(balance);
});

test('a correction that is set aside and has moved is undone by a void, and is owed by a member who has spent it', async () => {
  const { players, draw, bets, before } = await settledForThree();
  await correct(draw, LOST);
  expect(await settleDraws(host)).toBe(1);
  // The first result was right after all: the corrections of the first two bets arrive, and are answered by refusals.
  await correct(draw, [[1, 2, 3, 4, 5]]);
  const broken = refusing([`la${bets[0]}.3`, `la${bets[1]}.3`], 'TRANSACTION_CONFLICT', true);
  for (let run = 0; run < 5; run++) await settleDraws(broken);
  expect(await statusOf(draw)).toBe('settled');
  expect(await failures(draw)).toHaveLength(2);
  await expectExactBooks();
  await spend(players[1]!, await available(players[1]!));
  await beginVoid(draw);
  expect(await voidDraws(host)).toBe(1);
  expect(await failures(draw)).toEqual([]);
  const stored = await storedBets(held.db, [draw]);
  expect(stored.map(({ status }) => status)).toEqual(['voided', 'voided', 'voided']);
  expect(stored.map(({ owed }) => owed)).toEqual([0n, 9_900_000n, 0n]);
  // The stake is back; what was won is not covered.
  expect(await available(players[1]!)).toBe(units(1));
  for (const index of [0, 2]) expect(await available(players[index]!)).toBe(before[index]! + units(1));
  await fund(held.db, players[1]!.memberId, 'THB', 1_000);
  expect(await collectOwed(host, { force: true })).toBe(1);
  expect((await storedBets(held.db, [draw]))[1]).toMatchObject({ owed: 0n });
  expect(await available(players[1]!)).toBe(units(11));
  await expectExactBooks();
});

test('a void that fails at a bet for good sets it aside: the others are returned, the game goes on, and it is returned once later', async () => {
  const { players, draw, bets, before } = await settledForThree();
  const later = await laterDraw(await newPlayer());
  const [, refused, unreadable] = bets as [bigint, bigint, bigint];
  // A play that cannot be read does not hinder a void: what was paid is recorded.
  await setPlay(unreadable, 'none');
  const broken = refusing([`lv${refused}`], 'REFERENCE_INVALID');
  await beginVoid(draw);
  for (let run = 0; run < 4; run++) expect(await voidDraws(broken)).toBe(0);
  expect(await voidDraws(broken)).toBe(1);
  expect(await statusOf(draw)).toBe('voided');
  expect(await failures(draw)).toEqual([[refused, 'void', 'REFERENCE_INVALID', 5, true]]);
  expect((await storedBets(held.db, [draw])).map(({ status }) => status)).toEqual([
    'voided',
    'settled',
    'voided',
  ]);
  expect(await settleDraws(broken)).toBe(1);
  expect(await statusOf(later)).toBe('settled');
  await expectExactBooks();
  expect(await retrySetAside(broken)).toBe(0);
  await Promise.all([retrySetAside(host), retrySetAside(host)]);
  expect(await failures(draw)).toEqual([]);
  for (const [index, player] of players.entries())
    expect(await available(player)).toBe(before[index]! + units(1));
  expect(await sumsOf(draw)).toEqual({ bets: 0, stake: 0n, payout: 0n, rebate: 0n });
  expect(toldPlayers()).toBe(3);
  await expectExactBooks();
});

test('an outage of the wallet sets nothing aside', async () => {
  const { draw, bets } = await settledForThree();
  await correct(draw, LOST);
  const closed = refusing([`la${bets[0]}.2`, `lx${bets[0]}`], 'VENDOR_DISABLED');
  for (let run = 0; run < 6; run++) expect(await settleDraws(closed)).toBe(0);
  expect(await failures(draw)).toEqual([]);
  expect(await settleDraws(host)).toBe(1);
  await beginVoid(draw);
  for (let run = 0; run < 6; run++) expect(await voidDraws(closed)).toBe(0);
  expect(await failures(draw)).toEqual([]);
  expect(await voidDraws(host)).toBe(1);
  await expectExactBooks();
});

test('members are told once, in their inbox; trial players are not', async () => {
  const player = await newPlayer();
  const of = { playerId: player.memberId, game: GAME, period: '20260101-0001', drawId: 7n, currency: 'THB' };
  const notices = [
    { ...of, kind: 'won' as const, payout: units(20), bets: 2 },
    { ...of, kind: 'corrected' as const, difference: -units(5), version: 2 },
    { ...of, kind: 'corrected' as const, difference: units(3), version: 3 },
    { ...of, kind: 'voided' as const, refund: units(4), bets: 1 },
    { ...of, kind: 'chaseEnded' as const, slipId: 3n, refund: units(6), cause: 'won' as const },
  ];
  await Promise.all([notifyMembers(notices), notifyMembers(notices)]);
  await notifyMembers([
    ...notices,
    { ...of, currency: 'PLY', drawId: 8n, kind: 'won', payout: units(1), bets: 1 },
  ]);
  const { list } = await listNotices(held.db, player.memberId, { size: 20 });
  expect(list.map(({ kind }) => kind).sort()).toEqual([
    'lotteryChaseWon',
    'lotteryGained',
    'lotteryLost',
    'lotteryVoided',
    'lotteryWon',
  ]);
  expect(list.find(({ kind }) => kind === 'lotteryLost')!.detail).toMatchObject({
    lottery: GAME,
    amount: '5.00',
    currency: 'THB',
  });
});
