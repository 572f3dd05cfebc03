import type { z } from 'zod';
import { animalOf } from '@/lib/studio/lottery/plays/result-families';
import { featureOf, optionWins } from '@/lib/studio/lottery/plays/features';
import { spaceOf } from '@/lib/studio/lottery/plays/space';
import { parseResult } from '@/lib/studio/lottery/sources/result';
import { OPTION_PLAYS } from '@/lib/studio/lottery/statistics/places';
import type { LotteryGame, PlayType } from '@/lib/studio/lottery/types';
import type { statisticsOutput } from '@/lib/studio/lottery/wire';
import { pictureOf, type WireResult } from '../pictures/picture-kind';

/** GET /lotto/lgw/statistics/{gameCode}. */
export type WireStatistics = z.infer<typeof statisticsOutput>;
export type WireCounted = WireStatistics['places'][number];

/** A place of a result that a trend chart follows: one value in each draw. */
export interface ChartPlace {
  /** A text of `places` in the namespace `lottery`, with `{number}`. */
  text:
    | 'position'
    | 'sum'
    | 'specialTail'
    | 'specialHead'
    | 'specialAnimal'
    | 'lastTail'
    | 'hundreds'
    | 'tens'
    | 'units';
  number: number;
  /** The place of the server's statistics that counts the same; undefined if there is none. */
  code?: string;
  values: readonly number[];
  valueOf(result: WireResult): number;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const numbers = (result: WireResult) => result[0]!.map(Number);
const sum = (result: WireResult) => numbers(result).reduce((total, value) => total + value, 0);
const place = (
  text: ChartPlace['text'],
  number: number,
  [from, to]: readonly [number, number],
  valueOf: ChartPlace['valueOf'],
  code?: string,
): ChartPlace => ({ text, number, values: range(from, to), valueOf, ...(code && { code }) });

/** The places that the charts of a game follow, the most important one first. */
export function chartPlaces(game: LotteryGame): ChartPlace[] {
  const kind = pictureOf(game);
  const group = game.source.groups[0]!;
  if (kind.source === 'fortyNine') {
    const special = (result: WireResult) => Number(result[1]![0]);
    return [
      place('specialTail', 0, [0, 9], (result) => special(result) % 10),
      place('specialHead', 0, [0, 4], (result) => Math.floor(special(result) / 10)),
      place(
        'specialAnimal',
        0,
        [0, 11],
        (result) => animalOf(special(result), Number(result[2]![0])),
        'animal',
      ),
    ];
  }
  if (kind.source === 'twentyOfEighty')
    return [place('lastTail', 0, [0, 9], (result) => Number(result[0]!.at(-1)) % 10)];
  if (group.kind === 'independent' && group.width)
    return (['units', 'tens', 'hundreds'] as const).map((text, at) =>
      place(
        text,
        at,
        [0, 9],
        (result) => Number(String(result[0]![0]).at(-1 - at)),
        `position${group.width! - at}`,
      ),
    );
  if (group.kind === 'rest') return [];
  const positions = range(1, group.count).map((number) =>
    place(
      'position',
      number,
      [group.low, group.high],
      (result) => Number(result[0]![number - 1]),
      `position${number}`,
    ),
  );
  const sums = kind.sum
    ? [place('sum', 0, [group.low * group.count, group.high * group.count], sum, 'sum')]
    : [];
  return [...sums, ...positions];
}

/** An outcome with two sides, or neither of them, that a road map shows. It is decided by the data of a play type. */
export interface Road {
  type: PlayType;
  /** The codes of the two options. */
  sides: readonly [string, string];
  /** 0 and 1 are the sides, 2 is neither. */
  sideOf(result: WireResult): 0 | 1 | 2;
}

const PAIRS = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
] as const;

/** The road maps of a game: big and small, odd and even, dragon and tiger, as its play types decide them. */
export function roadsOf(game: LotteryGame): Road[] {
  const types = game.groups.flatMap(({ plays }) => plays);
  const last = game.source.groups[0]!.count - 1;
  return types
    .filter(
      ({ text: { key }, views }) =>
        OPTION_PLAYS.includes(key) ||
        (key === 'dragonTiger' && views[0]?.windows[0]?.at.join() === `0,${last}`),
    )
    .flatMap((type) => PAIRS.flatMap((sides) => roadOf(game, type, sides) ?? []));
}

function roadOf(game: LotteryGame, type: PlayType, sides: readonly [string, string]): Road | undefined {
  const { rule } = type;
  const window = type.views[0]?.windows[0];
  if (rule.kind !== 'feature' || !window) return undefined;
  const [first, second] = sides.map((code) => rule.options.find((option) => option.code === code));
  if (!first || !second) return undefined;
  return {
    type,
    sides,
    sideOf(json) {
      const parsed = parseResult(game.source, json);
      if (!parsed.ok) return 2;
      const tuple = window.at.map((at) => parsed.result[window.group]![at]!);
      const value = featureOf(rule.feature, tuple, spaceOf(game.source, window));
      return optionWins(first, value) ? 0 : optionWins(second, value) ? 1 : 2;
    },
  };
}

/** How many draws in a row each value of a place has not come, for each draw: 0 where it came. */
export function omissions(place: ChartPlace, results: readonly WireResult[]): number[][] {
  const since = place.values.map(() => 0);
  return results.map((result) => {
    const drawn = place.values.indexOf(place.valueOf(result));
    for (const at of since.keys()) since[at] = at === drawn ? 0 : since[at]! + 1;
    return [...since];
  });
}

/** The columns of a road map: a run of the same side fills a column, and one that is longer than six goes on in the next column. */
export function roadColumns(sides: readonly (0 | 1 | 2)[], height = 6): (0 | 1 | 2)[][] {
  const columns: (0 | 1 | 2)[][] = [];
  for (const side of sides) {
    const column = columns.at(-1);
    if (column && column[0] === side && column.length < height) column.push(side);
    else columns.push([side]);
  }
  return columns;
}

export interface Heat {
  value: number;
  count: number;
  /** Draws in a row without it, up to the last one. */
  gap: number;
  /** What the odds expect, and the longest gap in these draws; undefined if the server does not count this place. */
  expected?: number;
  longestGap?: number;
}

/** How often each value of a place came, and for how many draws it has not come by the last of them, beside what the server counted. */
export function heatOf(
  place: ChartPlace,
  results: readonly WireResult[],
  counted: readonly WireCounted[] = [],
): Heat[] {
  const drawn = results.map((result) => place.valueOf(result));
  const gaps = omissions(place, results).at(-1) ?? place.values.map(() => 0);
  const values = counted.find(({ code }) => code === place.code)?.values;
  return place.values.map((value, at) => {
    // The animals have names there; all other values are written as numbers.
    const same =
      place.code === 'animal' ? values?.[at] : values?.find((entry) => Number(entry.value) === value);
    return {
      value,
      count: drawn.filter((other) => other === value).length,
      gap: gaps[at]!,
      ...(same && { expected: same.expected, longestGap: same.longestGap }),
    };
  });
}
