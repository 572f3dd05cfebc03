import { compile } from './compile';
import { createMemory, KIND, resetRound } from './memory';
import { spin } from './spin';
import type { Draw, SlotModel } from './types';

/** Sums over simulated rounds; payouts in stake units. */
export interface Tally {
  rounds: number;
  sum: number;
  /** Sums of powers. */
  squares: number;
  cubes: number;
  fourths: number;
  /** Paid spins that paid or started a feature, and those that started one. */
  hits: number;
  features: number;
  /** What paid spins paid by themselves. */
  baseSum: number;
  largest: number;
  capped: number;
}

/** An empty tally. */
export function emptyTally(): Tally {
  return {
    rounds: 0,
    sum: 0,
    squares: 0,
    cubes: 0,
    fourths: 0,
    hits: 0,
    features: 0,
    baseSum: 0,
    largest: 0,
    capped: 0,
  };
}

/**
 * Plays whole rounds by the engine's own code, without recording, and adds them to `tally`. The sums stay exact
 * (below 2^53) for 10^9 rounds of any model; the higher powers are rounded in their 16th digit.
 */
export function simulate(model: SlotModel, rounds: number, draw: Draw, tally: Tally): Tally {
  const rules = compile(model);
  const memory = createMemory(rules);
  for (let i = 0; i < rounds; i++) {
    resetRound(memory);
    spin(rules, memory, draw, null);
    let capped = memory.capped;
    tally.baseSum += memory.units;
    if (memory.started) tally.features++;
    if (memory.started || memory.units > 0) tally.hits++;
    while (memory.kind !== KIND.paid) {
      spin(rules, memory, draw, null);
      capped = memory.capped;
    }
    const units = memory.roundUnits;
    tally.sum += units;
    if (units > 0) {
      const square = units * units;
      tally.squares += square;
      tally.cubes += square * units;
      tally.fourths += square * square;
    }
    if (units > tally.largest) tally.largest = units;
    if (capped) tally.capped++;
  }
  tally.rounds += rounds;
  return tally;
}

/**
 * A Draw for simulations: xoshiro128** (Blackman and Vigna, 2018; period 2^128 - 1), seeded by splitmix32. Scaling a
 * 32-bit word to n ≤ 1,000 biases a chance by less than 1 in 4 million: hundreds of times below the intervals of
 * 10^8 rounds. Real play never uses it.
 */
export function simulationDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  };
  let a = next() | 1;
  let b = next();
  let c = next();
  let d = next();
  return (n) => {
    const five = Math.imul(b, 5);
    const word = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return Math.floor((word * n) / 4294967296);
  };
}
