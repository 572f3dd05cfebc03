import { amount } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/logger';
import type { MoneyReply, VendorPort } from '@/lib/gateway/protocol/types';
import type { FeatureState } from '@/lib/studio/slots/types';
import type { StoredSpin } from './store';

export interface Settlement {
  spin: StoredSpin;
  /** The gateway's token of the session in which the spin was begun. */
  playerToken: string;
  playerId: string;
  payout: bigint;
  next: FeatureState | null;
  details: Record<string, never>;
}

/**
 * Moves a spin's money through the vendor protocol and gives the balance after it (null where nothing moved). Every
 * id is made from the spin's own number, so doing it again after a crash at any step moves nothing twice
 * (trust.md F10). A conflict under such an id therefore says that the call was taken before, by a build or a game that
 * told its round in other words: the stake is in, so the spin goes on. A round that is over with its paid spin is one call; one with features is a bet, wins as they
 * fall, and an end with the last.
 */
export async function settleThroughPort(port: VendorPort, settlement: Settlement): Promise<bigint | null> {
  const { spin, playerToken, playerId, payout, next, details } = settlement;
  const roundId = `r${spin.round_id}`;
  const stake = amount(spin.stake);
  const won = amount(payout);
  if (spin.state === null && next === null) {
    const call = { playerToken, transactionId: `s${spin.spin_id}`, roundId, stake, payout: won, details };
    return taken(spin, port.settleRound(call));
  }
  let balance: bigint | null = null;
  if (spin.state === null) {
    const call = { playerToken, transactionId: `s${spin.spin_id}`, roundId, amount: stake, details };
    balance = await taken(spin, port.bet(call));
  }
  // Every spin of a feature is told, those that pay nothing too: the betting record shows the whole round.
  if (payout > 0n || spin.state !== null) {
    const win = {
      playerId,
      transactionId: `w${spin.spin_id}`,
      roundId,
      amount: won,
      endsRound: next === null,
      ...(spin.state !== null && { details }),
    };
    balance = await taken(spin, port.win(win));
  }
  return balance;
}

/** The balance after a call; null where it was taken before with another record. */
async function taken(spin: StoredSpin, call: Promise<MoneyReply>): Promise<bigint | null> {
  try {
    return (await call).balance;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TRANSACTION_CONFLICT') throw error;
    logger.warn({ spinId: String(spin.spin_id) }, 'a spin was settled before, with another record');
    return null;
  }
}
