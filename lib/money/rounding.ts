import { amount, type Amount } from './amount';

/** value × numerator ÷ denominator, rounded towards zero. */
export function mulDivFloor(value: bigint, numerator: bigint, denominator: bigint): Amount {
  if (denominator <= 0n) throw new RangeError('denominator must be positive');
  return amount((value * numerator) / denominator);
}

/** value × numerator ÷ denominator, rounded to the nearest integer, halves away from zero. */
export function mulDivRound(value: bigint, numerator: bigint, denominator: bigint): Amount {
  if (denominator <= 0n) throw new RangeError('denominator must be positive');
  const product = value * numerator;
  const half = product < 0n ? -denominator : denominator;
  return amount((product * 2n + half) / (denominator * 2n));
}

/**
 * Splits `total` by integer weights into parts that sum to it exactly. Each part is rounded towards zero; the remainder is
 * added to the part with the index `remainderOwner` (docs/trust.md M6).
 */
export function splitByWeights(total: bigint, weights: readonly bigint[], remainderOwner: number): Amount[] {
  const sum = weights.reduce((left, right) => left + right, 0n);
  if (sum <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('weights must be positive');
  if (!(remainderOwner in weights)) throw new RangeError('the remainder needs an owner');
  const parts = weights.map((weight) => (total * weight) / sum);
  const rest = total - parts.reduce((left, right) => left + right, 0n);
  return parts.map((part, index) => amount(index === remainderOwner ? part + rest : part));
}
