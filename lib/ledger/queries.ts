import { pageOffset, toPage, type PageRequest } from '@/lib/platform/page';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import { ZERO, type Amount } from '@/lib/money/amount';
import { siteConfig } from '@/lib/platform/site-config';
import { BONUS, HOLD, MAIN } from './constants';
import type { Balance, Statement, StatementEntry } from './types';

/**
 * The balance of a member, in one indexed query. The currency is that of the main account. Without an account the balance
 * is zero in the site's currency; a trial player's account is created with their play money.
 */
export async function getBalance(db: Db, memberId: bigint): Promise<Balance> {
  return (await getBalances(db, [memberId])).get(memberId)!;
}

/** The balances of many members, by member id; see getBalance. */
export async function getBalances(db: Db, memberIds: readonly bigint[]): Promise<Map<bigint, Balance>> {
  const { rows } = await sql<{
    id: bigint;
    currency: string | null;
    available: bigint | null;
    held: bigint | null;
    bonus: bigint | null;
  }>`
    SELECT m.id, main.currency, sum(b.amount) FILTER (WHERE a.kind = ${MAIN})::bigint AS available,
           sum(b.amount) FILTER (WHERE a.kind = ${HOLD})::bigint AS held,
           sum(b.amount) FILTER (WHERE a.kind = ${BONUS})::bigint AS bonus
      FROM unnest(${[...memberIds]}::bigint[]) AS m (id)
      LEFT JOIN ledger.account main ON main.owner_kind = 'member' AND main.owner_id = m.id AND main.kind = ${MAIN}
      LEFT JOIN ledger.account a ON a.owner_kind = 'member' AND a.owner_id = m.id AND a.currency = main.currency
       AND a.kind IN (${MAIN}, ${HOLD}, ${BONUS})
      LEFT JOIN ledger.balance b ON b.account_id = a.id
     GROUP BY m.id, main.currency`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        currency: row.currency ?? siteConfig().money.currency,
        available: (row.available ?? ZERO) as Amount,
        held: (row.held ?? ZERO) as Amount,
        bonus: (row.bonus ?? ZERO) as Amount,
      },
    ]),
  );
}

export interface StatementQuery extends PageRequest {
  memberId: bigint;
  currency: string;
  /** The kind of the member's account; main by default. */
  account?: string;
  /** The period: from `from`, inclusive, to `to`, exclusive. */
  from: Date;
  to: Date;
  /**
   * Only entries of these kinds of transactions; with a sign, only credits (1) or debits (-1). The opening and closing
   * balances are those of the whole account.
   */
  kinds?: readonly { kind: string; sign?: 1 | -1 }[] | undefined;
  /** No entries of these kinds of transactions. */
  exceptKinds?: readonly string[] | undefined;
}

const MAX_COUNT = 10_000;

/** A page of a member's account's entries in a period, newest first, with the opening and closing balances. */
export async function getStatement(db: Db, call: StatementQuery): Promise<Statement> {
  const account = sql<bigint>`(SELECT id FROM ledger.account WHERE owner_kind = 'member' AND owner_id = ${call.memberId}
    AND kind = ${call.account ?? MAIN} AND currency = ${call.currency}::char(3))`;
  const includedKinds = call.kinds
    ? sql`AND (e.kind, sign(e.amount)) IN (SELECT k.kind, s.sign
        FROM unnest(${call.kinds.map(({ kind }) => kind)}::text[], ${call.kinds.map(({ sign }) => sign ?? 0)}::int[]) AS k (kind, sign)
        JOIN (VALUES (1), (-1)) AS s (sign) ON k.sign IN (0, s.sign))`
    : sql``;
  const excludedKinds = call.exceptKinds ? sql`AND e.kind <> ALL (${[...call.exceptKinds]}::text[])` : sql``;
  const period = sql`WHERE e.account_id = ${account} AND e.at >= ${call.from} AND e.at < ${call.to} ${includedKinds} ${excludedKinds}`;
  const [figures, entries] = await Promise.all([
    sql<{ opening: bigint; closing: bigint; money_in: bigint; money_out: bigint; total: number }>`
      SELECT ${balanceBefore(account, call.from)} AS opening, ${balanceBefore(account, call.to)} AS closing,
             sums.money_in, sums.money_out, least(sums.total, ${MAX_COUNT})::int AS total
        FROM (SELECT coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS money_in,
                     coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS money_out,
                     count(*) AS total FROM ledger.member_entry e ${period}) sums`.execute(db),
    sql<Omit<StatementEntry, 'meta'> & { meta: Record<string, unknown> | null }>`
      SELECT e.transaction_id AS "transactionId", e.entry_no AS "entryNo", e.at, e.kind, e.amount, e.balance_after AS "balanceAfter", e.meta
        FROM ledger.member_entry e ${period}
      ORDER BY e.at DESC, e.transaction_id DESC, e.entry_no DESC
      LIMIT ${call.pageSize} OFFSET ${pageOffset(call)}`.execute(db),
  ]);
  const sums = figures.rows[0]!;
  const list = entries.rows.map((entry) => ({ ...entry, meta: entry.meta ?? {} }));
  return {
    currency: call.currency,
    opening: sums.opening as Amount,
    closing: sums.closing as Amount,
    moneyIn: sums.money_in as Amount,
    moneyOut: sums.money_out as Amount,
    ...toPage(list, call, sums.total),
  };
}

/** The balance before `at`: entries of an account never go back in time, so the last entry before `at` has it. */
function balanceBefore(account: RawBuilder<bigint>, at: Date): RawBuilder<bigint> {
  return sql<bigint>`coalesce((SELECT e.balance_after FROM ledger.member_entry e
    WHERE e.account_id = ${account} AND e.at < ${at}
    ORDER BY e.at DESC, e.transaction_id DESC, e.entry_no DESC LIMIT 1), 0)`;
}

export interface HouseBalance {
  accountId: bigint;
  kind: string;
  currency: string;
  amount: Amount;
}

/** The balance of every house account: its last checkpoint plus the entries since. */
export async function listHouseBalances(db: Db): Promise<HouseBalance[]> {
  const { rows } = await sql<HouseBalance>`
    SELECT account_id AS "accountId", kind, currency, amount FROM ledger.house_balances()`.execute(db);
  return rows;
}
