import { sources } from '../sources/sources';
import type { DrawSource, LotteryGame, PlayGroup, PlayType, Window } from '../types';
import { at, eachValue, play, range, twoSides, views, won } from './build';

const RESULT_NORTH = [
  ['40927'],
  ['51148'],
  ['20027', '93315'],
  ['10008', '22119', '76230', '55541', '38252', '60463'],
  ['7074', '1385', '9696', '2407'],
  ['8818', '5029', '3131', '6442', '7753', '1064'],
  ['175', '286', '397'],
  ['08', '12', '27', '90'],
];
const RESULT_SOUTH = [
  ['640927'],
  ['51148'],
  ['20027'],
  ['10008', '93315'],
  ['22119', '76230', '55541', '38252', '60463', '17074', '91385'],
  ['8818'],
  ['5029', '3131', '6442'],
  ['175'],
  ['27'],
];

/** The last `digits` digits of each number of a prize rank; none if its numbers are shorter. */
function endings(source: DrawSource, group: number, digits: number): Window[] {
  const rank = source.groups[group]!;
  const width = rank.kind === 'independent' && rank.width ? rank.width : 0;
  if (width < digits) return [];
  return range(1, rank.count / width).map((number) =>
    at(group, ...range(number * width - digits, number * width - 1)),
  );
}

const allEndings = (source: DrawSource, digits: number) =>
  source.groups.flatMap((_, group) => endings(source, group, digits));

/** The plays of Vietnam. `head2` and `head3` are the ranks with two and three digits. */
function vietnamGroups(source: DrawSource, result: unknown, head2: number, head3: number): PlayGroup[] {
  const special = (digits: number) => endings(source, 0, digits);
  const typed = (key: string, windows: Window[], selection: string, units: number) =>
    play({ key }, views(...windows), { kind: 'list' }, { selection, result, wins: won(units) });
  const twoDigits: PlayType[] = [
    typed('lo2', allEndings(source, 2), '27 48', 4),
    typed('de', special(2), '27 28', 1),
    typed('deFirst', endings(source, 1, 2), '48', 1),
    typed('head2', endings(source, head2, 2), '27', 1),
    typed('headTail2', [...endings(source, head2, 2), ...special(2)], '27', 2),
    play(
      { key: 'deDigits' },
      views(...special(2)),
      { kind: 'straight' },
      { selection: '2|7,8', result, wins: won(1) },
    ),
    play(
      { key: 'tensUnits' },
      views(...special(2)),
      { kind: 'fixed' },
      { selection: '2|7,8', result, wins: won(2) },
    ),
    play(
      { key: 'deSum' },
      views(...special(2)),
      { kind: 'feature', feature: 'sumTail', options: eachValue(0, 9) },
      {
        selection: '8,9',
        result,
        wins: won({ '9': 1 }),
      },
    ),
    play(
      { key: 'lastDigitSides' },
      views(...special(1)),
      { kind: 'feature', feature: 'value', options: twoSides(0, 4, 9) },
      { selection: 'big,odd', result, wins: won({ big: 1, odd: 1 }) },
    ),
    play(
      { key: 'dePair' },
      views(...special(2)),
      {
        kind: 'feature',
        feature: 'compare',
        options: [
          { code: 'double', ranges: [[0, 0]] },
          { code: 'notDouble', ranges: [[1, 2]] },
        ],
      },
      { selection: 'notDouble', result, wins: won({ notDouble: 1 }) },
    ),
  ];
  return [
    { code: 'twoD', plays: twoDigits },
    {
      code: 'threeD',
      plays: [
        typed('lo3', allEndings(source, 3), '148 927', 2),
        typed('head3', endings(source, head3, 3), '175', 1),
        typed('tail3', special(3), '927', 1),
        typed('headTail3', [...endings(source, head3, 3), ...special(3)], '175 927', 2),
        play(
          { key: 'tail3Digits' },
          views(...special(3)),
          { kind: 'straight' },
          {
            selection: '9|2|7,8',
            result,
            wins: won(1),
          },
        ),
      ],
    },
    {
      code: 'fourD',
      plays: [typed('lo4', allEndings(source, 4), '0927 1148', 2), typed('tail4', special(4), '0927', 1)],
    },
    {
      code: 'parlays',
      plays: [
        ...[2, 3, 4].map((count) =>
          play(
            { key: 'xien', count },
            views(...allEndings(source, 2)),
            { kind: 'hits', choose: count, tiers: [{ tier: 'hit', weight: 1, hits: count }] },
            { selection: ['27,48,99', '08,27,48', '08,27,48,75'][count - 2]!, result, wins: won(1) },
          ),
        ),
        ...range(4, 10).map((count) =>
          play(
            { key: 'slipNone', count },
            views(...allEndings(source, 2)),
            { kind: 'hits', choose: count, tiers: [{ tier: 'hit', weight: 1, hits: 0 }] },
            {
              selection: ['01', '02', '03', '04', '05', '06', '09', '10', '11', '13']
                .slice(0, count)
                .join(','),
              result,
              wins: won(1),
            },
          ),
        ),
      ],
    },
  ];
}

const north = vietnamGroups(sources.vietnamNorth, RESULT_NORTH, 7, 6);
const south = vietnamGroups(sources.vietnamSouth, RESULT_SOUTH, 8, 7);

const base = { region: 'VN', draws: 'external', series: { lowest: 1700, highest: 1960 } } as const;
const daily = (closes: number, drawn: number) =>
  ({ kind: 'days', zone: 'Asia/Ho_Chi_Minh', weekdays: range(0, 6), closes, drawn }) as const;

export const vietnamGames: LotteryGame[] = [
  {
    ...base,
    code: 'VNNORTH',
    source: sources.vietnamNorth,
    schedule: daily(18 * 60 + 10, 18 * 60 + 35),
    groups: north,
  },
  {
    ...base,
    code: 'VNCENTRAL',
    source: sources.vietnamSouth,
    schedule: daily(17 * 60 + 10, 17 * 60 + 35),
    groups: south,
  },
  {
    ...base,
    code: 'VNSOUTH',
    source: sources.vietnamSouth,
    schedule: daily(16 * 60 + 10, 16 * 60 + 35),
    groups: south,
  },
];
