import { formatDecimal, MAX_AMOUNT, parseAmount } from '@/lib/money/amount';
import { coinOf, isWholeCoins, shownDigits } from '@/lib/money/currency';
import { showAmount } from '@/lib/money/format';
import type { FieldError } from '@/lib/platform/errors';

const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';
const THAI = '๐๑๒๓๔๕๖๗๘๙';
/** Thousands grouped as our own pages write them. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** What somebody typed as the wire's decimal string: digits of other scripts become ours, grouping and spaces at the ends go. */
export function plainAmount(text: string): string {
  const plain = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(ARABIC_INDIC.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN.indexOf(digit)))
    .replace(/[๐-๙]/g, (digit) => String(THAI.indexOf(digit)))
    .replaceAll('٬', ',')
    .replace('٫', '.');
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
}

export interface AmountLimits {
  minimum: string;
  maximum: string;
  /** What there is to take; decimal string. */
  available?: string | undefined;
}

/** Which money is asked for, and in whose language limits are told. */
export interface AmountMoney {
  currency: string;
  locale: string;
}

/** More digits after the point than the ledger counts, so that it is no amount; yet written as one. */
const TOO_FINE = /^\d+\.\d{5,}$/;
/** So many before it that the ledger may not count them. */
const TOO_LONG = /^\d{15,}(\.\d*)?$/;

/**
 * What is wrong with an amount, by the codes that the server uses too; undefined where nothing is. What is too fine for the
 * ledger is told by the currency's coins, of which the server's reader of numbers (AMOUNT_FORMAT) knows nothing.
 */
export function amountProblem(
  text: string,
  limits: AmountLimits,
  { currency, locale }: AmountMoney,
): FieldError | undefined {
  const plain = plainAmount(text);
  if (plain === '') return { code: 'REQUIRED' };
  const decimals = { code: 'AMOUNT_DECIMALS', values: { digits: shownDigits(currency) } };
  if (TOO_FINE.test(plain)) return decimals;
  const amount = TOO_LONG.test(plain) ? MAX_AMOUNT : parseAmount(plain);
  if (amount === undefined) return { code: 'AMOUNT_FORMAT' };
  if (amount <= 0n) return { code: 'AMOUNT_POSITIVE' };
  const show = (limit: string) => showAmount(limit, currency, locale);
  if (amount < (parseAmount(limits.minimum) ?? 0n))
    return { code: 'TOO_SMALL', values: { minimum: show(limits.minimum) } };
  // What binds is told: who has less than the channel takes is told of what they have.
  const maximum = parseAmount(limits.maximum) ?? MAX_AMOUNT;
  const available = parseAmount(limits.available ?? '') ?? MAX_AMOUNT;
  const most = available < maximum ? available : maximum;
  if (amount > most) return { code: 'TOO_BIG', values: { maximum: show(formatDecimal(most)) } };
  return isWholeCoins(amount, currency) ? undefined : decimals;
}

const STEPS = [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n];

/** Round amounts within the limits to choose with one press, at most five. */
export function quickAmounts(limits: AmountLimits, money: AmountMoney): string[] {
  return STEPS.map((units) => String(units))
    .filter((text) => amountProblem(text, limits, money) === undefined)
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
