import { sources } from '../sources/sources';
import type { FeatureOption, LotteryGame, PlayGroup } from '../types';
import { at, eachValue, option, play, twoSides, views, won } from './build';
import { digitPlace, dragonTigerPlays, positionPlays, threeDigitPlays, twoDigitPlays } from './digit-plays';

const all = views(at(0, 0, 1, 2));
const result = [[4, 0, 7]];

const threeDigitGroups: PlayGroup[] = [
  { code: 'three', plays: threeDigitPlays(digitPlace(3, 'three', 0, 1, 2)) },
  {
    code: 'two',
    plays: [...twoDigitPlays(digitPlace(3, 'front2', 0, 1)), ...twoDigitPlays(digitPlace(3, 'last2', 1, 2))],
  },
  { code: 'positions', plays: positionPlays(3, 'three') },
  { code: 'dragonTiger', plays: dragonTigerPlays(3) },
  {
    code: 'sums',
    plays: [
      play(
        { key: 'sumSides', place: 'three' },
        all,
        { kind: 'feature', feature: 'sum', options: twoSides(0, 13, 27) },
        {
          selection: 'small,odd',
          result,
          wins: won({ small: 1, odd: 1 }),
        },
      ),
    ],
  },
];

const waves: FeatureOption[] = [
  ['red', 3],
  ['green', 1],
  ['blue', 2],
].map(([code, first]) => ({
  code: code as string,
  ranges: [[1, 26]],
  modulo: [3, (first as number) % 3],
  except: [13, 14],
}));

const sided = (code: string, low: number, high: number, odd: 0 | 1): FeatureOption => ({
  code,
  ranges: [[low, high]],
  modulo: [2, odd],
});

const lucky28Groups: PlayGroup[] = [
  {
    code: 'sums',
    plays: [
      play(
        { key: 'sum' },
        all,
        { kind: 'feature', feature: 'sum', options: eachValue(0, 27) },
        {
          selection: '10,11',
          result,
          wins: won({ '11': 1 }),
        },
      ),
      play(
        { key: 'sumSides', place: 'three' },
        all,
        { kind: 'feature', feature: 'sum', options: twoSides(0, 13, 27) },
        {
          selection: 'small,odd',
          result,
          wins: won({ small: 1, odd: 1 }),
        },
      ),
      play(
        { key: 'sumCombined' },
        all,
        {
          kind: 'feature',
          feature: 'sum',
          options: [
            sided('bigOdd', 14, 27, 1),
            sided('bigEven', 14, 27, 0),
            sided('smallOdd', 0, 13, 1),
            sided('smallEven', 0, 13, 0),
          ],
        },
        { selection: 'smallOdd', result, wins: won({ smallOdd: 1 }) },
      ),
      play(
        { key: 'extremes' },
        all,
        { kind: 'feature', feature: 'sum', options: [option('veryBig', 22, 27), option('verySmall', 0, 5)] },
        { selection: 'veryBig', result: [[9, 8, 7]], wins: won({ veryBig: 1 }) },
      ),
      play(
        { key: 'sumWave' },
        all,
        { kind: 'feature', feature: 'sum', options: waves },
        {
          selection: 'blue',
          result,
          wins: won({ blue: 1 }),
        },
      ),
      play(
        { key: 'threeKinds', place: 'three' },
        all,
        {
          kind: 'feature',
          feature: 'three',
          options: [option('leopard', 4), option('straight', 3), option('pair', 2)],
        },
        { selection: 'pair', result: [[4, 7, 4]], wins: won({ pair: 1 }) },
      ),
    ],
  },
];

const schedule = (minutes: number) =>
  ({ kind: 'interval', minutes, zone: 'Asia/Shanghai', from: 0, to: 1440 }) as const;
const series = { lowest: 1700, highest: 1980 };
const common = { region: 'CN', draws: 'own', source: sources.threeDigits, series } as const;

export const threeDigitGames: LotteryGame[] = [
  { ...common, code: 'DIGITS3X3', schedule: schedule(3), groups: threeDigitGroups },
  { ...common, code: 'LUCKY28X1', schedule: schedule(1), groups: lucky28Groups },
  { ...common, code: 'LUCKY28X3', schedule: schedule(3), groups: lucky28Groups },
];
