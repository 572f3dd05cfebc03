import { parseAmount } from '@/lib/money/amount';

/** A rate in percent with at most four decimals ("3.5") as millionths; undefined for another text and outside of 0 to 100. */
export function parseRate(text: string): number | undefined {
  const value = parseAmount(text);
  return value === undefined || value < 0n || value > 1_000_000n ? undefined : Number(value);
}

/** Millionths as a percentage: 35,000 is "3.5". */
export function formatRate(millionths: number): string {
  const fraction = String(millionths % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(millionths / 10_000)}${fraction === '' ? '' : `.${fraction}`}`;
}
