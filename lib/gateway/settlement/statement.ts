import { bigintArray, byteaArray, textArray, timestamp } from '@/lib/db/binary';
import { sha256 } from '@/lib/platform/ids';
import type { SettleRoundCall } from '../protocol/types';
import { digestRequest } from '../rules';

/** The parameters of one call to gateway.settle_rounds; amounts in 1/10,000. */
export interface SettlementRequest {
  vendor: string;
  token: Buffer;
  transaction: string;
  round: string;
  stake: bigint;
  payout: bigint;
  validBet: bigint | null;
  grant: string | null;
  requestDigest: Buffer;
  details: string | null;
}

/**
 * The row that gateway.settle_rounds returns for call n of its batch. A call without a row was not carried out. With `checkEach` the
 * reason is insufficient funds; without it, call again with `checkEach`.
 */
export interface SettledRow {
  n: number;
  refusal: string | null;
  reference: bigint;
  currency: string;
  balance: bigint;
  member_id: bigint;
}

/** Converts a vendor's call; hashes its token and its content. */
export function toSettlementRequest(vendor: string, call: SettleRoundCall): SettlementRequest {
  return {
    vendor,
    token: sha256(call.playerToken),
    transaction: call.transactionId,
    round: call.roundId,
    stake: call.stake,
    payout: call.payout,
    validBet: call.validBet ?? null,
    grant: call.grantId ?? null,
    ...digestRequest('settleRound', call),
  };
}

/** The query that settles a batch at the time `at`; `checkEach` if a call may be a replay or depend on another one of the batch. */
export const settlementQuery = (calls: readonly SettlementRequest[], at: Date, checkEach: boolean) => ({
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
    byteaArray(calls.map((call) => call.requestDigest)),
    textArray(calls.map((call) => call.details)),
    timestamp(at),
    checkEach,
  ],
});
