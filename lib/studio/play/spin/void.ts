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
 * the player. The rollback's id is made from the round's number, so that any process may repeat it: the bet is returned once. If
 * the bet never reached the wallet, the wallet refuses it from then on. Throws SPIN_OUTCOME_UNKNOWN if the wallet gave no final reply
 * (a rollback that lacks funds is not final either).
 */
export async function voidRound(host: StudioHost, round: GoneRound): Promise<void> {
  const { seatId, roundId, vendor, playerId } = round;
  try {
    await host
      .port(vendor)
      .rollback({ playerId, transactionId: `b${roundId}`, referenceTransactionId: `s${roundId}` });
  } catch (error) {
    if (!(error instanceof AppError) || error.extras?.final !== true) throw outcomeUnknown(error);
    // The wallet refuses the rollback for good, for example because the id is a transaction of another player. The log says so.
    logger.error({ err: error, roundId: String(roundId) }, 'the bet of a voided round was not rolled back');
  }
  await spinStore(host).voidRound(seatId, roundId);
}
