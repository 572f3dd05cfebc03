import { sources } from '../sources/sources';
import type { FeatureOption, HitTier, LotteryGame, PlayGroup, PlayType } from '../types';
import { at, eachValue, option, play, range, tiersWon, twoSides, views, won } from './build';

/** Twenty numbers; the last one, 77, is bingo's super number. Their sum is 760; ten are from 1 to 40, eleven are odd. */
const drawn = [3, 8, 11, 16, 19, 22, 27, 30, 33, 38, 41, 44, 45, 46, 49, 52, 55, 66, 78, 77];
const result = [drawn];
const all = views(at(0, ...range(0, 19)));
const each = views(...range(0, 19).map((index) => at(0, index)));

/** For each count of chosen numbers, the hits that pay, with the tier's share of the return. */
const TIERS: Record<number, readonly (readonly [hits: number, weight: number])[]> = {
  1: [[1, 1]],
  2: [[2, 1]],
  3: [
    [3, 50],
    [2, 50],
  ],
  4: [
    [4, 35],
    [3, 30],
    [2, 35],
  ],
  5: [
    [5, 30],
    [4, 30],
    [3, 40],
  ],
  6: [
    [6, 25],
    [5, 25],
    [4, 25],
    [3, 25],
  ],
  7: [
    [7, 20],
    [6, 20],
    [5, 20],
    [4, 25],
    [0, 15],
  ],
  8: [
    [8, 20],
    [7, 15],
    [6, 15],
    [5, 20],
    [4, 20],
    [0, 10],
  ],
  9: [
    [9, 15],
    [8, 15],
    [7, 15],
    [6, 15],
    [5, 20],
    [4, 10],
    [0, 10],
  ],
  10: [
    [10, 15],
    [9, 15],
    [8, 15],
    [7, 15],
    [6, 15],
    [5, 15],
    [0, 10],
  ],
};

const hits = (count: number): HitTier[] =>
  TIERS[count]!.map(([hit, weight]) => ({ tier: `hits${hit}`, weight, hits: hit }));

/** Chooses `count` numbers of which all but one are drawn, or the only one. */
const pick = (key: string, count: number): PlayType => {
  const chosen = count === 1 ? [3] : count === 2 ? [3, 8] : [...drawn.slice(0, count - 1), 80];
  const text = chosen
    .sort((a, b) => a - b)
    .map((number) => String(number).padStart(2, '0'))
    .join(',');
  const won = count < 3 ? count : count - 1;
  return play(
    { key, count },
    each,
    { kind: 'hits', choose: count, tiers: hits(count) },
    {
      selection: text,
      result,
      wins: tiersWon({ [`hits${won}`]: 1 }),
    },
  );
};

const sumSides: FeatureOption[] = [
  option('big', 811, 1410),
  option('small', 210, 809),
  option('tie', 810),
  { code: 'odd', ranges: [[210, 1410]], modulo: [2, 1] },
  { code: 'even', ranges: [[210, 1410]], modulo: [2, 0] },
];
const sided = (code: string, low: number, high: number, odd: 0 | 1): FeatureOption => ({
  code,
  ranges: [[low, high]],
  modulo: [2, odd],
});

const kenoGroups: PlayGroup[] = [
  { code: 'pick', plays: range(1, 10).map((count) => pick('pick', count)) },
  {
    code: 'sums',
    plays: [
      play(
        { key: 'totalOfTwenty' },
        all,
        { kind: 'feature', feature: 'sum', options: sumSides },
        {
          selection: 'small,even',
          result,
          wins: won({ small: 1, even: 1 }),
        },
      ),
      play(
        { key: 'totalCombined' },
        all,
        {
          kind: 'feature',
          feature: 'sum',
          options: [
            sided('bigOdd', 811, 1410, 1),
            sided('bigEven', 811, 1410, 0),
            sided('smallOdd', 210, 809, 1),
            sided('smallEven', 210, 809, 0),
          ],
        },
        { selection: 'smallEven', result, wins: won({ smallEven: 1 }) },
      ),
      play(
        { key: 'fiveElements' },
        all,
        {
          kind: 'feature',
          feature: 'sum',
          options: [
            option('gold', 210, 695),
            option('wood', 696, 763),
            option('water', 764, 855),
            option('fire', 856, 923),
            option('earth', 924, 1410),
          ],
        },
        { selection: 'wood,water', result, wins: won({ wood: 1 }) },
      ),
      play(
        { key: 'upDown' },
        all,
        {
          kind: 'feature',
          feature: 'low',
          options: [option('up', 11, 20), option('middle', 10), option('down', 0, 9)],
        },
        { selection: 'middle', result, wins: won({ middle: 1 }) },
      ),
      play(
        { key: 'oddEvenCount' },
        all,
        {
          kind: 'feature',
          feature: 'odd',
          options: [option('moreOdd', 11, 20), option('equal', 10), option('moreEven', 0, 9)],
        },
        { selection: 'moreEven', result: [[2, ...drawn.slice(1)]], wins: won({ moreEven: 1 }) },
      ),
    ],
  },
];

const bingoGroups: PlayGroup[] = [
  { code: 'stars', plays: range(1, 10).map((count) => pick('stars', count)) },
  {
    code: 'super',
    plays: [
      play(
        { key: 'superNumber' },
        views(at(0, 19)),
        { kind: 'fixed' },
        { selection: '76,77', result, wins: won(1) },
      ),
      play(
        { key: 'superSides' },
        views(at(0, 19)),
        { kind: 'feature', feature: 'value', options: twoSides(1, 40, 80) },
        { selection: 'big,odd', result, wins: won({ big: 1, odd: 1 }) },
      ),
      play(
        { key: 'superTail' },
        views(at(0, 19)),
        { kind: 'feature', feature: 'tail', options: eachValue(0, 9) },
        { selection: '7', result, wins: won({ '7': 1 }) },
      ),
    ],
  },
  {
    code: 'guess',
    plays: [
      play(
        { key: 'guessSize' },
        all,
        { kind: 'feature', feature: 'low', options: [option('big', 0, 7), option('small', 13, 20)] },
        {
          selection: 'small',
          result: [[1, 2, 4, 5, ...drawn.slice(0, 9), ...drawn.slice(-7)]],
          wins: won({ small: 1 }),
        },
      ),
      play(
        { key: 'guessParity' },
        all,
        {
          kind: 'feature',
          feature: 'odd',
          options: [
            option('odd', 13, 20),
            option('fewOdd', 11, 12),
            option('equal', 10),
            option('fewEven', 8, 9),
            option('even', 0, 7),
          ],
        },
        { selection: 'equal', result, wins: won({ equal: 1 }) },
      ),
    ],
  },
];

const schedule = { kind: 'interval', minutes: 5, zone: 'Asia/Shanghai', from: 0, to: 1440 } as const;
const common = {
  region: 'CN',
  draws: 'own',
  source: sources.twentyOfEighty,
  series: { lowest: 1700, highest: 1900 },
} as const;

export const kenoGames: LotteryGame[] = [
  { ...common, code: 'KENOX5', schedule, groups: kenoGroups },
  {
    ...common,
    code: 'BINGOX5',
    schedule: { ...schedule, zone: 'Asia/Taipei', from: 7 * 60, to: 1440 },
    groups: bingoGroups,
  },
];
