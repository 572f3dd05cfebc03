import { SPECIAL, type CompiledModel } from './compile';
import { createMemory, KIND, resetRound, type RoundMemory } from './memory';
import { countSpecial, spin } from './spin';

/** All stops of the reels that lead on in the same way, with what they pay. */
export interface OutcomeClass {
  /** What follows: a KIND, and the spins that were given by this spin. */
  kind: number;
  spinsGiven: number;
  scatters: number;
  coins: number;
  /** Locked reels afterwards, as bits. */
  locked: number;
  won: boolean;
  count: number;
  /** Units paid, to the number of stops that pay them. */
  payouts: Map<number, number>;
}

export interface Cycle {
  total: number;
  classes: OutcomeClass[];
}

/** The situation at the beginning of a spin; each has a cycle of its own. */
export interface CycleStart {
  kind: number;
  locked?: readonly number[];
  chosen?: number;
}

/**
 * Plays every combination of stops once by the engine's own code: the full cycle of the reels. Draws other than stops give 0, so
 * this is valid only if they do not change the payout of this spin (values of coins, which are paid later; the choice of a symbol
 * for later spins). Free spins are played at multiplier 1.
 */
export function enumerateCycle(model: CompiledModel, start: CycleStart): Cycle {
  const memory = createMemory(model);
  const set = start.kind === KIND.free ? model.free! : model.base;
  const moving = [...set.strips.keys()].filter((reel) => !start.locked?.includes(reel));
  const lengths = moving.map((reel) => set.strips[reel]!.length);
  const stops = new Int32Array(moving.length);
  let next = 0;
  const draw = (): number => (next < stops.length ? stops[next++]! : 0);
  const classes = new Map<number, OutcomeClass>();
  let total = 0;
  for (;;) {
    prepare(memory, start);
    next = 0;
    spin(model, memory, draw, null);
    record(model, memory, classes);
    total++;
    let reel = stops.length - 1;
    while (reel >= 0 && ++stops[reel]! === lengths[reel]) stops[reel--] = 0;
    if (reel < 0) return { total, classes: [...classes.values()] };
  }
}

function prepare(memory: RoundMemory, start: CycleStart): void {
  resetRound(memory);
  memory.kind = start.kind;
  if (start.kind === KIND.free) memory.spinsLeft = 1000;
  if (start.locked) for (const reel of start.locked) memory.locked[reel] = 1;
  if (start.chosen !== undefined) memory.chosen = start.chosen;
}

function record(model: CompiledModel, memory: RoundMemory, classes: Map<number, OutcomeClass>): void {
  const scatters = model.scatter < 0 ? 0 : countSpecial(model, memory, SPECIAL.scatter);
  const coins = model.coin < 0 ? 0 : countSpecial(model, memory, SPECIAL.coin);
  let locked = 0;
  if (memory.kind === KIND.respin)
    for (let reel = 0; reel < model.reels; reel++) if (memory.locked[reel]) locked |= 1 << reel;
  const won = memory.units > 0;
  const key = ((((memory.kind * 64 + scatters) * 64 + coins) * 64 + locked) << 1) | (won ? 1 : 0);
  let found = classes.get(key);
  if (!found) {
    found = {
      kind: memory.kind,
      spinsGiven: memory.spinsGiven,
      scatters,
      coins,
      locked,
      won,
      count: 0,
      payouts: new Map(),
    };
    classes.set(key, found);
  }
  found.count++;
  found.payouts.set(memory.units, (found.payouts.get(memory.units) ?? 0) + 1);
}
