import { SPECIAL, type CompiledModel, type Weights } from './compile';
import { evaluate, type WinListener } from './evaluate';
import { KIND, resetRound, type RoundMemory } from './memory';
import type { Draw, SpinStep } from './types';

/** Follows a spin step by step; the engine records through it, simulations and enumerations pass null. */
export interface SpinListener extends WinListener {
  /** The memory has the picture of this step; wins reported until `endStep` belong to it. */
  beginStep(kind: SpinStep['kind'], multiplier: number, cascadeIndex: number): void;
  endStep(units: number): void;
  /** The cells marked in the memory vanish now. */
  removed(): void;
  /** The picture has scatters, whether they pay or not. */
  scatters(count: number, pay: number): void;
  chosen(reels: number, lines: number, pay: number): void;
  coins(pay: number): void;
  orbs(added: number): void;
  award(kind: 'freeSpins' | 'retrigger' | 'respin' | 'hold', spins: number): void;
}

/**
 * Plays one call of a round in `memory`: the only implementation of the rules, behind play, simulation and exact
 * enumeration alike. Results are `memory.units` (what this call pays, stake units), `memory.capped`, and
 * `memory.kind` (what follows; `KIND.paid`: the round is over).
 *
 * Order of draws, on which the fairness verifier relies: heights reel by reel (where they vary); stops reel by reel
 * (locked reels skipped); values of coins and orbs reel by reel from the top, again after each fall for those that
 * fell; the chosen symbol at its trigger. A respin of held coins draws, for each empty cell in that same order,
 * whether a coin lands, and its value if so.
 */
export function spin(
  model: CompiledModel,
  memory: RoundMemory,
  draw: Draw,
  listener: SpinListener | null,
): void {
  memory.capped = false;
  memory.spinsGiven = 0;
  memory.started = false;
  if (memory.kind === KIND.hold) holdRespin(model, memory, draw, listener);
  else reelSpin(model, memory, draw, listener);
}

function pick(weights: Weights, draw: Draw): number {
  const at = draw(weights.total);
  let i = 0;
  while (at >= weights.limits[i]!) i++;
  return weights.values[i]!;
}

function reelSpin(
  model: CompiledModel,
  memory: RoundMemory,
  draw: Draw,
  listener: SpinListener | null,
): void {
  const free = memory.kind === KIND.free;
  land(model, memory, draw, free);
  let filled = 0;
  if (model.model.expandingWilds) {
    if (listener && reelsToFill(model, memory) > 0) {
      listener.beginStep('land', 1, 0);
      listener.endStep(0);
    }
    filled = fillReels(model, memory);
  }
  let units = payAndCascade(model, memory, draw, free, filled > 0 ? 'expand' : 'land', listener);
  const scatters = model.scatter < 0 ? 0 : countSpecial(model, memory, SPECIAL.scatter);
  const scatterPay = scatters > 0 ? payScatters(model, memory, scatters, listener) : 0;
  if (free && memory.chosen >= 0) units += payChosen(model, memory, listener);
  if (model.orbValues && units > 0) units = multiplyByOrbs(model, memory, free, units, listener);
  settle(model, memory, units + scatterPay);
  if (memory.capped) return end(memory);
  if (free) continueFreeSpins(model, memory, scatters, listener);
  else if (memory.kind === KIND.respin) continueRespins(memory, filled, listener);
  else startFeature(model, memory, scatters, filled, draw, listener);
}

function land(model: CompiledModel, memory: RoundMemory, draw: Draw, free: boolean): void {
  const { reels, height } = model;
  const { grid, stops, tops, heights, locked } = memory;
  const set = free ? model.free! : model.base;
  if (set.heights) for (let reel = 0; reel < reels; reel++) heights[reel] = pick(set.heights, draw);
  for (let reel = 0; reel < reels; reel++) {
    const start = reel * height;
    const rows = heights[reel]!;
    if (locked[reel]) {
      stops[reel] = -1;
      for (let row = 0; row < rows; row++) grid[start + row] = model.wild;
      continue;
    }
    const strip = set.strips[reel]!;
    let at = draw(strip.length);
    stops[reel] = at;
    tops[reel] = at;
    for (let row = 0; row < rows; row++) {
      grid[start + row] = strip[at]!;
      if (++at === strip.length) at = 0;
    }
  }
  if (!model.valueless) drawValues(model, memory, draw, null);
  if (free && model.model.freeSpins!.stickyWilds) keepWilds(model, memory);
}

