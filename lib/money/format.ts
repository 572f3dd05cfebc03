import { PLAY_CURRENCY, POINTS_CURRENCY, shownDigits } from './currency';
import { showPoints } from './points';

// Creating a format takes a browser 0.3 ms (the first one 10), and a page shows hundreds of amounts. The cache is bounded by
// the languages and currencies of the site.
const formats = new Map<string, Intl.NumberFormat>();

function getNumberFormat(
  locale: string,
  currency: string,
  symbol: boolean,
  signed: boolean,
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${symbol} ${signed}`;
  const made = formats.get(key);
  if (made) return made;
  const digits = shownDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    ...(symbol ? { style: 'currency' as const, currency, currencyDisplay: 'narrowSymbol' as const } : {}),
    // The sign is written by Intl, because right-to-left languages place it differently.
    ...(signed && { signDisplay: 'exceptZero' as const }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Rounded down, below zero too: then the shown stake minus the shown payout is the shown loss.
    roundingMode: 'floor',
  } as Intl.NumberFormatOptions);
  formats.set(key, format);
  return format;
}

/**
 * Formats a decimal string of the wire ("1234.5") for a locale ("1,234.50"). Intl formats the string exactly, without a
 * conversion to a float (ECMA-402). Points are shown with their word.
 */
export function showAmount(
  decimal: string,
  currency: string,
  locale: string,
  options: { symbol?: boolean; signed?: boolean } = {},
): string {
  if (currency === POINTS_CURRENCY && options.symbol !== false)
    return showPoints(decimal, locale, { signed: options.signed === true });
  const symbol = options.symbol !== false && currency !== PLAY_CURRENCY;
  return getNumberFormat(locale, currency, symbol, options.signed === true).format(
    decimal as unknown as number,
  );
}

/** Formats the amounts of a message's values with `showAmount`. */
export function showAmounts(
  values: Record<string, string | number>,
  currency: string,
  locale: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, showAmount(String(value), currency, locale)]),
  );
}
