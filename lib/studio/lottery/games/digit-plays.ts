import type { PlayType, Window } from '../types';
import { at, eachValue, option, play, twoSides, views, won } from './build';

/** A place of a digit game: its window, and a result that shows these digits there. */
export interface Place {
  code: string;
  window: Window;
  result(...digits: number[]): unknown;
}

/** The place of some positions in a game of `length` digits; examples show 1 at the other positions. */
export function digitPlace(length: number, code: string, ...positions: number[]): Place {
  return {
    code,
    window: at(0, ...positions),
    result: (...digits) => [
      Array.from({ length }, (_, i) => (positions.includes(i) ? digits[positions.indexOf(i)]! : 1)),
    ],
  };
}

/** The plays on two digits. */
export function twoDigitPlays({ code: place, window, result }: Place): PlayType[] {
  const shown = views(window);
  return [
    play(
      { key: 'straight', place },
      shown,
      { kind: 'straight' },
      {
        selection: '4,5|0',
        result: result(4, 0),
        wins: won(1),
      },
    ),
    play(
      { key: 'straightTyped', place },
      shown,
      { kind: 'list' },
      {
        selection: '40 41',
        result: result(4, 0),
        wins: won(1),
      },
    ),
    play(
      { key: 'straightSum', place },
      shown,
      { kind: 'bySum' },
      {
        selection: '4',
        result: result(4, 0),
        wins: won(1),
      },
    ),
    play(
      { key: 'straightSpan', place },
      shown,
      { kind: 'bySpan' },
      {
        selection: '4',
        result: result(4, 0),
        wins: won(1),
      },
    ),
    play(
      { key: 'groupTwo', place },
      shown,
      { kind: 'group', pattern: [[1, 2]], input: 'pool' },
      {
        selection: '0,4,7',
        result: result(4, 0),
        wins: won(1),
      },
    ),
    play(
      { key: 'groupTyped', place },
      shown,
      { kind: 'anyOrder' },
      {
        selection: '04 17',
        result: result(4, 0),
        wins: won({ '1-1': 1 }),
      },
    ),
    play(
      { key: 'groupSum', place },
      shown,
      { kind: 'groupBySum' },
      {
        selection: '4',
        result: result(4, 0),
        wins: won({ '1-1': 1 }),
      },
    ),
    play(
      { key: 'groupWith', place },
      shown,
      { kind: 'groupWith' },
      {
        selection: '4',
        result: result(4, 0),
        wins: won({ '1-1': 1 }),
      },
    ),
  ];
}

/** The plays on three digits. */
export function threeDigitPlays({ code: place, window, result }: Place): PlayType[] {
  const shown = views(window);
  const each = window.at.map((index) => at(window.group, index));
  return [
    play(
      { key: 'straight', place },
      shown,
      { kind: 'straight' },
      {
        selection: '4,5|0|7',
        result: result(4, 0, 7),
        wins: won(1),
      },
    ),
    play(
      { key: 'straightTyped', place },
      shown,
      { kind: 'list' },
      {
        selection: '407 408',
        result: result(4, 0, 7),
        wins: won(1),
      },
    ),
    play(
      { key: 'straightSum', place },
      shown,
      { kind: 'bySum' },
      {
        selection: '11',
        result: result(4, 0, 7),
        wins: won(1),
      },
    ),
    play(
      { key: 'straightSpan', place },
      shown,
      { kind: 'bySpan' },
      {
        selection: '7',
        result: result(4, 0, 7),
        wins: won(1),
      },
    ),
    play(
      { key: 'groupThree', place },
      shown,
      {
        kind: 'group',
        pattern: [
          [2, 1],
          [1, 1],
        ],
        input: 'pool',
      },
      { selection: '4,7', result: result(4, 7, 4), wins: won(1) },
    ),
    play(
      { key: 'groupSix', place },
      shown,
      { kind: 'group', pattern: [[1, 3]], input: 'pool' },
      {
        selection: '0,4,7,9',
        result: result(4, 0, 7),
        wins: won(1),
      },
    ),
    play(
      { key: 'groupSixBanker', place },
      shown,
      { kind: 'group', pattern: [[1, 3]], input: 'banker' },
      {
        selection: '4|0,7,9',
        result: result(4, 0, 7),
        wins: won(1),
      },
    ),
    play(
      { key: 'groupTyped', place },
      shown,
      { kind: 'anyOrder' },
      {
        selection: '047 447',
        result: result(4, 7, 4),
        wins: won({ '2-1': 1 }),
      },
    ),
    play(
      { key: 'groupSum', place },
      shown,
      { kind: 'groupBySum' },
      {
        selection: '11',
        result: result(4, 0, 7),
        wins: won({ '1-1-1': 1 }),
      },
    ),
    play(
      { key: 'groupWith', place },
      shown,
      { kind: 'groupWith' },
      {
        selection: '4',
        result: result(4, 7, 4),
        wins: won({ '2-1': 1 }),
      },
    ),
    play(
      { key: 'sumTail', place },
      shown,
      { kind: 'feature', feature: 'sumTail', options: eachValue(0, 9) },
      {
        selection: '1,2',
        result: result(4, 0, 7),
        wins: won({ '1': 1 }),
      },
    ),
    play(
      { key: 'threeKinds', place },
      shown,
      {
        kind: 'feature',
        feature: 'three',
        options: [
          option('leopard', 4),
          option('straight', 3),
          option('pair', 2),
          option('halfStraight', 1),
          option('mixed', 0),
        ],
      },
      { selection: 'leopard,straight', result: result(4, 6, 5), wins: won({ straight: 1 }) },
    ),
    play(
      { key: 'anyPlace', place, count: 1 },
      views(...each),
      { kind: 'hits', choose: 1, tiers: [{ tier: 'hit', weight: 1, hits: 1 }] },
      { selection: '4,5', result: result(4, 7, 4), wins: won(1) },
    ),
    play(
      { key: 'anyPlace', place, count: 2 },
      views(...each),
      { kind: 'hits', choose: 2, tiers: [{ tier: 'hit', weight: 1, hits: 2 }] },
      { selection: '4,5,7', result: result(4, 7, 4), wins: won(1) },
    ),
  ];
}

