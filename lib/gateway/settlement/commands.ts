import { moneyPool } from '@/lib/db/client';
import { announceBalance } from '@/lib/ledger/live';
import { createBatcher } from '@/lib/platform/batcher';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { BATCH_LANES, BATCH_SIZE } from '../constants';
import { mustAskAgain, refusal } from '../errors';
import type { MoneyReply, SettleRoundCall } from '../protocol/types';
import { contentOf } from '../rules';

interface Settling {
  transactionId: string;
  /** The call as gateway.settle_rounds reads it, but for its number in the batch. */
  fields: Record<string, unknown>;
}

interface SettledRow {
  n: number;
  refusal: string | null;
  reference: bigint;
  currency: string;
  balance: bigint;
  member_id: bigint;
}

/** The same id stood in the batch twice: the second is asked again, and finds the first done. */
class Again extends Error {}

const TRIES = 5;
const SETTLE = { name: 'gateway-settle', text: 'SELECT * FROM gateway.settle_rounds($1, $2)' };

const bytea = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

async function ask(calls: Settling[]): Promise<SettledRow[]> {
  const values = [JSON.stringify(calls.map((call, n) => ({ n, ...call.fields }))), now()];
  for (let attempt = 1; ; attempt++) {
    try {
      return (await moneyPool().query<SettledRow>({ ...SETTLE, values })).rows;
    } catch (error) {
      if (attempt >= TRIES || !mustAskAgain(error)) throw error;
    }
  }
}

async function run(calls: Settling[]): Promise<(MoneyReply | Error)[]> {
  const answers: (MoneyReply | Error)[] = [];
  const moved: bigint[] = [];
  for (const row of await ask(calls)) {
    if (row.refusal) {
      answers[row.n] = row.refusal === 'AGAIN' ? new Again() : refusal(row.refusal);
      continue;
    }
    moved.push(row.member_id);
    answers[row.n] = {
      transactionId: calls[row.n]!.transactionId,
      reference: String(row.reference),
      currency: row.currency,
      balance: row.balance,
    };
  }
  announceBalance(moved);
  return answers;
}

// One per process: every game's rounds travel together, whoever's they are.
const settle = createBatcher<Settling, MoneyReply>({ size: BATCH_SIZE, lanes: BATCH_LANES, run });

/**
 * Settles a round that is over at once: stake, payout and end, all or nothing, in one idempotent call. Calls that
 * arrive together share one round trip and one commit; each is answered for itself. Refusals: TOKEN_INVALID,
 * PLAYER_BLOCKED, INSUFFICIENT_FUNDS (the stake must be there before the payout), TRANSACTION_CONFLICT,
 * TRANSACTION_CANCELLED, ROUND_CLOSED, ROUND_MISMATCH.
 */
export async function settleRound(vendor: string, call: SettleRoundCall): Promise<MoneyReply> {
  const settling: Settling = {
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
      details: call.details,
      content: bytea(contentOf('settleRound', call)),
    },
  };
  for (;;) {
    try {
      return await settle(settling);
    } catch (error) {
      if (!(error instanceof Again)) throw error;
    }
  }
}
