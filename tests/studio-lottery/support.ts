import { lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';
import type { Play } from '@/lib/studio/lottery/plays/play';
import { add, fraction, multiply, type Fraction } from '@/lib/studio/slots/fraction';
import { arrangements } from '@/lib/studio/lottery/combinatorics';
import { rangeOf } from '@/lib/studio/lottery/sources/result';
import type { LotteryGame, Result, Selection } from '@/lib/studio/lottery/types';

// Jest looks a global up through its sandbox each time. Taken out once, the functions make a draw ten times as fast.
const { floor, imul } = Math;

/**
 * A small generator with a seed, for repeatable tests (mulberry32). `next(n)` gives 0 to n - 1. The state is a signed number of 32 bits, which
 * needs no allocation.
 */
export function generator(seed: number): (n: number) => number {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = imul(state ^ (state >>> 15), state | 1);
    word ^= word + imul(word ^ (word >>> 7), word | 61);
    return floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** One game of each list of play types, with its plays. */
export function playLists(): { game: LotteryGame; plays: Play[] }[] {
  const seen = new Set<LotteryGame['groups']>();
  return lotteryGames.flatMap((game) => {
    if (seen.has(game.groups)) return [];
    seen.add(game.groups);
    return [{ game, plays: [...playsOf(game).values()] }];
  });
}

/** The indexes that a play type looks at, by group. */
export function cellsOf(play: Play): Map<number, number[]> {
  const cells = new Map<number, Set<number>>();
  const note = (group: number, at: readonly number[]) => {
    if (!cells.has(group)) cells.set(group, new Set());
    for (const index of at) cells.get(group)!.add(index);
  };
  for (const { windows } of play.type.views)
    for (const window of windows) {
      note(window.group, window.at);
      if (window.also) note(window.also.group, window.also.at);
    }
  const { rule } = play.type;
  if (rule.kind === 'hits' && rule.special) note(rule.special.group, rule.special.at);
  return new Map([...cells].map(([group, at]) => [group, [...at].sort((a, b) => a - b)]));
}

/** A result whose numbers are all -1, to be filled where a play type looks. */
export function emptyResult(play: Play, given = 0): number[][] {
  return play.source.groups.map((group) =>
    new Array<number>(group.count).fill(group.kind === 'given' ? given : -1),
  );
}

/** How many outcomes the cells of a play type in one group have; null if it looks at several groups. */
export function outcomesOfCells(play: Play): bigint | null {
  const cells = [...cellsOf(play)];
  if (cells.length !== 1) return null;
  const [[group, at]] = cells as [[number, number[]]];
  const source = play.source.groups[group]!;
  const { low, high } = rangeOf(play.source, source);
  const size = high - low + 1;
  return source.kind === 'independent' ? BigInt(size) ** BigInt(at.length) : arrangements(size, at.length);
}

/** Calls `visit` with every outcome of the cells that a play type looks at, which are of one group. */
export function forEachResult(play: Play, given: number, visit: (result: Result) => void): void {
  const [[group, at]] = [...cellsOf(play)] as [[number, number[]]];
  const source = play.source.groups[group]!;
  const { low, high } = rangeOf(play.source, source);
  const result = emptyResult(play, given);
  const numbers = result[group]!;
  const used = new Set<number>();
  const fill = (depth: number) => {
    if (depth === at.length) return visit(result);
    for (let value = low; value <= high; value++) {
      if (source.kind !== 'independent') {
        if (used.has(value)) continue;
        used.add(value);
      }
      numbers[at[depth]!] = value;
      fill(depth + 1);
      used.delete(value);
    }
  };
  fill(0);
}

/** What each class and tier must win on average: combinations × declared expected hits. */
export function declared(play: Play, selection: Selection, given: number): Map<string, Fraction> {
  const expected = new Map<string, Fraction>();
  for (const [code, units] of play.unitsByClass(selection, [given]))
    for (const [tier, odds] of play.odds().get(code)!)
      expected.set(`${code}/${tier}`, multiply(odds.expected, fraction(BigInt(units))));
  return expected;
}

/** Adds weighted winning units to a table. */
export function addWins(
  table: Map<string, Fraction>,
  play: Play,
  selection: Selection,
  result: Result,
  weight: Fraction,
): void {
  for (const hit of play.wins(selection, result)) {
    const key = `${hit.class}/${hit.tier}`;
    table.set(key, add(table.get(key) ?? fraction(0n), multiply(weight, fraction(BigInt(hit.units)))));
  }
}
