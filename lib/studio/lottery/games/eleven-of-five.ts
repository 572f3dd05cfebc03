import { sources } from '../sources/sources';
import type { LotteryGame, PlayGroup, PlayType } from '../types';
import { at, eachValue, option, play, range, views, won } from './build';

const result = [[3, 8, 11, 1, 6]];
const three = views(at(0, 0, 1, 2));
const two = views(at(0, 0, 1));
const eachOf = (count: number) => views(...range(0, count - 1).map((index) => at(0, index)));

/** `count` numbers: all of them must be drawn, or, from six on, all drawn numbers must be among them. */
const anyOf = (count: number): PlayType =>
  play(
    { key: 'anyOf', count },
    eachOf(5),
    { kind: 'hits', choose: count, tiers: [{ tier: 'hit', weight: 1, hits: Math.min(count, 5) }] },
    {
      selection:
        ['03', '03,08', '01,03,08', '01,03,06,08', '01,03,06,08,11'][count - 1] ??
        ['01,02,03,06,08,11', '01,02,03,04,06,08,11', '01,02,03,04,05,06,08,11'][count - 6]!,
      result,
      wins: won(1),
    },
  );

const anyOfBanker = (count: number): PlayType =>
  play(
    { key: 'anyOfBanker', count },
    eachOf(5),
    {
      kind: 'hits',
      choose: count,
      banker: true,
      tiers: [{ tier: 'hit', weight: 1, hits: Math.min(count, 5) }],
    },
    {
      selection: [
        '03|08,09',
        '03|06,08',
        '03|01,06,08',
        '03|01,06,08,11',
        '03|01,02,06,08,11',
        '03|01,02,04,06,08,11',
        '03|01,02,04,05,06,08,11',
      ][count - 2]!,
      result,
      wins: won(1),
    },
  );

const groups: PlayGroup[] = [
  {
    code: 'front3',
    plays: [
      play(
        { key: 'straight', place: 'front3' },
        three,
        { kind: 'straight' },
        {
          selection: '03,04|08|11',
          result,
          wins: won(1),
        },
      ),
      play(
        { key: 'straightTyped', place: 'front3' },
        three,
        { kind: 'list' },
        {
          selection: '030811 040811',
          result,
          wins: won(1),
        },
      ),
      play(
        { key: 'group', place: 'front3' },
        three,
        { kind: 'group', pattern: [[1, 3]], input: 'pool' },
        {
          selection: '03,05,08,11',
          result,
          wins: won(1),
        },
      ),
      play(
        { key: 'groupBanker', place: 'front3' },
        three,
        { kind: 'group', pattern: [[1, 3]], input: 'banker' },
        {
          selection: '08|03,05,11',
          result,
          wins: won(1),
        },
      ),
      play(
        { key: 'groupTyped', place: 'front3' },
        three,
        { kind: 'anyOrder' },
        {
          selection: '030811 050811',
          result,
          wins: won({ '1-1-1': 1 }),
        },
      ),
    ],
  },
  {
    code: 'front2',
    plays: [
      play(
        { key: 'straight', place: 'front2' },
        two,
        { kind: 'straight' },
        {
          selection: '03,04|08',
          result,
          wins: won(1),
        },
      ),
      play(
        { key: 'straightTyped', place: 'front2' },
        two,
        { kind: 'list' },
        {
          selection: '0308 0803',
          result,
          wins: won(1),
        },
      ),
      play(
        { key: 'group', place: 'front2' },
        two,
        { kind: 'group', pattern: [[1, 2]], input: 'pool' },
        {
          selection: '03,05,08',
          result,
          wins: won(1),
        },
      ),
      play(
        { key: 'groupBanker', place: 'front2' },
        two,
        { kind: 'group', pattern: [[1, 2]], input: 'banker' },
        {
          selection: '08|03,05',
          result,
          wins: won(1),
        },
      ),
      play(
        { key: 'groupTyped', place: 'front2' },
        two,
        { kind: 'anyOrder' },
        {
          selection: '0308 0508',
          result,
          wins: won({ '1-1': 1 }),
        },
      ),
    ],
  },
  {
    code: 'positions',
    plays: [
      play(
        { key: 'fixed', place: 'front3' },
        three,
        { kind: 'fixed' },
        {
          selection: '03,04||11',
          result,
          wins: won(2),
        },
      ),
      play(
        { key: 'anyPlace', place: 'front3', count: 1 },
        eachOf(3),
        { kind: 'hits', choose: 1, tiers: [{ tier: 'hit', weight: 1, hits: 1 }] },
        { selection: '03,08,09', result, wins: won(2) },
      ),
    ],
  },
  { code: 'anyOf', plays: range(1, 8).map(anyOf) },
  { code: 'anyOfBanker', plays: range(2, 8).map(anyOfBanker) },
  {
    code: 'kinds',
    plays: [
      play(
        { key: 'oddCount' },
        views(at(0, 0, 1, 2, 3, 4)),
        { kind: 'feature', feature: 'odd', options: eachValue(0, 5) },
        { selection: '3', result, wins: won({ '3': 1 }) },
      ),
      play(
        { key: 'sumSides', place: 'five' },
        views(at(0, 0, 1, 2, 3, 4)),
        {
          kind: 'feature',
          feature: 'sum',
          options: [
            option('big', 31, 45),
            option('small', 15, 29),
            option('tie', 30),
            { code: 'odd', ranges: [[15, 45]], modulo: [2, 1] },
            { code: 'even', ranges: [[15, 45]], modulo: [2, 0] },
          ],
        },
        { selection: 'small,odd', result, wins: won({ small: 1, odd: 1 }) },
      ),
      play(
        { key: 'dragonTiger', place: 'pair15' },
        views(at(0, 0, 4)),
        { kind: 'feature', feature: 'compare', options: [option('dragon', 1), option('tiger', 2)] },
        { selection: 'tiger', result, wins: won({ tiger: 1 }) },
      ),
    ],
  },
];

const game = (code: string, minutes: number): LotteryGame => ({
  code,
  region: 'CN',
  draws: 'own',
  source: sources.elevenOfFive,
  schedule: { kind: 'interval', minutes, zone: 'Asia/Shanghai', from: 0, to: 1440 },
  series: { lowest: 1700, highest: 1980 },
  groups,
});

export const elevenOfFiveGames = [game('FAST11X1', 1), game('FAST11X5', 5)];