/** Draws a value for each coin and orb; after a fall only for those that fell in (`fresh` rows from each top). */
function drawValues(model: CompiledModel, memory: RoundMemory, draw: Draw, fresh: Uint8Array | null): void {
  const { reels, height, special, coinValues, orbValues } = model;
  const { grid, values, heights } = memory;
  for (let reel = 0; reel < reels; reel++) {
    const start = reel * height;
    const end = start + (fresh ? fresh[reel]! : heights[reel]!);
    for (let cell = start; cell < end; cell++) {
      const kind = special[grid[cell]!];
      if (kind === SPECIAL.coin && coinValues) values[cell] = pick(coinValues, draw);
      else if (kind === SPECIAL.orb && orbValues) values[cell] = pick(orbValues, draw);
      else values[cell] = 0;
    }
  }
}

function keepWilds(model: CompiledModel, memory: RoundMemory): void {
  const { grid, sticky } = memory;
  for (let cell = 0; cell < sticky.length; cell++) {
    if (sticky[cell]) grid[cell] = model.wild;
    else if (model.isWild[grid[cell]!]) sticky[cell] = 1;
  }
}

function hasWild(model: CompiledModel, memory: RoundMemory, reel: number): boolean {
  const start = reel * model.height;
  const end = start + memory.heights[reel]!;
  for (let cell = start; cell < end; cell++) if (model.isWild[memory.grid[cell]!]) return true;
  return false;
}

function reelsToFill(model: CompiledModel, memory: RoundMemory): number {
  let reels = 0;
  for (let reel = 0; reel < model.reels; reel++)
    if (model.expandable[reel] && !memory.locked[reel] && hasWild(model, memory, reel)) reels++;
  return reels;
}

/** Fills expandable reels that show a wild; where respins follow they are locked. Gives how many were filled. */
function fillReels(model: CompiledModel, memory: RoundMemory): number {
  let filled = 0;
  for (let reel = 0; reel < model.reels; reel++) {
    if (!model.expandable[reel] || memory.locked[reel] || !hasWild(model, memory, reel)) continue;
    const start = reel * model.height;
    memory.grid.fill(model.wild, start, start + memory.heights[reel]!);
    if (model.model.expandingWilds!.respin) memory.locked[reel] = 1;
    filled++;
  }
  return filled;
}

function payAndCascade(
  model: CompiledModel,
  memory: RoundMemory,
  draw: Draw,
  free: boolean,
  firstKind: 'land' | 'expand',
  listener: SpinListener | null,
): number {
  const { cascades, freeSpins } = model.model;
  const climb = free && freeSpins!.multiplier.kind === 'climbPerCascade' ? freeSpins!.multiplier : null;
  const table = cascades ? (free ? cascades.freeMultipliers : cascades.multipliers) : null;
  let total = 0;
  for (let index = 0; ; index++) {
    let multiplier = free ? memory.multiplier : 1;
    if (table && !climb) multiplier *= table[index < table.length ? index : table.length - 1]!;
    if (listener) listener.beginStep(index === 0 ? firstKind : 'cascade', multiplier, index);
    const units = evaluate(model, memory, listener) * multiplier;
    if (listener) listener.endStep(units);
    if (units === 0) return total;
    total += units;
    if (climb) memory.multiplier = Math.min(climb.max, memory.multiplier + climb.step);
    if (!cascades) return total;
    if (index + 1 === cascades.limit) {
      memory.marked.fill(0);
      return total;
    }
    if (listener) listener.removed();
    fall(model, memory, draw, free);
  }
}

const fresh = new Uint8Array(16);

