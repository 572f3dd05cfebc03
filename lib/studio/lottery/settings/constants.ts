import { UNIT } from '@/lib/money/amount';
import { CURRENCY_SCALE } from '@/lib/studio/play/constants';
import type { LotteryGame, Schedule } from '../types';
import type { Limits } from './types';

/** Seconds before the draw at which sales of an interval game close, unless operators set others: short intervals close later. */
const CLOSE_SECONDS: readonly (readonly [minutes: number, seconds: number])[] = [
  [1, 5],
  [3, 10],
  [10, 20],
];
const CLOSE_SECONDS_OF_LONG = 60;

export function defaultCloseSeconds(schedule: Schedule): number {
  if (schedule.kind === 'days') return 0;
  return CLOSE_SECONDS.find(([minutes]) => schedule.minutes <= minutes)?.[1] ?? CLOSE_SECONDS_OF_LONG;
}

/** Seconds within which a missed draw of ours is made up: ten minutes, of a game with fixed days six hours. */
export const defaultMakeUpSeconds = (game: LotteryGame): number =>
  game.schedule.kind === 'days' ? 6 * 3_600 : 600;

/** Days for which draws without bets are kept: of an interval game 60, of a game with fixed days, whose draws are few, ten years. */
export const defaultKeepDays = (schedule: Schedule): number => (schedule.kind === 'interval' ? 60 : 3_650);

/** The pages of results list the days of two weeks. */
export const KEEP_DAYS_LEAST = 30;
export const KEEP_DAYS_MOST = 36_500;

const BET_MOST = 10_000n;
const MEMBER_MOST = 50_000n;
const DRAW_MOST = 5_000_000n;
const NUMBER_MOST = 1_000_000n;

/** Limits in a currency for which operators set none. */
export function defaultLimits(currency: string): Limits {
  const scale = UNIT * (CURRENCY_SCALE[currency] ?? 1n);
  return {
    betMost: BET_MOST * scale,
    memberMost: MEMBER_MOST * scale,
    drawMost: DRAW_MOST * scale,
    numberMost: NUMBER_MOST * scale,
  };
}

/** Milliseconds for which a process uses the settings that it has read. */
export const SETTINGS_CACHE_MS = 1_000;

export const MAX_ODDS_STEPS = 10;
