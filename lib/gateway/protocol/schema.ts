import { z } from 'zod';
import { parseAmount, type Amount } from '@/lib/money/amount';

/** A vendor's own id of a transaction or round: unique for the vendor for ever. */
const vendorId = z.string('REQUIRED').regex(/^[\x21-\x7e]{1,96}$/, 'VENDOR_ID_FORMAT');
const token = z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{16,128}$/, 'TOKEN_FORMAT');
/** The member, as `authenticate` named it: a decimal string. */
const playerId = z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'PLAYER_ID_FORMAT');

/** Of the player's money as `authenticate` named it; without it see gateway.session_to_pay (lib/db/migrations/0113). */
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'INVALID')
  .optional();

/** One call moves at most 100 million units: a slip of the decimal point is refused, not paid. */
const LARGEST = 1_000_000_000_000n;

function decimal(smallest: bigint) {
  return z
    .string('AMOUNT_FORMAT')
    .max(24, 'AMOUNT_FORMAT')
    .transform((text, context): Amount => {
      const parsed = parseAmount(text);
      if (parsed !== undefined && parsed >= smallest && parsed <= LARGEST) return parsed;
      const message = parsed === undefined ? 'AMOUNT_FORMAT' : 'AMOUNT_RANGE';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

const amount = decimal(0n);
const positive = decimal(1n);

/** PostgreSQL writes a number out with all its zeros, as often as a round's details are laid over one another: 1e308 has 309 digits. */
function numbersArePlain(value: unknown): boolean {
  if (typeof value === 'number') return value === 0 || (Math.abs(value) >= 1e-21 && Math.abs(value) < 1e21);
  return typeof value !== 'object' || value === null || Object.values(value).every(numbersArePlain);
}

/**
 * What the vendor wants the round's record to show (grid, lines, seeds …): any JSON object whose text has at most
 * 16,384 characters, with numbers between 1e-21 and 1e21. A later call's members are laid over an earlier one's.
 */
export const roundDetails = z
  .record(z.string(), z.json())
  .refine((details) => JSON.stringify(details).length <= 16_384, 'DETAILS_TOO_BIG')
  .refine(numbersArePlain, 'INVALID');

/** The launch token of the game's address, exchanged once for a player token. */
export const authenticateCall = z.object({ launchToken: token });

export const balanceCall = z.object({ playerToken: token });

const FREE_BET = { message: 'FREE_BET_NEEDS_GRANT', path: ['grantId'] };

/** A stake. 0 only as a free round, which names its grant; a grant never costs. */
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

/** A payout of a round, 0 included. Names its bet where the round has several. Taken after the token has expired. */
export const winCall = z.object({
  playerId,
  transactionId: vendorId,
  roundId: vendorId,
  betTransactionId: vendorId.optional(),
  amount,
  /** Nothing follows: closes the round as `endRound` does. */
  endsRound: z.boolean().default(false),
  details: roundDetails.optional(),
});

/** Undoes a transaction, whatever it was. Unknown: it will be refused for good when it arrives. */
export const rollbackCall = z
  .object({ playerId, transactionId: vendorId, referenceTransactionId: vendorId })
  .refine((call) => call.transactionId !== call.referenceTransactionId, {
    message: 'VENDOR_ID_FORMAT',
    path: ['referenceTransactionId'],
  });

export const endRoundCall = z.object({
  playerId,
  roundId: vendorId,
  /** What counts as turnover; the whole stake unless told (a hedged bet counts less). */
  validBet: amount.optional(),
  details: roundDetails.optional(),
});

/** The sum a finished free-round grant has won, where the vendor pays it at its end. */
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
  amount: positive,
  currency,
});

/** A prize of the vendor's own campaign (tournament, drop): may come late, while the player is away. */
export const promoWinCall = z.object({
  playerId,
  transactionId: vendorId,
  campaignId: vendorId,
  amount: positive,
  currency,
});

/** A correction agreed between vendor and operator: what the player gains, or with a minus loses. */
export const adjustCall = z.object({
  playerId,
  transactionId: vendorId,
  roundId: vendorId.optional(),
  amount: decimal(-LARGEST).refine((value) => value !== 0n, 'AMOUNT_RANGE'),
  reason: z.string('REQUIRED').trim().min(3).max(200),
  currency,
});

/** Bet, win and endRound of a round that is over at once, as one: all of it happens or nothing does. */
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
