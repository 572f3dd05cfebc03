import { sources } from '../sources/sources';
import type { FeatureOption, HitTier, LotteryGame, PlayGroup, PlayType, Rule } from '../types';
import { at, eachValue, option, play, range, tiersWon, views, won } from './build';

/** The special number is 23; the year is one of the dragon (4). */
const result = [[5, 12, 30, 33, 41, 48], [23], [4]];
const special = views(at(1, 0));
const six = range(0, 5).map((index) => at(0, index));
const seven = [...six, at(1, 0)];

const sides: FeatureOption[] = [
  option('big', 25, 48),
  option('small', 1, 24),
  { code: 'odd', ranges: [[1, 48]], modulo: [2, 1] },
  { code: 'even', ranges: [[1, 48]], modulo: [2, 0] },
];
const colours = [option('red', 0), option('blue', 1), option('green', 2)];
const of = (code: string, ...values: number[]): FeatureOption => ({
  code,
  ranges: values.map((value) => [value, value] as const),
});
const halfWaves = ['red', 'blue', 'green'].flatMap((colour, i) => [
  of(`${colour}Big`, 4 * i + 2, 4 * i + 3),
  of(`${colour}Small`, 4 * i, 4 * i + 1),
  of(`${colour}Odd`, 4 * i + 1, 4 * i + 3),
  of(`${colour}Even`, 4 * i, 4 * i + 2),
]);

const feature = (
  text: PlayType['text'],
  name: Extract<Rule, { kind: 'feature' }>['feature'],
  options: readonly FeatureOption[],
  selection: string,
  wins: Record<string, number>,
) => play(text, special, { kind: 'feature', feature: name, options }, { selection, result, wins: won(wins) });

const hits = (
  text: PlayType['text'],
  windows: PlayType['views'][0]['windows'],
  choose: number,
  tiers: readonly HitTier[],
  selection: string,
  wins: Record<string, number>,
  more: { special?: ReturnType<typeof at> } = {},
) =>
  play(
    text,
    views(...windows),
    { kind: 'hits', choose, tiers, ...more },
    { selection, result, wins: tiersWon(wins) },
  );

const tier = (name: string, weight: number, count: number, isSpecial?: 0 | 1): HitTier => ({
  tier: name,
  weight,
  hits: count,
  ...(isSpecial !== undefined && { special: isSpecial }),
});

const categories = (
  key: string,
  of: 'zodiac' | 'tail',
  choose: number,
  occur: boolean,
  selection: string,
  wins: Record<string, number>,
) =>
  play(
    { key, count: choose },
    views(...seven),
    { kind: 'categories', of, choose, occur },
    { selection, result, wins: won(wins) },
  );

