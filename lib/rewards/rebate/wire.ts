import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { PAYS, SCOPES } from './constants';
import type { Claim } from './types';

/** Valid bets of a category and vendor at one rate. Amounts are decimal strings, the rate is in percent. */
export const rebateLine = z.object({
  category: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  validBet: z.string(),
  rate: z.string(),
  amount: z.string(),
});

/** GET /wps/rebate. */
export const rebateValue = z.object({
  /** What was counted and not claimed yet. */
  list: z.array(rebateLine),
  /** What a claim would pay now, after the maximum of each day, in whole coins; "0.00" below the minimum. */
  claimable: z.string(),
  /** Why nothing can be claimed: nothing was earned, less than the minimum, paid by schedule, or an exclusion; null if something can be. */
  reason: z.enum(['nothing', 'minimum', 'schedule', 'excluded']).nullable(),
  /** How rebates are paid now; null if no rates hold. */
  pay: z.enum(PAYS).nullable(),
  minimum: z.string(),
  /** The most for the bets of one settlement day; "0.00": no maximum. */
  maximum: z.string(),
  /** How often a payment must be staked; "0": it is real money. */
  wagering: z.string(),
  currency: z.string(),
  /** The rates that hold today for the member's rank. */
  rates: z.array(
    z.object({
      scope: z.enum(SCOPES),
      /** The category or vendor; a game's name; empty for all. */
      code: z.string(),
      name: z.string(),
      rate: z.string(),
    }),
  ),
});
export type WireRebate = z.output<typeof rebateValue>;

export const claimValue = z.object({
  id: z.string(),
  bySchedule: z.boolean(),
  validBet: z.string(),
  amount: z.string(),
  currency: z.string(),
  createdAt: z.iso.datetime(),
});
export type WireClaim = z.output<typeof claimValue>;

export const toWireClaim = (claim: Claim): WireClaim => ({
  id: String(claim.id),
  bySchedule: claim.bySchedule,
  validBet: formatDecimal(claim.validBet),
  amount: formatDecimal(claim.amount),
  currency: claim.currency,
  createdAt: claim.createdAt.toISOString(),
});
