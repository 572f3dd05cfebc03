import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import { ZERO, type Amount } from '@/lib/money/amount';
import { env } from '@/lib/platform/env';
import { HOLD, MAIN } from './constants';
import type { Balance, Statement, StatementLine } from './types';

/**
 * What a member has, in one indexed query. A member's currency is that of the main account; one without an account
 * yet has nothing, in the site's currency (trial accounts get theirs with their play money).
 */
export async function balanceOf(db: Db, memberId: bigint): Promise<Balance> {
  return (await balancesOf(db, [memberId])).get(memberId)!;
}

/** The same for many members at once. */
export async function balancesOf(db: Db, memberIds: readonly bigint[]): Promise<Map<bigint, Balance>> {
  const { rows } = await sql<{
    id: bigint;
    currency: string | null;
    available: bigint | null;
    held: bigint | null;
  }>`
    SELECT m.id, main.currency, sum(b.amount) FILTER (WHERE a.kind = ${MAIN})::bigint AS available,
           sum(b.amount) FILTER (WHERE a.kind = ${HOLD})::bigint AS held
      FROM unnest(${[...memberIds]}::bigint[]) AS m (id)
      LEFT JOIN ledger.account main ON main.owner_kind = 'member' AND main.owner_id = m.id AND main.kind = ${MAIN}
      LEFT JOIN ledger.account a ON a.owner_kind = 'member' AND a.owner_id = m.id AND a.currency = main.currency
       AND a.kind IN (${MAIN}, ${HOLD})
      LEFT JOIN ledger.balance b ON b.account_id = a.id
     GROUP BY m.id, main.currency`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        currency: row.currency ?? env().CURRENCY,
        available: (row.available ?? ZERO) as Amount,
        held: (row.held ?? ZERO) as Amount,
      },
    ]),
  );
}

export interface StatementCall {
  memberId: bigint;
  currency: string;
  /** Which of the member's accounts; main unless told. */
  account?: string;
  /** From this moment, up to but without `to`. */
  from: Date;
  to: Date;
  /**
   * Only these kinds of transactions, and of them only the lines that give (1) or take (-1) where a sign is named.
   * Opening and closing are the whole account's all the same.
   */
  kinds?: readonly { kind: string; sign?: 1 | -1 }[] | undefined;
  /** All but these kinds. */
  exceptKinds?: readonly string[] | undefined;
  pageNum: number;
  pageSize: number;
}

const COUNTED_UP_TO = 10_000;

/** The lines of a member's account in a period, newest first, with its opening and closing balance. */
export async function statement(db: Db, call: StatementCall): Promise<Statement> {
  const account = sql<bigint>`(SELECT id FROM ledger.account WHERE owner_kind = 'member' AND owner_id = ${call.memberId}
    AND kind = ${call.account ?? MAIN} AND currency = ${call.currency}::char(3))`;
  const ofKinds = call.kinds
    ? sql`AND (e.kind, sign(e.amount)) IN (SELECT k.kind, s.sign
        FROM unnest(${call.kinds.map(({ kind }) => kind)}::text[], ${call.kinds.map(({ sign }) => sign ?? 0)}::int[]) AS k (kind, sign)
        JOIN (VALUES (1), (-1)) AS s (sign) ON k.sign IN (0, s.sign))`
    : sql``;
  const butKinds = call.exceptKinds ? sql`AND e.kind <> ALL (${[...call.exceptKinds]}::text[])` : sql``;
  const period = sql`WHERE e.account_id = ${account} AND e.at >= ${call.from} AND e.at < ${call.to} ${ofKinds} ${butKinds}`;
  const [figures, lines] = await Promise.all([
    sql<{ opening: bigint; closing: bigint; money_in: bigint; money_out: bigint; total: number }>`
      SELECT ${balanceBefore(account, call.from)} AS opening, ${balanceBefore(account, call.to)} AS closing,
             sums.money_in, sums.money_out, least(sums.total, ${COUNTED_UP_TO})::int AS total
        FROM (SELECT coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS money_in,
                     coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS money_out,
                     count(*) AS total FROM ledger.member_entry e ${period}) sums`.execute(db),
    sql<Omit<StatementLine, 'meta'> & { meta: Record<string, unknown> | null }>`
      SELECT e.transaction_id AS "transactionId", e.line, e.at, e.kind, e.amount, e.balance_after AS "balanceAfter", e.meta
        FROM ledger.member_entry e ${period}
      ORDER BY e.at DESC, e.transaction_id DESC, e.line DESC
      LIMIT ${call.pageSize} OFFSET ${(call.pageNum - 1) * call.pageSize}`.execute(db),
  ]);
  const sums = figures.rows[0]!;
  return {
    currency: call.currency,
    opening: sums.opening as Amount,
    closing: sums.closing as Amount,
    moneyIn: sums.money_in as Amount,
    moneyOut: sums.money_out as Amount,
    list: lines.rows.map((line) => ({ ...line, meta: line.meta ?? {} })),
    pageNum: call.pageNum,
    pageSize: call.pageSize,
    total: sums.total,
  };
}

/** Entries of an account never go back in time, so the last one before a moment tells the balance then. */
function balanceBefore(account: RawBuilder<bigint>, at: Date): RawBuilder<bigint> {
  return sql<bigint>`coalesce((SELECT e.balance_after FROM ledger.member_entry e
    WHERE e.account_id = ${account} AND e.at < ${at}
    ORDER BY e.at DESC, e.transaction_id DESC, e.line DESC LIMIT 1), 0)`;
}

export interface HouseBalance {
  accountId: bigint;
  kind: string;
  currency: string;
  amount: Amount;
}

/** What every house account has: its last checkpoint plus the tail since. */
export async function houseBalances(db: Db): Promise<HouseBalance[]> {
  const { rows } = await sql<HouseBalance>`
    SELECT account_id AS "accountId", kind, currency, amount FROM ledger.house_balances()`.execute(db);
  return rows;
}
