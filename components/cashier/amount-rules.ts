import { USUAL_LIMITS } from '@/lib/cashier/constants';
import { formatDecimal, MAX_AMOUNT, parseAmount } from '@/lib/money/amount';
import { smallestCoin, isWholeCoins, shownDigits } from '@/lib/money/currency';
import { showAmount } from '@/lib/money/format';
import type { FieldError } from '@/lib/platform/errors';

const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';
const THAI = '๐๑๒๓๔๕๖๗๘๙';
/** Digits grouped by thousands, as our own pages write them. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * Turns typed text into the decimal string of the wire: Arabic, Persian and Thai digits become ASCII digits; grouping and
 * outer spaces are removed. Text that is no amount is returned trimmed; amountProblem finds what is wrong with it.
 */
export function normalizeAmount(text: string): string {
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
  /** Decimal string: the balance that can be withdrawn. */
  available?: string | undefined;
}

/** The currency of an amount, and the language in which messages show limits. */
interface AmountFormat {
  currency: string;
  locale: string;
}

/** A number with more decimals than the ledger counts (four). */
const TOO_FINE = /^\d+\.\d{5,}$/;
/** A number with more integer digits than the ledger may be able to count. */
const TOO_LONG = /^\d{15,}(\.\d*)?$/;

/**
 * Checks a typed amount against limits and currency. Returns a field error with the code that the server uses too, or
 * undefined if the amount is valid. One code differs: the server answers AMOUNT_FORMAT for more than four decimals, because
 * its parser does not know the currency; here the code is AMOUNT_DECIMALS with the currency's number of decimals.
 */
export function amountProblem(
  text: string,
  limits: AmountLimits,
  { currency, locale }: AmountFormat,
): FieldError | undefined {
  const plain = normalizeAmount(text);
  if (plain === '') return { code: 'REQUIRED' };
  const decimals = { code: 'AMOUNT_DECIMALS', values: { digits: shownDigits(currency) } };
  if (TOO_FINE.test(plain)) return decimals;
  const amount = TOO_LONG.test(plain) ? MAX_AMOUNT : parseAmount(plain);
  if (amount === undefined) return { code: 'AMOUNT_FORMAT' };
  if (amount <= 0n) return { code: 'AMOUNT_POSITIVE' };
  const show = (limit: string) => showAmount(limit, currency, locale);
  if (amount < (parseAmount(limits.minimum) ?? 0n))
    return { code: 'TOO_SMALL', values: { minimum: show(limits.minimum) } };
  // The message names the lower of the two upper limits: the channel's maximum or the available balance.
  const maximum = parseAmount(limits.maximum) ?? MAX_AMOUNT;
  const available = parseAmount(limits.available ?? '') ?? MAX_AMOUNT;
  const upperLimit = available < maximum ? available : maximum;
  if (amount > upperLimit) return { code: 'TOO_BIG', values: { maximum: show(formatDecimal(upperLimit)) } };
  return isWholeCoins(amount, currency) ? undefined : decimals;
}

/** 1, 5, 10, 50 … 10^9 */
const ROUND_AMOUNTS = Array.from({ length: 10 }, (_, power) => [10 ** power, 5 * 10 ** power]).flat();

/** At most five round amounts within the limits, as decimal strings, from what people usually pay in the currency. */
export function quickAmounts(limits: AmountLimits, format: AmountFormat): string[] {
  const [least] = USUAL_LIMITS[format.currency] ?? [100];
  return ROUND_AMOUNTS.filter((units) => units >= least)
    .map((units) => String(units))
    .filter((text) => amountProblem(text, limits, format) === undefined)
    .slice(0, 5);
}

/** Returns the errors of a form by field name: one for `field`, or none. */
export function toFieldErrors(field: string, problem: FieldError | undefined): Record<string, FieldError> {
  return problem ? { [field]: problem } : {};
}

/** Rounds an amount (decimal string) down to whole coins of its currency, because banks pay whole coins only (MONEY-6). */
export function payableAmount(amount: string, currency: string): string {
  const coin = smallestCoin(currency);
  const parts = parseAmount(amount) ?? 0n;
  return formatDecimal(parts - (parts % coin));
}
