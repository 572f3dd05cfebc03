import { compilePlay, readSelection, type Play } from '@/lib/studio/lottery/plays/play';
import { randomPick } from '@/lib/studio/lottery/plays/random-pick';
import { formatSelection } from '@/lib/studio/lottery/plays/selection';
import type { Rule, Selection, Window } from '@/lib/studio/lottery/types';
import { add, fraction, multiply, type Fraction } from '@/lib/studio/slots/fraction';
import {
  addWins,
  declared,
  emptyResult,
  forEachResult,
  generator,
  outcomesOfCells,
  playLists,
} from './support';

/**
 * Play types whose outcomes are too many to list. Each kind is counted by a method of its own that uses no formula of the engine, and
 * with the engine's `wins` on a result that stands for all results of its kind.
 */
const MAX_ENUMERATED = 200_000n;
const YEAR = 4;
const next = generator(49);

/** C(n, k) by Pascal's triangle. */
const pascal: bigint[][] = [[1n]];
for (let n = 1; n <= 80; n++)
  pascal.push(
    Array.from({ length: n + 1 }, (_, k) => (pascal[n - 1]![k - 1] ?? 0n) + (pascal[n - 1]![k] ?? 0n)),
  );
const binomial = (n: number, k: number) => pascal[n]?.[k] ?? 0n;

type Table = Map<string, Fraction>;
const isOf = <Kind extends Rule['kind']>(rule: Rule, kind: Kind): rule is Extract<Rule, { kind: Kind }> =>
  rule.kind === kind;

function put(result: number[][], window: Window, numbers: readonly number[]): void {
  window.at.forEach((index, i) => (result[window.group]![index] = numbers[i]!));
}

/** The size of the pool that a `hits` rule draws from, and how one number is shown by a window. */
function poolOf(play: Play) {
  const row = play.shape.rows.at(-1)!;
  const [window] = play.type.views[0]!.windows as [Window];
  const show = (number: number) =>
    window.at.length === 1 ? [number] : [Math.floor(number / 10), number % 10];
  const numbers = Array.from({ length: row.high - row.low + 1 }, (_, i) => row.low + i);
  return { numbers, show, windows: play.type.views[0]!.windows };
}

/** Distinct numbers: sets by how many bankers and others they have, and whether the special number is one of the others. */
function hitsWithoutReplacement(
  play: Play,
  selection: Selection,
  rule: Extract<Rule, { kind: 'hits' }>,
): Table {
  const { numbers, windows } = poolOf(play);
  const others = selection.rows.at(-1)!;
  const bankers = rule.banker ? selection.rows[0]! : [];
  const outside = numbers.filter((number) => !others.includes(number) && !bankers.includes(number));
  const size = numbers.length;
  const left = size - windows.length;
  const table: Table = new Map();
  for (let banked = 0; banked <= bankers.length; banked++)
    for (let hits = 0; hits <= others.length; hits++) {
      const rest = windows.length - banked - hits;
      if (rest < 0 || rest > outside.length) continue;
      const sets = fraction(
        binomial(bankers.length, banked) * binomial(others.length, hits) * binomial(outside.length, rest),
        binomial(size, windows.length),
      );
      const drawn = [...bankers.slice(0, banked), ...others.slice(0, hits), ...outside.slice(0, rest)];
      const show = (special?: number) => {
        const result = emptyResult(play, YEAR);
        windows.forEach((window, i) => put(result, window, [drawn[i]!]));
        if (rule.special && special !== undefined) put(result, rule.special, [special]);
        return result;
      };
      if (!rule.special) addWins(table, play, selection, show(), sets);
      else {
        const chosen = others.length - hits;
        const weight = (count: number) => multiply(sets, fraction(BigInt(count), BigInt(left)));
        if (chosen > 0) addWins(table, play, selection, show(others[hits]), weight(chosen));
        if (left > chosen) addWins(table, play, selection, show(outside[rest]), weight(left - chosen));
      }
    }
  return table;
}

/** Independent numbers: a chain over the windows, whose state is how many of the chosen numbers have come. */
function hitsWithReplacement(play: Play, selection: Selection): Table {
  const { numbers, show, windows } = poolOf(play);
  const chosen = selection.rows[0]!;
  let states = [1n, ...new Array<bigint>(chosen.length).fill(0n)];
  for (let i = 0; i < windows.length; i++)
    states = states.map(
      (ways, seen) =>
        ways * BigInt(numbers.length - chosen.length + seen) +
        (seen > 0 ? states[seen - 1]! * BigInt(chosen.length - seen + 1) : 0n),
    );
  const total = BigInt(numbers.length) ** BigInt(windows.length);
  const outside = numbers.find((number) => !chosen.includes(number))!;
  const table: Table = new Map();
  states.forEach((ways, seen) => {
    if (ways === 0n) return;
    const result = emptyResult(play);
    windows.forEach((window, i) => put(result, window, show(i < seen ? chosen[i]! : outside)));
    addWins(table, play, selection, result, fraction(ways, total));
  });
  return table;
}

