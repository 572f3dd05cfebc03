import { flag } from '@/lib/content/queries';
import { SETTINGS } from '@/lib/cashier/constants';
import type { Db } from '@/lib/db/client';
import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { siteConfig } from '@/lib/platform/site-config';
import type { Threshold } from './types';

/** Deposits and refunds of withdrawals (lib/cashier): they have their own two steps. */
export const CASHIER_THRESHOLD: Threshold = {
  key: SETTINGS.approvalThreshold.key,
  shipped: SETTINGS.approvalThreshold.fallback,
  mayBeEmpty: false,
};

/** Adjustments of members' balances. */
export const ADJUSTMENT_THRESHOLD: Threshold = {
  key: 'cashier.adjustAbove',
  shipped: '1000',
  mayBeEmpty: false,
};

/** Rounds that are voided, by the greater of stake and payout. */
export const VOID_THRESHOLD: Threshold = { key: 'rounds.voidAbove', shipped: '5000', mayBeEmpty: true };

/** Points that are given or taken by hand or from a list. In points. */
export const POINTS_THRESHOLD: Threshold = {
  key: 'points.adjustAbove',
  shipped: '10000',
  mayBeEmpty: false,
  unit: 'points',
};

/** Rewards that are given by hand, and rules by which members are given money. */
export const REWARD_THRESHOLD: Threshold = { key: 'rewards.giveAbove', shipped: '1000', mayBeEmpty: false };
/** Awards for applications for promotions. */
export const AWARD_THRESHOLD: Threshold = {
  key: 'promotions.awardAbove',
  shipped: '1000',
  mayBeEmpty: false,
};

/** Shares of agents that an operator approves or pays by hand. */
export const COMMISSION_THRESHOLD: Threshold = {
  key: 'commissions.payAbove',
  shipped: '5000',
  mayBeEmpty: false,
};

/** What has no limit counts as more than any threshold. A decimal string. */
export const UNLIMITED = '999999999.9999';

/** Every threshold, in the order of the page "Rules". An action with a threshold adds it here. */
export const THRESHOLDS: readonly Threshold[] = [
  CASHIER_THRESHOLD,
  ADJUSTMENT_THRESHOLD,
  VOID_THRESHOLD,
  POINTS_THRESHOLD,
  REWARD_THRESHOLD,
  AWARD_THRESHOLD,
  COMMISSION_THRESHOLD,
];

/** The currency of a threshold: the site's, or points. */
export const thresholdCurrency = ({ unit }: Threshold): string =>
  unit === 'points' ? POINTS_CURRENCY : siteConfig().money.currency;

export const findThreshold = (key: string): Threshold | undefined =>
  THRESHOLDS.find((one) => one.key === key);

/** The most a threshold can be: nine digits before the point. */
const MAX_THRESHOLD = parseAmount(UNLIMITED)!;

/**
 * A typed threshold in the form in which it is stored: a decimal string, or '' where that is allowed; undefined if it is neither, or
 * negative.
 */
export function normaliseThreshold({ mayBeEmpty }: Threshold, typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return mayBeEmpty ? '' : undefined;
  const amount = parseAmount(text);
  return amount === undefined || amount < 0n || amount > MAX_THRESHOLD ? undefined : formatDecimal(amount);
}

/** The stored threshold as a decimal string, or ''; the shipped one if none or an invalid one is stored. */
export async function readThreshold(db: Db, threshold: Threshold): Promise<string> {
  const stored = await flag<unknown>(db, threshold.key, threshold.shipped);
  return normaliseThreshold(threshold, String(stored)) ?? normaliseThreshold(threshold, threshold.shipped)!;
}

/** Whether an amount needs two operators under a stored threshold: above it; with 0 always, with '' never. */
export const needsTwo = (threshold: string, amount: Amount): boolean => {
  const limit = parseAmount(threshold);
  return limit !== undefined && (limit === 0n || (amount < 0n ? -amount : amount) > limit);
};
