import { sources } from '../sources/sources';
import type { LotteryGame, Pattern, PlayGroup, PlayType } from '../types';
import { at, option, play, twoSides, views, won } from './build';
import {
  digitPlace,
  dragonTigerPlays,
  fourDigitGroups,
  fourDigitPlays,
  positionPlays,
  threeDigitPlays,
  twoDigitPlays,
} from './digit-plays';

const all = views(at(0, 0, 1, 2, 3, 4));
const each = views(...[0, 1, 2, 3, 4].map((index) => at(0, index)));
const place = 'five';

const groupsOfFive: { key: string; pattern: Pattern; selection: string; digits: number[] }[] = [
  { key: 'group120', pattern: [[1, 5]], selection: '0,1,3,5,8,9', digits: [3, 8, 1, 0, 5] },
  {
    key: 'group60',
    pattern: [
      [2, 1],
      [1, 3],
    ],
    selection: '3|0,5,8,9',
    digits: [3, 8, 3, 0, 5],
  },
  {
    key: 'group30',
    pattern: [
      [2, 2],
      [1, 1],
    ],
    selection: '3,8|5,6',
    digits: [3, 8, 3, 8, 5],
  },
  {
    key: 'group20',
    pattern: [
      [3, 1],
      [1, 2],
    ],
    selection: '3|0,5,6',
    digits: [3, 3, 0, 3, 5],
  },
  {
    key: 'group10',
    pattern: [
      [3, 1],
      [2, 1],
    ],
    selection: '3|5,6',
    digits: [3, 3, 5, 3, 5],
  },
  {
    key: 'group5',
    pattern: [
      [4, 1],
      [1, 1],
    ],
    selection: '3|5,6',
    digits: [3, 3, 5, 3, 3],
  },
];

const fiveDigitPlays: PlayType[] = [
  play(
    { key: 'straight', place },
    all,
    { kind: 'straight' },
    {
      selection: '3|8|3|0,1|5',
      result: [[3, 8, 3, 0, 5]],
      wins: won(1),
    },
  ),
  play(
    { key: 'straightTyped', place },
    all,
    { kind: 'list' },
    {
      selection: '38305 38306',
      result: [[3, 8, 3, 0, 5]],
      wins: won(1),
    },
  ),
  ...groupsOfFive.map(({ key, pattern, selection, digits }) =>
    play(
      { key, place },
      all,
      { kind: 'group', pattern, input: pattern.length === 1 ? 'pool' : 'rows' },
      {
        selection,
        result: [digits],
        wins: won(1),
      },
    ),
  ),
  ...[1, 2, 3, 4].map((least) =>
    play(
      { key: 'atLeast', place, count: least },
      all,
      { kind: 'times', least },
      {
        selection: '3,6',
        result: [[3, 3, 0, 3, 3]],
        wins: won(1),
      },
    ),
  ),
  ...[2, 3].map((count) =>
    play(
      { key: 'anyPlace', place, count },
      each,
      { kind: 'hits', choose: count, tiers: [{ tier: 'hit', weight: 1, hits: count }] },
      { selection: '0,3,8', result: [[3, 8, 3, 0, 5]], wins: won(count === 2 ? 3 : 1) },
    ),
  ),
];

const kinds: PlayType[] = [
  play(
    { key: 'sumSides', place },
    all,
    { kind: 'feature', feature: 'sum', options: twoSides(0, 22, 45) },
    {
      selection: 'small,odd',
      result: [[3, 8, 3, 0, 5]],
      wins: won({ small: 1, odd: 1 }),
    },
  ),
  play(
    { key: 'hand', place },
    all,
    {
      kind: 'feature',
      feature: 'hand',
      options: [
        option('fiveOfAKind', 7),
        option('fourOfAKind', 6),
        option('fullHouse', 5),
        option('straight', 4),
        option('threeOfAKind', 3),
        option('twoPairs', 2),
        option('onePair', 1),
        option('noPair', 0),
      ],
    },
    { selection: 'twoPairs,onePair', result: [[3, 8, 3, 0, 5]], wins: won({ onePair: 1 }) },
  ),
  // 8 + 2 + 0 makes ten, so the bull is 3 + 4 = 7.
  play(
    { key: 'bull', place },
    all,
    {
      kind: 'feature',
      feature: 'bull',
      options: [
        option('noBull', 0),
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => option(`bull${value}`, value)),
        option('bullBull', 10),
      ],
    },
    { selection: 'bull7', result: [[8, 3, 2, 4, 0]], wins: won({ bull7: 1 }) },
  ),
  play(
    { key: 'bullSides', place },
    all,
    { kind: 'feature', feature: 'bull', options: twoSides(1, 5, 10) },
    {
      selection: 'big,odd',
      result: [[8, 3, 2, 4, 0]],
      wins: won({ big: 1, odd: 1 }),
    },
  ),
];