/** Animals and tails: sets of balls by how many of each chosen category they have. */
function categoriesCounted(
  play: Play,
  selection: Selection,
  rule: Extract<Rule, { kind: 'categories' }>,
): Table {
  const { windows } = play.type.views[0]!;
  const categoryOf = (ball: number) =>
    rule.of === 'tail' ? ball % 10 : (((YEAR + 1 - ball) % 12) + 12) % 12;
  const balls = Array.from({ length: 49 }, (_, i) => i + 1);
  const kinds = selection.rows[0]!.map((category) => balls.filter((ball) => categoryOf(ball) === category));
  const rest = balls.filter((ball) => !selection.rows[0]!.includes(categoryOf(ball)));
  const table: Table = new Map();
  const fill = (kind: number, drawn: number[], ways: bigint) => {
    const missing = windows.length - drawn.length;
    if (kind === kinds.length) {
      if (missing > rest.length) return;
      const result = emptyResult(play, YEAR);
      const all = [...drawn, ...rest.slice(0, missing)];
      windows.forEach((window, i) => put(result, window, [all[i]!]));
      const weight = fraction(ways * binomial(rest.length, missing), binomial(49, windows.length));
      return addWins(table, play, selection, result, weight);
    }
    const of = kinds[kind]!;
    for (let count = 0; count <= Math.min(of.length, missing); count++)
      fill(kind + 1, [...drawn, ...of.slice(0, count)], ways * binomial(of.length, count));
  };
  fill(0, [], 1n);
  return table;
}

/** Parlay: balls of the same attributes are alike, so positions take a kind of ball at a time. */
function parlayCounted(play: Play, selection: Selection): Table {
  const [window] = play.type.views[0]!.windows as [Window];
  const alike = new Map<string, number[]>();
  for (let ball = 1; ball <= 49; ball++) {
    const red = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46].includes(ball);
    const blue = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48].includes(ball);
    const key = `${red} ${blue} ${ball === 49 ? 'none' : `${ball % 2} ${ball > 24}`}`;
    alike.set(key, [...(alike.get(key) ?? []), ball]);
  }
  const kinds = [...alike.values()];
  const positions = selection.rows.flatMap((row, i) => (row.length > 0 ? [i] : []));
  const used = kinds.map(() => 0);
  const result = emptyResult(play, YEAR);
  const table: Table = new Map();
  const total = positions.reduce((product, _, i) => product * BigInt(49 - i), 1n);
  const fill = (depth: number, ways: bigint) => {
    if (depth === positions.length) return addWins(table, play, selection, result, fraction(ways, total));
    for (const [i, kind] of kinds.entries()) {
      const left = kind.length - used[i]!;
      if (left === 0) continue;
      result[window.group]![window.at[positions[depth]!]!] = kind[used[i]!]!;
      used[i]!++;
      fill(depth + 1, ways * BigInt(left));
      used[i]!--;
    }
  };
  fill(0, 1n);
  return table;
}

/** How many sets of k numbers from 1 to n have each sum: the Gaussian binomial coefficient as a quotient of products. */
function sumsByQuotient(n: number, k: number): bigint[] {
  let series = [1n];
  const length = k * (n - k) + 1;
  for (let i = 1; i <= k; i++) {
    const times = n - k + i;
    const product = Array.from({ length }, (_, s) => (series[s] ?? 0n) - (series[s - times] ?? 0n));
    for (let s = i; s < length; s++) product[s] = product[s]! + product[s - i]!;
    series = product;
  }
  return [...new Array<bigint>((k * (k + 1)) / 2).fill(0n), ...series];
}

/** Features of many balls, by the number of sets with each value. */
function featureCounted(play: Play, selection: Selection, rule: Extract<Rule, { kind: 'feature' }>): Table {
  const row = play.type.views[0]!.windows[0]!;
  const size = play.source.code === 'fortyNine' ? 49 : 80;
  const count = row.at.length + (row.also?.at.length ?? 0);
  const ways =
    rule.feature === 'sum'
      ? sumsByQuotient(size, count)
      : Array.from(
          { length: count + 1 },
          (_, hits) => binomial(size / 2, hits) * binomial(size / 2, count - hits),
        );
  const table: Table = new Map();
  ways.forEach((each, value) => {
    if (each === 0n) return;
    for (const index of selection.rows[0]!) {
      const option = rule.options[index]!;
      const wins =
        option.ranges.some(([low, high]) => low <= value && value <= high) &&
        (!option.modulo || value % option.modulo[0] === option.modulo[1]);
      const key = `${option.code}/hit`;
      if (wins) table.set(key, add(table.get(key) ?? fraction(0n), fraction(each, binomial(size, count))));
    }
  });
  return table;
}

