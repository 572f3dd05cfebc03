import { formatDecimal } from '@/lib/money/amount';
import { RAISE_DELAY_MS } from '../constants';
import type { LimitKind, LimitPeriod, LimitValue } from '../types';

/** A stored limit as it is at a moment: what has waited long enough applies. Undefined if it was removed meanwhile. */
export function settled(limit: LimitValue | undefined, at: Date): LimitValue | undefined {
  if (!limit?.pendingAt || limit.pendingAt > at) return limit;
  return limit.pendingAmount === null
    ? undefined
    : { amount: limit.pendingAmount, pendingAmount: null, pendingAt: null };
}

/**
 * What a member's limit becomes when the member asks for an amount, or for none (null): lowering holds at once; raising and removing
 * wait for 24 hours (docs/trust.md P3). A waiting raise is forgotten by every later request, and begins anew if it is asked for again.
 */
export function requested(
  stored: LimitValue | undefined,
  amount: bigint | null,
  at: Date,
): LimitValue | undefined {
  const current = settled(stored, at);
  if (!current) return amount === null ? undefined : { amount, pendingAmount: null, pendingAt: null };
  if (amount !== null && amount <= current.amount) return { amount, pendingAmount: null, pendingAt: null };
  return {
    amount: current.amount,
    pendingAmount: amount,
    pendingAt: new Date(at.getTime() + RAISE_DELAY_MS),
  };
}

/** What an operator's limit becomes: it holds at once. */
export const imposed = (amount: bigint | null): LimitValue | undefined =>
  amount === null ? undefined : { amount, pendingAmount: null, pendingAt: null };

/** The amount of a limit as text: money as a decimal string, minutes as a whole number. */
export const limitText = (kind: LimitKind, amount: bigint): string =>
  kind === 'time' ? String(amount) : formatDecimal(amount);

/** A limit of the site as operators type it. */
export const toDefaultLimit = (limit: { kind: LimitKind; period: LimitPeriod; amount: bigint }) => ({
  kind: limit.kind,
  period: limit.period,
  amount: limitText(limit.kind, limit.amount),
});
