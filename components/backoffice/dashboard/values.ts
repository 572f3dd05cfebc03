import { showAmount } from '@/lib/money/format';

type Translate = (key: string, values?: Record<string, string>) => string;

/** An amount as text; undefined without a currency. */
export const amountOf = (
  decimal: string,
  currency: string | undefined,
  locale: string,
): string | undefined => (currency === undefined ? undefined : showAmount(decimal, currency, locale));

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago the oldest request came, seen from `now`: "oldest 3 hours ago". Undefined without one. */
export function ago(from: string | null, now: string, locale: string, t: Translate): string | undefined {
  if (from === null) return undefined;
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(from)) / 1000);
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? ['minute', 60];
  return t('oldest', { age: format.format(-Math.floor(seconds / size), unit) });
}

/** The change from one figure to another as a part of the former; null if the former is zero. */
export function changeOf(to: string | number, from: string | number): number | null {
  const base = Number(from);
  return base === 0 ? null : (Number(to) - base) / Math.abs(base);
}

/** Whole units of a decimal string, for the height in a chart only. */
export const heightOf = (decimal: string): number => Math.round(Number(decimal) * 100) / 100;
