import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';

/** An amount inside, its decimal string outside. */
const amount = z.bigint().transform(formatDecimal);

const openRound = z.object({
  roundId: z.string(),
  stake: amount,
  payout: amount,
  openedAt: z.date().transform((at) => at.toISOString()),
});

export const authenticateReply = z.object({
  /** Names the player in this game until it expires; every bet carries it. */
  playerToken: z.string(),
  expiresAt: z.date().transform((at) => at.toISOString()),
  playerId: z.string(),
  nickname: z.string(),
  currency: z.string(),
  balance: amount,
  /** The game that was launched, by the vendor's own code and by the site's id. */
  gameCode: z.string(),
  nodeId: z.string(),
  /** Play money: never counted in jackpots or campaigns. */
  trial: z.boolean(),
  language: z.string(),
  /** Rounds of this player in this game that were never ended: to be resumed, or rolled back. */
  openRounds: z.array(openRound),
});

export const balanceReply = z.object({ currency: z.string(), balance: amount });

/** The answer to every call that may move money. The same call again is answered with the same words. */
export const moneyReply = z.object({
  transactionId: z.string(),
  /** Our number of it; what the player's statement shows. */
  reference: z.string(),
  currency: z.string(),
  /** The player's money right after it. */
  balance: amount,
});

export const endRoundReply = z.object({ roundId: z.string(), currency: z.string(), balance: amount });
