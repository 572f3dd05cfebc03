export const LANGUAGES = ['en', 'zh', 'th', 'vi', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A whole number from 0 up to, but not including, `count`, each equally likely (node:crypto randomInt). */
export type Random = (count: number) => number;

/** Where a round stands. All of it may be shown to the player: what is not decided yet is in nobody's memory. */
export interface Position {
  /** The game's own numbers. */
  data: Record<string, string | number | number[]>;
  /** What the round pays now, in hundredths of the stake. */
  multiplier: number;
  /** Nothing more can be decided. */
  over: boolean;
}

/** The rules of a game: pure functions, so that its return can be computed by enumeration. */
export interface Game {
  code: string;
  names: Record<Language, string>;
  /** Expected payout in 1/10,000 of the stake, whatever the player chooses. */
  returnToPlayer: number;
  /** Whether the round is over after one move, which is then made by us as soon as the bet was taken. */
  oneMove: boolean;
  /** The position before the first move. Undefined if the choice is none of this game. */
  begin(choice: unknown): Position | undefined;
  /** The position after a move. Undefined if the choice is none of this position. */
  move(position: Position, choice: unknown, random: Random): Position | undefined;
}
