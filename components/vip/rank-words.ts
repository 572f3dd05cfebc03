import { showAmount } from '@/lib/money/format';
import type { WireRank, WireVip } from '@/lib/rewards/vip/wire';

/** A translator of the namespace `vip`. */
type Words = (key: string, values?: Record<string, string | number>) => string;

const isSome = (decimal: string): boolean => !/^0*(\.0*)?$/.test(decimal);

/** What a rank asks for: to reach it, and to keep it each month. Empty: nothing. */
export function requirementWords(
  t: Words,
  rank: WireRank,
  currency: string,
  locale: string,
): { reach: string[]; keep: string[] } {
  const list = (turnover: string, deposits: string) => [
    ...(isSome(turnover) ? [t('needs.turnover', { amount: showAmount(turnover, currency, locale) })] : []),
    ...(isSome(deposits) ? [t('needs.deposits', { amount: showAmount(deposits, currency, locale) })] : []),
  ];
  return {
    reach: list(rank.turnover, rank.deposits),
    keep: list(rank.keepTurnover, rank.keepDeposits),
  };
}

/** What a rank gives, in the order in which it matters to a member. */
export function benefitWords(
  t: Words,
  rank: WireRank,
  about: { currency: string; locale: string; cashbackPeriod: WireVip['cashbackPeriod'] },
): string[] {
  const { currency, locale, cashbackPeriod } = about;
  const money = (value: string) => showAmount(value, currency, locale);
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const words: string[] = [];
  if (isSome(rank.cashbackRate)) {
    // Intl formats a decimal string exactly.
    const rate = percent.format(rank.cashbackRate as unknown as number);
    words.push(
      isSome(rank.cashbackMost)
        ? t(`gives.cashbackMost.${cashbackPeriod}`, { rate, most: money(rank.cashbackMost) })
        : t(`gives.cashback.${cashbackPeriod}`, { rate }),
    );
  }
  if (isSome(rank.levelUp)) words.push(t('gives.levelUp', { amount: money(rank.levelUp) }));
  if (isSome(rank.weekly)) words.push(t('gives.weekly', { amount: money(rank.weekly) }));
  if (isSome(rank.monthly)) words.push(t('gives.monthly', { amount: money(rank.monthly) }));
  if (isSome(rank.birthday)) words.push(t('gives.birthday', { amount: money(rank.birthday) }));
  if (rank.dailyCount !== null) words.push(t('gives.dailyCount', { count: rank.dailyCount }));
  if (rank.dailyAmount !== null) words.push(t('gives.dailyAmount', { amount: money(rank.dailyAmount) }));
  if (rank.hasHost) words.push(t('gives.host'));
  return words;
}