/** Removes the marked cells, moves the cells above them down, and fills the top of each reel with the next symbols of its strip. */
function fall(model: CompiledModel, memory: RoundMemory, draw: Draw, free: boolean): void {
  const { reels, height, valueless } = model;
  const { grid, values, marked, tops, heights } = memory;
  const set = free ? model.free! : model.base;
  for (let reel = 0; reel < reels; reel++) {
    const start = reel * height;
    let write = start + heights[reel]! - 1;
    for (let cell = write; cell >= start; cell--) {
      if (marked[cell]) {
        marked[cell] = 0;
        continue;
      }
      grid[write] = grid[cell]!;
      if (!valueless) values[write] = values[cell]!;
      write--;
    }
    fresh[reel] = write - start + 1;
    const strip = set.strips[reel]!;
    let at = tops[reel]!;
    for (; write >= start; write--) {
      if (--at < 0) at = strip.length - 1;
      grid[write] = strip[at]!;
    }
    tops[reel] = at;
  }
  if (!valueless) drawValues(model, memory, draw, fresh);
}

function payChosen(model: CompiledModel, memory: RoundMemory, listener: SpinListener | null): number {
  const { reels, height, cells, pays, lineCount } = model;
  let count = 0;
  for (let reel = 0; reel < reels; reel++)
    if (reelShows(memory, reel * height, memory.heights[reel]!, memory.chosen)) count++;
  const units = pays[memory.chosen * (cells + 1) + count]! * lineCount * memory.multiplier;
  if (units > 0 && listener) {
    for (let reel = 0; reel < reels; reel++) {
      const start = reel * height;
      if (reelShows(memory, start, memory.heights[reel]!, memory.chosen))
        memory.grid.fill(memory.chosen, start, start + memory.heights[reel]!);
    }
    listener.beginStep('chosen', memory.multiplier, 0);
    listener.chosen(count, lineCount, units);
    listener.endStep(units);
  }
  return units;
}

function reelShows(memory: RoundMemory, start: number, rows: number, symbol: number): boolean {
  for (let cell = start; cell < start + rows; cell++) if (memory.grid[cell] === symbol) return true;
  return false;
}

function multiplyByOrbs(
  model: CompiledModel,
  memory: RoundMemory,
  free: boolean,
  units: number,
  listener: SpinListener | null,
): number {
  let sum = 0;
  for (let cell = 0; cell < model.cells; cell++)
    if (model.special[memory.grid[cell]!] === SPECIAL.orb) sum += memory.values[cell]!;
  if (sum === 0) return units;
  if (free && model.model.orbs!.accumulateInFreeSpins) {
    memory.orbTotal += sum;
    sum = memory.orbTotal;
  }
  if (listener) {
    listener.beginStep('orbs', sum, 0);
    listener.orbs(units * (sum - 1));
    listener.endStep(units * (sum - 1));
  }
  return units * sum;
}

/** Cells in sight whose symbol is of this SPECIAL kind. */
export function countSpecial(model: CompiledModel, memory: RoundMemory, kind: number): number {
  const { reels, height, special } = model;
  const { grid, heights } = memory;
  let count = 0;
  for (let reel = 0; reel < reels; reel++) {
    const start = reel * height;
    const end = start + heights[reel]!;
    for (let cell = start; cell < end; cell++) if (special[grid[cell]!] === kind) count++;
  }
  return count;
}

/** Scatters pay what their count says, untouched by multipliers. */
function payScatters(
  model: CompiledModel,
  memory: RoundMemory,
  count: number,
  listener: SpinListener | null,
): number {
  const units = model.pays[model.scatter * (model.cells + 1) + count]!;
  if (listener) listener.scatters(count, units);
  return units;
}

function settle(model: CompiledModel, memory: RoundMemory, units: number): void {
  if (memory.roundUnits + units >= model.capUnits) {
    memory.capped = true;
    units = model.capUnits - memory.roundUnits;
  }
  memory.units = units;
  memory.roundUnits += units;
}

/** The round is over; its total stays readable in `roundUnits` until the next paid spin. */
function end(memory: RoundMemory): void {
  const total = memory.roundUnits;
  resetRound(memory);
  memory.roundUnits = total;
}

function awarded(table: readonly { count: number; spins: number }[], scatters: number): number {
  let spins = 0;
  for (const entry of table) if (scatters >= entry.count) spins = entry.spins;
  return spins;
}

