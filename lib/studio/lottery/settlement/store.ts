import { now } from '@/lib/platform/clock';
import type { Sql } from '@/lib/studio/play/host';
import type { BetTerms } from './payouts';
import { BATCH_CHARACTERS, BATCH_SIZE, RETRIED_AT_ONCE } from './constants';

/** A draw with a result whose bets are to be settled. */
export interface DrawToSettle {
  id: bigint;
  game: string;
  period: string;
  result: unknown;
  version: number;
  /** All bets up to this one have the result. */
  settledTo: bigint;
}

export interface BetToSettle extends BetTerms {
  id: bigint;
  playerId: bigint;
  vendor: string;
  currency: string;
  /** By the former result; 0 before the first one. */
  payout: bigint;
  won: bigint;
  owed: bigint;
  rebate: bigint;
  version: number;
}

/** What becomes of a bet. */
export interface SettledBet {
  id: bigint;
  status: 'settled' | 'voided';
  cause: string | null;
  payout: bigint;
  won: bigint;
  rebate: bigint;
  owed: bigint;
  /** What a correction has moved. */
  moved: bigint;
  /** JSON, or null for no hit. */
  hits: string | null;
}

/** The oldest draw of each game that has a result and is not settled. */
export async function drawsToSettle(sql: Sql): Promise<DrawToSettle[]> {
  const { rows } = await sql.query<DrawToSettle>({
    name: 'lottery-draws-to-settle',
    text: `SELECT DISTINCT ON (d.game) d.id, d.game, d.period, d.result, d.result_version AS version, d.settled_to AS "settledTo"
             FROM studio.lottery_draw d WHERE d.status = 'drawn' ORDER BY d.game, d.draws_at`,
    values: [],
  });
  return rows;
}

/** The next bets of a draw after a bet, in order: accepted ones for the first result, settled ones for a correction. Empty at the end. */
export async function nextBets(sql: Sql, draw: DrawToSettle, after: bigint): Promise<BetToSettle[]> {
  const { rows } = await sql.query<BetToSettle>({
    name: 'lottery-bets-to-settle',
    text: `SELECT n.* FROM (
             SELECT b.id, b.player_id AS "playerId", s.vendor, b.currency, b.stake, b.multiple, b.prize_permille AS permille, b.payout, b.won,
                    b.owed, b.rebate, b.result_version AS version, l.play, l.selection, l.unit, l.series, l.highest,
                    sum(octet_length(l.selection)) OVER w AS characters, row_number() OVER w AS place
               FROM (SELECT b.* FROM studio.lottery_bet b
                      WHERE b.draw_id = $1 AND b.id > $2 AND b.status = $3 AND b.result_version < $4 ORDER BY b.id LIMIT ${BATCH_SIZE}) b
               JOIN studio.lottery_slip s ON s.id = b.slip_id
               JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line
             WINDOW w AS (ORDER BY b.id)) n
            WHERE n.place = 1 OR n.characters <= ${BATCH_CHARACTERS} ORDER BY n.id`,
    values: [draw.id.toString(), after.toString(), draw.version === 1 ? 'accepted' : 'settled', draw.version],
  });
  return rows;
}

/** Settled and voided draws with bets that are set aside, the oldest first; at most 20. */
export async function setAsideDraws(sql: Sql): Promise<(DrawToSettle & { isVoided: boolean })[]> {
  const { rows } = await sql.query<DrawToSettle & { isVoided: boolean }>({
    text: `SELECT d.id, d.game, d.period, d.result, d.result_version AS version, d.settled_to AS "settledTo", d.status = 'voided' AS "isVoided"
             FROM studio.lottery_draw d
            WHERE d.status IN ('settled', 'voided') AND d.id IN (SELECT f.draw_id FROM studio.lottery_failure f WHERE f.set_aside_at IS NOT NULL)
            ORDER BY d.draws_at, d.id LIMIT 20`,
    values: [],
  });
  return rows;
}

/** Bets of a settled draw that are set aside, in order; at most RETRIED_AT_ONCE. */
export async function setAsideBets(sql: Sql, drawId: bigint): Promise<BetToSettle[]> {
  const { rows } = await sql.query<BetToSettle>({
    text: `SELECT b.id, b.player_id AS "playerId", s.vendor, b.currency, b.stake, b.multiple, b.prize_permille AS permille, b.payout, b.won,
                  b.owed, b.rebate, b.result_version AS version, l.play, l.selection, l.unit, l.series, l.highest
             FROM studio.lottery_failure f
             JOIN studio.lottery_bet b ON b.id = f.bet_id AND b.status IN ('accepted', 'settled')
             JOIN studio.lottery_slip s ON s.id = b.slip_id
             JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line
            WHERE f.draw_id = $1 AND f.set_aside_at IS NOT NULL ORDER BY b.id LIMIT ${RETRIED_AT_ONCE}`,
    values: [drawId.toString()],
  });
  return rows;
}

