import { dayStart } from '@/lib/platform/zone';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import type { Sql } from '@/lib/studio/play/host';
import type { DrawStatus } from '../constants';
import { MAX_COUNT } from './constants';

/** A draw as players see it: without its sealed seed. */
export interface DrawRow {
  id: bigint;
  game: string;
  period: string;
  origin: 'own' | 'external';
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  given: number[];
  commitment: string | null;
  serverSeed: string | null;
  status: DrawStatus;
  /** As lib/studio/lottery/sources/result.ts writes it. */
  result: (string | number)[][] | null;
  resultVersion: number;
  drawnAt: Date | null;
}

const DRAW = `d.id, d.game, d.period, d.origin, d.opens_at AS "opensAt", d.closes_at AS "closesAt", d.draws_at AS "drawsAt", d.given, d.commitment,
  d.server_seed AS "serverSeed", d.status, d.result, d.result_version AS "resultVersion", d.drawn_at AS "drawnAt"`;

export interface GameDraws {
  game: string;
  /** When the sales that are open now close. */
  closesAt: Date | null;
  last: { period: string; result: (string | number)[][]; drawnAt: Date } | null;
}

/** The open draw's closing time and the last result of each game, in one query. */
export async function drawsOfGames(sql: Sql, games: readonly string[], at: Date): Promise<GameDraws[]> {
  const { rows } = await sql.query<{
    game: string;
    closes_at: Date | null;
    period: string | null;
    result: (string | number)[][];
    drawn_at: Date;
  }>({
    name: 'lottery-draws-of-games',
    text: `SELECT g.game, o.closes_at, l.period, l.result, l.drawn_at
             FROM unnest($1::text[]) AS g (game)
             LEFT JOIN LATERAL (
               SELECT d.closes_at FROM studio.lottery_draw d
                WHERE d.game = g.game AND d.draws_at > $2 AND d.closes_at > $2 AND d.status = 'open'
                ORDER BY d.draws_at LIMIT 1) o ON true
             LEFT JOIN LATERAL (
               SELECT d.period, d.result, d.drawn_at FROM studio.lottery_draw d
                WHERE d.game = g.game AND d.draws_at <= $2 AND d.result IS NOT NULL AND d.status <> 'voided'
                ORDER BY d.draws_at DESC LIMIT 1) l ON true`,
    values: [games, at],
  });
  return rows.map(({ game, closes_at, period, result, drawn_at }) => ({
    game,
    closesAt: closes_at,
    last: period === null ? null : { period, result, drawnAt: drawn_at },
  }));
}

/** The draws around a moment: the one whose sales are open, the one before it, and up to `coming` later ones. */
export async function drawsAround(
  sql: Sql,
  game: string,
  at: Date,
  coming: number,
): Promise<{ draw: DrawRow | undefined; previous: DrawRow | undefined; coming: DrawRow[] }> {
  const { rows } = await sql.query<DrawRow>({
    name: 'lottery-draws-around',
    text: `(SELECT ${DRAW} FROM studio.lottery_draw d
             WHERE d.game = $1 AND d.draws_at > $2 AND d.closes_at > $2 AND d.status = 'open' ORDER BY d.draws_at LIMIT $3)
           UNION ALL
           (SELECT ${DRAW} FROM studio.lottery_draw d
             WHERE d.game = $1 AND d.closes_at <= $2 ORDER BY d.draws_at DESC LIMIT 1)`,
    values: [game, at, coming + 1],
  });
  const previous = rows.find(({ closesAt }) => closesAt <= at);
  const open = rows.filter(({ closesAt }) => closesAt > at).sort((a, b) => +a.drawsAt - +b.drawsAt);
  const draw = open[0] && open[0].opensAt <= at ? open[0] : undefined;
  return { draw, previous, coming: draw ? open.slice(1) : open.slice(0, coming) };
}

/** The draws of a game whose sales have closed and whose official result is not there yet, newest first; at most 10. */
export async function officialAwaited(
  sql: Sql,
  game: string,
): Promise<Pick<DrawRow, 'period' | 'drawsAt'>[]> {
  const { rows } = await sql.query<Pick<DrawRow, 'period' | 'drawsAt'>>({
    text: `SELECT d.period, d.draws_at AS "drawsAt" FROM studio.lottery_draw d
            WHERE d.game = $1 AND d.status = 'closed' AND d.origin = 'external' ORDER BY d.draws_at DESC LIMIT 10`,
    values: [game],
  });
  return rows;
}

/** A draw by its period; undefined if the game has none. */
export async function findDraw(sql: Sql, game: string, period: string): Promise<DrawRow | undefined> {
  const { rows } = await sql.query<DrawRow>({
    text: `SELECT ${DRAW} FROM studio.lottery_draw d WHERE d.game = $1 AND d.period = $2`,
    values: [game, period],
  });
  return rows[0];
}

/** A page of draws with a result, newest first; of a day in a zone if it is stated. It counts at most MAX_COUNT. */
export async function listDraws(
  sql: Sql,
  game: string,
  filter: PageRequest & { at: Date; day?: { day: string; zone: string } },
): Promise<Page<DrawRow>> {
  const { at, day } = filter;
  const after = day ? dayStart(day.day, day.zone) : new Date(0);
  const end = day ? dayStart(day.day, day.zone, 1) : at;
  const until = end < at ? end : at;
  const where = 'd.game = $1 AND d.draws_at > $2 AND d.draws_at <= $3 AND d.result IS NOT NULL';
  // Awaited together: a rejection of the one awaited last would otherwise be unhandled.
  const [page, counted] = await Promise.all([
    sql.query<DrawRow>({
      text: `SELECT ${DRAW} FROM studio.lottery_draw d WHERE ${where} ORDER BY d.draws_at DESC LIMIT $4 OFFSET $5`,
      values: [game, after, until, filter.pageSize, Math.min(pageOffset(filter), MAX_COUNT)],
    }),
    sql.query<{ total: number }>({
      text: `SELECT count(*)::int AS total FROM (SELECT FROM studio.lottery_draw d WHERE ${where} LIMIT ${MAX_COUNT}) c`,
      values: [game, after, until],
    }),
  ]);
  return toPage(page.rows, filter, counted.rows[0]!.total);
}

/** The last results of a game, oldest first, without those of voided draws. */
export async function lastResults(
  sql: Sql,
  game: string,
  at: Date,
  count: number,
): Promise<{ period: string; result: (string | number)[][] }[]> {
  const { rows } = await sql.query<{ period: string; result: (string | number)[][] }>({
    name: 'lottery-last-results',
    text: `SELECT d.period, d.result FROM studio.lottery_draw d
            WHERE d.game = $1 AND d.draws_at <= $2 AND d.result IS NOT NULL AND d.status NOT IN ('voiding', 'voided')
            ORDER BY d.draws_at DESC LIMIT $3`,
    values: [game, at, count],
  });
  return rows.reverse();
}
