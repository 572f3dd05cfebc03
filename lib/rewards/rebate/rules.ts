import { amount, type Amount } from '@/lib/money/amount';
import { WHOLE_RATE } from './constants';
import type { DayDue, Plan, Rate, Scope } from './types';

const SPECIFICITY: Readonly<Record<Scope, number>> = { all: 0, category: 1, vendor: 2, game: 3 };

/**
 * The rate for a game and a VIP level, in 1/1,000,000: the most specific scope (game, vendor, category, all), within it the one of the highest
 * level that is not above the member's. 0 if none holds. The same as rewards.rebate_rate, which rates the bets.
 */
export function rateFor(
  rates: readonly Rate[],
  game: { nodeId: string; vendor: string; gameType: string },
  level: number,
): number {
  const code: Readonly<Record<Scope, string>> = {
    all: '',
    category: game.gameType,
    vendor: game.vendor,
    game: game.nodeId,
  };
  let best: Rate | undefined;
  for (const rate of rates) {
    if (rate.level > level || rate.code !== code[rate.scope]) continue;
    const more = best ? SPECIFICITY[rate.scope] - SPECIFICITY[best.scope] || rate.level - best.level : 1;
    if (more > 0) best = rate;
  }
  return best?.rate ?? 0;
}

/** What counts of a day, exact: at most its maximum, and nothing if corrections have taken more than was earned. */
export function countedOfDay({ earned, most }: Pick<DayDue, 'earned' | 'most'>): bigint {
  const whole = earned > 0n ? earned : 0n;
  const cap = most * WHOLE_RATE;
  return most > 0n && whole > cap ? cap : whole;
}

/**
 * What can be paid for some days: whole coins, and the exact remainder that stays with the member for the next payment. Days that were paid
 * too much, because a bet was corrected afterwards, are taken off. `amount` is 0 or less if there is nothing to pay.
 */
export function payable(
  days: readonly DayDue[],
  carry: bigint,
  coin: bigint,
): { amount: Amount; carry: bigint } {
  const due = days.reduce((sum, day) => sum + countedOfDay(day) - day.paid, carry);
  if (due < coin * WHOLE_RATE) return { amount: amount(0n), carry: due };
  const paid = due - (due % (coin * WHOLE_RATE));
  return { amount: amount(paid / WHOLE_RATE), carry: due - paid };
}

/** The amount of valid bets at a rate, rounded down to 1/10,000, for display: sums are made of the exact products. */
export const shownAmount = (validBet: bigint, rate: number): bigint => {
  const exact = validBet * BigInt(rate);
  const rest = ((exact % WHOLE_RATE) + WHOLE_RATE) % WHOLE_RATE;
  return (exact - rest) / WHOLE_RATE;
};

/**
 * Whether a plan may give somebody more than the one it replaces: a higher rate, other games or ranks, a higher maximum, a lower stake requirement.
 * Fewer rates may give more as well, because a bet whose own rate is gone has that of all games.
 */
export function raisesRates(
  before: Pick<Plan, 'rates' | 'maximum' | 'wagering'> | undefined,
  next: Pick<Plan, 'rates' | 'maximum' | 'wagering'>,
): boolean {
  if (next.rates.every(({ rate }) => rate === 0)) return false;
  if (!before) return true;
  const keyOf = ({ scope, code, level }: Rate) => `${scope}:${code}:${level}`;
  const known = new Map(before.rates.map((one) => [keyOf(one), one.rate]));
  return (
    known.size !== next.rates.length ||
    next.rates.some((one) => one.rate > (known.get(keyOf(one)) ?? -1)) ||
    (before.maximum > 0n && (next.maximum === 0n || next.maximum > before.maximum)) ||
    Number(next.wagering) < Number(before.wagering)
  );
}
