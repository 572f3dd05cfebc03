import { moneyPool } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { gatewayError, isRetryable } from './errors';
import type * as protocol from './protocol/types';
import { digestRequest, grantCode, toJson } from './rules';
import type { ReplyRow } from './types';

const MAX_ATTEMPTS = 5;

/** The statement of one call. It has a name, so that PostgreSQL parses and plans it once per connection. */
interface CallStatement {
  name: string;
  text: string;
}

/** Runs a call's statement and returns its row; repeats it after a serialization failure. Throws the protocol's error. */
async function runStatement<Row extends object>(statement: CallStatement, values: unknown[]): Promise<Row> {
  return (await readRows<Row>(statement, values))[0]!;
}

/** As `runStatement`, with all rows. */
async function readRows<Row extends object>(statement: CallStatement, values: unknown[]): Promise<Row[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await moneyPool().query<Row>({ ...statement, values });
      return rows;
    } catch (error) {
      if (attempt < MAX_ATTEMPTS && isRetryable(error)) continue;
      throw gatewayError(error, statement === ROLLBACK ? 'rollback' : undefined);
    }
  }
}

const BALANCE: CallStatement = {
  name: 'gateway-balance',
  text: 'SELECT * FROM gateway.balance($1, $2, $3)',
};
const BET: CallStatement = {
  name: 'gateway-bet',
  text: 'SELECT * FROM gateway.bet($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};
const BET_FOLLOWED: CallStatement = {
  name: 'gateway-bet-followed',
  text: `SELECT b.* FROM (SELECT set_config('synchronous_commit', 'off', true)) followed,
           LATERAL gateway.bet($1, $2, $3, $4, $5, $6, $7, $8, $9) b`,
};
const WIN: CallStatement = {
  name: 'gateway-win',
  text: 'SELECT * FROM gateway.win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
};
const ROLLBACK: CallStatement = {
  name: 'gateway-rollback',
  text: 'SELECT * FROM gateway.rollback($1, $2, $3, $4, $5, $6)',
};
const END_ROUND: CallStatement = {
  name: 'gateway-end_round',
  text: 'SELECT * FROM gateway.end_round($1, $2, $3, $4, $5, $6)',
};
const FREE_ROUNDS: CallStatement = {
  name: 'gateway-free_rounds',
  text: 'SELECT * FROM gateway.free_rounds($1, $2, $3)',
};
const SETTLE_FREE: CallStatement = {
  name: 'gateway-settle_free_round',
  text: 'SELECT * FROM gateway.settle_free_round($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};
const CREDIT: CallStatement = {
  name: 'gateway-credit',
  text: 'SELECT * FROM gateway.credit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
};

function toMoneyReply(transactionId: string, row: ReplyRow): protocol.MoneyReply {
  notifyBalanceChange([row.member_id]);
  return {
    transactionId,
    reference: String(row.reference),
    currency: row.currency,
    balance: row.balance as Amount,
  };
}

/** Returns the player's balance. TOKEN_INVALID if the session has ended, PLAYER_BLOCKED if the account is disabled. */
export async function balance(vendor: string, call: protocol.BalanceCall): Promise<protocol.BalanceReply> {
  return runStatement<{ currency: string; balance: bigint }>(BALANCE, [
    vendor,
    sha256(call.playerToken),
    now(),
  ]);
}

interface FreeGrantRow {
  id: bigint;
  rounds: number;
  used: number;
  stake: bigint;
  won: bigint;
  multiple: number;
  win_cap: bigint | null;
  expires_at: Date;
}

/** The grants of free rounds that the player can play in the game. Refusals as `balance`. */
export async function freeRounds(
  vendor: string,
  call: protocol.FreeRoundsCall,
): Promise<protocol.FreeRoundsReply> {
  const values = [vendor, sha256(call.playerToken), now()];
  const [{ currency }, rows] = await Promise.all([
    balance(vendor, call),
    readRows<FreeGrantRow>(FREE_ROUNDS, values),
  ]);
  const grants = rows.map((row) => ({
    grantId: grantCode(row.id),
    rounds: row.rounds,
    left: row.rounds - row.used,
    stake: row.stake,
    won: row.won,
    most: row.win_cap,
    wagering: row.multiple === 0 ? null : String(row.multiple / 100),
    expiresAt: row.expires_at,
  }));
  return { currency, grants };
}

/**
 * Settles a whole round of a grant of this site, without a stake. Refusals: those of `settleRound`, GRANT_INVALID, GRANT_ENDED. A stake or a
 * valid bet above 0 is refused by the schema of the call.
 */
export async function settleFreeRound(
  vendor: string,
  call: protocol.SettleRoundCall,
): Promise<protocol.MoneyReply> {
  const { playerToken, transactionId, roundId, payout, grantId } = call;
  const token = sha256(playerToken);
  const { requestDigest, details } = digestRequest('settleRound', call);
  const values = [vendor, token, transactionId, roundId, payout, grantId, details, requestDigest, now()];
  return toMoneyReply(transactionId, await runStatement<ReplyRow>(SETTLE_FREE, values));
}

/**
 * Debits a stake and opens its round, or adds to an open one. Refusals: TOKEN_INVALID, PLAYER_BLOCKED, INSUFFICIENT_FUNDS, GRANT_INVALID,
 * GRANT_ENDED, TRANSACTION_CONFLICT, TRANSACTION_CANCELLED, ROUND_CLOSED, ROUND_MISMATCH.
 */
export async function bet(
  vendor: string,
  call: protocol.BetCall,
  { isFollowed = false }: protocol.BetOptions = {},
): Promise<protocol.MoneyReply> {
  const { playerToken, transactionId, roundId, amount, grantId } = call;
  const token = sha256(playerToken);
  const { requestDigest, details } = digestRequest('bet', call);
  const values = [vendor, token, transactionId, roundId, amount, grantId, details, requestDigest, now()];
  return toMoneyReply(transactionId, await runStatement<ReplyRow>(isFollowed ? BET_FOLLOWED : BET, values));
}

/**
 * Pays a win of an open round, also after the player's token has expired. Refusals: PLAYER_NOT_FOUND, BET_NOT_FOUND (the vendor sends the win
 * again), BET_CANCELLED, ROUND_CLOSED, ROUND_MISMATCH, TRANSACTION_CONFLICT, TRANSACTION_CANCELLED.
 */
export async function win(vendor: string, call: protocol.WinCall): Promise<protocol.MoneyReply> {
  const { playerId, transactionId, roundId, betTransactionId, amount, endsRound } = call;
  const { requestDigest, details } = digestRequest('win', call);
  const values = [
    vendor,
    playerId,
    transactionId,
    roundId,
    betTransactionId,
    amount,
    endsRound,
    details,
    requestDigest,
    now(),
  ];
  return toMoneyReply(transactionId, await runStatement<ReplyRow>(WIN, values));
}

/**
 * Undoes a transaction. If the transaction is unknown, a tombstone refuses it from then on; if it is undone already, nothing
 * happens. Refusals: REFERENCE_INVALID, TRANSACTION_CONFLICT, PLAYER_NOT_FOUND, and INSUFFICIENT_FUNDS if the player has spent
 * the win: no balance falls below zero (M3), so the vendor repeats the rollback or agrees an `adjust`.
 */
export async function rollback(vendor: string, call: protocol.RollbackCall): Promise<protocol.MoneyReply> {
  const { playerId, transactionId, referenceTransactionId } = call;
  const values = [
    vendor,
    playerId,
    transactionId,
    referenceTransactionId,
    digestRequest('rollback', call).requestDigest,
    now(),
  ];
  return toMoneyReply(transactionId, await runStatement<ReplyRow>(ROLLBACK, values));
}

/**
 * Closes a round. Of a closed one it changes the details alone. Refusals: PLAYER_NOT_FOUND, ROUND_NOT_FOUND (the vendor sends it again),
 * ROUND_MISMATCH.
 */
export async function endRound(vendor: string, call: protocol.EndRoundCall): Promise<protocol.EndRoundReply> {
  const { playerId, roundId, validBet, details } = call;
  const values = [vendor, playerId, roundId, validBet, toJson(details), now()];
  const row = await runStatement<{ currency: string; balance: bigint }>(END_ROUND, values);
  return { roundId, currency: row.currency, balance: row.balance };
}

interface CreditCall {
  playerId: string;
  transactionId: string;
  roundId?: string | undefined;
  currency?: string | undefined;
  amount: bigint;
}

async function postCredit(
  vendor: string,
  kind: string,
  call: CreditCall,
  meta: object,
): Promise<protocol.MoneyReply> {
  const { playerId, transactionId, roundId, currency, amount } = call;
  const values = [
    vendor,
    kind,
    playerId,
    transactionId,
    roundId,
    amount,
    toJson(meta),
    digestRequest(kind, call).requestDigest,
    now(),
    currency,
  ];
  return toMoneyReply(transactionId, await runStatement<ReplyRow>(CREDIT, values));
}

/**
 * Pays the winnings of a grant of free rounds; only records them if the vendor's contract says so. CURRENCY_REQUIRED if the
 * player has had real and play money with the vendor, and neither the call nor the rounds of the grant name the currency.
 */
export const bonusWin = (vendor: string, call: protocol.BonusWinCall) =>
  postCredit(vendor, 'bonusWin', call, { grantId: call.grantId });

/**
 * Pays a jackpot. Refusals: PLAYER_NOT_FOUND; if the call names a round: ROUND_NOT_FOUND (the vendor sends it again), ROUND_MISMATCH,
 * BET_CANCELLED.
 */
export const jackpotWin = (vendor: string, call: protocol.JackpotWinCall) =>
  postCredit(vendor, 'jackpotWin', call, { jackpotId: call.jackpotId });

/** Pays a campaign's prize. PLAYER_NOT_FOUND if the player has never played with the vendor. */
export const promoWin = (vendor: string, call: protocol.PromoWinCall) =>
  postCredit(vendor, 'promoWin', call, { campaignId: call.campaignId });

/** Posts an agreed correction, a credit or a debit. INSUFFICIENT_FUNDS if a debit exceeds the balance; CURRENCY_REQUIRED as above. */
export const adjust = (vendor: string, call: protocol.AdjustCall) =>
  postCredit(vendor, 'adjust', call, { reason: call.reason });
