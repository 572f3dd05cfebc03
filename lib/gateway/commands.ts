import { moneyPool } from '@/lib/db/client';
import { announceBalance } from '@/lib/ledger/live';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { gatewayError, mustAskAgain } from './errors';
import type * as protocol from './protocol/types';
import { contentOf, jsonOf } from './rules';
import type { ReplyRow } from './types';

const TRIES = 5;

/** One call of a function of schema `gateway` as a named statement: parsed and planned once per connection. */
async function ask<Row extends object>(call: string, values: unknown[]): Promise<Row> {
  const text = `SELECT * FROM gateway.${call}(${values.map((_, index) => `$${index + 1}`).join(', ')})`;
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await moneyPool().query<Row>({ name: `gateway-${call}`, text, values });
      return rows[0]!;
    } catch (error) {
      if (attempt < TRIES && mustAskAgain(error)) continue;
      throw gatewayError(error, call);
    }
  }
}

function reply(transactionId: string, row: ReplyRow): protocol.MoneyReply {
  announceBalance([row.member_id]);
  return {
    transactionId,
    reference: String(row.reference),
    currency: row.currency,
    balance: row.balance as Amount,
  };
}

/** The player's balance. TOKEN_INVALID where the session has ended, PLAYER_BLOCKED where the account is disabled. */
export async function balance(vendor: string, call: protocol.BalanceCall): Promise<protocol.BalanceReply> {
  return ask<{ currency: string; balance: bigint }>('balance', [vendor, sha256(call.playerToken), now()]);
}

/**
 * Takes a stake and opens its round, or adds to it. Refusals: TOKEN_INVALID, PLAYER_BLOCKED, INSUFFICIENT_FUNDS,
 * TRANSACTION_CONFLICT, TRANSACTION_CANCELLED, ROUND_CLOSED, ROUND_MISMATCH.
 */
export async function bet(vendor: string, call: protocol.BetCall): Promise<protocol.MoneyReply> {
  const { playerToken, transactionId, roundId, amount, grantId } = call;
  const token = sha256(playerToken);
  const { content, details } = contentOf('bet', call);
  const values = [vendor, token, transactionId, roundId, amount, grantId, details, content, now()];
  return reply(transactionId, await ask<ReplyRow>('bet', values));
}

/**
 * Pays a win of an open round, long after its token has expired if need be. Refusals: BET_NOT_FOUND (send it again),
 * BET_CANCELLED, ROUND_CLOSED, ROUND_MISMATCH, TRANSACTION_CONFLICT, TRANSACTION_CANCELLED.
 */
export async function win(vendor: string, call: protocol.WinCall): Promise<protocol.MoneyReply> {
  const { playerId, transactionId, roundId, betTransactionId, amount, endsRound } = call;
  const { content, details } = contentOf('win', call);
  const values = [
    vendor,
    playerId,
    transactionId,
    roundId,
    betTransactionId,
    amount,
    endsRound,
    details,
    content,
    now(),
  ];
  return reply(transactionId, await ask<ReplyRow>('win', values));
}

/**
 * Undoes a transaction; of an unknown one, leaves a tombstone that refuses it for good; of one that is undone already,
 * nothing. Refusals: REFERENCE_INVALID, TRANSACTION_CONFLICT, PLAYER_NOT_FOUND, and INSUFFICIENT_FUNDS where a win has
 * been spent: no balance falls below zero (trust.md M3), so the vendor asks again or agrees an `adjust`.
 */
export async function rollback(vendor: string, call: protocol.RollbackCall): Promise<protocol.MoneyReply> {
  const { playerId, transactionId, referenceTransactionId } = call;
  const values = [
    vendor,
    playerId,
    transactionId,
    referenceTransactionId,
    contentOf('rollback', call).content,
    now(),
  ];
  return reply(transactionId, await ask<ReplyRow>('rollback', values));
}

/** Closes a round; of a closed one, nothing. Refusals: ROUND_NOT_FOUND (send it again), ROUND_MISMATCH. */
export async function endRound(vendor: string, call: protocol.EndRoundCall): Promise<protocol.EndRoundReply> {
  const { playerId, roundId, validBet, details } = call;
  const values = [vendor, playerId, roundId, validBet, jsonOf(details), now()];
  const row = await ask<{ currency: string; balance: bigint }>('end_round', values);
  return { roundId, currency: row.currency, balance: row.balance };
}

interface Credit {
  playerId: string;
  transactionId: string;
  roundId?: string | undefined;
  currency?: string | undefined;
  amount: bigint;
}

async function credit(
  vendor: string,
  kind: string,
  call: Credit,
  note: object,
): Promise<protocol.MoneyReply> {
  const { playerId, transactionId, roundId, currency, amount } = call;
  const values = [
    vendor,
    kind,
    playerId,
    transactionId,
    roundId,
    amount,
    jsonOf(note),
    contentOf(kind, call).content,
    now(),
    currency,
  ];
  return reply(transactionId, await ask<ReplyRow>('credit', values));
}

/**
 * Pays what a grant of free rounds has won, or only notes it where the vendor's contract says so. CURRENCY_REQUIRED where the
 * player has had real and play money with the vendor, and neither the call nor the grant's rounds say whose this is.
 */
export const bonusWin = (vendor: string, call: protocol.BonusWinCall) =>
  credit(vendor, 'bonusWin', call, { grantId: call.grantId });

/** Pays a jackpot. Refusals for a round that is named: ROUND_NOT_FOUND (send it again), ROUND_MISMATCH, BET_CANCELLED. */
export const jackpotWin = (vendor: string, call: protocol.JackpotWinCall) =>
  credit(vendor, 'jackpotWin', call, { jackpotId: call.jackpotId });

/** Pays a campaign's prize. PLAYER_NOT_FOUND for who never played with the vendor. */
export const promoWin = (vendor: string, call: protocol.PromoWinCall) =>
  credit(vendor, 'promoWin', call, { campaignId: call.campaignId });

/** Corrects by agreement, either way. INSUFFICIENT_FUNDS where more would be taken than is there; CURRENCY_REQUIRED as above. */
export const adjust = (vendor: string, call: protocol.AdjustCall) =>
  credit(vendor, 'adjust', call, { reason: call.reason });
