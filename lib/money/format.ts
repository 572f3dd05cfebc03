import { PLAY_CURRENCY, shownDigits } from './currency';

// To make one takes a browser 0.3 ms (the first one 10), and a page of rows shows hundreds of amounts. There are no more of them
// than languages and currencies: whoever calls names ours.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string, symbol: boolean, signed: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${symbol} ${signed}`;
  const made = formats.get(key);
  if (made) return made;
  const digits = shownDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    ...(symbol ? { style: 'currency' as const, currency, currencyDisplay: 'narrowSymbol' as const } : {}),
    // Written by Intl, not put before it: a language that reads from the right has marks around its figures, and its place.
    ...(signed && { signDisplay: 'exceptZero' as const }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Down, below zero too: a stake of whole cents less what is shown as paid is then what is shown as lost.
    roundingMode: 'floor',
  } as Intl.NumberFormatOptions);
  formats.set(key, format);
  return format;
}

/**
 * Shows a decimal string of the wire ("1234.5") the way `locale` writes it ("1,234.50").
 * Intl takes the string as it is, so no float is made (ECMA-402 accepts exact decimal strings).
 */
export function showAmount(
  decimal: string,
  currency: string,
  locale: string,
  options: { symbol?: boolean; signed?: boolean } = {},
): string {
  const symbol = options.symbol !== false && currency !== PLAY_CURRENCY;
  return formatOf(locale, currency, symbol, options.signed === true).format(decimal as unknown as number);
}

/** The amounts that a message is filled in with, each shown as `showAmount` does. */
export function showAmounts(
  values: Record<string, string | number>,
  currency: string,
  locale: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, showAmount(String(value), currency, locale)]),
  );
}
