import type { SlotModel, SlotSymbol } from '@/lib/studio/slots/types';

/** One cell of a picture; its identity tells it from others with the same symbol. */
export interface Place {
  symbol: SlotSymbol;
  value: number;
}

export interface FoundWin {
  units: number;
  places: Place[];
}

/** The pay of the highest entry that the count reaches. */
export function payFor(symbol: SlotSymbol, count: number): number {
  return symbol.pays.filter((pay) => pay.count <= count).at(-1)?.units ?? 0;
}

type Grid = readonly (readonly Place[])[];

/** Every win in a picture, found the long way: lines one by one, ways path by path, clusters by merging. */
export function findWins(model: SlotModel, grid: Grid): FoundWin[] {
  const { evaluation } = model;
  switch (evaluation.kind) {
    case 'lines':
      return evaluation.lines.flatMap((line) => lineWins(model, grid, line, evaluation.direction === 'both'));
    case 'ways':
      return waysWins(model, grid);
    case 'anywhere':
      return anywhereWins(model, grid);
    case 'clusters':
      return clusterWins(model, grid);
  }
}

function lineWins(model: SlotModel, grid: Grid, line: readonly number[], both: boolean): FoundWin[] {
  const places = line.map((row, reel) => grid[reel]![row]!);
  const left = bestRun(model, places);
  const wins = [left.win];
  if (both && left.reached < places.length) wins.push(bestRun(model, [...places].reverse()).win);
  return wins.filter((win) => win !== null);
}

/** The higher of two pays: of the wilds at the start alone, or of the first other symbol with wilds. */
function bestRun(model: SlotModel, places: readonly Place[]): { win: FoundWin | null; reached: number } {
  const product = (run: readonly Place[]) =>
    run.reduce((times, place) => times * (place.symbol.wild?.multiplier ?? 1), 1);
  const other = places.find((place) => !place.symbol.wild);
  const named = other && !other.symbol.special ? other.symbol : null;
  const length = (fits: (symbol: SlotSymbol) => boolean) => {
    const end = places.findIndex((place) => !fits(place.symbol));
    return end < 0 ? places.length : end;
  };
  const wilds = places.slice(
    0,
    length((symbol) => symbol.wild !== undefined),
  );
  const run = named
    ? places.slice(
        0,
        length((symbol) => symbol.wild !== undefined || symbol.id === named.id),
      )
    : wilds;
  const wildSymbol = model.symbols.find((symbol) => symbol.wild);
  const asWilds = wildSymbol && wilds.length > 0 ? payFor(wildSymbol, wilds.length) * product(wilds) : 0;
  const asNamed = named ? payFor(named, run.length) * product(run) : 0;
  const units = Math.max(asWilds, asNamed);
  const win = units > 0 ? { units, places: asWilds > asNamed ? wilds : [...run] } : null;
  return { win, reached: run.length };
}

function waysWins(model: SlotModel, grid: Grid): FoundWin[] {
  const starts = new Set(grid[0]!.map((place) => place.symbol));
  const wins: FoundWin[] = [];
  for (const symbol of starts) {
    if (symbol.special || symbol.wild) continue;
    const columns = grid.map((column) =>
      column.filter((place) => place.symbol === symbol || place.symbol.wild),
    );
    const end = columns.findIndex((column) => column.length === 0);
    const count = end < 0 ? columns.length : end;
    const pay = payFor(symbol, count);
    if (pay === 0) continue;
    const walk = (reel: number, times: number): number =>
      reel === count
        ? times
        : columns[reel]!.reduce(
            (sum, place) => sum + walk(reel + 1, times * (place.symbol.wild?.multiplier ?? 1)),
            0,
          );
    wins.push({ units: pay * walk(0, 1), places: columns.slice(0, count).flat() });
  }
  return wins;
}

function anywhereWins(model: SlotModel, grid: Grid): FoundWin[] {
  return model.symbols
    .filter((symbol) => !symbol.special && !symbol.wild)
    .map((symbol) => {
      const places = grid.flat().filter((place) => place.symbol === symbol);
      return { units: payFor(symbol, places.length), places };
    })
    .filter((win) => win.units > 0);
}

function clusterWins(model: SlotModel, grid: Grid): FoundWin[] {
  const wins: FoundWin[] = [];
  for (const symbol of model.symbols) {
    if (symbol.special || symbol.wild) continue;
    let groups: Place[][] = [];
    grid.forEach((column, reel) =>
      column.forEach((place, row) => {
        if (place.symbol !== symbol && !place.symbol.wild) return;
        const neighbours = [column[row - 1], grid[reel - 1]?.[row]];
        const touching = groups.filter((group) => group.some((member) => neighbours.includes(member)));
        groups = [...groups.filter((group) => !touching.includes(group)), [...touching.flat(), place]];
      }),
    );
    for (const places of groups) {
      if (!places.some((place) => place.symbol === symbol)) continue;
      const units = payFor(symbol, places.length);
      if (units > 0) wins.push({ units, places });
    }
  }
  return wins;
}
