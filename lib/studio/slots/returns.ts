import { followedBy, freeSpinMoments, NOTHING, variance, type Moments } from './chain';
import { compile, type CompiledModel } from './compile';
import { enumerateCycle, type Cycle, type OutcomeClass } from './cycle';
import { add, fraction, multiply, type Fraction } from './fraction';
import { holdMoments } from './hold';
import { KIND } from './memory';
import { stickyMean } from './sticky';
import type { SlotModel } from './types';

/** The returns of a model, computed from the full cycle of the reels, in stakes. Nothing here is rounded or sampled. */
export interface ExactReturns {
  rtp: Fraction;
  hitFrequency: Fraction;
  /** Chance that a paid spin starts the feature. */
  featureChance: Fraction;
  /** Variance of a round; absent if only the expectation has a closed form (sticky wilds). */
  variance?: Fraction;
  /** Bound on the loss of `rtp` by the cap: 0 if no round can reach the cap, else a Chernoff bound. */
  capLoss: number;
  /** Most that one paid spin, and one spin of each further cycle, can pay, in units. */
  largest: number[];
}

/** Whether the model's returns can be computed exactly: only the stops decide, and there are few enough of them. */
export function isEnumerable(model: SlotModel): boolean {
  const cycle = model.base.strips.reduce((product, strip) => product * strip.length, 1);
  const climbs = model.freeSpins?.multiplier.kind === 'climbPerCascade';
  return cycle <= 1e8 && !model.base.heights && !model.orbs && !climbs;
}

/**
 * Enumerates the full cycle of the reels by the engine's own code, and solves the features that follow exactly.
 * Takes from a second to a few minutes. Throws RangeError for a model that is not enumerable.
 */
export function exactReturns(model: SlotModel): ExactReturns {
  if (!isEnumerable(model)) throw new RangeError(`${model.code} has no exact return`);
  const rules = compile(model);
  const base = enumerateCycle(rules, { kind: KIND.paid });
  const feature = solveFeature(rules, base);
  const round = followedBy(base, feature.after);
  const stakes = fraction(1n, BigInt(model.units));
  const total = BigInt(base.total);
  const share = (test: (outcome: OutcomeClass) => boolean) =>
    fraction(
      base.classes.filter(test).reduce((sum, outcome) => sum + BigInt(outcome.count), 0n),
      total,
    );
  return {
    rtp: multiply(round.mean, stakes),
    hitFrequency: share((outcome) => outcome.won || outcome.kind !== KIND.paid),
    featureChance: share((outcome) => outcome.kind !== KIND.paid),
    ...(feature.complete && { variance: multiply(variance(round), multiply(stakes, stakes)) }),
    capLoss: feature.capLoss / model.units,
    largest: [base, ...feature.cycles].map(largestPayout),
  };
}

interface Feature {
  after: (outcome: OutcomeClass) => Moments;
  cycles: Cycle[];
  /** Whether the second moments are computed, so that the variance is known. */
  complete: boolean;
  /** In units. */
  capLoss: number;
}

function largestPayout(cycle: Cycle): number {
  let most = 0;
  for (const outcome of cycle.classes)
    for (const units of outcome.payouts.keys()) most = Math.max(most, units);
  return most;
}

function solveFeature(rules: CompiledModel, base: Cycle): Feature {
  const { freeSpins, coinHold, expandingWilds } = rules.model;
  if (freeSpins?.stickyWilds) return solveSticky(rules, base);
  if (freeSpins?.chosenSymbol) return solveChosen(rules, base);
  if (freeSpins) return solveFreeSpins(rules, base);
  if (coinHold) return solveHold(rules, base);
  if (expandingWilds?.respin) return solveRespins(rules, base);
  return { after: () => NOTHING, cycles: [], complete: true, capLoss: within(rules, largestPayout(base)) };
}

/** The loss by the cap of a model whose rounds are bounded: 0. Throws RangeError if a round can pay more than the cap. */
function within(rules: CompiledModel, most: number): number {
  if (most > rules.capUnits)
    throw new RangeError(`${rules.model.code}: a round can pay ${most} units, over its cap`);
  return 0;
}

function byAward(solve: (spins: number) => Moments): (outcome: OutcomeClass) => Moments {
  const known = new Map<number, Moments>();
  return (outcome) => {
    if (outcome.kind !== KIND.free) return NOTHING;
    let moments = known.get(outcome.spinsGiven);
    if (!moments) known.set(outcome.spinsGiven, (moments = solve(outcome.spinsGiven)));
    return moments;
  };
}

function solveFreeSpins(rules: CompiledModel, base: Cycle): Feature {
  const cycle = enumerateCycle(rules, { kind: KIND.free });
  const after = byAward((spins) => freeSpinMoments(rules, cycle, spins));
  return { after, cycles: [cycle], complete: true, capLoss: capLoss(rules, base, [{ cycle, share: 1 }]) };
}

function solveChosen(rules: CompiledModel, base: Cycle): Feature {
  const { total, limits, values } = rules.chosen!;
  const choices = Array.from(values, (chosen, i) => {
    const weight = limits[i]! - (i > 0 ? limits[i - 1]! : 0);
    return { cycle: enumerateCycle(rules, { kind: KIND.free, chosen }), weight };
  });
  const after = byAward((spins) => {
    let { mean, square } = NOTHING;
    for (const { cycle, weight } of choices) {
      const moments = freeSpinMoments(rules, cycle, spins);
      const share = fraction(BigInt(weight), BigInt(total));
      mean = add(mean, multiply(share, moments.mean));
      square = add(square, multiply(share, moments.square));
    }
    return { mean, square };
  });
  const shares = choices.map(({ cycle, weight }) => ({ cycle, share: weight / total }));
  return {
    after,
    cycles: choices.map((c) => c.cycle),
    complete: true,
    capLoss: capLoss(rules, base, shares),
  };
}