/** The plays on four digits. */
export function fourDigitPlays({ code: place, window, result }: Place): PlayType[] {
  const shown = views(window);
  const each = window.at.map((index) => at(window.group, index));
  return [
    play(
      { key: 'straight', place },
      shown,
      { kind: 'straight' },
      {
        selection: '4,5|0|7|2',
        result: result(4, 0, 7, 2),
        wins: won(1),
      },
    ),
    play(
      { key: 'straightTyped', place },
      shown,
      { kind: 'list' },
      {
        selection: '4072 4082',
        result: result(4, 0, 7, 2),
        wins: won(1),
      },
    ),
    ...fourDigitGroups().map(({ key, pattern, selection, digits }) =>
      play(
        { key, place },
        shown,
        { kind: 'group', pattern, input: pattern.length === 1 ? 'pool' : 'rows' },
        {
          selection,
          result: result(...digits),
          wins: won(1),
        },
      ),
    ),
    play(
      { key: 'anyPlace', place, count: 1 },
      views(...each),
      { kind: 'hits', choose: 1, tiers: [{ tier: 'hit', weight: 1, hits: 1 }] },
      { selection: '4,5', result: result(4, 7, 4, 0), wins: won(1) },
    ),
    play(
      { key: 'anyPlace', place, count: 2 },
      views(...each),
      { kind: 'hits', choose: 2, tiers: [{ tier: 'hit', weight: 1, hits: 2 }] },
      { selection: '0,4,7', result: result(4, 7, 4, 0), wins: won(3) },
    ),
  ];
}

/** The groups of four digits in any order, each with an example that wins one combination. */
export function fourDigitGroups() {
  return [
    { key: 'group24', pattern: [[1, 4]], selection: '0,2,4,7,9', digits: [4, 0, 7, 2] },
    {
      key: 'group12',
      pattern: [
        [2, 1],
        [1, 2],
      ],
      selection: '4|0,7,9',
      digits: [4, 0, 4, 7],
    },
    { key: 'group6', pattern: [[2, 2]], selection: '0,4,9', digits: [4, 0, 4, 0] },
    {
      key: 'group4',
      pattern: [
        [3, 1],
        [1, 1],
      ],
      selection: '4|0,9',
      digits: [4, 4, 0, 4],
    },
  ] as const;
}

/** Each digit for itself: at its position, and big, small, odd, even. */
export function positionPlays(length: number, code: string): PlayType[] {
  const all = Array.from({ length }, (_, i) => i);
  const digits = [4, 0, 7, 2, 9].slice(0, length);
  return [
    play(
      { key: 'fixed', place: code },
      views(at(0, ...all)),
      { kind: 'fixed' },
      {
        selection: `4,5|${'|'.repeat(length - 2)}${digits.at(-1)}`,
        result: [digits],
        wins: won(2),
      },
    ),
    ...all.map((index) =>
      play(
        { key: 'sides', place: `position${index + 1}` },
        views(at(0, index)),
        { kind: 'feature', feature: 'value', options: twoSides(0, 4, 9) },
        {
          selection: 'big,small,even',
          result: [all.map((i) => (i === index ? 8 : 1))],
          wins: won({ big: 1, even: 1 }),
        },
      ),
    ),
  ];
}

/** Dragon, tiger and tie for each pair of positions. */
export function dragonTigerPlays(length: number): PlayType[] {
  const pairs = Array.from({ length }, (_, i) => i).flatMap((a) =>
    Array.from({ length: length - a - 1 }, (_, i) => [a, a + 1 + i] as const),
  );
  return pairs.map(([first, second]) =>
    play(
      { key: 'dragonTiger', place: `pair${first + 1}${second + 1}` },
      views(at(0, first, second)),
      {
        kind: 'feature',
        feature: 'compare',
        options: [option('dragon', 1), option('tiger', 2), option('tie', 0)],
      },
      {
        selection: 'dragon',
        result: [Array.from({ length }, (_, i) => (i === first ? 8 : 3))],
        wins: won({ dragon: 1 }),
      },
    ),
  );
}
