import { amount, ZERO, type Amount } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { mulDivFloor } from '@/lib/money/rounding';
import { dayAfter } from '@/lib/platform/day';
import { WHOLE_RATE } from './constants';
import type { CashbackPeriod, Figures, Rank } from './types';

const isReached = (rank: Figures, { turnover, deposits }: Figures): boolean =>
  turnover >= rank.turnover && deposits >= rank.deposits;

/** The level that these figures reach; 0 if none. The thresholds of a ladder never go down from one rank to the next. */
export function reachedLevel(ranks: readonly Rank[], figures: Figures): number {
  let level = 0;
  for (const rank of ranks) if (isReached(rank, figures)) level = rank.level;
  return level;
}

/** The level of members who have played and deposited nothing; 0 if the ladder has no rank for them. */
export const entryLevel = (ranks: readonly Rank[]): number =>
  reachedLevel(ranks, { turnover: ZERO, deposits: ZERO });

/** The level that counts for a member: the stored one, or that of everybody if it is higher. */
export const effectiveLevel = (ranks: readonly Rank[], stored: number | undefined): number =>
  Math.max(stored ?? 0, entryLevel(ranks));

export const rankAt = (ranks: readonly Rank[], level: number): Rank | undefined =>
  ranks.find((rank) => rank.level === level);

/** How much of a way from `from` to `to` a figure has gone, in whole percent from 0 to 100; 100 if nothing is asked for. */
export function sharePercent(value: bigint, from: bigint, to: bigint): number {
  if (to <= from || value >= to) return 100;
  return value <= from ? 0 : Number(((value - from) * 100n) / (to - from));
}

/** Whether a month's figures keep a rank. */
export const keepsRank = (rank: Rank, { turnover, deposits }: Figures): boolean =>
  turnover >= rank.keepTurnover && deposits >= rank.keepDeposits;

/**
 * What a checked month does to a rank: kept, missed within the grace, or fallen by one level. It does not fall below `entry`, nor while an
 * operator keeps it.
 */
export function afterMonth(
  rank: Rank,
  month: Figures,
  state: { missed: number; grace: number; entry: number; isKept: boolean },
): { level: number; missed: number } {
  if (keepsRank(rank, month) || state.isKept) return { level: rank.level, missed: 0 };
  const missed = state.missed + 1;
  if (missed <= state.grace || rank.level <= state.entry) return { level: rank.level, missed };
  return { level: rank.level - 1, missed: 0 };
}

/** The cashback of a period's net loss: a part of it up to the maximum, rounded down to the smallest coin. No loss, no cashback. */
export function cashbackOf(
  rank: Pick<Rank, 'cashbackRate' | 'cashbackMost'>,
  netLoss: bigint,
  currency: string,
): Amount {
  if (netLoss <= 0n || rank.cashbackRate === 0) return ZERO;
  const part = mulDivFloor(netLoss, BigInt(rank.cashbackRate), WHOLE_RATE);
  const most = rank.cashbackMost > 0n && part > rank.cashbackMost ? rank.cashbackMost : part;
  return amount(most - (most % smallestCoin(currency)));
}

/** The first day of the period that a settlement day belongs to: the day, the Monday, or the first of the month. */
export function periodStartDay(period: CashbackPeriod, day: string): string {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 8)}01`;
  // Sunday is 0; a week begins on Monday (ISO 8601).
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The last `count` periods that ended before a settlement day, the newest first, each by its first day and the day after its last. */
export function endedPeriods(
  period: CashbackPeriod,
  today: string,
  count: number,
): { first: string; after: string }[] {
  const found: { first: string; after: string }[] = [];
  let after = periodStartDay(period, today);
  while (found.length < count) {
    const first = periodStartDay(period, dayAfter(after, -1));
    found.push({ first, after });
    after = first;
  }
  return found;
}

/** The day on which a birthday (2000-02-29) is kept in a year (2026): one of 29 February on 28 February in years without it. */
export function birthdayIn(birthday: string, year: string): string {
  const day = `${year}${birthday.slice(4)}`;
  const isThere = dayAfter(day, 0) === day;
  return isThere ? day : `${year}-02-28`;
}

/** Whether a birthday is kept on a day. */
export const isBirthday = (birthday: string, day: string): boolean =>
  birthdayIn(birthday, day.slice(0, 4)) === day;
