import { bigintArray, byteaArray, textArray, timestamp } from '@/lib/db/binary';
import { sha256 } from '@/lib/platform/ids';
import type { SettleRoundCall } from '../protocol/types';
import { contentOf } from '../rules';

/** A call as gateway.settle_rounds takes it; amounts in 1/10,000. */
export interface Settling {
  vendor: string;
  token: Buffer;
  transaction: string;
  round: string;
  stake: bigint;
  payout: bigint;
  validBet: bigint | null;
  grant: string | null;
  content: Buffer;
  details: string | null;
}

/**
 * What gateway.settle_rounds answers to the n-th call of its batch. A call without a row was refused; where it was asked
 * carefully, for want of money.
 */
export interface SettledRow {
  n: number;
  refusal: string | null;
  reference: bigint;
  currency: string;
  balance: bigint;
  member_id: bigint;
}

/** A vendor's call, with its token and what it asks for as hashes. */
export function settlingOf(vendor: string, call: SettleRoundCall): Settling {
  return {
    vendor,
    token: sha256(call.playerToken),
    transaction: call.transactionId,
    round: call.roundId,
    stake: call.stake,
    payout: call.payout,
    validBet: call.validBet ?? null,
    grant: call.grantId ?? null,
    ...contentOf('settleRound', call),
  };
}

/** The query that settles a batch at `at`; `carefully`, where a call may be known or wait for another. */
export const settleQuery = (calls: readonly Settling[], at: Date, carefully: boolean) => ({
  name: 'gateway-settle',
  text: 'SELECT * FROM gateway.settle_rounds($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
  values: [
    textArray(calls.map((call) => call.vendor)),
    byteaArray(calls.map((call) => call.token)),
    textArray(calls.map((call) => call.transaction)),
    textArray(calls.map((call) => call.round)),
    bigintArray(calls.map((call) => call.stake)),
    bigintArray(calls.map((call) => call.payout)),
    bigintArray(calls.map((call) => call.validBet)),
    textArray(calls.map((call) => call.grant)),
    byteaArray(calls.map((call) => call.content)),
    textArray(calls.map((call) => call.details)),
    timestamp(at),
    carefully,
  ],
});
