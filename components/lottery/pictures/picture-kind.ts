import type { sources } from '@/lib/studio/lottery/sources/sources';
import type { LotteryGame } from '@/lib/studio/lottery/types';

export type SourceCode = keyof typeof sources;

/** The JSON of a result: groups of numbers; of a prize rank, strings of digits. */
export type WireResult = readonly (readonly (number | string)[])[];

/** How the results of a game are drawn. Plain data, so that a server component can pass it on. */
export interface PictureKind {
  source: SourceCode;
  /** The sum of the numbers belongs to the result: dice and lucky 28. */
  sum: boolean;
  /** The last number has plays of its own: the super number of bingo. */
  last: boolean;
}

/** How the results of a game are drawn. */
export function pictureOf(game: LotteryGame): PictureKind {
  const isSummed = game.groups.some(({ plays }) =>
    plays.some(({ code, text }) => code === 'sum' || text.key === 'sum'),
  );
  return {
    source: game.source.code as SourceCode,
    sum: game.source.code === 'threeDice' || (game.source.code === 'threeDigits' && isSummed),
    last: game.groups.some(({ code }) => code === 'super'),
  };
}

/** Names that a picture of a result shows or reads out. */
export interface PictureNames {
  /** Prize ranks by their codes. */
  ranks: Readonly<Record<string, string>>;
  /** The animals from the rat to the pig. */
  animals: readonly string[];
}

/** Every rank of the prize tables, a text of `ranks` in the namespace `lottery`. */
export const RANKS = [
  'special',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'frontThree',
  'backThree',
  'lastTwo',
  'consolation',
] as const;
