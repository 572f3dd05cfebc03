import { playsOf } from '../games/registry';
import { colourOf, featureOf, optionWins } from '../plays/features';
import type { Play } from '../plays/play';
import { ANIMALS, animalOf } from '../plays/result-families';
import { spaceOf } from '../plays/space';
import { rangeOf } from '../sources/result';
import type { DrawSource, LotteryGame, NumberGroup, Result } from '../types';

/** What is counted of a result: a position, numbers that occur, or a feature such as the sum. */
export interface Place {
  /**
   * `position1` … (numbers in the order drawn, or digits of the first prize), `numbers` (those that occur), `special`, `lastTwo` (last two digits of
   * the first prize), `anyTwo` (last two digits of any prize), `sum`, `animal`, `colour`, or the code of a play type whose options are counted.
   */
  code: string;
  values: readonly string[];
  /** The indexes of the values that the result has. */
  indexesOf(result: Result): readonly number[];
  /** The chance of each value; a function of the draw where its given numbers matter. */
  chances: readonly number[] | ((result: Result) => readonly number[]);
}

const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => low + i);
const constant =
  <T>(value: T) =>
  () =>
    value;
const even = (values: readonly unknown[]) => constant(values.map(() => 1 / values.length));

/** Play types whose options are counted, by the key of their text: the two sides of a draw. */
export const OPTION_PLAYS: readonly string[] = [
  'sumSides',
  'crownSumSides',
  'specialSides',
  'lastDigitSides',
  'superSides',
  'totalOfTwenty',
];
/** Sums of more values than this are no chart: those of twenty balls of 80. */
const MAX_SUMS = 100;

/** Places are made once for each list of play types, which games with the same plays share. */
const made = new Map<LotteryGame['groups'], readonly Place[]>();

/** What is counted of the results of a game. */
export function placesOf(game: LotteryGame): readonly Place[] {
  let places = made.get(game.groups);
  if (!places) {
    const { source } = game;
    const [first] = source.groups as [NumberGroup, ...NumberGroup[]];
    const isRanked = first.kind === 'independent' && first.width !== undefined;
    places = [...(isRanked ? rankPlaces(source) : numberPlaces(source, first)), ...optionPlaces(game)];
    made.set(game.groups, places);
  }
  return places;
}

function numberPlaces(source: DrawSource, group: NumberGroup): Place[] {
  const places: Place[] = [];
  const { low, high } = rangeOf(source, group);
  const numbers = range(low, high);
  const values = numbers.map(String);
  // Of many balls, and of dice, the position says nothing; of all cars, every number occurs.
  const hasPositions = group.count <= 10 && source.code !== 'threeDice' && source.groups.length === 1;
  if (hasPositions)
    for (const at of range(0, group.count - 1))
      places.push({
        code: `position${at + 1}`,
        values,
        indexesOf: (result) => [result[0]![at]! - low],
        chances: even(values),
      });
  if (group.count < numbers.length || group.kind === 'independent') {
    const chance =
      group.kind === 'independent'
        ? 1 - (1 - 1 / numbers.length) ** group.count
        : group.count / numbers.length;
    places.push({
      code: 'numbers',
      values,
      indexesOf: (result) => [...new Set(result[0]!)].map((number) => number - low),
      chances: numbers.map(() => chance),
    });
  }
  if (source.code === 'fortyNine') places.push(...specialPlaces(values));
  else if (places.at(-1)?.code === 'numbers') {
    const sum = sumPlace(group, low, high);
    if (sum.values.length <= MAX_SUMS) places.push(sum);
  }
  return places;
}

function specialPlaces(values: readonly string[]): Place[] {
  const special = (result: Result) => result[1]![0]!;
  const colours = range(1, 49).map(colourOf);
  const chanceOf = (colour: number) => colours.filter((other) => other === colour).length / 49;
  return [
    {
      code: 'special',
      values,
      indexesOf: (result) => [special(result) - 1],
      chances: even(values),
    },
    {
      code: 'animal',
      values: ANIMALS,
      indexesOf: (result) => [animalOf(special(result), result[2]![0]!)],
      // The animal of the year has five numbers, the others four.
      chances: (result) => ANIMALS.map((_, animal) => (animal === result[2]![0] ? 5 : 4) / 49),
    },
    {
      code: 'colour',
      values: ['red', 'blue', 'green'],
      indexesOf: (result) => [colourOf(special(result))],
      chances: [0, 1, 2].map(chanceOf),
    },
  ];
}

