import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { coinOf } from '@/lib/money/currency';
import type { FieldError } from '@/lib/platform/errors';

const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';

/** What somebody typed as the wire's decimal string: digits of other scripts become ours, spaces at the ends go. */
export function plainAmount(text: string): string {
  return text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(ARABIC_INDIC.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN.indexOf(digit)))
    .replace('٫', '.');
}

export interface AmountLimits {
  minimum: string;
  maximum: string;
  /** What there is to take; decimal string. */
  available?: string | undefined;
}

/** What is wrong with an amount, by the codes that the server uses too; undefined where nothing is. */
export function amountProblem(text: string, limits: AmountLimits): FieldError | undefined {
  const plain = plainAmount(text);
  if (plain === '') return { code: 'REQUIRED' };
  const amount = parseAmount(plain);
  if (amount === undefined) return { code: 'AMOUNT_FORMAT' };
  if (amount <= 0n) return { code: 'AMOUNT_POSITIVE' };
  if (amount < (parseAmount(limits.minimum) ?? 0n))
    return { code: 'TOO_SMALL', values: { minimum: limits.minimum } };
  const maximum = parseAmount(limits.maximum);
  if (maximum !== undefined && amount > maximum)
    return { code: 'TOO_BIG', values: { maximum: limits.maximum } };
  const available = limits.available === undefined ? undefined : parseAmount(limits.available);
  if (available !== undefined && amount > available)
    return { code: 'TOO_BIG', values: { maximum: limits.available! } };
  return undefined;
}

const STEPS = [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n];

/** Round amounts within the limits to choose with one press, at most five. */
export function quickAmounts(limits: AmountLimits): string[] {
  return STEPS.map((units) => String(units))
    .filter((text) => amountProblem(text, limits) === undefined)
    .slice(0, 5);
}

/** A form's problems with one field's, which may be none. */
export function problemsOf(field: string, problem: FieldError | undefined): Record<string, FieldError> {
  return problem ? { [field]: problem } : {};
}

/** As much of an amount as a bank can pay: fractions below the currency's smallest coin stay. */
export function payable(amount: string, currency: string): string {
  const coin = coinOf(currency);
  const parts = parseAmount(amount) ?? 0n;
  return formatDecimal(parts - (parts % coin));
}
