import type { DrawSource, NumberGroup } from '../types';

const digits = (code: string, count: number): NumberGroup => ({
  kind: 'independent',
  code,
  low: 0,
  high: 9,
  count,
});

/** A prize rank: so many numbers of so many digits. */
const rank = (code: string, numbers: number, width: number): NumberGroup => ({
  kind: 'independent',
  code,
  low: 0,
  high: 9,
  count: numbers * width,
  width,
});

const distinct = (count: number, high: number): NumberGroup => ({
  kind: 'distinct',
  code: 'numbers',
  low: 1,
  high,
  count,
});

/** Every draw source. The order of the groups, and of the numbers within a group, is the order in which they are drawn. */
export const sources = {
  fiveDigits: { code: 'fiveDigits', groups: [digits('numbers', 5)] },
  threeDigits: { code: 'threeDigits', groups: [digits('numbers', 3)] },
  threeDice: {
    code: 'threeDice',
    groups: [{ kind: 'independent', code: 'numbers', low: 1, high: 6, count: 3 }],
  },
  elevenOfFive: { code: 'elevenOfFive', groups: [distinct(5, 11)] },
  tenCars: { code: 'tenCars', groups: [distinct(10, 10)] },
  /** Six numbers of 49, a special one of the others, and the animal of the lunar year (0 is the rat). */
  fortyNine: {
    code: 'fortyNine',
    groups: [
      distinct(6, 49),
      { kind: 'rest', code: 'special', of: 0, count: 1 },
      { kind: 'given', code: 'zodiac', low: 0, high: 11, count: 1 },
    ],
  },
  /** Twenty of 80. Bingo's super number is the last one drawn. */
  twentyOfEighty: { code: 'twentyOfEighty', groups: [distinct(20, 80)] },
  vietnamNorth: {
    code: 'vietnamNorth',
    groups: [
      rank('special', 1, 5),
      rank('first', 1, 5),
      rank('second', 2, 5),
      rank('third', 6, 5),
      rank('fourth', 4, 4),
      rank('fifth', 6, 4),
      rank('sixth', 3, 3),
      rank('seventh', 4, 2),
    ],
  },
  vietnamSouth: {
    code: 'vietnamSouth',
    groups: [
      rank('special', 1, 6),
      rank('first', 1, 5),
      rank('second', 1, 5),
      rank('third', 2, 5),
      rank('fourth', 7, 5),
      rank('fifth', 1, 4),
      rank('sixth', 3, 4),
      rank('seventh', 1, 3),
      rank('eighth', 1, 2),
    ],
  },
  thai: {
    code: 'thai',
    groups: [rank('first', 1, 6), rank('frontThree', 2, 3), rank('backThree', 2, 3), rank('lastTwo', 1, 2)],
  },
  lao: { code: 'lao', groups: [rank('first', 1, 4)] },
  hanoi: { code: 'hanoi', groups: [rank('special', 1, 5), rank('first', 1, 5)] },
  malaysia: {
    code: 'malaysia',
    groups: [
      rank('first', 1, 4),
      rank('second', 1, 4),
      rank('third', 1, 4),
      rank('special', 10, 4),
      rank('consolation', 10, 4),
    ],
  },
} as const satisfies Readonly<Record<string, DrawSource>>;