/** The sum of all numbers of a group, with the chance of each sum counted over all draws. */
function sumPlace(group: NumberGroup, low: number, high: number): Place {
  const { count } = group;
  // ways[k].get(s): so many of k numbers have the sum s.
  const ways: Map<number, number>[] = Array.from({ length: count + 1 }, () => new Map<number, number>());
  ways[0]!.set(0, 1);
  const put = (into: Map<number, number>, from: Map<number, number>, number: number) => {
    for (const [sum, n] of from) into.set(sum + number, (into.get(sum + number) ?? 0) + n);
  };
  if (group.kind === 'independent')
    for (let k = 1; k <= count; k++)
      for (let number = low; number <= high; number++) put(ways[k]!, ways[k - 1]!, number);
  else
    for (let number = low; number <= high; number++)
      for (let k = count; k >= 1; k--) put(ways[k]!, ways[k - 1]!, number);
  const sums = [...ways[count]!].sort(([a], [b]) => a - b);
  const total = sums.reduce((sum, [, n]) => sum + n, 0);
  const least = sums[0]![0];
  return {
    code: 'sum',
    values: sums.map(([sum]) => String(sum)),
    indexesOf: (result) => [result[0]!.reduce((sum, number) => sum + number, 0) - least],
    chances: sums.map(([, n]) => n / total),
  };
}

const PAIRS = range(0, 99).map((pair) => String(pair).padStart(2, '0'));
const DIGITS = range(0, 9).map(String);

/** Of prize ranks: the digits and the last two digits of the first one, and the last two digits of all if the game pays on them. */
function rankPlaces(source: DrawSource): Place[] {
  const first = source.groups[0] as NumberGroup & { width: number };
  const lastTwo = (cells: readonly number[], end: number) => cells[end - 2]! * 10 + cells[end - 1]!;
  const places: Place[] = range(0, first.width - 1).map((at) => ({
    code: `position${at + 1}`,
    values: DIGITS,
    indexesOf: (result) => [result[0]![at]!],
    chances: even(DIGITS),
  }));
  places.push({
    code: 'lastTwo',
    values: PAIRS,
    indexesOf: (result) => [lastTwo(result[0]!, first.width)],
    chances: even(PAIRS),
  });
  if (!source.code.startsWith('vietnam')) return places;
  const ends = source.groups.map((group) => {
    const { width } = group as NumberGroup & { width: number };
    return range(1, group.count / width).map((number) => number * width);
  });
  const numbers = ends.reduce((sum, list) => sum + list.length, 0);
  places.push({
    code: 'anyTwo',
    values: PAIRS,
    indexesOf: (result) => [
      ...new Set(ends.flatMap((list, group) => list.map((end) => lastTwo(result[group]!, end)))),
    ],
    chances: PAIRS.map(() => 1 - 0.99 ** numbers),
  });
  return places;
}

/** The options of a game's play types that name the sides of a draw, decided by their data; the chances are their odds. */
function optionPlaces(game: LotteryGame): Place[] {
  const last = game.source.groups[0]!.count - 1;
  return [...playsOf(game).values()].flatMap((play): Place[] => {
    const { text, views } = play.type;
    const isCounted =
      OPTION_PLAYS.includes(text.key) ||
      // Of the pairs of dragon and tiger the first number against the last one.
      (text.key === 'dragonTiger' && views[0]?.windows[0]?.at.join() === `0,${last}`);
    const place = isCounted ? optionPlace(play) : undefined;
    return place ? [place] : [];
  });
}

function optionPlace({ source, type, odds }: Play): Place | undefined {
  const { rule } = type;
  const window = type.views[0]?.windows[0];
  if (rule.kind !== 'feature' || !window) return undefined;
  const space = spaceOf(source, window);
  const classes = odds();
  return {
    code: type.code,
    values: rule.options.map(({ code }) => code),
    indexesOf(result) {
      const tuple = window.at.map((at) => result[window.group]![at]!);
      const value = featureOf(rule.feature, tuple, space);
      return rule.options.flatMap((option, i) => (optionWins(option, value) ? [i] : []));
    },
    chances: rule.options.map(({ code }) => {
      const [tier] = classes.get(code)!.values();
      return Number(tier!.expected.n) / Number(tier!.expected.d);
    }),
  };
}
