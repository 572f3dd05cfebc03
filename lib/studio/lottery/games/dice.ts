import { sources } from '../sources/sources';
import type { LotteryGame, PlayGroup } from '../types';
import { at, eachValue, option, play, twoSides, views, won } from './build';

const all = views(at(0, 0, 1, 2));
const each = views(at(0, 0), at(0, 1), at(0, 2));
const pair = [[2, 4, 2]];
const mixed = [[1, 4, 6]];

const groups: PlayGroup[] = [
  {
    code: 'sums',
    plays: [
      play(
        { key: 'sum' },
        all,
        { kind: 'feature', feature: 'sum', options: eachValue(3, 18) },
        {
          selection: '8,9',
          result: pair,
          wins: won({ '8': 1 }),
        },
      ),
      play(
        { key: 'sumSides', place: 'dice' },
        all,
        { kind: 'feature', feature: 'sum', options: twoSides(3, 10, 18) },
        {
          selection: 'big,odd',
          result: mixed,
          wins: won({ big: 1, odd: 1 }),
        },
      ),
    ],
  },
  {
    code: 'dice',
    plays: [
      play(
        { key: 'tripleAny' },
        all,
        { kind: 'feature', feature: 'three', options: [option('leopard', 4)] },
        {
          selection: 'leopard',
          result: [[5, 5, 5]],
          wins: won({ leopard: 1 }),
        },
      ),
      play(
        { key: 'triple' },
        all,
        { kind: 'group', pattern: [[3, 1]], input: 'pool' },
        {
          selection: '2,5',
          result: [[5, 5, 5]],
          wins: won(1),
        },
      ),
      play(
        { key: 'threeDifferent' },
        all,
        { kind: 'group', pattern: [[1, 3]], input: 'pool' },
        {
          selection: '1,3,4,6',
          result: mixed,
          wins: won(1),
        },
      ),
      play(
        { key: 'runAny' },
        all,
        { kind: 'feature', feature: 'three', options: [option('straight', 3)] },
        {
          selection: 'straight',
          result: [[4, 2, 3]],
          wins: won({ straight: 1 }),
        },
      ),
      play(
        { key: 'pairAny' },
        all,
        { kind: 'times', least: 2 },
        { selection: '2,3', result: pair, wins: won(1) },
      ),
      play(
        { key: 'pair' },
        all,
        {
          kind: 'group',
          pattern: [
            [2, 1],
            [1, 1],
          ],
          input: 'rows',
        },
        { selection: '2|4,5', result: pair, wins: won(1) },
      ),
      play(
        { key: 'twoDifferent' },
        each,
        { kind: 'hits', choose: 2, tiers: [{ tier: 'hit', weight: 1, hits: 2 }] },
        { selection: '2,4,5', result: pair, wins: won(1) },
      ),
      play(
        { key: 'oneNumber' },
        all,
        { kind: 'times', least: 1 },
        { selection: '1,2,4', result: mixed, wins: won(2) },
      ),
      play(
        { key: 'threeKinds', place: 'dice' },
        all,
        {
          kind: 'feature',
          feature: 'three',
          options: [option('pair', 2), option('halfStraight', 1), option('mixed', 0)],
        },
        { selection: 'pair,mixed', result: pair, wins: won({ pair: 1 }) },
      ),
    ],
  },
];

const game = (code: string, minutes: number): LotteryGame => ({
  code,
  region: 'CN',
  draws: 'own',
  source: sources.threeDice,
  schedule: { kind: 'interval', minutes, zone: 'Asia/Shanghai', from: 0, to: 1440 },
  series: { lowest: 1700, highest: 1980 },
  groups,
});

export const diceGames = [game('DICE3X1', 1), game('DICE3X3', 3)];
