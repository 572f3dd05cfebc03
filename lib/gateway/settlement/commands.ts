import { textArray } from '@/lib/db/binary';
import { moneyPool } from '@/lib/db/client';
import { announceBalance } from '@/lib/ledger/live';
import { createBatcher } from '@/lib/platform/batcher';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { BATCH_LANES, BATCH_LEAST, BATCH_SIZE } from '../constants';
import { mustAskAgain, refusal } from '../errors';
import type { MoneyReply, SettleRoundCall } from '../protocol/types';
import { contentOf } from '../rules';

interface Settling {
  transactionId: string;
  /** The call as gateway.settle_rounds reads it, but for its number in the batch and its details. */
  fields: Record<string, unknown>;
  details: string | null;
}

interface SettledRow {
  n: number;
  refusal: string | null;
  reference: bigint;
  currency: string;
  balance: bigint;
  member_id: bigint;
}

/** Of two calls of one id or one player in a batch, the second: it is asked again, and finds the first done. */
const AGAIN = 'AGAIN';

const TRIES = 5;
const SETTLE = { name: 'gateway-settle', text: 'SELECT * FROM gateway.settle_rounds($1, $2, $3, $4)' };

const bytea = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

async function ask(calls: Settling[], carefully: boolean): Promise<SettledRow[]> {
  const values = [
    JSON.stringify(calls.map((call, index) => ({ n: index + 1, ...call.fields }))),
    textArray(calls.map((call) => call.details)),
    now(),
    carefully,
  ];
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await moneyPool().query<SettledRow>({ ...SETTLE, values });
      return rows.sort((left, right) => left.n - right.n);
    } catch (error) {
      if (!carefully || attempt >= TRIES || !mustAskAgain(error)) throw error;
    }
  }
}

function answer(call: Settling, row: SettledRow): MoneyReply | Error {
  if (row.refusal) return refusal(row.refusal);
  const { reference, currency, balance } = row;
  return { transactionId: call.transactionId, reference: String(reference), currency, balance };
}

/** Answers each call from what the database knows already; calls that must wait for one another go one after another. */
async function settleCarefully(calls: Settling[]): Promise<SettledRow[]> {
  const answers: SettledRow[] = [];
  let left = calls.map((call, index) => ({ call, index }));
  while (left.length > 0) {
    const rows = await ask(
      left.map(({ call }) => call),
      true,
    );
    rows.forEach((row, place) => (answers[left[place]!.index] = row));
    left = left.filter((_, place) => rows[place]!.refusal === AGAIN);
  }
  return answers;
}

/**
 * Settles a batch in the hope that each call is new and each player stands in it once. A refusal is only believed
 * after a careful look: the call may be a repeated one, whose first sending took the player's last money.
 */
async function settleAll(calls: Settling[]): Promise<SettledRow[]> {
  let rows: SettledRow[];
  try {
    rows = await ask(calls, false);
  } catch (error) {
    if (!mustAskAgain(error)) throw error;
    return settleCarefully(calls);
  }
  const refused = rows.flatMap((row, index) => (row.refusal ? [index] : []));
  if (refused.length === 0) return rows;
  const looked = await settleCarefully(refused.map((index) => calls[index]!));
  refused.forEach((index, place) => (rows[index] = looked[place]!));
  return rows;
}

async function run(calls: Settling[]): Promise<(MoneyReply | Error)[]> {
  try {
    const rows = await settleAll(calls);
    announceBalance(rows.filter((row) => !row.refusal).map((row) => row.member_id));
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
  return settle({
    transactionId: call.transactionId,
    fields: {
      vendor,
      token: bytea(sha256(call.playerToken)),
      transaction: call.transactionId,
      round: call.roundId,
      stake: String(call.stake),
      payout: String(call.payout),
      validBet: call.validBet === undefined ? null : String(call.validBet),
      grant: call.grantId,
      content: bytea(contentOf('settleRound', call)),
    },
    details: call.details === undefined ? null : JSON.stringify(call.details),
  });
}