const groups: PlayGroup[] = [
  {
    code: 'special',
    plays: [
      play(
        { key: 'specialNumber' },
        special,
        { kind: 'fixed' },
        { selection: '22,23', result, wins: won(1) },
      ),
      feature({ key: 'specialSides' }, 'value', sides, 'small,odd', { small: 1, odd: 1 }),
      feature(
        { key: 'specialDigitSum' },
        'digitSum',
        [
          { code: 'odd', ranges: [[1, 12]], modulo: [2, 1] },
          { code: 'even', ranges: [[1, 12]], modulo: [2, 0] },
          option('big', 7, 12),
          option('small', 1, 6),
        ],
        'odd,small',
        { odd: 1, small: 1 },
      ),
      feature({ key: 'specialTailSides' }, 'tail', [option('big', 5, 9), option('small', 0, 4)], 'small', {
        small: 1,
      }),
      feature({ key: 'specialHead' }, 'head', eachValue(0, 4), '2', { '2': 1 }),
      feature({ key: 'specialTail' }, 'tail', eachValue(0, 9), '3,4', { '3': 1 }),
      feature({ key: 'specialColour' }, 'colour', colours, 'red', { red: 1 }),
      feature({ key: 'specialHalfWave' }, 'halfWave', halfWaves, 'redSmall,redOdd', {
        redSmall: 1,
        redOdd: 1,
      }),
      // In a year of the dragon, 1 is a dragon, 2 a rabbit …, so 23 is 22 years back: a horse.
      play(
        { key: 'specialZodiac' },
        special,
        { kind: 'categories', of: 'zodiac', choose: 1, occur: true },
        { selection: 'rat,horse', result, wins: won({ plain: 1 }) },
      ),
    ],
  },
  {
    code: 'normal',
    plays: [
      hits({ key: 'normalNumber' }, six, 1, [tier('hit', 1, 1)], '05,06,12', { hit: 2 }),
      play(
        { key: 'fixed', place: 'six' },
        views(at(0, ...range(0, 5))),
        { kind: 'fixed' },
        {
          selection: '05,06|12||||',
          result,
          wins: won(2),
        },
      ),
      ...range(0, 5).map((index) =>
        play(
          { key: 'sides', place: `position${index + 1}` },
          views(at(0, index)),
          { kind: 'feature', feature: 'value', options: sides },
          {
            selection: 'big,odd',
            result: [[41, 33, 27, 35, 25, 47].map((number, i) => (i === index ? number : i + 1)), [23], [4]],
            wins: won({ big: 1, odd: 1 }),
          },
        ),
      ),
      play(
        { key: 'totalSides' },
        views({ ...at(0, ...range(0, 5)), also: { group: 1, at: [0] } }),
        {
          kind: 'feature',
          feature: 'sum',
          options: [
            option('big', 175, 322),
            option('small', 28, 174),
            { code: 'odd', ranges: [[28, 322]], modulo: [2, 1] },
            { code: 'even', ranges: [[28, 322]], modulo: [2, 0] },
          ],
        },
        { selection: 'big,even', result, wins: won({ big: 1, even: 1 }) },
      ),
    ],
  },
  {
    code: 'combinations',
    plays: [
      hits({ key: 'allOf', count: 2 }, six, 2, [tier('hit', 1, 2)], '05,12,13', { hit: 1 }),
      hits({ key: 'allOf', count: 3 }, six, 3, [tier('hit', 1, 3)], '05,12,30,31', { hit: 1 }),
      hits({ key: 'allOf', count: 4 }, six, 4, [tier('hit', 1, 4)], '05,12,30,33', { hit: 1 }),
      hits({ key: 'threeOrTwo' }, six, 3, [tier('three', 2, 3), tier('two', 3, 2)], '05,12,30,31', {
        three: 1,
        two: 3,
      }),
      hits(
        { key: 'twoWithSpecial' },
        six,
        2,
        [tier('bothNormal', 1, 2, 0), tier('withSpecial', 1, 1, 1)],
        '05,12,23',
        { bothNormal: 1, withSpecial: 2 },
        { special: at(1, 0) },
      ),
      hits(
        { key: 'specialPair' },
        six,
        2,
        [tier('hit', 1, 1, 1)],
        '05,12,23',
        { hit: 2 },
        { special: at(1, 0) },
      ),
      ...range(5, 12).map((count) =>
        hits(
          { key: 'noneOf', count },
          seven,
          count,
          [tier('hit', 1, 0)],
          ['01', '02', '03', '04', '06', '07', '08', '09', '10', '11', '13', '14'].slice(0, count).join(','),
          { hit: 1 },
        ),
      ),
    ],
  },
  {
    code: 'zodiac',
    plays: [
      // In a year of the dragon, 5 is a rat, 12 a snake, 23 a horse, and no number drawn is a dragon, tiger or rabbit.
      ...[1, 2, 3, 4].map((count) =>
        categories(
          'zodiacOccur',
          'zodiac',
          count,
          true,
          ['rat,snake', 'rat,snake', 'rat,snake,horse', 'rat,snake,horse,pig'][count - 1]!,
          [{ plain: 2 }, { plain: 1 }, { plain: 1 }, { plain: 1 }][count - 1]!,
        ),
      ),
      ...[2, 3].map((count) =>
        categories(
          'zodiacNone',
          'zodiac',
          count,
          false,
          ['tiger,dragon', 'tiger,rabbit,dragon'][count - 2]!,
          {
            withSpecial: 1,
          },
        ),
      ),
    ],
  },
  {
    code: 'tails',
    plays: [
      ...[1, 2, 3, 4].map((count) =>
        categories('tailOccur', 'tail', count, true, ['2,3', '2,3', '1,2,3', '1,2,3,8'][count - 1]!, {
          plain: [2, 1, 1, 1][count - 1]!,
        }),
      ),
      ...[2, 3].map((count) =>
        categories('tailNone', 'tail', count, false, ['4,6', '4,6,7'][count - 2]!, { plain: 1 }),
      ),
    ],
  },
  {
    code: 'parlay',
    plays: [
      play(
        { key: 'parlay' },
        views(at(0, ...range(0, 5))),
        {
          kind: 'parlay',
          options: [
            ...sides.map((side) => ({ code: side.code, feature: 'value' as const, option: side })),
            ...colours.map((colour) => ({ code: colour.code, feature: 'colour' as const, option: colour })),
          ],
        },
        { selection: 'small|red||||', result, wins: won({ 'small+red': 1 }) },
      ),
    ],
  },
];

const base = {
  region: 'CN',
  source: sources.fortyNine,
  series: { lowest: 1700, highest: 1980 },
  groups,
} as const;

export const fortyNineGames: LotteryGame[] = [
  {
    ...base,
    code: 'MARK6',
    draws: 'external',
    schedule: {
      kind: 'days',
      zone: 'Asia/Hong_Kong',
      weekdays: [2, 4, 6],
      closes: 21 * 60 + 15,
      drawn: 21 * 60 + 30,
    },
  },
  {
    ...base,
    code: 'MARK6X5',
    draws: 'own',
    schedule: { kind: 'interval', minutes: 5, zone: 'Asia/Hong_Kong', from: 0, to: 1440 },
  },
];
