import { amount, ZERO, type Amount } from '@/lib/money/amount';
import { mulDivRound } from '@/lib/money/rounding';
import type { Sector } from './types';

/** The place of the sector that a number from 0 to the sum of the weights - 1 falls on. */
export function placeOf(weights: readonly number[], drawn: number): number {
  let sum = 0;
  for (const [place, weight] of weights.entries()) {
    sum += weight;
    if (drawn < sum) return place;
  }
  throw new RangeError('the number is not below the sum of the weights');
}

export const totalWeight = (sectors: readonly { weight: number }[]): number =>
  sectors.reduce((sum, { weight }) => sum + weight, 0);

export interface WheelCost {
  /** The expected cost of one spin: money and points in 1/10,000, goods as pieces in 1/10,000. */
  money: Amount;
  points: Amount;
  goods: Amount;
  /** The most that all prizes with a stock can cost together; null if one of them has no stock. */
  mostMoney: Amount | null;
  mostPoints: Amount | null;
}

/** What a wheel costs on average, and at most. Consolations are not counted: they come in place of a prize. */
export function wheelCost(sectors: readonly Sector[]): WheelCost {
  const total = BigInt(totalWeight(sectors) || 1);
  const expected = (kind: Sector['prize'], value: (sector: Sector) => bigint) =>
    mulDivRound(
      sectors
        .filter(({ prize }) => prize === kind)
        .reduce((sum, sector) => sum + value(sector) * BigInt(sector.weight), 0n),
      1n,
      total,
    );
  const most = (kind: Sector['prize']): Amount | null => {
    let sum: bigint = ZERO;
    for (const { prize, stock, won, amount: each } of sectors) {
      if (prize !== kind) continue;
      if (stock === null) return null;
      sum += each * BigInt(stock - won);
    }
    return amount(sum);
  };
  return {
    money: expected('money', ({ amount: each }) => each),
    points: expected('points', ({ amount: each }) => each),
    goods: expected('good', () => 10_000n),
    mostMoney: most('money'),
    mostPoints: most('points'),
  };
}
