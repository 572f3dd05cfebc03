import type { Sql } from '@/lib/studio/play/host';
import type { PageRequest } from '@/lib/platform/page';
import { pageOffset } from '@/lib/platform/page';
import type { BetStatus, PrizeMode } from '../constants';
import { MAX_COUNTED_BETS, MAX_SHOWN_SELECTION } from './constants';
import type { ShownBet } from './types';

interface BetRow {
  id: bigint;
  slip_id: bigint;
  game: string;
  vendor: string;
  period: string;
  draws_at: Date;
  closes_at: Date;
  draw_status: string;
  origin: string;
  result: unknown;
  line: number;
  play: string;
  selection: string;
  units: number;
  unit: bigint;
  multiple: number;
  mode: PrizeMode;
  series: number;
  prize_permille: number;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
  currency: string;
  status: BetStatus;
  cause: string | null;
  is_chase: boolean;
  placed_at: Date;
  settled_at: Date | null;
}

const SHOWN = `b.id, b.slip_id, s.game, s.vendor, d.period, d.draws_at, d.closes_at, d.status AS draw_status, d.origin, d.result, b.line, l.play,
  left(l.selection, ${MAX_SHOWN_SELECTION + 1}) AS selection, l.units, l.unit, b.multiple, l.mode, l.series, b.prize_permille, b.stake,
  b.payout, b.rebate, b.currency, b.status, b.cause, s.chase IS NOT NULL AS is_chase, b.placed_at, b.settled_at`;
const JOINED = `JOIN studio.lottery_slip s ON s.id = b.slip_id
  JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line JOIN studio.lottery_draw d ON d.id = b.draw_id`;

const toShown = (row: BetRow): ShownBet => ({
  id: row.id,
  slipId: row.slip_id,
  game: row.game,
  period: row.period,
  drawsAt: row.draws_at,
  closesAt: row.closes_at,
  isOpen: row.draw_status === 'open',
  isOwnDraw: row.origin === 'own',
  line: row.line,
  play: row.play,
  selection: row.selection,
  units: row.units,
  unit: row.unit,
  multiple: row.multiple,
  mode: row.mode,
  series: row.series,
  permille: row.prize_permille,
  stake: row.stake,
  payout: row.payout,
  rebate: row.rebate,
  currency: row.currency.trim(),
  status: row.status,
  cause: row.cause,
  result: row.result,
  chase: row.is_chase,
  placedAt: row.placed_at,
  settledAt: row.settled_at,
});

/** The bets of a slip in the order of their ids. */
export async function betsOfSlip(sql: Sql, slipId: bigint): Promise<ShownBet[]> {
  const { rows } = await sql.query<BetRow>({
    text: `SELECT ${SHOWN} FROM studio.lottery_bet b ${JOINED} WHERE b.slip_id = $1 ORDER BY b.id`,
    values: [slipId.toString()],
  });
  return rows.map(toShown);
}

/** A bet of a player and the vendor of its slip; undefined if the player has no such bet. */
export async function betOfPlayer(
  sql: Sql,
  playerId: bigint,
  betId: bigint,
): Promise<{ bet: ShownBet; vendor: string } | undefined> {
  const { rows } = await sql.query<BetRow>({
    text: `SELECT ${SHOWN} FROM studio.lottery_bet b ${JOINED} WHERE b.id = $1 AND b.player_id = $2`,
    values: [betId.toString(), playerId.toString()],
  });
  return rows[0] && { bet: toShown(rows[0]), vendor: rows[0].vendor };
}

/** The slip that a request of a player has started; undefined if there is none. */
export async function slipOfRequest(sql: Sql, playerId: bigint, requestId: string) {
  const { rows } = await sql.query<{
    slipId: bigint;
    status: 'started' | 'accepted' | 'refused';
    cause: string | null;
    digest: Buffer;
  }>({
    text: `SELECT id AS "slipId", status, cause, request_digest AS digest FROM studio.lottery_slip
            WHERE player_id = $1 AND request_id = $2`,
    values: [playerId.toString(), requestId],
  });
  return rows[0];
}

export interface BetFilter {
  playerId: bigint;
  currency: string;
  /** Games that are listed: one, or those of a region; undefined: all. */
  games?: readonly string[] | undefined;
  period?: string | undefined;
  status?: 'open' | 'won' | 'lost' | 'returned' | undefined;
  page: PageRequest;
}

export interface BetList {
  bets: ShownBet[];
  /** At most MAX_COUNTED_BETS. */
  total: number;
  /** Of the bets that were not returned, at most the latest MAX_COUNTED_BETS. */
  stake: bigint;
  payout: bigint;
  rebate: bigint;
}

/** Refused bets are listed among the returned ones only: most were refused because the balance was too low. */
const STATUS = {
  open: `b.status IN ('started', 'accepted')`,
  won: `b.status = 'settled' AND b.payout > 0`,
  lost: `b.status = 'settled' AND b.payout = 0`,
  returned: `b.status IN ('refusing', 'refused', 'withdrawing', 'withdrawn', 'voiding', 'voided')`,
  all: `b.status NOT IN ('refusing', 'refused')`,
} as const;

