import { fraction, toDecimal, toNumber } from './fraction';
import { exactReturns, isEnumerable } from './returns';
import type { Tally } from './simulate';
import type { Figure } from '../engine';
import type { SlotModel, SlotReturns } from './types';

/** Two-sided 99% quantile of the normal distribution. */
const Z99 = 2.5758293035489004;

/** Mean and variance of a round in stakes, and the half width of a 99% interval of the mean. */
export function meanOf(model: SlotModel, tally: Tally): { mean: number; variance: number; half: number } {
  const mean = tally.sum / tally.rounds / model.units;
  const variance = tally.squares / tally.rounds / model.units ** 2 - mean * mean;
  return { mean, variance, half: Z99 * Math.sqrt(variance / tally.rounds) };
}

/**
 * The figures that are published for a model: exact ones where its cycle can be enumerated, else 99% intervals from
 * `tally`. A cap that could change the sixth decimal would make an exact figure wrong: that throws RangeError.
 */
export function publishedReturns(model: SlotModel, tally: Tally): SlotReturns {
  const sampled = sampledReturns(model, tally);
  if (!isEnumerable(model)) return sampled;
  const exact = exactReturns(model);
  if (exact.capLoss > 2.5e-7) throw new RangeError(`${model.code}: the cap costs up to ${exact.capLoss}`);
  const chance = exact.featureChance;
  return {
    rtp: { method: 'exact', value: toDecimal(exact.rtp, 6) },
    hitFrequency: { method: 'exact', value: toDecimal(exact.hitFrequency, 6) },
    ...(chance.n > 0n && {
      featureEvery: { method: 'exact', value: toDecimal(fraction(chance.d, chance.n), 2) },
    }),
    deviation: exact.variance
      ? { method: 'exact', value: Math.sqrt(toNumber(exact.variance)).toFixed(4) }
      : sampled.deviation,
    maxWin: model.maxWin,
  };
}

function sampledReturns(model: SlotModel, tally: Tally): SlotReturns {
  const { rounds } = tally;
  const { mean, variance, half } = meanOf(model, tally);
  const share = (count: number) => {
    const p = count / rounds;
    return { p, half: Z99 * Math.sqrt((p * (1 - p)) / rounds) };
  };
  const figure = (value: number, low: number, high: number, digits: number): Figure => ({
    method: 'simulated',
    value: value.toFixed(digits),
    low: low.toFixed(digits),
    high: high.toFixed(digits),
    rounds,
  });
  const hit = share(tally.hits);
  const feature = share(tally.features);
  const deviation = Math.sqrt(variance);
  const spread = (Z99 * deviationError(model, tally, mean, variance)) / (2 * deviation);
  return {
    rtp: figure(mean, mean - half, mean + half, 5),
    hitFrequency: figure(hit.p, hit.p - hit.half, hit.p + hit.half, 5),
    ...(tally.features > 0 && {
      featureEvery: figure(1 / feature.p, 1 / (feature.p + feature.half), 1 / (feature.p - feature.half), 2),
    }),
    deviation: figure(deviation, deviation - spread, deviation + spread, 3),
    maxWin: model.maxWin,
  };
}

/** Standard error of the variance, from the fourth central moment. */
function deviationError(model: SlotModel, tally: Tally, mean: number, variance: number): number {
  const { units } = model;
  const raw = (sum: number, power: number) => sum / tally.rounds / units ** power;
  const fourth =
    raw(tally.fourths, 4) -
    4 * mean * raw(tally.cubes, 3) +
    6 * mean * mean * raw(tally.squares, 2) -
    3 * mean ** 4;
  return Math.sqrt(Math.max(0, fourth - variance * variance) / tally.rounds);
}
