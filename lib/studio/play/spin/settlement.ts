import { amount, ZERO } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/logger';
import type { MoneyReply, VendorPort } from '@/lib/gateway/protocol/types';
import type { EngineJson } from '@/lib/studio/engine';
import type { StoredSpin } from './store';

export interface Settlement {
  spin: StoredSpin;
  /** The gateway's token of the session in which the move was started. */
  playerToken: string;
  playerId: string;
  payout: bigint;
  next: EngineJson | null;
  details: Record<string, never>;
}

/**
 * Settles a move through the vendor protocol and returns the balance after it (null if no money moved). Every id is made from the
 * move's number, so that a repetition after a crash at any step pays nothing twice (docs/trust.md F10). A conflict under such an id
 * means that another build has sent the call before with another record of the round: the stake is paid, so the move continues.
 * A round of one move is one call. A longer round is a bet, a win for each move, and an end with the last.
 */
export async function settleThroughPort(port: VendorPort, settlement: Settlement): Promise<bigint | null> {
  const { spin, playerToken, playerId, payout, next, details } = settlement;
  const roundId = `r${spin.round_id}`;
  // A free round takes no stake; its wins are those of its stake.
  const grantId = spin.grant_id ?? undefined;
  const stake = grantId === undefined ? amount(spin.stake) : ZERO;
  const won = amount(payout);
  if (spin.state === null && next === null) {
    const call = {
      playerToken,
      transactionId: `s${spin.spin_id}`,
      roundId,
      stake,
      payout: won,
      grantId,
      details,
    };
    return acceptedBalance(spin, port.settleRound(call));
  }
  let balance: bigint | null = null;
  if (spin.state === null) {
    const call = { playerToken, transactionId: `s${spin.spin_id}`, roundId, amount: stake, grantId, details };
    balance = await acceptedBalance(spin, port.bet(call));
  }
  // Every move without a stake is reported, also if it pays nothing: the betting record shows the whole round.
  if (payout > 0n || spin.state !== null) {
    const win = {
      playerId,
      transactionId: `w${spin.spin_id}`,
      roundId,
      amount: won,
      endsRound: next === null,
      ...(spin.state !== null && { details }),
    };
    balance = await acceptedBalance(spin, port.win(win));
  }
  return balance;
}

/** The balance after a call; null if it was accepted before with another record. */
async function acceptedBalance(spin: StoredSpin, call: Promise<MoneyReply>): Promise<bigint | null> {
  try {
    return (await call).balance;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TRANSACTION_CONFLICT') throw error;
    logger.warn({ spinId: String(spin.spin_id) }, 'a move was settled before, with another record');
    return null;
  }
}