function startFeature(
  model: CompiledModel,
  memory: RoundMemory,
  scatters: number,
  filled: number,
  draw: Draw,
  listener: SpinListener | null,
): void {
  const { freeSpins, coinHold } = model.model;
  if (freeSpins && scatters > 0) {
    const spins = Math.min(freeSpins.maxSpins, awarded(freeSpins.awards, scatters));
    if (spins > 0) {
      const { multiplier } = freeSpins;
      begin(memory, KIND.free, spins);
      memory.spinsAwarded = spins;
      memory.multiplier = multiplier.kind === 'fixed' ? multiplier.value : multiplier.start;
      if (model.chosen) memory.chosen = pick(model.chosen, draw);
      if (listener) listener.award('freeSpins', spins);
      return;
    }
  }
  if (coinHold && countSpecial(model, memory, SPECIAL.coin) >= coinHold.trigger) {
    memory.coins.set(memory.values);
    begin(memory, KIND.hold, coinHold.respins);
    if (listener) listener.award('hold', coinHold.respins);
    return;
  }
  if (filled > 0 && model.model.expandingWilds!.respin) {
    begin(memory, KIND.respin, 1);
    if (listener) listener.award('respin', 1);
    return;
  }
  end(memory);
}

function begin(memory: RoundMemory, kind: number, spins: number): void {
  memory.kind = kind;
  memory.spinsLeft = spins;
  memory.spinsPlayed = 0;
  memory.spinsGiven = spins;
  memory.started = true;
}

function continueFreeSpins(
  model: CompiledModel,
  memory: RoundMemory,
  scatters: number,
  listener: SpinListener | null,
): void {
  const freeSpins = model.model.freeSpins!;
  const { multiplier } = freeSpins;
  if (multiplier.kind === 'climbPerWin' && memory.units > 0)
    memory.multiplier = Math.min(multiplier.max, memory.multiplier + multiplier.step);
  const room = freeSpins.maxSpins - memory.spinsAwarded;
  const more = Math.min(room, awarded(freeSpins.retriggers, scatters));
  if (more > 0) {
    memory.spinsAwarded += more;
    memory.spinsGiven = more;
    if (listener) listener.award('retrigger', more);
  }
  memory.spinsPlayed++;
  memory.spinsLeft += more - 1;
  if (memory.spinsLeft === 0) end(memory);
}

function continueRespins(memory: RoundMemory, filled: number, listener: SpinListener | null): void {
  memory.spinsPlayed++;
  if (filled === 0) return end(memory);
  memory.spinsGiven = 1;
  if (listener) listener.award('respin', 1);
}

function holdRespin(
  model: CompiledModel,
  memory: RoundMemory,
  draw: Draw,
  listener: SpinListener | null,
): void {
  const hold = model.model.coinHold!;
  const { grid, values, coins, stops, heights } = memory;
  stops.fill(-1);
  let empty = 0;
  let landed = 0;
  for (let reel = 0; reel < model.reels; reel++) {
    const start = reel * model.height;
    for (let cell = start; cell < start + heights[reel]!; cell++) {
      if (coins[cell] === 0) {
        if (draw(hold.chance.of) < hold.chance.coin) {
          coins[cell] = pick(model.coinValues!, draw);
          landed++;
        } else empty++;
      }
      values[cell] = coins[cell]!;
      grid[cell] = coins[cell] === 0 ? model.blank : model.coin;
    }
  }
  memory.spinsPlayed++;
  memory.spinsLeft = landed > 0 ? hold.respins : memory.spinsLeft - 1;
  if (listener) {
    listener.beginStep('hold', 1, 0);
    listener.endStep(0);
  }
  if (empty > 0 && memory.spinsLeft > 0) {
    memory.units = 0;
    if (landed > 0) memory.spinsGiven = hold.respins;
    return;
  }
  let units = empty === 0 ? hold.fullGrid : 0;
  for (let cell = 0; cell < coins.length; cell++) units += coins[cell]!;
  if (listener) {
    listener.beginStep('coins', 1, 0);
    listener.coins(units);
    listener.endStep(units);
  }
  settle(model, memory, units);
  end(memory);
}
