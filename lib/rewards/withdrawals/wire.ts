import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { progressPercent, sumRemaining } from '../bonus-money/rules';
import type { WithdrawalConditions } from './types';

/** Amounts are decimal strings of `currency`. */
export const conditionsOutput = z.object({
  currency: z.string(),
  turnover: z.object({
    /** How often a deposit must be staked; 0: never. */
    multiple: z.number(),
    required: z.string(),
    wagered: z.string(),
    left: z.string(),
    progress: z.number(),
  }),
  /** The bonus money that a withdrawal would forfeit, and of how many bonuses it is. */
  forfeits: z.object({ amount: z.string(), bonuses: z.number() }),
});
export type WireConditions = z.output<typeof conditionsOutput>;

export const toWireConditions = (
  { turnover, bonuses, claimable }: WithdrawalConditions,
  currency: string,
): WireConditions => ({
  currency,
  turnover: {
    multiple: turnover.multiple,
    required: formatDecimal(turnover.required),
    wagered: formatDecimal(turnover.wagered),
    left: formatDecimal(turnover.left),
    progress: progressPercent(turnover.wagered, turnover.required),
  },
  forfeits: {
    amount: formatDecimal(claimable.reduce((sum, amount) => sum + amount, sumRemaining(bonuses) as bigint)),
    bonuses: bonuses.length + claimable.length,
  },
});
