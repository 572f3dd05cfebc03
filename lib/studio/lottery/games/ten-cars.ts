import { sources } from '../sources/sources';
import type { LotteryGame, PlayGroup } from '../types';
import { at, eachValue, option, play, range, twoSides, views, won } from './build';

const order = [4, 9, 1, 10, 7, 2, 3, 6, 8, 5];
const result = [order];
const front = (count: number) => views(at(0, ...range(0, count - 1)));
const token = (car: number) => String(car).padStart(2, '0');

const groups: PlayGroup[] = [
  {
    code: 'front',
    plays: [
      ...[2, 3, 4, 5].flatMap((count) => [
        play(
          { key: 'straight', place: `front${count}` },
          front(count),
          { kind: 'straight' },
          {
            selection: order.slice(0, count).map(token).join('|'),
            result,
            wins: won(1),
          },
        ),
        play(
          { key: 'straightTyped', place: `front${count}` },
          front(count),
          { kind: 'list' },
          {
            selection: order.slice(0, count).map(token).join(''),
            result,
            wins: won(1),
          },
        ),
      ]),
      play(
        { key: 'group', place: 'front2' },
        front(2),
        { kind: 'group', pattern: [[1, 2]], input: 'pool' },
        {
          selection: '04,05,09',
          result,
          wins: won(1),
        },
      ),
      play(
        { key: 'group', place: 'front3' },
        front(3),
        { kind: 'group', pattern: [[1, 3]], input: 'pool' },
        {
          selection: '01,04,05,09',
          result,
          wins: won(1),
        },
      ),
    ],
  },
  {
    code: 'positions',
    plays: [
      play(
        { key: 'fixed', place: 'ten' },
        front(10),
        { kind: 'fixed' },
        {
          selection: '04,05|||||||||05',
          result,
          wins: won(2),
        },
      ),
      ...range(0, 9).map((index) =>
        play(
          { key: 'sides', place: `position${index + 1}` },
          views(at(0, index)),
          { kind: 'feature', feature: 'value', options: twoSides(1, 5, 10) },
          {
            selection: `${order[index]! > 5 ? 'big' : 'small'},${order[index]! % 2 ? 'odd' : 'even'}`,
            result,
            wins: won({ [order[index]! > 5 ? 'big' : 'small']: 1, [order[index]! % 2 ? 'odd' : 'even']: 1 }),
          },
        ),
      ),
    ],
  },
  {
    code: 'sums',
    plays: [
      play(
        { key: 'crownSum' },
        front(2),
        { kind: 'feature', feature: 'sum', options: eachValue(3, 19) },
        {
          selection: '12,13',
          result,
          wins: won({ '13': 1 }),
        },
      ),
      play(
        { key: 'crownSumSides' },
        front(2),
        { kind: 'feature', feature: 'sum', options: twoSides(3, 11, 19) },
        {
          selection: 'big,odd',
          result,
          wins: won({ big: 1, odd: 1 }),
        },
      ),
    ],
  },
  {
    code: 'dragonTiger',
    plays: range(0, 4).map((index) =>
      play(
        { key: 'dragonTiger', place: `pair${index + 1}${10 - index}` },
        views(at(0, index, 9 - index)),
        { kind: 'feature', feature: 'compare', options: [option('dragon', 1), option('tiger', 2)] },
        {
          selection: 'dragon,tiger',
          result,
          wins: won({ [order[index]! > order[9 - index]! ? 'dragon' : 'tiger']: 1 }),
        },
      ),
    ),
  },
];

const game = (code: string, minutes: number): LotteryGame => ({
  code,
  region: 'CN',
  draws: 'own',
  source: sources.tenCars,
  schedule: { kind: 'interval', minutes, zone: 'Asia/Shanghai', from: 0, to: 1440 },
  series: { lowest: 1700, highest: 1980 },
  groups,
});

export const tenCarsGames = [game('CARS10X1', 1), game('CARS10X3', 3), game('CARS10X5', 5)];
