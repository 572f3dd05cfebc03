import { z } from 'zod';
import { parseAmount, type Amount } from '@/lib/money/amount';

/** A vendor's id of a transaction or round: unique for the vendor, forever. */
const vendorId = z.string('REQUIRED').regex(/^[\x21-\x7e]{1,96}$/, 'VENDOR_ID_FORMAT');
const token = z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{16,128}$/, 'TOKEN_FORMAT');
/** The member's id that `authenticate` returned: a decimal string. */
const playerId = z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'PLAYER_ID_FORMAT');

/** The currency that `authenticate` returned; gateway.session_to_credit says what happens without it. */
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'INVALID')
  .optional();

/** One call moves at most 100 million units (in 1/10,000), so that a misplaced decimal point is refused. */
const MAX_AMOUNT = 1_000_000_000_000n;

function amountFrom(smallest: bigint) {
  return z
    .string('AMOUNT_FORMAT')
    .max(24, 'AMOUNT_FORMAT')
    .transform((text, context): Amount => {
      const parsed = parseAmount(text);
      if (parsed !== undefined && parsed >= smallest && parsed <= MAX_AMOUNT) return parsed;
      const message = parsed === undefined ? 'AMOUNT_FORMAT' : 'AMOUNT_RANGE';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

const amount = amountFrom(0n);
const positiveAmount = amountFrom(1n);

/** PostgreSQL writes a number with all its zeros each time a round's details are merged: 1e308 has 309 digits. */
function hasPlainNumbers(value: unknown): boolean {
  // oxlint-disable-next-line croupier/no-floats -- A number of the vendor's details is no amount.
  if (typeof value === 'number') return value === 0 || (Math.abs(value) >= 1e-21 && Math.abs(value) < 1e21);
  return typeof value !== 'object' || value === null || Object.values(value).every(hasPlainNumbers);
}

/**
 * The vendor's details for the round's record (grid, lines, seeds …): any JSON object whose text has at most 16,384
 * characters, with numbers between 1e-21 and 1e21. The fields of a later call replace those of an earlier one.
 */
export const roundDetails = z
  .record(z.string(), z.json())
  .refine((details) => JSON.stringify(details).length <= 16_384, 'DETAILS_TOO_BIG')
  .refine(hasPlainNumbers, 'INVALID');

/** Exchanges the launch token of the game's address for a player token, once. */
export const authenticateCall = z.object({ launchToken: token });

export const balanceCall = z.object({ playerToken: token });

/** The grants of free rounds that the player can play in this game. */
export const freeRoundsCall = z.object({ playerToken: token });

const FREE_BET = { message: 'FREE_BET_NEEDS_GRANT', path: ['grantId'] };

/** A stake. It is 0 exactly if the round is free, and a free round names its grant. */
export const betCall = z
  .object({
    playerToken: token,
    transactionId: vendorId,
    roundId: vendorId,
    amount,
    grantId: vendorId.optional(),
    details: roundDetails.optional(),
  })
  .refine((call) => (call.amount === 0n) === (call.grantId !== undefined), FREE_BET);

/** A payout of a round; it may be 0. It names its bet if the round has several. It is accepted after the token has expired. */
export const winCall = z.object({
  playerId,
  transactionId: vendorId,
  roundId: vendorId,
  betTransactionId: vendorId.optional(),
  amount,
  /** Closes the round, like `endRound`. */
  endsRound: z.boolean().default(false),
  details: roundDetails.optional(),
});

/** Undoes a transaction of any kind. If it is unknown, it will be refused when it arrives. */
export const rollbackCall = z
  .object({ playerId, transactionId: vendorId, referenceTransactionId: vendorId })
  .refine((call) => call.transactionId !== call.referenceTransactionId, {
    message: 'VENDOR_ID_FORMAT',
    path: ['referenceTransactionId'],
  });

export const endRoundCall = z.object({
  playerId,
  roundId: vendorId,
  /** The part of the stake that counts as turnover; by default the whole stake (a hedged bet counts less). */
  validBet: amount.optional(),
  details: roundDetails.optional(),
});

/** The total winnings of a finished grant of free rounds, if the vendor pays them at its end. */
export const bonusWinCall = z.object({
  playerId,
  transactionId: vendorId,
  grantId: vendorId,
  amount,
  currency,
});

/** A jackpot; `roundId` is the round that hit it. */
export const jackpotWinCall = z.object({
  playerId,
  transactionId: vendorId,
  roundId: vendorId.optional(),
  jackpotId: vendorId,
  amount: positiveAmount,
  currency,
});

/**
 * A prize of the vendor's campaign (tournament, drop). It may arrive when the player is not playing. `roundId` is the round whose stake it rewards, such
 * as by a rebate: then it returns in the shares of real and bonus money of that stake.
 */
export const promoWinCall = z.object({
  playerId,
  transactionId: vendorId,
  roundId: vendorId.optional(),
  campaignId: vendorId,
  amount: positiveAmount,
  currency,
});

/** A correction agreed between vendor and operator: what the player gains, negative for a loss. */
export const adjustCall = z.object({
  playerId,
  transactionId: vendorId,
  roundId: vendorId.optional(),
  amount: amountFrom(-MAX_AMOUNT).refine((value) => value !== 0n, 'AMOUNT_RANGE'),
  reason: z.string('REQUIRED').trim().min(3).max(200),
  currency,
});

/** Bet, win and endRound of a round that is over at once, in one atomic call. */
export const settleRoundCall = z
  .object({
    playerToken: token,
    transactionId: vendorId,
    roundId: vendorId,
    stake: amount,
    payout: amount,
    grantId: vendorId.optional(),
    validBet: amount.optional(),
    details: roundDetails.optional(),
  })
  .refine((call) => (call.stake === 0n) === (call.grantId !== undefined), FREE_BET);

/** The most items of `settleBets` and of `promoWins`, and the most bytes of such a call. */
export const MAX_BATCH_ITEMS = 500;
export const MAX_BATCH_BYTES = 1_048_576;

/** The wins of rounds that were opened by `bet`, each with the end of its round: a `win` with `endsRound` for each item. */
export const settleBetsCall = z.object({
  items: z
    .array(
      z.object({
        playerId,
        transactionId: vendorId,
        roundId: vendorId,
        amount,
        details: roundDetails.optional(),
      }),
      'REQUIRED',
    )
    .min(1, 'REQUIRED')
    .max(MAX_BATCH_ITEMS, 'INVALID'),
});

/** A `promoWin` for each item. */
export const promoWinsCall = z.object({
  items: z.array(promoWinCall, 'REQUIRED').min(1, 'REQUIRED').max(MAX_BATCH_ITEMS, 'INVALID'),
});
