import { PLAY_CURRENCY, shownDigits } from './currency';

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
  const digits = shownDigits(currency);
  const symbol = options.symbol !== false && currency !== PLAY_CURRENCY;
  return new Intl.NumberFormat(locale, {
    ...(symbol ? { style: 'currency' as const, currency, currencyDisplay: 'narrowSymbol' as const } : {}),
    // Written by Intl, not put before it: a language that reads from the right has marks around its figures, and its place.
    ...(options.signed && { signDisplay: 'exceptZero' as const }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions).format(decimal as unknown as number);
}
