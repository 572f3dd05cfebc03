import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';

/** An amount in 1/10,000, sent as a decimal string. */
const amount = z.bigint().transform(formatDecimal);

const openRound = z.object({
  roundId: z.string(),
  stake: amount,
  payout: amount,
  openedAt: z.date().transform((at) => at.toISOString()),
});

export const authenticateReply = z.object({
  /** Identifies the player in this game until it expires; every bet contains it. */
  playerToken: z.string(),
  expiresAt: z.date().transform((at) => at.toISOString()),
  playerId: z.string(),
  nickname: z.string(),
  currency: z.string(),
  balance: amount,
  /** The launched game: the vendor's code and the site's id. */
  gameCode: z.string(),
  nodeId: z.string(),
  /** Whether this is play money, which does not count in jackpots and campaigns. */
  trial: z.boolean(),
  language: z.string(),
  /** Open rounds of this player in this game, to be resumed or rolled back. */
  openRounds: z.array(openRound),
});

export const balanceReply = z.object({ currency: z.string(), balance: amount });

/** What the site has granted and the player can play in this game, the grant that expires first before the others; at most 20. */
export const freeRoundsReply = z.object({
  currency: z.string(),
  grants: z.array(
    z.object({
      /** What bets of its rounds name. */
      grantId: z.string(),
      rounds: z.int(),
      left: z.int(),
      /** What each round is played at; the bet itself is 0. */
      stake: amount,
      /** What its rounds have won so far. It is paid when the grant ends. */
      won: amount,
      /** The most that is paid of it; null: without limit. */
      most: amount.nullable(),
      /** How often it must be staked before it is real money, a decimal; null: it is real money. */
      wagering: z.string().nullable(),
      expiresAt: z.date().transform((at) => at.toISOString()),
    }),
  ),
});

/** The reply to every call that may move money. A replay gets the first reply. */
export const moneyReply = z.object({
  transactionId: z.string(),
  /** Our number of the transaction; the player's statement shows it. */
  reference: z.string(),
  currency: z.string(),
  /** The player's balance right after the transaction. */
  balance: amount,
});

export const endRoundReply = z.object({ roundId: z.string(), currency: z.string(), balance: amount });

/** The reply to a call with many items: one for each, in the order of the call. */
export const batchReply = z.object({
  items: z.array(
    z.discriminatedUnion('success', [
      moneyReply.extend({ success: z.literal(true) }),
      /** The item changed nothing. `code` and `final` are those of the single call. */
      z.object({
        success: z.literal(false),
        transactionId: z.string(),
        code: z.string(),
        final: z.boolean(),
      }),
    ]),
  ),
});
