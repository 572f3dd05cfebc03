import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/logger';
import { outcomeUnknown } from '../errors';
import type { StudioHost } from '../host';
import { spinStore } from './store';

export interface GoneRound {
  seatId: bigint;
  roundId: bigint;
  vendor: string;
  playerId: string;
}

/**
 * Voids a round whose version of its model is gone: rolls its paid bet back and frees the seat. Payouts of earlier moves stay with
 * the player. The rollback's id is made from the round's number, so that it may be repeated, by any process: the bet is returned once.
 * A bet that never reached the wallet cannot be taken after it. Throws SPIN_OUTCOME_UNKNOWN if the wallet gave no final answer.
 */
export async function voidRound(host: StudioHost, round: GoneRound): Promise<void> {
  const { seatId, roundId, vendor, playerId } = round;
  try {
    await host
      .port(vendor)
      .rollback({ playerId, transactionId: `b${roundId}`, referenceTransactionId: `s${roundId}` });
  } catch (error) {
    if (!(error instanceof AppError) || error.extras?.final !== true) throw outcomeUnknown(error);
    // The wallet's record stands, for example a round that paid and whose payout is spent. Operators see it in the log.
    logger.error({ err: error, roundId: String(roundId) }, 'the bet of a voided round was not rolled back');
  }
  await spinStore(host).voidRound(seatId, roundId);
}
