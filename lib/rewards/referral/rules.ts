import { amount as toAmount, parseAmount, type Amount } from '@/lib/money/amount';
import { mulDivFloor } from '@/lib/money/rounding';
import { MAX_LEVELS } from './constants';
import type { DayLine, Earning, EarningSource, ReferralRules } from './types';

const DAY = 86_400_000;
/** 100 percent in 1/10,000 of a percent. */
const WHOLE = 1_000_000n;

/** Nothing is earned before an operator sets rules. */
export const SHIPPED_RULES: ReferralRules = {
  first: { least: '', amount: '', days: 30 },
  bets: { rates: [], days: 30 },
  deposits: { rates: [], days: 30 },
  caps: { friend: '', day: '' },
  wagering: '0',
  claimDays: 30,
};

/** A rate in percent as 1/10,000 of a percent; 0 without one. */
export const rateOf = (rates: readonly string[], level: number): bigint =>
  parseAmount(rates[level - 1] ?? '') ?? 0n;

/** The rate's part of an amount, rounded towards zero: what is too small to pay stays with the site. */
export const shareOf = (base: bigint, rate: bigint): Amount =>
  base > 0n ? mulDivFloor(base, rate, WHOLE) : toAmount(0n);

/** Whether anything can be earned by these rules. */
export const isEarning = ({ first, bets, deposits }: ReferralRules): boolean =>
  first.amount !== '' || [...bets.rates, ...deposits.rates].some((rate) => (parseAmount(rate) ?? 0n) > 0n);

/** Whether a source earns anything by these rules. */
export const earnsBy = (rules: ReferralRules, source: EarningSource): boolean =>
  source === 'first'
    ? rules.first.amount !== ''
    : rules[source].rates.some((rate) => (parseAmount(rate) ?? 0n) > 0n);

/**
 * Since when a source has earned without a break, by the rules that were set, the newest first; undefined if it does not earn now. Nothing
 * from before that moment earns.
 */
export function earningSince(
  history: readonly { rules: ReferralRules; changedAt: Date }[],
  source: EarningSource,
): Date | undefined {
  let since: Date | undefined;
  for (const { rules, changedAt } of history) {
    if (!earnsBy(rules, source)) break;
    since = changedAt;
  }
  return since;
}

/** The number of levels that earn. */
export const levelsOf = ({ bets, deposits }: ReferralRules): number =>
  Math.min(MAX_LEVELS, Math.max(1, bets.rates.length, deposits.rates.length));

/**
 * What one member earns by the friends' bets and deposits of one settlement day that ended at `end`, in the order of the lines. The cap of a
 * friend counts what the friend brought before, of all levels; the cap of the day counts the lines before. Never below zero, never above a cap.
 */
export function earningsOfDay(rules: ReferralRules, lines: readonly DayLine[], end: Date): Earning[] {
  const earnings: Earning[] = [];
  const friendCap = parseAmount(rules.caps.friend);
  let leftOfDay = parseAmount(rules.caps.day);
  for (const line of lines) {
    let leftOfFriend = friendCap === undefined ? undefined : friendCap - line.before;
    for (const source of ['bets', 'deposits'] as const) {
      const { rates, days } = rules[source];
      if (end.getTime() - line.registeredAt.getTime() > days * DAY) continue;
      const rate = rateOf(rates, line.level);
      let due: bigint = shareOf(line[source], rate);
      if (leftOfFriend !== undefined && due > leftOfFriend) due = leftOfFriend;
      if (leftOfDay !== undefined && due > leftOfDay) due = leftOfDay;
      if (due <= 0n) continue;
      if (leftOfFriend !== undefined) leftOfFriend -= due;
      if (leftOfDay !== undefined) leftOfDay = (leftOfDay - due) as Amount;
      earnings.push({
        friendId: line.friendId,
        level: line.level,
        source,
        base: line[source],
        rate: Number(rate),
        amount: toAmount(due),
      });
    }
  }
  return earnings;
}

/** A limit of the rules; null if there is none. */
const limitOf = (text: string): bigint | null => parseAmount(text) ?? null;

/** Whether a limit lets through more than another one; null: no limit. */
const isWider = (next: bigint | null, before: bigint | null): boolean =>
  before !== null && (next === null || next > before);

/** Whether rules may give somebody more than those before them, or the same for less. */
export function raisesEarnings(before: ReferralRules, next: ReferralRules): boolean {
  const share = (source: 'bets' | 'deposits') =>
    earnsBy(next, source) &&
    (next[source].days > before[source].days ||
      next[source].rates.some(
        (_rate, place) => rateOf(next[source].rates, place + 1) > rateOf(before[source].rates, place + 1),
      ));
  const first =
    next.first.amount !== '' &&
    ((parseAmount(next.first.amount) ?? 0n) > (parseAmount(before.first.amount) ?? 0n) ||
      (parseAmount(next.first.least) ?? 0n) < (parseAmount(before.first.least) ?? 0n) ||
      next.first.days > before.first.days);
  return (
    first ||
    share('bets') ||
    share('deposits') ||
    (isEarning(next) &&
      (isWider(limitOf(next.caps.friend), limitOf(before.caps.friend)) ||
        isWider(limitOf(next.caps.day), limitOf(before.caps.day)) ||
        Number(next.wagering) < Number(before.wagering)))
  );
}

/** The most that rules give a member for one friend or for one day; undefined without a limit. */
export function mostAtOnce(rules: ReferralRules): bigint | undefined {
  const first = parseAmount(rules.first.amount) ?? 0n;
  if (!earnsBy(rules, 'bets') && !earnsBy(rules, 'deposits')) return first;
  const caps = [rules.caps.friend, rules.caps.day].flatMap((cap) => parseAmount(cap) ?? []);
  if (caps.length === 0) return undefined;
  const least = caps.reduce<bigint>((one, other) => (other < one ? other : one), caps[0]!);
  return first > least ? first : least;
}