const result = [[4, 0, 7, 2, 9]];
const anyPositions: PlayType[] = [2, 3, 4].flatMap((count) => {
  const chosen = 'any' + count;
  const straight = play(
    { key: 'straight', place: chosen },
    all,
    { kind: 'anyStraight', choose: count },
    {
      selection: ['4|0|||', '4|0|7||', '4|0|7|2|'][count - 2]!,
      result,
      wins: won(1),
    },
  );
  const typed = play(
    { key: 'straightTyped', place: chosen },
    all,
    { kind: 'positions', choose: count, inner: { kind: 'list' } },
    { selection: ['1,5|49', '1,2,5|409', '1,2,3,5|4079'][count - 2]!, result, wins: won(1) },
  );
  return [straight, typed];
});

const positions = (
  key: string,
  count: number,
  inner: Extract<PlayType['rule'], { kind: 'positions' }>['inner'],
  selection: string,
  digits: number[],
  units: Parameters<typeof won>[0],
) =>
  play(
    { key, place: `any${count}` },
    all,
    { kind: 'positions', choose: count, inner },
    {
      selection,
      result: [digits],
      wins: won(units),
    },
  );

const anyGroups: PlayType[] = [
  positions('straightSum', 2, { kind: 'bySum' }, '1,2,5|4', [4, 0, 7, 2, 9], 1),
  positions(
    'groupTwo',
    2,
    { kind: 'group', pattern: [[1, 2]], input: 'pool' },
    '1,2,3|0,4,7',
    [4, 0, 7, 2, 9],
    3,
  ),
  positions('straightSum', 3, { kind: 'bySum' }, '1,2,3|11', [4, 0, 7, 2, 9], 1),
  positions(
    'groupThree',
    3,
    {
      kind: 'group',
      pattern: [
        [2, 1],
        [1, 1],
      ],
      input: 'pool',
    },
    '1,2,4|2,4',
    [4, 2, 7, 4, 9],
    1,
  ),
  positions(
    'groupSix',
    3,
    { kind: 'group', pattern: [[1, 3]], input: 'pool' },
    '1,2,3,4|0,4,7',
    [4, 0, 7, 2, 9],
    1,
  ),
  positions('groupTyped', 3, { kind: 'anyOrder' }, '1,2,3|047', [4, 0, 7, 2, 9], { '1-1-1': 1 }),
  ...fourDigitGroups().map(({ key, pattern, selection, digits }) =>
    positions(
      key,
      4,
      { kind: 'group', pattern, input: pattern.length === 1 ? 'pool' : 'rows' },
      `1,2,3,4|${selection}`,
      [...digits, 1],
      1,
    ),
  ),
];

/** The play types of five digits, as fast draws offer them. */
export const fiveDigitGroups: PlayGroup[] = [
  { code: 'five', plays: fiveDigitPlays },
  {
    code: 'four',
    plays: [
      ...fourDigitPlays(digitPlace(5, 'front4', 0, 1, 2, 3)),
      ...fourDigitPlays(digitPlace(5, 'last4', 1, 2, 3, 4)),
    ],
  },
  { code: 'front3', plays: threeDigitPlays(digitPlace(5, 'front3', 0, 1, 2)) },
  { code: 'middle3', plays: threeDigitPlays(digitPlace(5, 'middle3', 1, 2, 3)) },
  { code: 'last3', plays: threeDigitPlays(digitPlace(5, 'last3', 2, 3, 4)) },
  {
    code: 'two',
    plays: [...twoDigitPlays(digitPlace(5, 'front2', 0, 1)), ...twoDigitPlays(digitPlace(5, 'last2', 3, 4))],
  },
  { code: 'positions', plays: positionPlays(5, place) },
  { code: 'anyPositions', plays: [...anyPositions, ...anyGroups] },
  { code: 'dragonTiger', plays: dragonTigerPlays(5) },
  { code: 'kinds', plays: kinds },
];

const fast = (code: string, minutes: number): LotteryGame => ({
  code,
  region: 'CN',
  draws: 'own',
  source: sources.fiveDigits,
  schedule: { kind: 'interval', minutes, zone: 'Asia/Shanghai', from: 0, to: 1440 },
  series: { lowest: 1700, highest: 1980 },
  groups: fiveDigitGroups,
});

export const fiveDigitGames = [fast('FAST5X1', 1), fast('FAST5X3', 3), fast('FAST5X5', 5)];
