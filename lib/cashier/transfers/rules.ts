import { amount, type Amount } from '@/lib/money/amount';
import { aboveMaximum, belowMinimum, dailyAmountUsed } from '../errors';
import type { TransferLimits } from './types';

/** What is left of a day's limit after what was sent. */
export const leftOf = (limits: TransferLimits, sent: bigint): Amount =>
  amount(sent >= limits.perDay ? 0n : limits.perDay - sent);

/** Throws INVALID_INPUT on `amount` (TOO_SMALL, TOO_BIG, DAILY_AMOUNT). `sent`: what the sender has sent today. */
export function assertWithinLimits(
  wanted: Amount,
  limits: TransferLimits,
  sent: bigint,
  currency: string,
): void {
  if (wanted < limits.minimum) throw belowMinimum(limits.minimum, currency);
  if (wanted > limits.maximum) throw aboveMaximum(limits.maximum, currency);
  const left = leftOf(limits, sent);
  if (wanted > left) throw dailyAmountUsed(left, currency);
}