/** Windows are won each for itself, so each is counted alone: over all its outcomes, times the number of its like. */
function windowsCounted(play: Play, selection: Selection): Table {
  const table: Table = new Map();
  for (const view of play.type.views)
    for (const [window] of [view.windows.slice(0, 1)] as [[Window]]) {
      const single = compilePlay(play.source, { ...play.type, views: [{ ...view, windows: [window] }] });
      const outcomes = outcomesOfCells(single)!;
      const weight = fraction(BigInt(view.windows.length), outcomes);
      forEachResult(single, YEAR, (result) => addWins(table, single, selection, result, weight));
    }
  return table;
}

/** Positions that are bets of their own: each value of each position for itself. */
function fixedCounted(play: Play, selection: Selection): Table {
  const [window] = play.type.views[0]!.windows as [Window];
  const row = play.shape.rows[0]!;
  const table: Table = new Map();
  for (const index of window.at)
    for (let value = row.low; value <= row.high; value++) {
      const result = emptyResult(play, YEAR);
      result[window.group]![index] = value;
      addWins(table, play, selection, result, fraction(1n, BigInt(row.high - row.low + 1)));
    }
  return table;
}

function counted(play: Play, selection: Selection): Table {
  const { rule } = play.type;
  if (isOf(rule, 'hits'))
    return play.source.groups[0]!.kind === 'independent'
      ? hitsWithReplacement(play, selection)
      : hitsWithoutReplacement(play, selection, rule);
  if (isOf(rule, 'categories')) return categoriesCounted(play, selection, rule);
  if (isOf(rule, 'parlay')) return parlayCounted(play, selection);
  if (isOf(rule, 'feature')) return featureCounted(play, selection, rule);
  if (isOf(rule, 'fixed')) return fixedCounted(play, selection);
  return windowsCounted(play, selection);
}

/** A random selection, and for pools one with two numbers more, so that a selection of several combinations is counted too. */
function selectionsOf(play: Play): Selection[] {
  if (play.type.rule.kind === 'feature') return [all(play, play.shape.rows[0]!.options!.join(','))];
  const small = all(play, randomPick(play, next));
  const { rule } = play.type;
  if (rule.kind === 'parlay') return Array.from({ length: 12 }, () => parlayPick(play));
  if (rule.kind === 'categories') return [small, all(play, formatSelection(play.shape, widen(play, small)))];
  return rule.kind === 'hits' ? [small, widen(play, small)] : [small];
}

function all(play: Play, text: string): Selection {
  const read = readSelection(play, text);
  if (!read.ok) throw new Error(`${play.type.code} ${text} ${read.code}`);
  return read.selection;
}

function widen(play: Play, selection: Selection): Selection {
  const last = selection.rows.length - 1;
  const row = play.shape.rows[last]!;
  const values = new Set(selection.rows[last]);
  while (values.size < Math.min(row.max, selection.rows[last]!.length + 2)) {
    const value = row.low + next(row.high - row.low + 1);
    if (!selection.rows.flat().includes(value)) values.add(value);
  }
  return { ...selection, rows: [...selection.rows.slice(0, last), [...values].sort((a, b) => a - b)] };
}

function parlayPick(play: Play): Selection {
  const count = 2 + next(3);
  const rows = play.shape.rows.map(({ high }, i) => (i < count ? [next(high + 1)] : []));
  return { rows, list: [] };
}

const sorted = (table: Table) => [...table].sort(([a], [b]) => (a < b ? -1 : 1));

test.each(playLists().map(({ game, plays }) => [game.code, plays] as const))(
  '%s: play types with very many outcomes win as often as declared',
  (_code, plays) => {
    for (const play of plays) {
      const outcomes = outcomesOfCells(play);
      if (outcomes !== null && outcomes <= MAX_ENUMERATED) continue;
      for (const selection of selectionsOf(play))
        expect({ play: play.type.code, selection, odds: sorted(counted(play, selection)) }).toEqual({
          play: play.type.code,
          selection,
          odds: sorted(declared(play, selection, YEAR)),
        });
    }
  },
);
