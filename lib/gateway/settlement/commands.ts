import { moneyPool } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { createBatcher } from '@/lib/platform/batcher';
import { now } from '@/lib/platform/clock';
import { MAX_CONCURRENT_BATCHES, MIN_BATCH_SIZE, MAX_BATCH_SIZE } from '../constants';
import { isRetryable, refusalError } from '../errors';
import type { MoneyReply, SettleRoundCall } from '../protocol/types';
import { settlementQuery, toSettlementRequest, type SettledRow, type SettlementRequest } from './statement';

/** The call depends on an earlier one of its batch (same id, round or player): it is repeated in a later batch. */
const RETRY = 'RETRY';

const MAX_ATTEMPTS = 5;

/** Runs the statement for a batch. Returns the calls' rows in their order; null for a call without a row. */
async function runStatement(calls: SettlementRequest[], checkEach: boolean): Promise<(SettledRow | null)[]> {
  const query = settlementQuery(calls, now(), checkEach);
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await moneyPool().query<SettledRow>(query);
      const replies: (SettledRow | null)[] = calls.map(() => null);
      for (const row of rows) replies[row.n - 1] = row;
      return replies;
    } catch (error) {
      if (!checkEach || attempt >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

function toReply(call: SettlementRequest, row: SettledRow | null): MoneyReply | Error {
  if (!row) return refusalError('INSUFFICIENT_FUNDS');
  if (row.refusal) return refusalError(row.refusal);
  const { reference, currency, balance } = row;
  return { transactionId: call.transaction, reference: String(reference), currency, balance };
}

/** Settles calls that may be replays: each is checked, and calls that depend on one another are settled in sequence. */
async function settleChecked(calls: SettlementRequest[]): Promise<(SettledRow | null)[]> {
  const replies: (SettledRow | null)[] = calls.map(() => null);
  let left = calls.map((call, index) => ({ call, index }));
  while (left.length > 0) {
    const rows = await runStatement(
      left.map(({ call }) => call),
      true,
    );
    rows.forEach((row, place) => (replies[left[place]!.index] = row));
    left = left.filter((_, place) => rows[place]?.refusal === RETRY);
  }
  return replies;
}

/**
 * Settles a batch, expecting that each call is new and each player appears once. A refused call is checked again before the
 * refusal is final: it may be a replay whose first sending took the player's last money.
 */
async function settleBatch(calls: SettlementRequest[]): Promise<(SettledRow | null)[]> {
  let rows: (SettledRow | null)[];
  try {
    rows = await runStatement(calls, false);
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return settleChecked(calls);
  }
  const refused = rows.flatMap((row, index) => (row ? [] : [index]));
  if (refused.length === 0) return rows;
  const checked = await settleChecked(refused.map((index) => calls[index]!));
  refused.forEach((index, place) => (rows[index] = checked[place] ?? null));
  return rows;
}

async function settleBatchOrEach(calls: SettlementRequest[]): Promise<(MoneyReply | Error)[]> {
  try {
    const rows = await settleBatch(calls);
    notifyBalanceChange(rows.flatMap((row) => (row && !row.refusal ? [row.member_id] : [])));
    return rows.map((row, index) => toReply(calls[index]!, row));
  } catch (error) {
    if (calls.length === 1) return [error as Error];
    // One call that fails in the database must not fail the others: each is tried alone.
    const replies: (MoneyReply | Error)[] = [];
    for (const call of calls) replies.push(...(await settleBatchOrEach([call])));
    return replies;
  }
}

// One per process: the rounds of all games and vendors share batches.
const addToBatch = createBatcher<SettlementRequest, MoneyReply>({
  maxSize: MAX_BATCH_SIZE,
  concurrency: MAX_CONCURRENT_BATCHES,
  minSize: MIN_BATCH_SIZE,
  run: settleBatchOrEach,
});

/**
 * Settles a round that is over at once: stake, payout and end in one atomic and idempotent call. Calls that arrive
 * together share one round trip and one commit; each gets its own reply. Refusals: TOKEN_INVALID,
 * PLAYER_BLOCKED, INSUFFICIENT_FUNDS (the balance must cover the stake before the payout), TRANSACTION_CONFLICT,
 * TRANSACTION_CANCELLED, ROUND_CLOSED, ROUND_MISMATCH.
 */
export function settleRound(vendor: string, call: SettleRoundCall): Promise<MoneyReply> {
  return addToBatch(toSettlementRequest(vendor, call));
}
