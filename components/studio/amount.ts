import { showAmount } from '@/lib/money/format';
import { formatDecimal } from '@/lib/money/amount';

/** An amount in 1/10,000 in the format of `locale`, without the currency's sign, which is beside the label. */
export function figure(value: bigint, currency: string, locale: string): string {
  return showAmount(formatDecimal(value), currency, locale, { symbol: false });
}

/** The value of `units` stake units at a stake, in 1/10,000. */
export function unitsValue(units: number, stake: bigint, unitsPerStake: number): bigint {
  return (stake / BigInt(unitsPerStake)) * BigInt(units);
}

/** The text on a coin, as short as possible: no fraction if it is zero, k for thousands. */
export function coinFigure(value: bigint): string {
  const whole = value / 10_000n;
  if (whole >= 10_000n) return `${whole / 1_000n}k`;
  const cents = (value % 10_000n) / 100n;
  return cents === 0n ? `${whole}` : `${whole}.${cents.toString().padStart(2, '0')}`;
}

const percentFormat = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** A share such as "0.961234" as a percentage with up to two digits. */
export function percent(share: string, locale: string): string {
  return percentFormat(locale).format(Number(share));
}

/** A range of shares as percentages, one percentage if both are the same. */
export function percentRange(low: string, high: string, locale: string): string {
  if (low === high) return percent(low, locale);
  return percentFormat(locale).formatRange(Number(low), Number(high));
}
