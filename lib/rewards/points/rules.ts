import { amount, parseAmount, UNIT, ZERO, type Amount } from '@/lib/money/amount';
import { mulDivFloor } from '@/lib/money/rounding';
import { smallestCoin } from '@/lib/money/currency';
import type { CountedBet, EarningRules, PointsRules, RatioTier, TurnoverRule } from './types';

/** The rules of a site whose operators have set none: nobody earns anything. */
export const SHIPPED_RULES: PointsRules = {
  earning: { turnover: [], deposit: { points: '', per: '', most: '' }, registration: '' },
  ratio: { tiers: [] },
  checkIn: { days: [] },
  wheel: { turnover: '', deposit: '' },
};

const SPECIFICITY = { all: 0, category: 1, vendor: 2, game: 3 } as const;

const isFor = (rule: TurnoverRule, bet: CountedBet, groups: ReadonlySet<string>): boolean =>
  (rule.groupId === '' || groups.has(rule.groupId)) &&
  (rule.scope === 'all' ||
    (rule.scope === 'category' && rule.code === bet.gameType) ||
    (rule.scope === 'vendor' && rule.code === bet.vendor) ||
    (rule.scope === 'game' && rule.code === String(bet.nodeId)));

/**
 * The one rule for a bet: that of the game before the vendor's, the category's and the one for all; for equal scopes a group's before
 * everybody's, then the upper one. Undefined if none fits.
 */
export function turnoverRule(
  rules: readonly TurnoverRule[],
  bet: CountedBet,
  groups: ReadonlySet<string>,
): TurnoverRule | undefined {
  const weight = (rule: TurnoverRule) => SPECIFICITY[rule.scope] * 2 + (rule.groupId === '' ? 0 : 1);
  let best: TurnoverRule | undefined;
  for (const rule of rules)
    if (isFor(rule, bet, groups) && (best === undefined || weight(rule) > weight(best))) best = rule;
  return best;
}

/** `points` for each `per`, in parts, rounded down to 1/10,000 of a point. */
const pointsFor = (value: Amount, points: string, per: string): Amount => {
  const [gives, each] = [parseAmount(points) ?? ZERO, parseAmount(per) ?? ZERO];
  return each <= 0n || value <= 0n ? ZERO : mulDivFloor(value, gives, each);
};

/** The points of a bet, in 1/10,000 of a point. Each bet is rounded down by itself, so that it can be taken back exactly. */
export function pointsOfBet(
  rules: readonly TurnoverRule[],
  bet: CountedBet,
  groups: ReadonlySet<string>,
): Amount {
  const rule = turnoverRule(rules, bet, groups);
  return rule ? pointsFor(bet.validBet, rule.points, rule.per) : ZERO;
}

/** The points of a deposit. */
export function pointsOfDeposit({ points, per, most }: EarningRules['deposit'], value: Amount): Amount {
  const earned = pointsFor(value, points, per);
  const cap = parseAmount(most);
  return cap !== undefined && cap > 0n && earned > cap ? cap : earned;
}

/**
 * What a change of a member's counted bets does to balance and shortfall. Points of a voided bet are taken back, but never below a balance
 * of zero: the rest is a shortfall, which the member's next points of bets go to first.
 */
export function settlePoints(
  change: bigint,
  balance: bigint,
  shortfall: bigint,
): { move: Amount; shortfall: Amount } {
  const net = change - shortfall;
  if (net >= 0n) return { move: amount(net), shortfall: ZERO };
  // A shortfall of before is never taken from points that came another way: only what this change takes back.
  const take = change < 0n ? -change : 0n;
  const taken = take < balance ? take : balance;
  return { move: amount(-taken), shortfall: amount(-net - taken) };
}

/** The tier for a number of points: the one with the greatest `from` that they reach. */
export function tierOf(tiers: readonly RatioTier[], points: Amount): RatioTier | undefined {
  let best: RatioTier | undefined;
  for (const tier of tiers) {
    const from = parseAmount(tier.from) ?? ZERO;
    if (points >= from && (best === undefined || from >= (parseAmount(best.from) ?? ZERO))) best = tier;
  }
  return best;
}

/** The money that points become, rounded down to the smallest coin of the currency; undefined below the first tier. */
export function convertPoints(
  tiers: readonly RatioTier[],
  points: Amount,
  currency: string,
): Amount | undefined {
  const tier = tierOf(tiers, points);
  const each = tier && parseAmount(tier.points);
  if (!tier || !each || each <= 0n) return undefined;
  const exact = mulDivFloor(points, parseAmount(tier.amount) ?? ZERO, each);
  const coin = smallestCoin(currency);
  return amount(exact - (exact % coin));
}

/** The place of a streak in the calendar, from 0: after the last day it begins again. */
export const calendarPlace = (streak: number, days: number): number => (streak - 1) % days;

/** How many spins a turnover earns, and what is left for the next one. */
export function spinsOfTurnover(
  counted: bigint,
  change: bigint,
  each: Amount | undefined,
): { spins: number; rest: bigint } {
  const sum = counted + change;
  if (!each || each <= 0n) return { spins: 0, rest: 0n };
  if (sum < 0n) return { spins: 0, rest: 0n };
  return { spins: Number(sum / each), rest: sum % each };
}

/** Whole points as an amount. */
export const wholePoints = (count: number): Amount => amount(BigInt(count) * UNIT);