/** Records a batch: the bets after `from` up to `to`; `from` null: bets that were set aside, of a settled draw. False if another process has, or the draw is not being settled any more. */
export async function recordBatch(
  sql: Sql,
  draw: DrawToSettle,
  { from, to, bets }: { from: bigint | null; to: bigint; bets: readonly SettledBet[] },
): Promise<boolean> {
  const { rows } = await sql.query<{ recorded: boolean }>({
    name: 'lottery-record-settlement',
    text: `SELECT studio.record_lottery_settlement($1, $2, $3, $4, $5::bigint[], $6::text[], $7::text[], $8::bigint[], $9::bigint[],
                                                   $10::bigint[], $11::bigint[], $12::bigint[], $13::text[], $14) AS recorded`,
    values: [
      draw.id.toString(),
      draw.version,
      from === null ? null : from.toString(),
      to.toString(),
      bets.map(({ id }) => id.toString()),
      bets.map(({ status }) => status),
      bets.map(({ cause }) => cause),
      bets.map(({ payout }) => payout.toString()),
      bets.map(({ won }) => won.toString()),
      bets.map(({ rebate }) => rebate.toString()),
      bets.map(({ owed }) => owed.toString()),
      bets.map(({ moved }) => moved.toString()),
      bets.map(({ hits }) => hits),
      now(),
    ],
  });
  return rows[0]!.recorded;
}

/** Ends the settlement of a draw all of whose bets up to `to` are recorded. False if another process has. */
export async function finishDraw(sql: Sql, draw: DrawToSettle, to: bigint): Promise<boolean> {
  const { rows } = await sql.query<{ finished: boolean }>({
    text: 'SELECT studio.finish_lottery_draw($1, $2, $3, $4) AS finished',
    values: [draw.id.toString(), draw.version, to.toString(), now()],
  });
  return rows[0]!.finished;
}

/** The oldest draw of each game whose stakes are being returned. */
export async function drawsToVoid(sql: Sql): Promise<DrawToSettle[]> {
  const { rows } = await sql.query<DrawToSettle>({
    name: 'lottery-draws-to-void',
    text: `SELECT d.id, d.game, d.period, d.result, d.result_version AS version, d.settled_to AS "settledTo"
             FROM studio.lottery_draw d WHERE d.status = 'voiding' ORDER BY d.draws_at, d.id`,
    values: [],
  });
  return rows;
}

/** A bet whose stake is returned. */
export interface BetToVoid extends BetTerms {
  id: bigint;
  playerId: bigint;
  vendor: string;
  won: bigint;
  version: number;
  owed: bigint;
  drawId: bigint;
  game: string;
  result: unknown;
  /** Of the draw's result: higher than the bet's if a correction of the bet was set aside. */
  drawVersion: number;
  /** The draw had a result: a win or a rebate may have been paid, or be on its way. */
  wasDrawn: boolean;
  /** What corrections have moved. */
  corrections: { version: number; amount: string }[];
}

const TO_VOID = `SELECT b.id, b.player_id AS "playerId", s.vendor, b.stake, l.play, l.selection, l.unit, b.multiple, l.series, l.highest,
    b.prize_permille AS permille, b.won, b.result_version AS version, b.owed, d.id AS "drawId", d.game, d.result, d.result_version AS "drawVersion",
    d.drawn_at IS NOT NULL AS "wasDrawn",
    coalesce((SELECT json_agg(json_build_object('version', c.version, 'amount', c.amount::text) ORDER BY c.version)
                FROM studio.lottery_correction c WHERE c.bet_id = b.id), '[]') AS corrections
  FROM studio.lottery_bet b
  JOIN studio.lottery_draw d ON d.id = b.draw_id
  JOIN studio.lottery_slip s ON s.id = b.slip_id
  JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line`;

