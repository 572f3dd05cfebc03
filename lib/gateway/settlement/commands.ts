import { moneyPool } from '@/lib/db/client';
import { announceBalance } from '@/lib/ledger/live';
import { createBatcher } from '@/lib/platform/batcher';
import { now } from '@/lib/platform/clock';
import { BATCH_LANES, BATCH_LEAST, BATCH_SIZE } from '../constants';
import { mustAskAgain, refusal } from '../errors';
import type { MoneyReply, SettleRoundCall } from '../protocol/types';
import { settleQuery, settlingOf, type SettledRow, type Settling } from './statement';

/** Of two calls of one id or one player in a batch, the second: it is asked again, and finds the first done. */
const AGAIN = 'AGAIN';

const TRIES = 5;

/** Asks for the calls' rows, in their order; null where there is none. */
async function ask(calls: Settling[], carefully: boolean): Promise<(SettledRow | null)[]> {
  const query = settleQuery(calls, now(), carefully);
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await moneyPool().query<SettledRow>(query);
      const answers: (SettledRow | null)[] = calls.map(() => null);
      for (const row of rows) answers[row.n - 1] = row;
      return answers;
    } catch (error) {
      if (!carefully || attempt >= TRIES || !mustAskAgain(error)) throw error;
    }
  }
}

function answer(call: Settling, row: SettledRow | null): MoneyReply | Error {
  if (!row) return refusal('INSUFFICIENT_FUNDS');
  if (row.refusal) return refusal(row.refusal);
  const { reference, currency, balance } = row;
  return { transactionId: call.transaction, reference: String(reference), currency, balance };
}

/** Answers each call from what the database knows already; calls that must wait for one another go one after another. */
async function settleCarefully(calls: Settling[]): Promise<(SettledRow | null)[]> {
  const answers: (SettledRow | null)[] = calls.map(() => null);
  let left = calls.map((call, index) => ({ call, index }));
  while (left.length > 0) {
    const rows = await ask(
      left.map(({ call }) => call),
      true,
    );
    rows.forEach((row, place) => (answers[left[place]!.index] = row));
    left = left.filter((_, place) => rows[place]?.refusal === AGAIN);
  }
  return answers;
}

/**
 * Settles a batch in the hope that each call is new and each player stands in it once. What was refused is looked at
 * carefully before it is believed: the call may be a repeated one, whose first sending took the player's last money.
 */
async function settleAll(calls: Settling[]): Promise<(SettledRow | null)[]> {
  let rows: (SettledRow | null)[];
  try {
    rows = await ask(calls, false);
  } catch (error) {
    if (!mustAskAgain(error)) throw error;
    return settleCarefully(calls);
  }
  const refused = rows.flatMap((row, index) => (row ? [] : [index]));
  if (refused.length === 0) return rows;
  const looked = await settleCarefully(refused.map((index) => calls[index]!));
  refused.forEach((index, place) => (rows[index] = looked[place] ?? null));
  return rows;
}

async function run(calls: Settling[]): Promise<(MoneyReply | Error)[]> {
  try {
    const rows = await settleAll(calls);
    announceBalance(rows.flatMap((row) => (row && !row.refusal ? [row.member_id] : [])));
    return rows.map((row, index) => answer(calls[index]!, row));
  } catch (error) {
    if (calls.length === 1) return [error as Error];
    // One call that the database chokes on must not take the others with it: each is tried alone.
    const alone: (MoneyReply | Error)[] = [];
    for (const call of calls) alone.push(...(await run([call])));
    return alone;
  }
}

// One per process: every game's rounds travel together, whoever's they are.
const settle = createBatcher<Settling, MoneyReply>({
  size: BATCH_SIZE,
  lanes: BATCH_LANES,
  least: BATCH_LEAST,
  run,
});

/**
 * Settles a round that is over at once: stake, payout and end, all or nothing, in one idempotent call. Calls that
 * arrive together share one round trip and one commit; each is answered for itself. Refusals: TOKEN_INVALID,
 * PLAYER_BLOCKED, INSUFFICIENT_FUNDS (the stake must be there before the payout), TRANSACTION_CONFLICT,
 * TRANSACTION_CANCELLED, ROUND_CLOSED, ROUND_MISMATCH.
 */
export function settleRound(vendor: string, call: SettleRoundCall): Promise<MoneyReply> {
  return settle(settlingOf(vendor, call));
}
