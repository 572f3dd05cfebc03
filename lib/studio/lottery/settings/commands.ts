import { now } from '@/lib/platform/clock';
import { badInput } from '@/lib/platform/errors';
import type { Sql } from '@/lib/studio/play/host';
import type { PrizeMode } from '../constants';
import { planGame } from '../draws/plan';
import { lotteryGameNotFound } from '../errors';
import { findGame } from '../games/registry';
import type { LotteryGame } from '../types';
import { defaultCloseSeconds } from './constants';
import { readSettings } from './queries';
import { isCloseSeconds, isKeepDays, isOddsPlan, isSchedule, isSeriesRange } from './rules';
import type { GameChange, GameSettings, Limits, SeriesRange } from './types';

function requireGame(code: string): LotteryGame {
  const game = findGame(code);
  if (!game) throw lotteryGameNotFound();
  return game;
}

const invalid = (field: string) => badInput({ [field]: { code: 'INVALID' } });

/** The settings that a change leads to. Throws INVALID_INPUT with the field. Without `closeSeconds`, a new schedule has its default. */
export function changedSettings(before: GameSettings, change: GameChange): GameSettings {
  const { game } = before;
  const schedule = change.schedule === undefined ? before.schedule : (change.schedule ?? game.schedule);
  const drawnByUs = change.drawnByUs ?? before.drawnByUs;
  const after: GameSettings = {
    game,
    enabled: change.enabled ?? before.enabled,
    schedule,
    isOwnSchedule: change.schedule === undefined ? before.isOwnSchedule : change.schedule === null,
    closeSeconds:
      change.closeSeconds ??
      (change.schedule === undefined ? before.closeSeconds : defaultCloseSeconds(schedule)),
    makeUpSeconds: change.makeUpSeconds ?? before.makeUpSeconds,
    keepDays: change.keepDays ?? before.keepDays,
    drawnByUs,
    isOwnDraw: game.draws === 'own' || drawnByUs,
    oddsPlan: change.oddsPlan ?? before.oddsPlan,
    updatedAt: before.updatedAt,
  };
  if (!isSchedule(schedule)) throw invalid('schedule');
  if (!isCloseSeconds(schedule, after.closeSeconds)) throw invalid('closeSeconds');
  const { makeUpSeconds } = after;
  if (!Number.isInteger(makeUpSeconds) || makeUpSeconds < 60 || makeUpSeconds > 604_800)
    throw invalid('makeUpSeconds');
  if (!isKeepDays(after.keepDays)) throw invalid('keepDays');
  if (drawnByUs && game.draws === 'own') throw invalid('drawnByUs');
  if (!isOddsPlan(after.oddsPlan)) throw invalid('oddsPlan');
  return after;
}

/** What a change of settings replaced: for the audit log. */
export interface Changed<T> {
  before: T;
  after: T;
}

/**
 * Changes the settings of a game, in the caller's database transaction. If its draws change (schedule, closing time, who draws, on or off),
 * planned draws after the last one that is open or has a bet are planned anew; those with bets keep their times. Throws INVALID_INPUT.
 */
export async function setGame(sql: Sql, code: string, change: GameChange): Promise<Changed<GameSettings>> {
  requireGame(code);
  // The lock of the planning functions, before the settings are read: two changes do not overwrite each other.
  await sql.query({
    text: `SELECT pg_advisory_xact_lock(hashtextextended('lottery-plan ' || $1, 0))`,
    values: [code],
  });
  const before = (await readSettings(sql)).of(code);
  const after = { ...changedSettings(before, change), updatedAt: now() };
  await sql.query({
    text: `INSERT INTO studio.lottery_game (code, enabled, schedule, close_seconds, make_up_seconds, drawn_by_us, odds_plan, updated_at, keep_days)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           ON CONFLICT (code) DO UPDATE
             SET enabled = excluded.enabled, schedule = excluded.schedule, close_seconds = excluded.close_seconds,
                 make_up_seconds = excluded.make_up_seconds, drawn_by_us = excluded.drawn_by_us, odds_plan = excluded.odds_plan,
                 updated_at = excluded.updated_at, keep_days = excluded.keep_days`,
    values: [
      code,
      after.enabled,
      after.isOwnSchedule ? null : JSON.stringify(after.schedule),
      after.closeSeconds,
      after.makeUpSeconds,
      after.drawnByUs,
      JSON.stringify(after.oddsPlan),
      after.updatedAt,
      after.keepDays,
    ],
  });
  const concernsDraws =
    before.enabled !== after.enabled ||
    before.closeSeconds !== after.closeSeconds ||
    before.isOwnDraw !== after.isOwnDraw ||
    JSON.stringify(before.schedule) !== JSON.stringify(after.schedule);
  if (concernsDraws) {
    const { rows } = await sql.query<{ deleted: number }>({
      text: 'SELECT studio.unplan_lottery_draws($1, $2) AS deleted',
      values: [code, after.updatedAt],
    });
    // A game that has no draws yet is planned by the driver, if the site offers it.
    if (after.enabled && rows[0]!.deleted > 0) await planGame(sql, after);
  }
  return { before, after };
}

/** Sets the limits of a game in a currency; null: the defaults again. Throws INVALID_INPUT for a limit of 0 or below. */
export async function setLimits(
  sql: Sql,
  code: string,
  currency: string,
  limits: Limits | null,
): Promise<Changed<Limits>> {
  requireGame(code);
  const before = (await readSettings(sql)).limitsOf(code, currency);
  if (limits === null)
    await sql.query({
      text: 'DELETE FROM studio.lottery_limit WHERE game = $1 AND currency = $2',
      values: [code, currency],
    });
  else {
    for (const [field, most] of Object.entries(limits) as [keyof Limits, bigint | null][])
      if (most !== null && most <= 0n) throw invalid(field);
    await sql.query({
      text: `INSERT INTO studio.lottery_limit (game, currency, bet_most, member_most, draw_most, number_most)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (game, currency) DO UPDATE
               SET bet_most = excluded.bet_most, member_most = excluded.member_most, draw_most = excluded.draw_most,
                   number_most = excluded.number_most`,
      values: [
        code,
        currency,
        ...[limits.betMost, limits.memberMost, limits.drawMost, limits.numberMost].map(
          (most) => most?.toString() ?? null,
        ),
      ],
    });
  }
  return { before, after: (await readSettings(sql)).limitsOf(code, currency) };
}

/** Sets the series of a prize mode for a group of members ('' is everybody); null: as without it. Throws INVALID_INPUT. */
export async function setSeries(
  sql: Sql,
  code: string,
  mode: PrizeMode,
  group: string,
  range: SeriesRange | null,
): Promise<Changed<SeriesRange>> {
  requireGame(code);
  const before = (await readSettings(sql)).seriesOf(code, mode, group);
  if (range === null)
    await sql.query({
      text: 'DELETE FROM studio.lottery_series WHERE game = $1 AND mode = $2 AND member_group = $3',
      values: [code, mode, group],
    });
  else {
    if (!isSeriesRange(range)) throw invalid('series');
    await sql.query({
      text: `INSERT INTO studio.lottery_series (game, mode, member_group, lowest, highest) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, mode, member_group) DO UPDATE SET lowest = excluded.lowest, highest = excluded.highest`,
      values: [code, mode, group, range.lowest, range.highest],
    });
  }
  return { before, after: (await readSettings(sql)).seriesOf(code, mode, group) };
}