/** The next bets of a draw that is being voided, in order. */
export async function nextToVoid(sql: Sql, draw: bigint, after: bigint): Promise<BetToVoid[]> {
  const { rows } = await sql.query<BetToVoid>({
    name: 'lottery-bets-to-void',
    text: `${TO_VOID} WHERE b.draw_id = $1 AND b.id > $2 AND b.status IN ('accepted', 'settled') ORDER BY b.id LIMIT ${BATCH_SIZE}`,
    values: [draw.toString(), after.toString()],
  });
  return rows;
}

/** Bets of a voided draw that are set aside, in order; at most RETRIED_AT_ONCE. */
export async function setAsideToVoid(sql: Sql, draw: bigint): Promise<BetToVoid[]> {
  const { rows } = await sql.query<BetToVoid>({
    text: `${TO_VOID} JOIN studio.lottery_failure f ON f.bet_id = b.id AND f.set_aside_at IS NOT NULL
            WHERE b.draw_id = $1 AND b.status IN ('accepted', 'settled') ORDER BY b.id LIMIT ${RETRIED_AT_ONCE}`,
    values: [draw.toString()],
  });
  return rows;
}

/**
 * Records a batch of voided bets: those after `from` up to `to`; `from` null: bets that were set aside, of a voided draw. False if another process has.
 */
export async function recordVoids(
  sql: Sql,
  draw: bigint,
  { from, to, bets }: { from: bigint | null; to: bigint; bets: readonly { id: bigint; owed: bigint }[] },
): Promise<boolean> {
  const { rows } = await sql.query<{ recorded: boolean }>({
    text: 'SELECT studio.record_lottery_void($1, $2, $3, $4::bigint[], $5::bigint[], $6) AS recorded',
    values: [
      draw.toString(),
      from === null ? null : from.toString(),
      to.toString(),
      bets.map(({ id }) => id.toString()),
      bets.map(({ owed }) => owed.toString()),
      now(),
    ],
  });
  return rows[0]!.recorded;
}

/** Ends a void whose bets are all recorded. False if another process has. */
export async function finishVoid(sql: Sql, draw: bigint): Promise<boolean> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: `UPDATE studio.lottery_draw d SET status = 'voided', settled_at = $2 WHERE d.id = $1 AND d.status = 'voiding' RETURNING d.id`,
    values: [draw.toString(), now()],
  });
  return rows.length > 0;
}

/** Bets of which a member owes something, the oldest first after a bet; without those that are set aside, whose correction is not known. */
export async function owingBets(
  sql: Sql,
  after: bigint,
  limit: number,
): Promise<(BetToVoid & { status: string })[]> {
  const { rows } = await sql.query<BetToVoid & { status: string }>({
    text: `SELECT o.*, b.status FROM (${TO_VOID} WHERE b.owed > 0 AND b.id > $1 AND b.status IN ('settled', 'voided') AND d.status IN ('settled', 'voided')
               AND NOT EXISTS (SELECT FROM studio.lottery_failure f WHERE f.bet_id = b.id) ORDER BY b.id LIMIT $2) o JOIN studio.lottery_bet b ON b.id = o.id ORDER BY o.id`,
    values: [after.toString(), limit],
  });
  return rows;
}

/**
 * Records what a member still owes of a bet after an attempt to collect it, unless a later correction or a void has come in between, which has undone
 * the attempt, also one that was set aside. The lock of the draw keeps either from beginning until it is recorded.
 */
export async function recordCollected(
  sql: Sql,
  bet: Pick<BetToVoid, 'id' | 'drawId' | 'version' | 'owed'> & { status: string },
  owed: bigint,
): Promise<boolean> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: `WITH draw AS MATERIALIZED (
             SELECT d.status FROM studio.lottery_draw d WHERE d.id = $6 FOR SHARE
           ), changed AS (
             UPDATE studio.lottery_bet b SET owed = $4 FROM draw d
              WHERE d.status IN ('settled', 'voided') AND b.id = $1 AND b.result_version = $2 AND b.owed = $3 AND b.status = $5
                 AND NOT EXISTS (SELECT FROM studio.lottery_failure f WHERE f.bet_id = b.id) RETURNING b.id
           ), corrected AS (
             INSERT INTO studio.lottery_correction (bet_id, version, amount)
             SELECT c.id, $2, -$3::bigint FROM changed c WHERE $5 = 'settled' AND $4 = 0 ON CONFLICT DO NOTHING)
           SELECT c.id FROM changed c`,
    values: [
      bet.id.toString(),
      bet.version,
      bet.owed.toString(),
      owed.toString(),
      bet.status,
      bet.drawId.toString(),
    ],
  });
  return rows.length > 0;
}
