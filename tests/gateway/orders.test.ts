import { sql } from 'kysely';
import { AppError } from '@/lib/platform/errors';
import { amount } from '@/lib/money/amount';
import { getBalance } from '@/lib/ledger/queries';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat, type Seated, type Table } from '../support/players';
import { PAYOUT, playWord, STAKE, WalletModel, words, type Answer, type Letter } from './model';

process.env.DATABASE_MONEY_POOL = '8';
const held = useTestDatabase();

function caller(
  table: Table,
  { playerId, playerToken }: Seated,
  tag: string,
): Record<Letter, () => Promise<{ balance: bigint }>> {
  const { port } = table;
  const roundId = `${tag}-r`;
  const [bet, win] = [`${tag}-b`, `${tag}-w`];
  return {
    bet: () => port.bet({ playerToken, transactionId: bet, roundId, amount: amount(STAKE) }),
    win: () =>
      port.win({
        playerId,
        transactionId: win,
        roundId,
        betTransactionId: bet,
        amount: amount(PAYOUT),
        endsRound: false,
      }),
    undoBet: () => port.rollback({ playerId, transactionId: `${tag}-x`, referenceTransactionId: bet }),
    undoWin: () => port.rollback({ playerId, transactionId: `${tag}-y`, referenceTransactionId: win }),
    end: () => port.endRound({ playerId, roundId }),
    settle: async () => {
      const item = { playerId, transactionId: `${tag}-s`, roundId, amount: amount(PAYOUT) };
      // Beside it an item that is always refused, which must change nothing.
      const other = { ...item, transactionId: `${tag}-o`, roundId: `${tag}-other` };
      const { items } = await port.settleBets({ items: [other, item] });
      expect(items[0]).toMatchObject({ success: false, code: 'BET_NOT_FOUND' });
      const answer = items[1]!;
      if (!answer.success) throw new AppError(answer.code, 409);
      return answer;
    },
  };
}

async function answerOf(call: () => Promise<{ balance: bigint }>): Promise<Answer> {
  try {
    return { code: 'OK', balance: (await call()).balance };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code };
    throw error;
  }
}

async function play(
  table: Table,
  player: Seated,
  tag: string,
  word: Letter[],
  start: bigint,
): Promise<bigint> {
  const calls = caller(table, player, tag);
  return playWord(new WalletModel(start), word, (letter) => answerOf(calls[letter]));
}

async function playAll(all: Letter[][], name: string): Promise<void> {
  const table = await openTable(held.db, name);
  const left = all.entries();
  const worker = async (_: unknown, index: number) => {
    const player = await seat(held.db, table, `${name}${index}`.toLowerCase(), 1000);
    let balance = (await table.port.balance({ playerToken: player.playerToken })).balance;
    for (const [number, word] of left) balance = await play(table, player, `${name}${number}`, word, balance);
    expect((await getBalance(held.db, player.memberId)).available).toBe(balance);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

describe('orders of calls (V2)', () => {
  test('bet, win and rollback with duplicates, in every order of four calls (full: six)', async () => {
    await playAll(words(['bet', 'win', 'undoBet'], depth(4, 6)), 'SIX');
  }, 300_000);

  test('with the rollback of the win, in every order of four calls (full: five)', async () => {
    const all = words(['bet', 'win', 'undoBet', 'undoWin'], depth(4, 5), ['bet', 'win', 'undoBet']);
    await playAll(all, 'FIVE');
  }, 300_000);

  test('with the end of the round, in every order of three calls (full: four)', async () => {
    const played: Letter[] = ['bet', 'win', 'undoBet', 'undoWin'];
    await playAll(words([...played, 'end'], depth(3, 4), played), 'END');
  }, 300_000);

  test('with the settlement of many rounds at once, in every order of three calls (full: five)', async () => {
    // The test before plays orders of four calls at most, so that the full run leaves out nothing that has an end.
    const played: Letter[] = ['bet', 'win', 'undoBet', ...depth<Letter[]>(['end'], [])];
    await playAll(words(['bet', 'win', 'undoBet', 'end', 'settle'], depth(3, 5), played), 'SETTLED');
  }, 300_000);

  test('a round with two bets is voided when both are undone, and not before', async () => {
    const table = await openTable(held.db, 'TWOBETS');
    const { playerId, playerToken } = await seat(held.db, table, 'twobets', 1000);
    const bet = (transactionId: string) =>
      table.port.bet({ playerToken, transactionId, roundId: 'two-r', amount: amount(STAKE) });
    const undo = (reference: string) =>
      table.port.rollback({ playerId, transactionId: `x${reference}`, referenceTransactionId: reference });
    const status = async () => {
      const round = await held.db
        .selectFrom('gateway.round')
        .select(['status', 'stake'])
        .where('vendor', '=', table.vendor)
        .executeTakeFirstOrThrow();
      return [round.status, BigInt(round.stake)];
    };
    await bet('two-a');
    await bet('two-b');
    await undo('two-a');
    expect(await status()).toEqual(['open', STAKE]);
    await undo('two-b');
    expect(await status()).toEqual(['voided', 0n]);
  });

  test('afterwards the ledger balances, and every round equals the sum of its transactions', async () => {
    const { rows } = await sql<{ sum: string; wrong: bigint }>`
      SELECT (SELECT sum(amount) FROM ledger.entry)::text AS sum,
             (SELECT count(*) FROM gateway.round r LEFT JOIN LATERAL (
                SELECT coalesce(sum(t.debit), 0) AS debit, coalesce(sum(t.credit), 0) AS credit FROM gateway.transaction t
                 WHERE t.round_id = r.id AND t.cancelled_at IS NULL) t ON true
               WHERE (r.stake, r.payout) IS DISTINCT FROM (t.debit, t.credit)) AS wrong`.execute(held.db);
    expect(rows[0]).toEqual({ sum: '0', wrong: 0n });
  });
});
