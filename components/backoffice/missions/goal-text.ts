import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { AMOUNT_FIGURES } from '@/lib/rewards/missions/constants';
import type { MissionReward } from '@/lib/rewards/missions/types';

/** A figure of a goal as operators read it: an amount of money, a multiple, or a count. */
export function figureOf(kind: string, value: bigint, currency: string, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  if (AMOUNT_FIGURES.includes(kind)) return showAmount(formatDecimal(value), currency, locale);
  if (kind === 'multiple') return `${number.format(formatDecimal(value) as unknown as number)}×`;
  return number.format(value);
}

/** What is given, without its unit for points and spins. */
export function rewardOf(kind: MissionReward, value: bigint, currency: string, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  if (kind === 'money') return showAmount(formatDecimal(value), currency, locale);
  return number.format(kind === 'spins' ? value : (formatDecimal(value) as unknown as number));
}
