import { divide, fraction, multiply, type Fraction } from '../slots/fraction';
import { amount, type Amount } from '@/lib/money/amount';
import type { Play } from './plays/play';
import type { Hit } from './types';

/** A series of 2,000 would return everything. */
export const FULL_SERIES = 2_000;

/**
 * What one hit of a tier pays for a combination, in stakes of the combination: series ÷ 2,000 × the tier's share of the weights ÷ expected
 * hits. Exact. Throws RangeError for a class or tier that the play type does not have.
 */
export function prizeOf(play: Play, hit: Pick<Hit, 'class' | 'tier'>, series: number): Fraction {
  const tiers = play.odds().get(hit.class);
  const tier = tiers?.get(hit.tier);
  if (!tiers || !tier) throw new RangeError(`no prize ${hit.class}/${hit.tier} in ${play.type.code}`);
  const weights = [...tiers.values()].reduce((sum, { weight }) => sum + weight, 0);
  const share = fraction(BigInt(series) * BigInt(tier.weight), BigInt(FULL_SERIES) * BigInt(weights));
  return divide(share, tier.expected);
}

/**
 * What a bet pays: the sum over its hits, exact, rounded down once to 1/10,000. `stake` is the stake of one combination.
 */
export function payoutOf(play: Play, hits: readonly Hit[], series: number, stake: Amount): Amount {
  let total = fraction(0n);
  for (const hit of hits) {
    const prize = multiply(prizeOf(play, hit, series), fraction(BigInt(hit.units)));
    total = fraction(total.n * prize.d + prize.n * total.d, total.d * prize.d);
  }
  return amount((stake * total.n) / total.d);
}

/** The units of stake, in 1/10,000: 1, 0.1 and 0.01 of the currency. */
export const STAKE_UNITS = [10_000n, 1_000n, 100n] as const;

/** The stake of a bet: combinations × unit × multiple. Throws RangeError for a unit that is not offered and for counts below 1. */
export function stakeOf(bet: { units: number; unit: bigint; multiple: number }): Amount {
  if (!STAKE_UNITS.some((unit) => unit === bet.unit))
    throw new RangeError('a unit of stake that is not offered');
  for (const count of [bet.units, bet.multiple])
    if (!Number.isSafeInteger(count) || count < 1) throw new RangeError('a count below 1');
  return amount(BigInt(bet.units) * bet.unit * BigInt(bet.multiple));
}

/** The rebate of a bet that gives up prize: (highest − chosen) ÷ 2,000 of the stake, rounded down. Throws RangeError above the highest. */
export function rebateOf(stake: Amount, series: { highest: number; chosen: number }): Amount {
  if (series.chosen > series.highest) throw new RangeError('a series above the highest');
  return amount((stake * BigInt(series.highest - series.chosen)) / BigInt(FULL_SERIES));
}
