import { sql, type Db } from '@/lib/db/client';
import { POINTS } from '@/lib/ledger/constants';
import { ZERO, type Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { decodeCursor, encodeCursor } from '@/lib/platform/cursor';
import type { PointsEntry } from './types';

const accountOf = (memberId: bigint) => sql<bigint>`(SELECT a.id FROM ledger.account a
  WHERE a.owner_kind = 'member' AND a.owner_id = ${memberId} AND a.kind = ${POINTS} AND a.currency = ${POINTS_CURRENCY})`;

/** A member's points, in 1/10,000 of a point. */
export async function pointsBalance(db: Db, memberId: bigint): Promise<Amount> {
  const { rows } = await sql<{ amount: bigint }>`
    SELECT b.amount FROM ledger.balance b WHERE b.account_id = ${accountOf(memberId)}`.execute(db);
  return (rows[0]?.amount ?? ZERO) as Amount;
}

/** A member's spins, shortfall and counted turnover; all zero for a member without a row. */
export async function pointsState(
  db: Db,
  memberId: bigint,
): Promise<{ spins: number; shortfall: Amount; spinTurnover: Amount }> {
  const row = await db
    .selectFrom('rewards.points_member')
    .select(['spins', 'shortfall', 'spin_turnover'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return {
    spins: row?.spins ?? 0,
    shortfall: (row?.shortfall ?? ZERO) as Amount,
    spinTurnover: (row?.spin_turnover ?? ZERO) as Amount,
  };
}

const CURSOR = [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/, /^\d{1,18}$/, /^\d{1,3}$/];

/** A page of a member's points after a cursor, newest first, and the cursor of the next page. */
export async function listPoints(
  db: Db,
  memberId: bigint,
  page: { cursor?: string | undefined; size: number },
): Promise<{ list: PointsEntry[]; next: string | null }> {
  const given = decodeCursor(page.cursor);
  const after =
    given?.length === 3 && CURSOR.every((form, index) => form.test(given[index]!)) ? given : undefined;
  const { rows } = await sql<
    PointsEntry & { entryNo: number; cursorAt: string; meta: PointsEntry['meta'] | null }
  >`
    SELECT e.transaction_id AS "transactionId", e.entry_no AS "entryNo", e.at, e.kind, e.amount, e.balance_after AS "balanceAfter",
           e.meta, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "cursorAt"
      FROM ledger.member_entry e
     WHERE e.account_id = ${accountOf(memberId)}
       ${after ? sql`AND (e.at, e.transaction_id, e.entry_no) < (${after[0]}::timestamptz, ${after[1]}::bigint, ${after[2]}::int)` : sql``}
     ORDER BY e.at DESC, e.transaction_id DESC, e.entry_no DESC LIMIT ${page.size + 1}`.execute(db);
  const last = rows.length > page.size ? rows[page.size - 1] : undefined;
  return {
    list: rows
      .slice(0, page.size)
      .map(({ entryNo: _entry, cursorAt: _at, meta, ...entry }) => ({ ...entry, meta: meta ?? {} })),
    next: last ? encodeCursor([last.cursorAt, String(last.transactionId), String(last.entryNo)]) : null,
  };
}

export interface PointsTotals {
  /** Points that members got, and that they used, in the period; what they have now; how many have ever had some. */
  issued: Amount;
  redeemed: Amount;
  outstanding: Amount;
  members: number;
}

/** Sums of all members' points: issued and used in a period, outstanding now. In 1/10,000 of a point. */
export async function pointsTotals(db: Db, from: Date, until: Date): Promise<PointsTotals> {
  const { rows } = await sql<{ issued: bigint; redeemed: bigint; outstanding: bigint; members: bigint }>`
    WITH moved AS (
      SELECT coalesce(sum(-m.amount) FILTER (WHERE m.kind NOT IN ('points.redeem', 'points.convert', 'points.return')), 0)::bigint AS issued,
             coalesce(sum(m.amount) FILTER (WHERE m.kind IN ('points.redeem', 'points.convert', 'points.return')), 0)::bigint AS redeemed
        FROM (SELECT h.kind, h.amount FROM reporting.money_hour h
               WHERE h.currency = ${POINTS_CURRENCY} AND h.account = ${POINTS} AND h.hour >= ${from} AND h.hour < ${until}
              UNION ALL
              SELECT u.kind, u.amount FROM reporting.unrolled_money u
               WHERE u.currency = ${POINTS_CURRENCY} AND u.account = ${POINTS} AND u.at >= ${from} AND u.at < ${until}) m)
    SELECT moved.issued, moved.redeemed, held.outstanding, held.members
      FROM moved, (SELECT coalesce((SELECT -h.amount FROM ledger.house_balances() h
                                     WHERE h.kind = ${POINTS} AND h.currency = ${POINTS_CURRENCY}), 0)::bigint AS outstanding,
                          (SELECT count(*) FROM rewards.points_member) AS members) held`.execute(db);
  const row = rows[0]!;
  return {
    issued: row.issued as Amount,
    redeemed: row.redeemed as Amount,
    outstanding: row.outstanding as Amount,
    members: Number(row.members),
  };
}

/** Points by kind in a period, the largest first. */
export async function pointsByKind(
  db: Db,
  from: Date,
  until: Date,
): Promise<{ kind: string; points: Amount; count: number }[]> {
  const { rows } = await sql<{ kind: string; points: bigint; count: bigint }>`
    SELECT m.kind, -sum(m.amount)::bigint AS points, sum(m.transactions)::bigint AS count
      FROM (SELECT h.kind, h.amount, h.transactions FROM reporting.money_hour h
             WHERE h.currency = ${POINTS_CURRENCY} AND h.account = ${POINTS} AND h.hour >= ${from} AND h.hour < ${until}
            UNION ALL
            SELECT u.kind, u.amount, u.transactions FROM reporting.unrolled_money u
             WHERE u.currency = ${POINTS_CURRENCY} AND u.account = ${POINTS} AND u.at >= ${from} AND u.at < ${until}) m
     GROUP BY m.kind ORDER BY abs(sum(m.amount)) DESC, m.kind`.execute(db);
  return rows.map((row) => ({ kind: row.kind, points: row.points as Amount, count: Number(row.count) }));
}
