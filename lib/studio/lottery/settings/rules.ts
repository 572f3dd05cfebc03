import { PRIZE_MODES, type PrizeMode } from '../constants';
import type { LotteryGame, Schedule } from '../types';
import { KEEP_DAYS_LEAST, KEEP_DAYS_MOST, MAX_ODDS_STEPS } from './constants';
import type { GameSettings, OddsStep, SeriesRange } from './types';

const DAY_MINUTES = 1_440;

const isWhole = (value: number, low: number, high: number) =>
  Number.isInteger(value) && value >= low && value <= high;

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone.includes('/') || zone === 'UTC';
  } catch {
    return false;
  }
}

const isSetOf = (values: readonly number[], low: number, high: number) =>
  values.length > 0 &&
  new Set(values).size === values.length &&
  values.every((value) => isWhole(value, low, high));

/** Whether draws can be planned by a schedule: its zone exists, its minutes are in a day, and it has a draw. */
export function isSchedule(schedule: Schedule): boolean {
  if (!isZone(schedule.zone)) return false;
  if (schedule.kind === 'interval')
    return (
      isWhole(schedule.from, 0, DAY_MINUTES - 1) &&
      isWhole(schedule.to, schedule.from + 1, DAY_MINUTES) &&
      isWhole(schedule.minutes, 1, schedule.to - schedule.from)
    );
  const { weekdays, monthDays } = schedule;
  return (
    isWhole(schedule.drawn, 1, DAY_MINUTES) &&
    isWhole(schedule.closes, 0, schedule.drawn) &&
    (weekdays !== undefined || monthDays !== undefined) &&
    (weekdays === undefined || isSetOf(weekdays, 0, 6)) &&
    (monthDays === undefined || isSetOf(monthDays, 1, 31))
  );
}

/** Sales of an interval game take at least half of the time between two draws. */
export const isCloseSeconds = (schedule: Schedule, seconds: number): boolean =>
  isWhole(seconds, 0, schedule.kind === 'interval' ? schedule.minutes * 30 : 86_400);

/** Days for which draws without bets are kept. */
export const isKeepDays = (days: number): boolean => isWhole(days, KEEP_DAYS_LEAST, KEEP_DAYS_MOST);

/** Steps of falling prizes: fuller numbers have lower prizes. */
export const isOddsPlan = (plan: readonly OddsStep[]): boolean =>
  plan.length <= MAX_ODDS_STEPS &&
  plan.every(
    ({ filled, prize }, i) =>
      isWhole(filled, 1, 99) &&
      isWhole(prize, 1, 999) &&
      (i === 0 || (filled > plan[i - 1]!.filled && prize < plan[i - 1]!.prize)),
  );

export const isSeriesRange = ({ lowest, highest }: SeriesRange): boolean =>
  isWhole(highest, 1, 2_000) && isWhole(lowest, 1, highest);

/** The prize modes of a game (docs/decisions/0143): that of the hall under whose vendor it is sold; if we draw it, also ZY. */
export function modesOf(
  { game, isOwnDraw }: Pick<GameSettings, 'game' | 'isOwnDraw'>,
  vendor: string,
): PrizeMode[] {
  const hall = game.region === 'SEA' ? 'SEA' : vendor === 'ELOTT' ? 'ELOTT' : 'LOTT';
  return PRIZE_MODES.filter((mode) => mode === hall || (mode === 'ZY' && isOwnDraw));
}

/** The series that a mode offers unless operators set others: all of the game's, in ZY the highest alone. */
export const defaultSeries = ({ series }: LotteryGame, mode: PrizeMode): SeriesRange =>
  mode === 'ZY' ? { lowest: series.highest, highest: series.highest } : { ...series };
