import { sql, type Db } from '@/lib/db/client';
import { CHUNK, LAG } from './constants';
import type { Source } from './types';

const source = (table: string, at: string | undefined, where = 'true', id = 'id'): Source => ({
  table: sql.raw(table),
  id: sql.raw(`s.${id}`),
  at: at === undefined ? undefined : sql.raw(`s.${at}`),
  where: sql.raw(where),
});

export const SESSIONS = source('identity.session', 'created_at');
export const PAYEES = source('cashier.payee', 'created_at');
export const DEPOSITS = source('cashier.deposit', 'created_at');
export const WITHDRAWALS = source('cashier.withdrawal', 'created_at');
export const ROUNDS = source('gateway.round', 'opened_at', "s.status <> 'voided'");
export const BONUSES = source('gateway.transaction', 'at', "s.kind IN ('bonusWin', 'promoWin')");
/** Sums of rounds: a batch is committed before the next one begins. */
export const PLAYS = source('risk.member_game_day', undefined, 'true', 'batch');

export interface NextRange {
  /** The last id of the range; undefined if nothing is new. */
  upTo: bigint | undefined;
  /** The position after which the next run begins. */
  settled: bigint;
  /** More may follow. */
  isFull: boolean;
}

/** The next ids of a source after a position, at most `limit` rows. */
export async function nextRange(
  db: Db,
  { table, id, at, where }: Source,
  after: bigint,
  now: Date,
  limit = CHUNK,
): Promise<NextRange> {
  const settledAt = new Date(now.getTime() - LAG);
  const { rows } = await sql<{ upTo: bigint | null; settled: bigint | null; count: bigint }>`
    SELECT max(n.id) AS "upTo", max(n.id) FILTER (WHERE n.at < ${settledAt}) AS settled, count(*) AS count
      FROM (SELECT ${id} AS id, ${at ?? sql`'-infinity'::timestamptz`} AS at FROM ${table} s
             WHERE ${id} > ${after} AND ${where} ORDER BY ${id} LIMIT ${limit}) n`.execute(db);
  const { upTo, settled, count } = rows[0]!;
  const isFull = Number(count) === limit;
  // After a full range the position always moves to its end. Its youngest rows are then not read again. That matters only if thousands of
  // rows are added within the lag.
  return { upTo: upTo ?? undefined, settled: (isFull ? upTo : settled) ?? after, isFull };
}

/** The position before the first row that was created at `since` or later. It takes about thirty look-ups of the primary key. */
export async function positionAt(db: Db, { table, id, at, where }: Source, since: Date): Promise<bigint> {
  if (at === undefined) return 0n;
  const last = await sql<{ id: bigint | null }>`
    SELECT ${id} AS id FROM ${table} s WHERE ${where} ORDER BY ${id} DESC LIMIT 1`.execute(db);
  let [low, high] = [0n, last.rows[0]?.id ?? 0n];
  while (low < high) {
    const middle = (low + high) / 2n;
    const { rows } = await sql<{ at: Date }>`
      SELECT ${at} AS at FROM ${table} s WHERE ${id} > ${middle} AND ${where} ORDER BY ${id} LIMIT 1`.execute(
      db,
    );
    if (!rows[0] || rows[0].at >= since) high = middle;
    else low = middle + 1n;
  }
  return low;
}
