import type { CompiledModel } from './compile';
import type { Cycle, OutcomeClass } from './cycle';
import { add, fraction, multiply, subtract, type Fraction } from './fraction';

/** First and second moment of a payout in stake units. */
export interface Moments {
  mean: Fraction;
  square: Fraction;
}

export const NOTHING: Moments = { mean: fraction(0n), square: fraction(0n) };

/** Sums over a class as integers: stops, payouts, squared payouts. */
export function sums(outcome: OutcomeClass): { count: bigint; first: bigint; second: bigint } {
  let first = 0n;
  let second = 0n;
  for (const [units, count] of outcome.payouts) {
    const u = BigInt(units);
    first += u * BigInt(count);
    second += u * u * BigInt(count);
  }
  return { count: BigInt(outcome.count), first, second };
}

/** Moments of a spin of `cycle` followed, in each class, by an independent payout with the moments `after` gives. */
export function followedBy(cycle: Cycle, after: (outcome: OutcomeClass) => Moments): Moments {
  let mean = fraction(0n);
  let square = fraction(0n);
  for (const outcome of cycle.classes) {
    const { count, first, second } = sums(outcome);
    const next = after(outcome);
    mean = add(mean, add(fraction(first), multiply(fraction(count), next.mean)));
    square = add(
      square,
      add(
        add(fraction(second), multiply(fraction(2n * first), next.mean)),
        multiply(fraction(count), next.square),
      ),
    );
  }
  const share = fraction(1n, BigInt(cycle.total));
  return { mean: multiply(mean, share), square: multiply(square, share) };
}

/**
 * Moments of `spins` free spins with their retriggers and multipliers, solved backwards over (played, awarded,
 * multiplier): finite, because awards end at `maxSpins`. All numbers are integers over cycle^(spins that may come),
 * so nothing is rounded and nothing needs reducing on the way.
 */
export function freeSpinMoments(model: CompiledModel, cycle: Cycle, spins: number): Moments {
  const rules = model.model.freeSpins!;
  const { multiplier, maxSpins } = rules;
  if (multiplier.kind === 'climbPerCascade')
    throw new RangeError('multipliers that climb within a spin have no chain');
  const total = BigInt(cycle.total);
  const powers = [1n];
  for (let i = 1; i <= maxSpins; i++) powers.push(powers[i - 1]! * total);
  const stride = model.cells + 1;
  const classes = cycle.classes.map((outcome) => {
    const { count, first, second } = sums(outcome);
    const scatterPay =
      model.scatter < 0 ? 0n : BigInt(model.pays[model.scatter * stride + outcome.scatters]!);
    return { outcome, count, first, second, scatterPay };
  });
  const memo = new Map<string, { mean: bigint; square: bigint }>();
  const solve = (played: number, awarded: number, times: number): { mean: bigint; square: bigint } => {
    if (played === awarded) return { mean: 0n, square: 0n };
    const key = `${played} ${awarded} ${times}`;
    const known = memo.get(key);
    if (known) return known;
    const scale = powers[maxSpins - played - 1]!;
    const m = BigInt(times);
    let mean = 0n;
    let square = 0n;
    for (const { outcome, count, first, second, scatterPay } of classes) {
      const more = Math.min(maxSpins, awarded + outcome.spinsGiven);
      const climbs = multiplier.kind === 'climbPerWin' && outcome.won;
      const then = climbs ? Math.min(multiplier.max, times + multiplier.step) : times;
      const next = solve(played + 1, more, then);
      // A payout is m × (u − s) + s, where s is the scatters' pay, which no multiplier touches.
      const one = m * first + (1n - m) * scatterPay * count;
      const two =
        m * m * second +
        2n * m * (1n - m) * scatterPay * first +
        (1n - m) * (1n - m) * scatterPay * scatterPay * count;
      mean += one * scale + count * next.mean;
      square += two * scale + 2n * one * next.mean + count * next.square;
    }
    const solved = { mean, square };
    memo.set(key, solved);
    return solved;
  };
  const start = multiplier.kind === 'fixed' ? multiplier.value : multiplier.start;
  const { mean, square } = solve(0, spins, start);
  const whole = powers[maxSpins]!;
  return { mean: fraction(mean, whole), square: fraction(square, whole) };
}

/** Variance from moments. */
export function variance(moments: Moments): Fraction {
  return subtract(moments.square, multiply(moments.mean, moments.mean));
}
