/** Settlement, corrections and voids that cross one another, or an operator's void of a round: nothing is paid twice, kept or lost. */
import { inTransaction, sql } from '@/lib/db/client';
import { voidRound } from '@/lib/gateway/voids/commands';
import { requireVoidableRound } from '@/lib/gateway/voids/queries';
import type { VendorPort } from '@/lib/gateway/protocol/types';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { amount, units } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';
import { LOTTERY_CHECKS } from '@/lib/studio-host/lottery/checks';
import { confirmResult, correctResult, voidDraw } from '@/lib/studio/lottery/results/commands';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { collectOwed, voidDraws } from '@/lib/studio/lottery/settlement/voids';
import { useTestDatabase } from '../support/database';
import { fund, openTable, seat, type Seated, type Table } from '../support/players';
import { closedDraw, placeBets, setResult, storedBets, testHost, type TestHost } from './placed-bets';

const held = useTestDatabase();
const GAME = 'FAST5X1';
const WIN = 9_900_000n;
const WINNING = [[1, 2, 3, 4, 5]];
const LOSING = [[9, 9, 9, 9, 9]];
let table: Table;
let host: TestHost;
let serial = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'LOTT');
  host = testHost(held.db, table.vendor);
});
afterEach(async () => {
  const { checks } = await verifyLedger(held.db, LOTTERY_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

const available = async (player: Seated) => (await getBalance(held.db, player.memberId)).available;
const newPlayer = (funds: number) => seat(held.db, table, `crossing${++serial}`, funds);
const place = (player: Seated, draws: bigint[], stopOnWin = false) =>
  placeBets(held.db, player, {
    vendor: table.vendor,
    game: GAME,
    draws,
    lines: [{ play: 'front3-straight', selection: '1|2|3' }],
    stopOnWin,
  });
const spendAll = async (player: Seated) =>
  table.port.adjust({
    playerId: player.playerId,
    transactionId: `spent-${++serial}`,
    amount: amount(-(await available(player))),
    reason: 'spent elsewhere',
  });

/** The host with some calls of the wallet replaced. */
const hostWith = (calls: (port: VendorPort) => Partial<VendorPort>): TestHost => ({
  ...host,
  port: () => ({ ...table.port, ...calls(table.port) }),
});

/** Two operators void a draw; the code of the refusal, if there is one. */
async function decideVoid(drawId: bigint): Promise<string> {
  try {
    const { id } = await voidDraw(host.sql, { drawId, reason: 'wrong' }, 'one');
    await confirmResult(host.sql, id, 'two');
    return 'OK';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Two operators correct a draw; the code of the refusal, if there is one. */
async function decideCorrection(drawId: bigint, result: unknown): Promise<string> {
  try {
    const { id } = await correctResult(host.sql, { drawId, result, reason: 'wrong' }, 'one');
    await confirmResult(host.sql, id, 'two');
    return 'OK';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test('a win that was paid, not recorded and spent is owed after a void', async () => {
  const player = await newPlayer(1);
  const draw = await closedDraw(held.db, GAME);
  await place(player, [draw]);
  await setResult(held.db, draw, WINNING);
  const crossed = hostWith((port) => ({
    settleBets: async (call) => {
      const reply = await port.settleBets(call);
      await spendAll(player);
      expect(await decideVoid(draw)).toBe('OK');
      expect(await voidDraws(host)).toBe(1);
      return reply;
    },
  }));
  await settleDraws(crossed);
  expect(await storedBets(held.db, [draw])).toMatchObject([{ status: 'voided', owed: WIN }]);
  expect(await available(player)).toBe(units(1));
  await fund(held.db, player.memberId, 'THB', 990);
  expect(await collectOwed(host, { force: true })).toBe(1);
  expect(await available(player)).toBe(units(1));
});

test('a void that crosses a correction leaves nothing of it', async () => {
  const player = await newPlayer(10);
  const draw = await closedDraw(held.db, GAME, 'closed');
  await place(player, [draw]);
  await setResult(held.db, draw, LOSING);
  await settleDraws(host);
  expect(await decideCorrection(draw, WINNING)).toBe('OK');
  const codes: string[] = [];
  const crossed = hostWith((port) => ({
    adjust: async (call) => {
      const reply = await port.adjust(call);
      codes.push(await decideVoid(draw));
      await voidDraws(host);
      return reply;
    },
  }));
  await settleDraws(crossed);
  if (codes[0] !== 'OK') expect(await decideVoid(draw)).toBe('OK');
  await voidDraws(host);
  expect(await storedBets(held.db, [draw])).toMatchObject([{ status: 'voided', owed: 0n }]);
  expect(await available(player)).toBe(units(10));
});

test('a correction leaves a round that an operator has voided as it is', async () => {
  const player = await newPlayer(10);
  const draw = await closedDraw(held.db, GAME);
  const { bets } = await place(player, [draw]);
  await setResult(held.db, draw, WINNING);
  await settleDraws(host);
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM gateway.round WHERE vendor_round_id = ${`lo${bets[0]!.id}`}`.execute(held.db);
  const round = await requireVoidableRound(held.db, rows[0]!.id);
  await inTransaction(held.db, (tx) =>
    voidRound(tx, round, { operatorId: 1n, reason: 'The bet was disputed' }),
  );
  expect(await available(player)).toBe(units(10));
  expect(await decideCorrection(draw, LOSING)).toBe('OK');
  await settleDraws(host);
  expect(await available(player)).toBe(units(10));
  await fund(held.db, player.memberId, 'THB', 5_000);
  await collectOwed(host, { force: true });
  expect(await available(player)).toBe(units(5_010));
  expect(await storedBets(held.db, [draw])).toMatchObject([{ owed: 0n }]);
});

test('what is collected while another correction begins is undone, and recorded as such', async () => {
  const player = await newPlayer(1);
  const draw = await closedDraw(held.db, GAME);
  await place(player, [draw]);
  await setResult(held.db, draw, WINNING);
  await settleDraws(host);
  await spendAll(player);
  expect(await decideCorrection(draw, LOSING)).toBe('OK');
  await settleDraws(host);
  expect(await storedBets(held.db, [draw])).toMatchObject([{ payout: 0n, owed: WIN }]);
  await fund(held.db, player.memberId, 'THB', 990);
  const undoing: Promise<unknown>[] = [];
  const crossed = hostWith((port) => ({
    adjust: async (call) => {
      const reply = await port.adjust(call);
      expect(await decideCorrection(draw, WINNING)).toBe('OK');
      // The correction has undone what was collected and is about to be recorded.
      const slow = hostWith((wallet) => ({
        rollback: async (undo) => {
          const undone = await wallet.rollback(undo);
          await new Promise<void>((resolve) => (release = resolve));
          return undone;
        },
      }));
      undoing.push(settleDraws(slow));
      while (!release) await host.sql.query({ text: 'SELECT 1', values: [] });
      return reply;
    },
  }));
  let release: (() => void) | undefined;
  await collectOwed(crossed, { force: true });
  release!();
  await Promise.all(undoing);
  expect(await available(player)).toBe(units(990));
  expect(await storedBets(held.db, [draw])).toMatchObject([{ payout: WIN, owed: 0n, adjusted: 0n }]);
});

test('a chase that a correction makes a winner keeps no stake back of a bet that is being paid', async () => {
  const player = await newPlayer(2);
  const [first, second] = [await closedDraw(held.db, GAME), await closedDraw(held.db, GAME)];
  await place(player, [first, second], true);
  await setResult(held.db, first, LOSING);
  await settleDraws(host);
  await setResult(held.db, second, WINNING);
  const codes: string[] = [];
  const crossed = hostWith((port) => ({
    settleBets: async (call) => {
      const reply = await port.settleBets(call);
      codes.push(await decideCorrection(first, WINNING));
      await settleDraws(host);
      return reply;
    },
  }));
  await settleDraws(crossed);
  await settleDraws(host);
  // Either the second bet was paid, or it was returned; never both.
  const bets = await storedBets(held.db, [first, second]);
  const corrected = codes[0] === 'OK' ? WIN : 0n;
  const ofSecond = bets[1]!.status === 'settled' ? WIN : units(1);
  expect(await available(player)).toBe(corrected + ofSecond);
});

test('a win that the wallet knows with other content is not recorded as a voided bet', async () => {
  const player = await newPlayer(10);
  const draw = await closedDraw(held.db, GAME);
  const { bets } = await place(player, [draw]);
  const id = bets[0]!.id;
  // The same id with other details: as a former build of this site would have sent it.
  await table.port.win({
    playerId: player.playerId,
    transactionId: `lw${id}`,
    roundId: `lo${id}`,
    amount: amount(WIN),
    endsRound: true,
    details: { former: true },
  });
  await setResult(held.db, draw, WINNING);
  expect(await settleDraws(host)).toBe(0);
  expect(await storedBets(held.db, [draw])).toMatchObject([{ status: 'accepted' }]);
});
