import { sources } from '../sources/sources';
import type { Hit, LotteryGame, PlayGroup, PlayType, TupleRule, View, Window } from '../types';
import { at, play, range, twoSides, views, won } from './build';

const list: TupleRule = { kind: 'list' };
const anyOrder: TupleRule = { kind: 'anyOrder' };

/** The plays that Thai players know, on the windows that a lottery calls top and bottom. */
function thaiPlays(
  top3: Window,
  top2: Window,
  bottom2: Window,
  result: unknown,
  shown: { top3: string; bottom2: string },
): PlayType[] {
  const last = top3.at.at(-1)!;
  const [a, b, c] = shown.top3 as unknown as [string, string, string];
  const sorted = [a, b, c].sort().join('');
  return [
    play({ key: 'top3' }, views(top3), list, { selection: shown.top3, result, wins: won(1) }),
    play({ key: 'tod3' }, views(top3), anyOrder, { selection: sorted, result, wins: won({ '1-1-1': 1 }) }),
    play(
      { key: 'top3Digits' },
      views(top3),
      { kind: 'straight' },
      { selection: `${a}|${b}|${c}`, result, wins: won(1) },
    ),
    play({ key: 'top2' }, views(top2), list, { selection: b + c, result, wins: won(1) }),
    play({ key: 'bottom2' }, views(bottom2), list, { selection: shown.bottom2, result, wins: won(1) }),
    play({ key: 'runTop' }, views(top3), { kind: 'times', least: 1 }, { selection: c, result, wins: won(1) }),
    play(
      { key: 'runBottom' },
      views(bottom2),
      { kind: 'times', least: 1 },
      {
        selection: shown.bottom2[0]!,
        result,
        wins: won(1),
      },
    ),
    play({ key: 'pinTop' }, views(top3), { kind: 'fixed' }, { selection: `${a}||`, result, wins: won(1) }),
    play(
      { key: 'pinBottom' },
      views(bottom2),
      { kind: 'fixed' },
      {
        selection: `${shown.bottom2[0]}|`,
        result,
        wins: won(1),
      },
    ),
    play(
      { key: 'lastDigitSides' },
      views(at(top3.group, last)),
      { kind: 'feature', feature: 'value', options: twoSides(0, 4, 9) },
      {
        selection: 'big,small',
        result,
        wins: won({ [Number(c) > 4 ? 'big' : 'small']: 1 }),
      },
    ),
  ];
}

const THAI = [['730209'], ['118', '446'], ['902', '335'], ['57']];
const thaiGroups: PlayGroup[] = [
  {
    code: 'thai',
    plays: [
      ...thaiPlays(at(0, 3, 4, 5), at(0, 4, 5), at(3, 0, 1), THAI, { top3: '209', bottom2: '57' }),
      play({ key: 'front3' }, views(at(1, 0, 1, 2), at(1, 3, 4, 5)), list, {
        selection: '118 446',
        result: THAI,
        wins: won(2),
      }),
      play({ key: 'back3' }, views(at(2, 0, 1, 2), at(2, 3, 4, 5)), list, {
        selection: '335',
        result: THAI,
        wins: won(1),
      }),
      play({ key: 'top4' }, views(at(0, 2, 3, 4, 5)), list, {
        selection: '0209',
        result: THAI,
        wins: won(1),
      }),
    ],
  },
];

const LAO = [['6209']];
const laoGroups: PlayGroup[] = [
  {
    code: 'thai',
    plays: [
      play({ key: 'top4' }, views(at(0, 0, 1, 2, 3)), list, { selection: '6209', result: LAO, wins: won(1) }),
      play({ key: 'tod4' }, views(at(0, 0, 1, 2, 3)), anyOrder, {
        selection: '0269',
        result: LAO,
        wins: won({ '1-1-1-1': 1 }),
      }),
      ...thaiPlays(at(0, 1, 2, 3), at(0, 2, 3), at(0, 0, 1), LAO, { top3: '209', bottom2: '62' }),
    ],
  },
];

const HANOI = [['46209'], ['31857']];
const hanoiGroups: PlayGroup[] = [
  {
    code: 'thai',
    plays: [
      play({ key: 'top4' }, views(at(0, 1, 2, 3, 4)), list, {
        selection: '6209',
        result: HANOI,
        wins: won(1),
      }),
      play({ key: 'tod4' }, views(at(0, 1, 2, 3, 4)), anyOrder, {
        selection: '0269',
        result: HANOI,
        wins: won({ '1-1-1-1': 1 }),
      }),
      ...thaiPlays(at(0, 2, 3, 4), at(0, 3, 4), at(1, 3, 4), HANOI, { top3: '209', bottom2: '57' }),
    ],
  },
];

