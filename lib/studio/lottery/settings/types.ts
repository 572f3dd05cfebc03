import type { PrizeMode } from '../constants';
import type { LotteryGame, Schedule } from '../types';

/** A step of falling prizes: from so many per cent of the ceiling on, so many permille of the prize. */
export interface OddsStep {
  filled: number;
  prize: number;
}

/** What operators set for a game, or its defaults. */
export interface GameSettings {
  game: LotteryGame;
  enabled: boolean;
  /** The game's own schedule, or the one that operators set. */
  schedule: Schedule;
  isOwnSchedule: boolean;
  closeSeconds: number;
  makeUpSeconds: number;
  /** Draws without bets are removed after so many days. */
  keepDays: number;
  /** A regional game that this site draws itself. */
  drawnByUs: boolean;
  /** Its draws come from committed seeds: a game of our own, or a regional one that this site draws. */
  isOwnDraw: boolean;
  oddsPlan: readonly OddsStep[];
  /** Null: never changed. */
  updatedAt: Date | null;
}

/** What operators change in a game; what is left out stays. `schedule` null: the game's own. */
export interface GameChange {
  enabled?: boolean;
  schedule?: Schedule | null;
  closeSeconds?: number;
  makeUpSeconds?: number;
  keepDays?: number;
  drawnByUs?: boolean;
  oddsPlan?: readonly OddsStep[];
}

/** Limits of a game in a currency, in 1/10,000; null is no limit. */
export interface Limits {
  /** Greatest stake of one bet. */
  betMost: bigint | null;
  /** Greatest sum of a member's stakes in a draw. */
  memberMost: bigint | null;
  /** Greatest sum of all stakes in a draw. */
  drawMost: bigint | null;
  /** The ceiling: the greatest sum of prizes that one number of one play type may cost in a draw. */
  numberMost: bigint | null;
}

export interface SeriesRange {
  lowest: number;
  highest: number;
}

export interface ModeRange extends SeriesRange {
  code: PrizeMode;
}
