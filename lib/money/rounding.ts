import { amount, type Amount } from './amount';

/** value × numerator ÷ denominator, rounded towards zero: the house never pays a fraction it does not owe. */
export function mulDivFloor(value: bigint, numerator: bigint, denominator: bigint): Amount {
  if (denominator <= 0n) throw new RangeError('denominator must be positive');
  return amount((value * numerator) / denominator);
}

/** value × numerator ÷ denominator, halves away from zero: the commercial rounding of statements. */
export function mulDivRound(value: bigint, numerator: bigint, denominator: bigint): Amount {
  if (denominator <= 0n) throw new RangeError('denominator must be positive');
  const product = value * numerator;
  const half = product < 0n ? -denominator : denominator;
  return amount((product * 2n + half) / (denominator * 2n));
}

/**
 * Splits `total` by integer weights into parts that sum to it exactly. Each part is rounded towards zero
 * and the remainder belongs to the part at `remainderOwner` (trust.md M6).
 */
export function splitByWeights(total: bigint, weights: readonly bigint[], remainderOwner: number): Amount[] {
  const sum = weights.reduce((left, right) => left + right, 0n);
  if (sum <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('weights must be positive');
  if (!(remainderOwner in weights)) throw new RangeError('the remainder needs an owner');
  const parts = weights.map((weight) => (total * weight) / sum);
  const rest = total - parts.reduce((left, right) => left + right, 0n);
  return parts.map((part, index) => amount(index === remainderOwner ? part + rest : part));
}
