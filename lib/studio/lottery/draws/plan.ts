import { now } from '@/lib/platform/clock';
import { newSeed } from '@/lib/studio/play/chance';
import type { Sql } from '@/lib/studio/play/host';
import type { LotteryHost } from '../host';
import { readSettings } from '../settings/queries';
import type { GameSettings } from '../settings/types';
import { animalOfYear } from '../sources/lunar-year';
import type { DrawSource } from '../types';
import { AHEAD_DAYS, AHEAD_DAYS_LEAST, AHEAD_LEAST, AHEAD_MOST } from './constants';
import { drawsOf, type LastDraw, type PlannedDraw } from './schedule';

const DAY_MS = 86_400_000;

interface PlanRow {
  game: string;
  period: string | null;
  closes_at: Date;
  draws_at: Date;
  ahead: number;
}

/** The last draw of each game, and how many are to come. */
async function lastDraws(sql: Sql, games: readonly string[], at: Date): Promise<PlanRow[]> {
  const { rows } = await sql.query<PlanRow>({
    name: 'lottery-last-draws',
    text: `SELECT g.game, l.period, l.closes_at, l.draws_at,
                  (SELECT count(*) FROM studio.lottery_draw d WHERE d.game = g.game AND d.draws_at > $2)::int AS ahead
             FROM unnest($1::text[]) AS g (game)
             LEFT JOIN LATERAL (SELECT d.period, d.closes_at, d.draws_at FROM studio.lottery_draw d
                                 WHERE d.game = g.game ORDER BY d.draws_at DESC LIMIT 1) l ON true`,
    values: [games, at],
  });
  return rows;
}

/** The draws that a game needs now, by its settings. */
function missingDraws(
  { schedule, closeSeconds }: GameSettings,
  at: Date,
  last: LastDraw | undefined,
  ahead: number,
): PlannedDraw[] {
  const isInterval = schedule.kind === 'interval';
  if (isInterval && ahead >= AHEAD_LEAST) return [];
  const planned: PlannedDraw[] = [];
  const horizon = at.getTime() + AHEAD_DAYS * DAY_MS;
  for (const draw of drawsOf(schedule, closeSeconds, at, last)) {
    const count = ahead + planned.length;
    if (isInterval ? count >= AHEAD_MOST : count >= AHEAD_DAYS_LEAST && draw.drawsAt.getTime() > horizon)
      return planned;
    planned.push(draw);
  }
  return planned;
}

/** The numbers that are stated before sales of a draw open: of 49-ball the animal of the lunar year at the time of the draw. */
function givenOf(source: DrawSource, drawsAt: Date): number[] {
  return source.groups.some(({ kind }) => kind === 'given') ? [animalOfYear(drawsAt)] : [];
}

async function plan(
  sql: Sql,
  settings: GameSettings,
  at: Date,
  { period, closes_at, draws_at, ahead }: PlanRow,
): Promise<number> {
  const last = period === null ? undefined : { period, closesAt: closes_at, drawsAt: draws_at };
  const draws = missingDraws(settings, at, last, ahead);
  if (draws.length === 0) return 0;
  const seeds = draws.map(() => (settings.isOwnDraw ? newSeed() : null));
  const { rows } = await sql.query<{ planned: number }>({
    text: `SELECT studio.plan_lottery_draws($1, $2, $3, $4, $5::timestamptz[], $6::timestamptz[], $7::timestamptz[], $8, $9, $10) AS planned`,
    values: [
      settings.game.code,
      settings.updatedAt,
      period,
      draws.map((draw) => draw.period),
      draws.map((draw) => draw.opensAt),
      draws.map((draw) => draw.closesAt),
      draws.map((draw) => draw.drawsAt),
      draws.map((draw) => `{${givenOf(settings.game.source, draw.drawsAt).join()}}`),
      seeds.map((seed) => seed?.commitment ?? null),
      seeds.map((seed) => seed?.sealed ?? null),
    ],
  });
  return rows[0]!.planned;
}

/**
 * Plans the coming draws of every game that the site offers and no operator has switched off, each of our own with its committed seed. Returns
 * how many were planned. Several processes may do it at the same time. A game that cannot be planned does not stop others; its error is thrown at
 * the end.
 */
export async function planDraws(host: Pick<LotteryHost, 'sql' | 'vendorOf'>): Promise<number> {
  const at = now();
  const settings = await readSettings(host.sql);
  const offered: string[] = [];
  for (const { game, enabled } of settings.games)
    if (enabled && (await host.vendorOf(game.code)) !== undefined) offered.push(game.code);
  if (offered.length === 0) return 0;
  let planned = 0;
  const failures: unknown[] = [];
  for (const row of await lastDraws(host.sql, offered, at))
    await plan(host.sql, settings.of(row.game), at, row).then(
      (count) => (planned += count),
      (error: unknown) => failures.push(error),
    );
  if (failures.length > 0) throw new AggregateError(failures, 'games whose draws were not planned');
  return planned;
}

/** Plans the coming draws of one game by these settings: in the database transaction that changes them. */
export async function planGame(sql: Sql, settings: GameSettings): Promise<number> {
  const at = now();
  const [row] = await lastDraws(sql, [settings.game.code], at);
  return plan(sql, settings, at, row!);
}
