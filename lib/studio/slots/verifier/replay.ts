import { findWins, payFor, type Place } from './replay-wins';
import type { FeatureState, SlotModel, SlotSymbol, SymbolId, WeightedValue } from '@/lib/studio/slots/types';

/** One spin as the verifier recomputed it. */
export interface ReplayedSpin {
  kind: 'paid' | FeatureState['kind'];
  /** -1 for a reel that did not move. */
  stops: readonly number[];
  /** Every picture in order: the landing, then what stood after reels filled or symbols fell. */
  grids: readonly (readonly (readonly SymbolId[])[])[];
  /** In stake units. */
  units: number;
}

export interface Replay {
  spins: ReplayedSpin[];
  complete: boolean;
}

/** There are too few words: the caller gives more and starts again. */
class OutOfWords extends Error {}

/** The state of a round between its spins. Plain code matters more here than speed: it must be easy to check by eye. */
interface Story {
  kind: 'paid' | FeatureState['kind'] | 'over';
  left: number;
  given: number;
  total: number;
  multiplier: number;
  orbs: number;
  chosen: SymbolId | null;
  sticky: Set<string>;
  locked: Set<number>;
  coins: number[][];
}

/**
 * Replays a round from the words of its stream, at most `limit` spins. Null if there are too few words.
 * The order of draws is that of `lib/studio/slots/spin.ts`.
 */
export function replayRound(model: SlotModel, words: readonly number[], limit: number): Replay | null {
  let position = 0;
  const draw = (n: number): number => {
    const share = (2n ** 32n / BigInt(n)) * BigInt(n);
    for (;;) {
      const word = words[position++];
      if (word === undefined) throw new OutOfWords();
      if (BigInt(word) < share) return Number(BigInt(word) % BigInt(n));
    }
  };
  const story: Story = {
    kind: 'paid',
    left: 0,
    given: 0,
    total: 0,
    multiplier: 1,
    orbs: 0,
    chosen: null,
    sticky: new Set(),
    locked: new Set(),
    coins: [],
  };
  const spins: ReplayedSpin[] = [];
  try {
    while (story.kind !== 'over' && spins.length < limit)
      spins.push(story.kind === 'hold' ? replayHold(model, story, draw) : replayReels(model, story, draw));
  } catch (error) {
    if (error instanceof OutOfWords) return null;
    throw error;
  }
  return { spins, complete: story.kind === 'over' };
}

type Draw = (n: number) => number;

function weighted(entries: readonly WeightedValue[], draw: Draw): number {
  let ticket = draw(entries.reduce((sum, entry) => sum + entry.weight, 0));
  for (const entry of entries) {
    if (ticket < entry.weight) return entry.value;
    ticket -= entry.weight;
  }
  throw new RangeError('a weighted draw missed its table');
}

function replayReels(model: SlotModel, story: Story, draw: Draw): ReplayedSpin {
  const kind = story.kind as ReplayedSpin['kind'];
  const free = kind === 'freeSpins';
  const set = free ? model.freeSpins!.reels : model.base;
  const symbolOf = (letter: string): SlotSymbol => model.symbols.find((symbol) => symbol.letter === letter)!;
  const wild = model.symbols.find((symbol) => symbol.wild);
  const heights = model.rows.map((rows) => (set.heights ? weighted(set.heights, draw) : rows));
  const stops = set.strips.map((strip, reel) => (story.locked.has(reel) ? -1 : draw(strip.length)));
  const above = [...stops];
  let grid: Place[][] = stops.map((stop, reel) =>
    Array.from({ length: heights[reel]! }, (_, row) => {
      const strip = set.strips[reel]!;
      const symbol = stop < 0 ? wild! : symbolOf(strip[(stop + row) % strip.length]!);
      return { symbol, value: 0 };
    }),
  );
  for (const place of grid.flat()) price(model, place, draw);
  if (free && model.freeSpins!.stickyWilds)
    grid = grid.map((column, reel) =>
      column.map((place, row) => {
        const name = `${reel}.${row}`;
        if (place.symbol.wild) story.sticky.add(name);
        return story.sticky.has(name) ? { symbol: wild!, value: 0 } : place;
      }),
    );
  const grids = [picture(grid)];

  const filled = (model.expandingWilds?.reels ?? []).filter(
    (reel) => !story.locked.has(reel) && grid[reel]!.some((place) => place.symbol.wild),
  );
  if (filled.length > 0) {
    for (const reel of filled) grid[reel] = grid[reel]!.map(() => ({ symbol: wild!, value: 0 }));
    if (model.expandingWilds!.respin) filled.forEach((reel) => story.locked.add(reel));
    grids.push(picture(grid));
  }

  const climbing = free && model.freeSpins!.multiplier.kind === 'climbPerCascade';
  let units = 0;
  for (let fallen = 0; ; fallen++) {
    const table = free ? model.cascades?.freeMultipliers : model.cascades?.multipliers;
    const step = climbing || !table ? 1 : (table[fallen] ?? table[table.length - 1]!);
    const wins = findWins(model, grid);
    const pay = wins.reduce((sum, win) => sum + win.units, 0);
    units += pay * step * (free ? story.multiplier : 1);
    if (pay === 0) break;
    const climb = model.freeSpins?.multiplier;
    if (climbing && climb?.kind === 'climbPerCascade')
      story.multiplier = Math.min(climb.max, story.multiplier + climb.step);
    if (!model.cascades || fallen + 1 === model.cascades.limit) break;
    const gone = new Set(wins.flatMap((win) => win.places));
    const fresh: Place[][] = [];
    grid = grid.map((column, reel) => {
      const stay = column.filter((place) => !gone.has(place));
      const strip = set.strips[reel]!;
      const fall: Place[] = [];
      while (fall.length + stay.length < column.length) {
        above[reel] = (above[reel]! + strip.length - 1) % strip.length;
        fall.unshift({ symbol: symbolOf(strip[above[reel]!]!), value: 0 });
      }
      fresh.push(fall);
      return [...fall, ...stay];
    });
    for (const place of fresh.flat()) price(model, place, draw);
    grids.push(picture(grid));
  }

  const seen = grid.flat();
  const scatters = seen.filter((place) => place.symbol.special === 'scatter').length;
  if (free && story.chosen) {
    const reels = grid.filter((column) => column.some((place) => place.symbol.id === story.chosen)).length;
    const chosen = model.symbols.find((symbol) => symbol.id === story.chosen)!;
    const lines = model.evaluation.kind === 'lines' ? model.evaluation.lines.length : 0;
    units += payFor(chosen, reels) * lines * story.multiplier;
  }
  const orbs = seen.reduce((sum, place) => sum + (place.symbol.special === 'orb' ? place.value : 0), 0);
  if (units > 0 && orbs > 0) {
    if (free && model.orbs!.accumulateInFreeSpins) {
      story.orbs += orbs;
      units *= story.orbs;
    } else units *= orbs;
  }
  const scatter = model.symbols.find((symbol) => symbol.special === 'scatter');
  if (scatter) units += payFor(scatter, scatters);

  units = closeAtCap(model, story, units);
  if (story.kind !== 'over') {
    if (free) afterFree(model, story, units, scatters);
    else if (kind === 'respin') story.kind = filled.length > 0 ? 'respin' : 'over';
    else afterPaid(model, story, grid, scatters, filled.length, draw);
  }
  return { kind, stops, grids, units };
}

