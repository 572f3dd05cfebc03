import { SPECIAL, type CompiledModel } from './compile';
import type { RoundMemory } from './memory';

/** Receives every win while a result is recorded; simulations pass null, which costs nothing. */
export interface WinListener {
  line(
    line: number,
    fromRight: boolean,
    symbol: number,
    count: number,
    wildMultiplier: number,
    pay: number,
  ): void;
  ways(symbol: number, count: number, ways: number, pay: number): void;
  anywhere(symbol: number, count: number, pay: number): void;
  cluster(symbol: number, cells: ArrayLike<number>, count: number, pay: number): void;
}

/**
 * What the grid in `memory` pays by the model's rules, in stake units, before the step's multiplier.
 * Leaves `memory.marked` = 1 on the cells of wins where the model cascades.
 */
export function evaluate(model: CompiledModel, memory: RoundMemory, listener: WinListener | null): number {
  switch (model.evaluation) {
    case 'lines':
      return evaluateLines(model, memory, listener);
    case 'ways':
      return evaluateWays(model, memory, listener);
    case 'anywhere':
      return evaluateAnywhere(model, memory, listener);
    case 'clusters':
      return evaluateClusters(model, memory, listener);
  }
}

/** Each line pays its best run: of the wilds it begins with, or of its first other symbol with wilds. */
function evaluateLines(model: CompiledModel, memory: RoundMemory, listener: WinListener | null): number {
  const { lineCount, bothWays } = model;
  let total = 0;
  for (let line = 0; line < lineCount; line++) {
    total += run(model, memory.grid, line, false, listener);
    if (bothWays && runLength !== model.reels) total += run(model, memory.grid, line, true, listener);
  }
  return total;
}

/** Reels in a row that the last run covered, whether it paid or not. */
let runLength = 0;

function run(
  model: CompiledModel,
  grid: Uint8Array,
  line: number,
  fromRight: boolean,
  listener: WinListener | null,
): number {
  const { reels, lineCells, isWild, wildMultiplier, special, pays } = model;
  const stride = model.cells + 1;
  const first = line * reels;
  let symbol = -1;
  let count = 0;
  let multiplier = 1;
  let wilds = 0;
  let wildsMultiplier = 1;
  for (; count < reels; count++) {
    const at = fromRight ? first + reels - 1 - count : first + count;
    const here = grid[lineCells[at]!]!;
    if (isWild[here]) {
      multiplier *= wildMultiplier[here]!;
      if (symbol < 0) {
        wilds++;
        wildsMultiplier = multiplier;
      }
    } else if (symbol < 0) {
      if (special[here]) break;
      symbol = here;
    } else if (here !== symbol) break;
  }
  runLength = count;
  let pay = symbol < 0 ? 0 : pays[symbol * stride + count]! * multiplier;
  if (wilds > 0) {
    const asWilds = pays[model.wild * stride + wilds]! * wildsMultiplier;
    if (asWilds > pay) {
      pay = asWilds;
      symbol = model.wild;
      count = wilds;
      multiplier = wildsMultiplier;
    }
  }
  if (pay > 0 && listener !== null) listener.line(line, fromRight, symbol, count, multiplier, pay);
  return pay;
}

/** A symbol of the first reel pays once per way: the product over its reels of its cells, wilds counting ×m. */
function evaluateWays(model: CompiledModel, memory: RoundMemory, listener: WinListener | null): number {
  const { reels, height, isWild, wildMultiplier, special, pays } = model;
  const { grid, heights } = memory;
  const stride = model.cells + 1;
  const cascades = model.model.cascades !== undefined;
  let total = 0;
  let seen = 0;
  const firstRows = heights[0]!;
  for (let row = 0; row < firstRows; row++) {
    const symbol = grid[row]!;
    if (special[symbol] || seen & (1 << symbol)) continue;
    seen |= 1 << symbol;
    let ways = 1;
    let count = 0;
    for (; count < reels; count++) {
      const start = count * height;
      const end = start + heights[count]!;
      let sum = 0;
      for (let cell = start; cell < end; cell++) {
        const here = grid[cell]!;
        if (here === symbol) sum++;
        else if (isWild[here]) sum += wildMultiplier[here]!;
      }
      if (sum === 0) break;
      ways *= sum;
    }
    const pay = pays[symbol * stride + count]! * ways;
    if (pay === 0) continue;
    total += pay;
    if (listener !== null) listener.ways(symbol, count, ways, pay);
    if (cascades) markReels(model, memory, symbol, count);
  }
  return total;
}

function markReels(model: CompiledModel, memory: RoundMemory, symbol: number, count: number): void {
  const { height, isWild } = model;
  for (let reel = 0; reel < count; reel++) {
    const start = reel * height;
    const end = start + memory.heights[reel]!;
    for (let cell = start; cell < end; cell++) {
      const here = memory.grid[cell]!;
      if (here === symbol || isWild[here]) memory.marked[cell] = 1;
    }
  }
}

function evaluateAnywhere(model: CompiledModel, memory: RoundMemory, listener: WinListener | null): number {
  const { cells, special, pays } = model;
  const { grid, counts, marked } = memory;
  const stride = cells + 1;
  counts.fill(0);
  for (let cell = 0; cell < cells; cell++) counts[grid[cell]!]!++;
  let total = 0;
  for (let symbol = 0; symbol < counts.length; symbol++) {
    if (special[symbol]) continue;
    const pay = pays[symbol * stride + counts[symbol]!]!;
    if (pay === 0) continue;
    total += pay;
    if (listener !== null) listener.anywhere(symbol, counts[symbol]!, pay);
    for (let cell = 0; cell < cells; cell++) if (grid[cell] === symbol) marked[cell] = 1;
  }
  return total;
}

/** A wild may belong to several clusters; a cluster needs at least one symbol of its own. */
function evaluateClusters(model: CompiledModel, memory: RoundMemory, listener: WinListener | null): number {
  const { cells, height, isWild, special, pays } = model;
  const { grid, visited, queue, marked } = memory;
  const stride = cells + 1;
  visited.fill(0);
  let total = 0;
  for (let start = 0; start < cells; start++) {
    const symbol = grid[start]!;
    if (visited[start] || isWild[symbol] || special[symbol] !== SPECIAL.none) continue;
    let size = 0;
    let read = 0;
    queue[size++] = start;
    visited[start] = 1;
    while (read < size) {
      const cell = queue[read++]!;
      const row = cell % height;
      for (let side = 0; side < 4; side++) {
        if ((side === 0 && row === 0) || (side === 1 && row === height - 1)) continue;
        const next =
          side === 0 ? cell - 1 : side === 1 ? cell + 1 : side === 2 ? cell - height : cell + height;
        if (next < 0 || next >= cells || visited[next]) continue;
        const there = grid[next]!;
        if (there !== symbol && !isWild[there]) continue;
        visited[next] = 1;
        queue[size++] = next;
      }
    }
    const pay = pays[symbol * stride + size]!;
    for (let i = 0; i < size; i++) {
      const cell = queue[i]!;
      if (isWild[grid[cell]!]) visited[cell] = 0;
      if (pay > 0) marked[cell] = 1;
    }
    if (pay === 0) continue;
    total += pay;
    if (listener !== null) listener.cluster(symbol, queue, size, pay);
  }
  return total;
}