/** Bets of a player, newest first, with the sums over all of them, in two queries at once. */
export async function listBets(sql: Sql, filter: BetFilter): Promise<BetList> {
  const { playerId, currency, games, period, status, page } = filter;
  const where = `b.player_id = $1 AND b.currency = $2 AND ${STATUS[status ?? 'all']}
    AND ($3::text[] IS NULL OR s.game = ANY ($3)) AND ($4::text IS NULL OR d.period = $4)`;
  const values = [playerId.toString(), currency, games ? [...games] : null, period ?? null];
  const [list, sums] = await Promise.all([
    sql.query<BetRow>({
      text: `SELECT ${SHOWN} FROM studio.lottery_bet b ${JOINED} WHERE ${where} ORDER BY b.id DESC LIMIT $5 OFFSET $6`,
      values: [...values, page.pageSize, pageOffset(page)],
    }),
    sql.query<{ total: bigint; stake: bigint; payout: bigint; rebate: bigint }>({
      text: `SELECT count(*) AS total, coalesce(sum(c.stake), 0)::bigint AS stake, coalesce(sum(c.payout), 0)::bigint AS payout,
                    coalesce(sum(c.rebate), 0)::bigint AS rebate
               FROM (SELECT CASE WHEN ${STATUS.returned} THEN 0 ELSE b.stake END AS stake,
                            CASE WHEN ${STATUS.returned} THEN 0 ELSE b.payout END AS payout,
                            CASE WHEN ${STATUS.returned} THEN 0 ELSE b.rebate END AS rebate
                       FROM studio.lottery_bet b JOIN studio.lottery_slip s ON s.id = b.slip_id
                       JOIN studio.lottery_draw d ON d.id = b.draw_id
                      WHERE ${where} ORDER BY b.id DESC LIMIT ${MAX_COUNTED_BETS}) c`,
      values,
    }),
  ]);
  const { total, ...rest } = sums.rows[0]!;
  return { bets: list.rows.map(toShown), total: Number(total), ...rest };
}

export interface Chase {
  slipId: bigint;
  game: string;
  vendor: string;
  status: 'running' | 'done' | 'won' | 'cancelled';
  stopOnWin: boolean;
  draws: number;
  /** Draws that are settled. */
  settled: number;
  /** Without stakes that were returned. */
  stake: bigint;
  payout: bigint;
  currency: string;
  placedAt: Date;
}

const CHASE = `s.id AS "slipId", s.game, s.vendor, s.chase AS status, s.stop_on_win AS "stopOnWin", s.draws, trim(s.currency) AS currency,
  s.placed_at AS "placedAt", c.settled, c.stake, c.payout
  FROM studio.lottery_slip s CROSS JOIN LATERAL (
    SELECT (count(DISTINCT b.draw_id) FILTER (WHERE b.status = 'settled'))::integer AS settled,
           coalesce(sum(b.stake) FILTER (WHERE NOT (${STATUS.returned})), 0)::bigint AS stake,
           coalesce(sum(b.payout) FILTER (WHERE b.status = 'settled'), 0)::bigint AS payout
      FROM studio.lottery_bet b WHERE b.slip_id = s.id) c
 WHERE s.chase IS NOT NULL AND s.status = 'accepted'`;

/** A chase of a player; undefined if the player has no such chase. */
export async function chaseOfPlayer(sql: Sql, playerId: bigint, slipId: bigint): Promise<Chase | undefined> {
  const { rows } = await sql.query<Chase>({
    text: `SELECT ${CHASE} AND s.id = $1 AND s.player_id = $2`,
    values: [slipId.toString(), playerId.toString()],
  });
  return rows[0];
}

/** Chases of a player, newest first. */
export async function listChases(
  sql: Sql,
  filter: Pick<BetFilter, 'playerId' | 'currency' | 'games' | 'page'>,
): Promise<{ chases: Chase[]; total: number }> {
  const { playerId, currency, games, page } = filter;
  const values = [playerId.toString(), currency, games ? [...games] : null];
  const where = `s.player_id = $1 AND s.currency = $2 AND ($3::text[] IS NULL OR s.game = ANY ($3))`;
  const [list, count] = await Promise.all([
    sql.query<Chase>({
      text: `SELECT ${CHASE} AND ${where} ORDER BY s.id DESC LIMIT $4 OFFSET $5`,
      values: [...values, page.pageSize, pageOffset(page)],
    }),
    sql.query<{ total: bigint }>({
      text: `SELECT count(*) AS total FROM (SELECT FROM studio.lottery_slip s
               WHERE s.chase IS NOT NULL AND s.status = 'accepted' AND ${where} LIMIT ${MAX_COUNTED_BETS}) c`,
      values,
    }),
  ]);
  return { chases: list.rows, total: Number(count.rows[0]!.total) };
}