const MALAYSIA = [
  ['1234'],
  ['5678'],
  ['9012'],
  range(0, 9).map((i) => `33${i}1`),
  range(0, 9).map((i) => `77${i}8`),
];
/** The numbers of a rank, by their last `digits` digits. */
const ends = (group: number, digits: number): Window[] =>
  range(1, group < 3 ? 1 : 10).map((number) => at(group, ...range(4 * number - digits, 4 * number - 1)));
const ranks = ['first', 'second', 'third', 'special', 'consolation'];
const tiered = (digits: number, ...weights: number[]): View[] =>
  weights.map((weight, group) => ({ tier: ranks[group]!, weight, windows: ends(group, digits) }));
/** The shares of the return follow the customary prizes: for a stake of 1, 2,500 for the first prize, 180 for each of ten special ones. */
const BIG = tiered(4, 2500, 1000, 500, 1800, 600);
const SMALL = tiered(4, 3500, 2000, 1000);
const hit = (tier: string, code = 'all'): Hit[] => [{ class: code, tier, units: 1 }];

const malaysiaGroups: PlayGroup[] = [
  {
    code: 'fourD',
    plays: [
      play({ key: 'big' }, BIG, list, { selection: '3341 5670', result: MALAYSIA, wins: hit('special') }),
      play({ key: 'small' }, SMALL, list, { selection: '5678', result: MALAYSIA, wins: hit('second') }),
      play(
        { key: 'boxBig' },
        BIG,
        { kind: 'allOrders' },
        { selection: '5678', result: MALAYSIA, wins: hit('second') },
      ),
      play(
        { key: 'boxSmall' },
        SMALL,
        { kind: 'allOrders' },
        { selection: '1234', result: MALAYSIA, wins: hit('first') },
      ),
      play({ key: 'iBoxBig' }, BIG, anyOrder, {
        selection: '0778',
        result: MALAYSIA,
        wins: hit('consolation', '2-1-1'),
      }),
      play({ key: 'iBoxSmall' }, SMALL, anyOrder, {
        selection: '0129',
        result: MALAYSIA,
        wins: hit('third', '1-1-1-1'),
      }),
      play(
        { key: 'digitsBig' },
        BIG,
        { kind: 'straight' },
        { selection: '1|2|3|4,5', result: MALAYSIA, wins: hit('first') },
      ),
      ...['A', 'B', 'C', 'D', 'E'].map((letter, group) =>
        play({ key: `four${letter}` }, views(...ends(group, 4)), list, {
          selection: MALAYSIA[group]![0]!,
          result: MALAYSIA,
          wins: won(1),
        }),
      ),
    ],
  },
  {
    code: 'threeD',
    plays: [
      ...['A', 'B', 'C'].map((letter, group) =>
        play({ key: `three${letter}` }, views(...ends(group, 3)), list, {
          selection: MALAYSIA[group]![0]!.slice(1),
          result: MALAYSIA,
          wins: won(1),
        }),
      ),
      play({ key: 'threeABC' }, tiered(3, 25, 21, 15), list, {
        selection: '678',
        result: MALAYSIA,
        wins: hit('second'),
      }),
    ],
  },
  {
    code: 'twoD',
    plays: [
      play({ key: 'twoA' }, views(...ends(0, 2)), list, { selection: '34', result: MALAYSIA, wins: won(1) }),
      play({ key: 'twoABC' }, tiered(2, 1, 1, 1), list, {
        selection: '12',
        result: MALAYSIA,
        wins: hit('third'),
      }),
    ],
  },
];

const base = { region: 'SEA', draws: 'external', series: { lowest: 1700, highest: 1960 } } as const;
const days = (zone: string, closes: number, drawn: number) =>
  ({ kind: 'days', zone, closes, drawn }) as const;

export const southEastAsiaGames: LotteryGame[] = [
  {
    ...base,
    code: 'THAI',
    source: sources.thai,
    schedule: { ...days('Asia/Bangkok', 15 * 60 + 20, 16 * 60), monthDays: [1, 16] },
    groups: thaiGroups,
  },
  {
    ...base,
    code: 'LAO',
    source: sources.lao,
    schedule: { ...days('Asia/Vientiane', 20 * 60 + 20, 20 * 60 + 30), weekdays: [1, 3, 5] },
    groups: laoGroups,
  },
  {
    ...base,
    code: 'HANOI',
    source: sources.hanoi,
    schedule: { ...days('Asia/Ho_Chi_Minh', 18 * 60 + 10, 18 * 60 + 35), weekdays: range(0, 6) },
    groups: hanoiGroups,
  },
  {
    ...base,
    code: 'MY4D',
    source: sources.malaysia,
    schedule: { ...days('Asia/Kuala_Lumpur', 18 * 60 + 45, 19 * 60), weekdays: [0, 3, 6] },
    groups: malaysiaGroups,
  },
];