function solveSticky(rules: CompiledModel, base: Cycle): Feature {
  const after = byAward((spins) => ({ mean: stickyMean(rules, spins), square: fraction(0n) }));
  const { lineCount, pays } = rules;
  const most = Math.max(...rules.model.freeSpins!.awards.map((award) => award.spins));
  const { multiplier } = rules.model.freeSpins!;
  const times = multiplier.kind === 'fixed' ? multiplier.value : 1;
  const bound = largestPayout(base) + most * lineCount * times * Math.max(...pays);
  return { after, cycles: [], complete: false, capLoss: within(rules, bound) };
}

function solveHold(rules: CompiledModel, base: Cycle): Feature {
  const known = new Map<number, Moments>();
  const after = (outcome: OutcomeClass): Moments => {
    if (outcome.kind !== KIND.hold) return NOTHING;
    let moments = known.get(outcome.coins);
    if (!moments) known.set(outcome.coins, (moments = holdMoments(rules, outcome.coins)));
    return moments;
  };
  const cells = rules.rows.reduce((sum, rows) => sum + rows, 0);
  const most =
    largestPayout(base) + cells * Math.max(...rules.coinValues!.values) + rules.model.coinHold!.fullGrid;
  return { after, cycles: [], complete: true, capLoss: within(rules, most) };
}

/** Each respin locks more reels than the one before, so the chain over sets of locked reels has an end. */
function solveRespins(rules: CompiledModel, base: Cycle): Feature {
  const known = new Map<number, { moments: Moments; most: number }>();
  const cycles: Cycle[] = [];
  const solve = (locked: number): { moments: Moments; most: number } => {
    const found = known.get(locked);
    if (found) return found;
    const reels = [...rules.rows.keys()].filter((reel) => locked & (1 << reel));
    const cycle = enumerateCycle(rules, { kind: KIND.respin, locked: reels });
    cycles.push(cycle);
    const goesOn = (outcome: OutcomeClass) => outcome.kind === KIND.respin;
    const moments = followedBy(cycle, (o) => (goesOn(o) ? solve(o.locked).moments : NOTHING));
    const most = mostOf(cycle, (o) => (goesOn(o) ? solve(o.locked).most : 0));
    const solved = { moments, most };
    known.set(locked, solved);
    return solved;
  };
  const most = mostOf(base, (o) => (o.kind === KIND.respin ? solve(o.locked).most : 0));
  const after = (o: OutcomeClass) => (o.kind === KIND.respin ? solve(o.locked).moments : NOTHING);
  return { after, cycles, complete: true, capLoss: within(rules, most) };
}

function mostOf(cycle: Cycle, after: (outcome: OutcomeClass) => number): number {
  let most = 0;
  for (const outcome of cycle.classes)
    most = Math.max(most, Math.max(...outcome.payouts.keys()) + after(outcome));
  return most;
}

/**
 * An upper bound, in units, on E[(T − cap)+] for a round T: exp(θ(T − cap)) / (θe) is above (T − cap)+ for every
 * θ > 0, and the moment generating function of T obeys the same chain as its moments. The best θ of a grid is taken.
 */
function capLoss(
  rules: CompiledModel,
  base: Cycle,
  frees: readonly { cycle: Cycle; share: number }[],
): number {
  let best = Infinity;
  for (let exponent = 1; exponent <= 60; exponent++) {
    const theta = (exponent * 2) / rules.capUnits;
    let generating = 0;
    for (const { cycle, share } of frees) generating += share * generatingFunction(rules, base, cycle, theta);
    const bound = (generating * Math.exp(-theta * rules.capUnits - 1)) / theta;
    if (bound < best) best = bound;
  }
  return best;
}

function generatingFunction(rules: CompiledModel, base: Cycle, free: Cycle, theta: number): number {
  const freeSpins = rules.model.freeSpins!;
  const { multiplier, maxSpins } = freeSpins;
  const tilted = (cycle: Cycle, outcome: OutcomeClass, times: number): number => {
    let sum = 0;
    for (const [units, count] of outcome.payouts) sum += count * Math.exp(theta * times * units);
    return sum / cycle.total;
  };
  const byMultiplier = new Map<number, number[]>();
  const weightsAt = (times: number): number[] => {
    let found = byMultiplier.get(times);
    if (!found)
      byMultiplier.set(times, (found = free.classes.map((outcome) => tilted(free, outcome, times))));
    return found;
  };
  const memo = new Map<string, number>();
  const solve = (played: number, awarded: number, times: number): number => {
    if (played === awarded) return 1;
    const key = `${played} ${awarded} ${times}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const weights = weightsAt(times);
    let sum = 0;
    free.classes.forEach((outcome, i) => {
      const more = Math.min(maxSpins, awarded + outcome.spinsGiven);
      const climbs = multiplier.kind === 'climbPerWin' && outcome.won;
      const then = climbs ? Math.min(multiplier.max, times + multiplier.step) : times;
      sum += weights[i]! * solve(played + 1, more, then);
    });
    memo.set(key, sum);
    return sum;
  };
  const start = multiplier.kind === 'fixed' ? multiplier.value : multiplier.start;
  let sum = 0;
  for (const outcome of base.classes) {
    const follows = outcome.kind === KIND.free ? solve(0, outcome.spinsGiven, start) : 1;
    sum += tilted(base, outcome, 1) * follows;
  }
  return sum;
}