/** Coins and orbs get their value when they come into sight. */
function price(model: SlotModel, place: Place, draw: Draw): void {
  if (place.symbol.special === 'coin' && model.coinHold) place.value = weighted(model.coinHold.values, draw);
  if (place.symbol.special === 'orb' && model.orbs) place.value = weighted(model.orbs.values, draw);
}

function picture(grid: readonly (readonly Place[])[]): SymbolId[][] {
  return grid.map((column) => column.map((place) => place.symbol.id));
}

function closeAtCap(model: SlotModel, story: Story, units: number): number {
  const room = model.maxWin * model.units - story.total;
  const paid = Math.min(units, room);
  story.total += paid;
  if (paid === room) story.kind = 'over';
  return paid;
}

function spinsFor(table: readonly { count: number; spins: number }[], scatters: number): number {
  return table.filter((entry) => entry.count <= scatters).at(-1)?.spins ?? 0;
}

function afterFree(model: SlotModel, story: Story, units: number, scatters: number): void {
  const rules = model.freeSpins!;
  const climb = rules.multiplier;
  if (climb.kind === 'climbPerWin' && units > 0)
    story.multiplier = Math.min(climb.max, story.multiplier + climb.step);
  const more = Math.min(spinsFor(rules.retriggers, scatters), rules.maxSpins - story.given);
  story.given += more;
  story.left += more - 1;
  if (story.left === 0) story.kind = 'over';
}

function afterPaid(
  model: SlotModel,
  story: Story,
  grid: readonly (readonly Place[])[],
  scatters: number,
  filled: number,
  draw: Draw,
): void {
  const spins = model.freeSpins ? spinsFor(model.freeSpins.awards, scatters) : 0;
  const coins = grid.flat().filter((place) => place.symbol.special === 'coin').length;
  story.kind = 'over';
  if (model.freeSpins && spins > 0) {
    const { multiplier, chosenSymbol } = model.freeSpins;
    story.kind = 'freeSpins';
    story.left = story.given = Math.min(spins, model.freeSpins.maxSpins);
    story.multiplier = multiplier.kind === 'fixed' ? multiplier.value : multiplier.start;
    if (chosenSymbol) {
      const index = weighted(
        chosenSymbol.map((choice, value) => ({ value, weight: choice.weight })),
        draw,
      );
      story.chosen = chosenSymbol[index]!.symbol;
    }
  } else if (model.coinHold && coins >= model.coinHold.trigger) {
    story.kind = 'hold';
    story.left = model.coinHold.respins;
    story.coins = grid.map((column) => column.map((place) => place.value));
  } else if (filled > 0 && model.expandingWilds!.respin) story.kind = 'respin';
}

function replayHold(model: SlotModel, story: Story, draw: Draw): ReplayedSpin {
  const rules = model.coinHold!;
  const before = story.coins.flat().filter((value) => value > 0).length;
  story.coins = story.coins.map((column) =>
    column.map((value) => {
      if (value > 0) return value;
      return draw(rules.chance.of) < rules.chance.coin ? weighted(rules.values, draw) : 0;
    }),
  );
  const all = story.coins.flat();
  const held = all.filter((value) => value > 0);
  story.left = held.length > before ? rules.respins : story.left - 1;
  let units = 0;
  if (held.length === all.length || story.left === 0) {
    units = held.reduce((sum, value) => sum + value, held.length === all.length ? rules.fullGrid : 0);
    units = closeAtCap(model, story, units);
    story.kind = 'over';
  }
  const grid = story.coins.map((column) => column.map((value): SymbolId => (value > 0 ? 'coin' : 'blank')));
  return { kind: 'hold', stops: model.rows.map(() => -1), grids: [grid], units };
}
