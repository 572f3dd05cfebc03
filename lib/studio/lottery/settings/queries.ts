import type { Sql } from '@/lib/studio/play/host';
import type { PrizeMode } from '../constants';
import { findGame, lotteryGames } from '../games/registry';
import type { LotteryGame, Schedule } from '../types';
import {
  defaultCloseSeconds,
  defaultKeepDays,
  defaultLimits,
  defaultMakeUpSeconds,
  SETTINGS_CACHE_MS,
} from './constants';
import { defaultSeries, modesOf } from './rules';
import type { GameSettings, Limits, ModeRange, OddsStep, SeriesRange } from './types';

interface SettingsRows {
  games:
    | {
        code: string;
        enabled: boolean;
        schedule: Schedule | null;
        close_seconds: number;
        make_up_seconds: number;
        keep_days: number | null;
        drawn_by_us: boolean;
        odds_plan: OddsStep[];
        updated_at: string;
      }[]
    | null;
  limits: (Record<keyof Limits, string | null> & { game: string; currency: string })[] | null;
  series: (SeriesRange & { game: string; mode: PrizeMode; member_group: string })[] | null;
}

/** The settings of all games, as they were read together. */
export interface LotterySettings {
  /** Throws RangeError for a code that is no game. */
  of(code: string): GameSettings;
  /** Every game, in the order of the registry. */
  games: readonly GameSettings[];
  /** The limits of a game in a currency. */
  limitsOf(code: string, currency: string): Limits;
  /** Whether operators set the limits; false: they are the defaults. */
  hasLimits(code: string, currency: string): boolean;
  /** The series of a mode for a group of members: the group's, else everybody's, else the game's. In ZY the highest one alone. */
  seriesOf(code: string, mode: PrizeMode, group?: string): SeriesRange;
  /** The group whose series a member has in a game: the first of these groups for which operators have set series; '' if there is none. */
  groupOf(code: string, groups: readonly string[]): string;
  /** Whether operators have set series for a group of members in any game. */
  hasGroups: boolean;
  /** The prize modes of a game with their series. */
  modesOf(code: string, vendor: string, group?: string): ModeRange[];
  /** The series that operators set, by mode and group. */
  series: readonly (SeriesRange & { game: string; mode: PrizeMode; group: string })[];
}

/** Settings of a game that no operator has changed. */
export function defaultSettings(game: LotteryGame): GameSettings {
  return {
    game,
    enabled: true,
    schedule: game.schedule,
    isOwnSchedule: true,
    closeSeconds: defaultCloseSeconds(game.schedule),
    makeUpSeconds: defaultMakeUpSeconds(game),
    keepDays: defaultKeepDays(game.schedule),
    drawnByUs: false,
    isOwnDraw: game.draws === 'own',
    oddsPlan: [],
    updatedAt: null,
  };
}

/** Reads the settings of all games in one query. */
export async function readSettings(sql: Sql): Promise<LotterySettings> {
  const { rows } = await sql.query<SettingsRows>({
    name: 'lottery-settings',
    text: `SELECT (SELECT json_agg(g) FROM studio.lottery_game g) AS games,
                  (SELECT json_agg(json_build_object(
                     'game', l.game, 'currency', l.currency, 'betMost', l.bet_most::text, 'memberMost', l.member_most::text,
                     'drawMost', l.draw_most::text, 'numberMost', l.number_most::text)) FROM studio.lottery_limit l) AS limits,
                  (SELECT json_agg(s ORDER BY s.game, s.mode, s.member_group) FROM studio.lottery_series s) AS series`,
    values: [],
  });
  const { games: changed, limits, series } = rows[0]!;
  const byCode = new Map(lotteryGames.map((game) => [game.code, defaultSettings(game)]));
  for (const row of changed ?? []) {
    const game = findGame(row.code);
    if (!game) continue;
    byCode.set(row.code, {
      game,
      enabled: row.enabled,
      schedule: row.schedule ?? game.schedule,
      isOwnSchedule: row.schedule === null,
      closeSeconds: row.close_seconds,
      makeUpSeconds: row.make_up_seconds,
      keepDays: row.keep_days ?? defaultKeepDays(row.schedule ?? game.schedule),
      drawnByUs: row.drawn_by_us,
      isOwnDraw: game.draws === 'own' || row.drawn_by_us,
      oddsPlan: row.odds_plan,
      updatedAt: new Date(row.updated_at),
    });
  }
  const limitsByKey = new Map((limits ?? []).map((row) => [`${row.game}/${row.currency}`, toLimits(row)]));
  const seriesByKey = new Map(
    (series ?? []).map((row) => [`${row.game}/${row.mode}/${row.member_group}`, row]),
  );
  const of = (code: string): GameSettings => {
    const found = byCode.get(code);
    if (!found) throw new RangeError(`no lottery game ${code}`);
    return found;
  };
  const seriesOf = (code: string, mode: PrizeMode, group = ''): SeriesRange => {
    const set = seriesByKey.get(`${code}/${mode}/${group}`) ?? seriesByKey.get(`${code}/${mode}/`);
    if (!set) return defaultSeries(of(code).game, mode);
    return { lowest: mode === 'ZY' ? set.highest : set.lowest, highest: set.highest };
  };
  const groupsByGame = new Set((series ?? []).map((row) => `${row.game}/${row.member_group}`));
  return {
    of,
    groupOf: (code, groups) => groups.find((group) => groupsByGame.has(`${code}/${group}`)) ?? '',
    hasGroups: (series ?? []).some(({ member_group }) => member_group !== ''),
    games: [...byCode.values()],
    limitsOf: (code, currency) => limitsByKey.get(`${code}/${currency}`) ?? defaultLimits(currency),
    hasLimits: (code, currency) => limitsByKey.has(`${code}/${currency}`),
    seriesOf,
    modesOf: (code, vendor, group) =>
      modesOf(of(code), vendor).map((mode) => ({ code: mode, ...seriesOf(code, mode, group) })),
    series: (series ?? []).map(({ game, mode, member_group, lowest, highest }) => ({
      game,
      mode,
      group: member_group,
      lowest,
      highest,
    })),
  };
}

const amountOf = (text: string | null) => (text === null ? null : BigInt(text));

const toLimits = (row: Record<keyof Limits, string | null>): Limits => ({
  betMost: amountOf(row.betMost),
  memberMost: amountOf(row.memberMost),
  drawMost: amountOf(row.drawMost),
  numberMost: amountOf(row.numberMost),
});

const cached = new WeakMap<Sql, { until: number; settings: Promise<LotterySettings> }>();

/** The settings of all games, read at most once a second. What an operator changes is used by every process within a second. */
export function lotterySettings(sql: Sql): Promise<LotterySettings> {
  const entry = cached.get(sql);
  if (entry && performance.now() < entry.until) return entry.settings;
  const settings = readSettings(sql);
  cached.set(sql, { until: performance.now() + SETTINGS_CACHE_MS, settings });
  settings.catch(() => cached.delete(sql));
  return settings;
}

/** Makes the next call of `lotterySettings` read them again: after a change in this process. */
export function forgetSettings(sql: Sql): void {
  cached.delete(sql);
}
