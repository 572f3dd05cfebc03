import type { CursorPage } from '@/lib/platform/cursor';
import { pageOffset, toPage, type PageRequest } from '@/lib/platform/page';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import { cursorTime, keyset } from '@/lib/db/keyset';
import { ZERO, type Amount } from '@/lib/money/amount';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf, dayStart } from '@/lib/platform/zone';
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
  /** The page after this place (Statement.next) instead of that with the number `pageNum`. */
  cursor?: readonly string[] | undefined;
}

/** The entries that are counted at most, and that pages with a number reach. Further ones are read by cursor. */
const MAX_COUNT = 10_000;

/** The kinds of index transaction_apart_from_rounds, which has all others. */
const ROUND_KINDS = ['round', 'bet', 'win'];

/** Conditions on rows with `kind` and `sign`. */
function conditions(call: StatementQuery, row: 'e' | 'x'): RawBuilder<unknown> {
  const [kind, sign] = [sql.ref(`${row}.kind`), row === 'e' ? sql`sign(e.amount)` : sql`x.sign`];
  const included = call.kinds
    ? sql`AND (${kind}, ${sign}) IN (SELECT k.kind, s.sign
        FROM unnest(${call.kinds.map((each) => each.kind)}::text[], ${call.kinds.map((each) => each.sign ?? 0)}::int[]) AS k (kind, sign)
        JOIN (VALUES (1), (-1)) AS s (sign) ON k.sign IN (0, s.sign))`
    : sql``;
  const excluded = call.exceptKinds ? sql`AND ${kind} <> ALL (${[...call.exceptKinds]}::text[])` : sql``;
  return sql`${included} ${excluded}`;
}

/** Whether none of the wanted entries belongs to a round. Then they are read without the rounds between them. */
const isApartFromRounds = ({ kinds, exceptKinds }: StatementQuery): boolean =>
  kinds !== undefined
    ? kinds.every(({ kind }) => !ROUND_KINDS.includes(kind))
    : exceptKinds !== undefined && ROUND_KINDS.every((kind) => exceptKinds.includes(kind));

/**
 * A page of a member's account's entries in a period, newest first, with the opening and closing balances. Sums and numbers come from
 * ledger.account_day and the entries since, if the period has whole days of the settlement zone and the account is the main one.
 */
export async function getStatement(db: Db, call: StatementQuery): Promise<Statement> {
  const account = sql<bigint>`(SELECT id FROM ledger.account WHERE owner_kind = 'member' AND owner_id = ${call.memberId}
    AND kind = ${call.account ?? MAIN} AND currency = ${call.currency}::char(3))`;
  const [sums, page] = await Promise.all([
    sql<{ opening: bigint; closing: bigint; money_in: bigint; money_out: bigint; total: number }>`
      SELECT ${balanceBefore(account, call.from)} AS opening, ${balanceBefore(account, call.to)} AS closing,
             sums.money_in, sums.money_out, least(sums.total, ${MAX_COUNT})::int AS total
        FROM (SELECT coalesce(sum(x.amount) FILTER (WHERE x.sign = 1), 0)::bigint AS money_in,
                     coalesce(sum(x.amount) FILTER (WHERE x.sign = -1), 0)::bigint AS money_out,
                     coalesce(sum(x.entries), 0)::bigint AS total
                FROM ${sumParts(account, call)} x WHERE true ${conditions(call, 'x')}) sums`.execute(db),
    readPage(db, account, call),
  ]);
  const { opening, closing, money_in, money_out, total } = sums.rows[0]!;
  return {
    currency: call.currency,
    opening: opening as Amount,
    closing: closing as Amount,
    moneyIn: money_in as Amount,
    moneyOut: money_out as Amount,
    next: page.next,
    ...toPage(page.rows, call, total),
  };
}

async function readPage(
  db: Db,
  account: RawBuilder<bigint>,
  call: StatementQuery,
): Promise<CursorPage<StatementEntry>> {
  const offset = call.cursor ? 0 : pageOffset(call);
  if (offset >= MAX_COUNT) return { rows: [], next: undefined, previous: undefined };
  const set = keyset(
    [
      { column: sql`e.at`, type: 'timestamptz' },
      { column: sql`e.transaction_id`, type: 'bigint' },
      { column: sql`e.entry_no`, type: 'bigint' },
    ],
    { cursor: call.cursor, limit: call.pageSize, descending: true },
  );
  const period = sql`e.account_id = ${account} AND e.at >= ${call.from} AND e.at < ${call.to}`;
  // Read in the order of index transaction_apart_from_rounds, up to the end of the page: OFFSET 0 keeps the planner from sorting all
  // entries of the wanted kinds instead.
  const apartFromRounds = sql`(
    SELECT e.* FROM ledger.member_entry e WHERE ${period} AND e.kind NOT IN ('round', 'bet', 'win') ${set.bounds}
     ORDER BY e.at DESC, e.transaction_id DESC, e.entry_no DESC OFFSET 0) e`;
  const { rows } = await sql<
    Omit<StatementEntry, 'meta'> & { meta: Record<string, unknown> | null; cursorAt: string }
  >`
    SELECT e.transaction_id AS "transactionId", e.entry_no AS "entryNo", e.at, e.kind, e.amount, e.balance_after AS "balanceAfter",
           e.meta, ${cursorTime(sql`e.at`)} AS "cursorAt"
      FROM ${isApartFromRounds(call) ? apartFromRounds : sql`ledger.member_entry e`}
     WHERE ${period} ${conditions(call, 'e')} ${set.bounds} ${set.order} OFFSET ${offset}`.execute(db);
  const page = set.toPage(rows, (row) => [row.cursorAt, String(row.transactionId), String(row.entryNo)]);
  return {
    ...page,
    rows: page.rows.map(({ cursorAt: _, ...entry }) => ({ ...entry, meta: entry.meta ?? {} })),
  };
}

/** The parts of the sums of a period, to be added: rows of (kind, sign, amount, entries). */
function sumParts(account: RawBuilder<bigint>, call: StatementQuery): RawBuilder<unknown> {
  const zone = siteConfig().money.settlementZone;
  const isDay = (at: Date) => dayStart(dayOf(at, zone), zone).getTime() === at.getTime();
  const entries = (more: RawBuilder<unknown>) => sql`
    SELECT e.kind, sign(e.amount)::int AS sign, abs(e.amount) AS amount, 1::bigint AS entries
      FROM ledger.member_entry e
     WHERE e.account_id = ${account} AND e.at >= ${call.from} AND e.at < ${call.to} ${more}`;
  if ((call.account ?? MAIN) !== MAIN || !isDay(call.from) || !isDay(call.to))
    return sql`(${entries(sql``)})`;
  // Nothing is added up yet for another zone than the stored one.
  const progress = sql`coalesce((SELECT p.transaction_id FROM ledger.account_day_progress p WHERE p.zone = ${zone}), 0)`;
  // Entries of an account never go back in time: those after the last one that is added up are at its time or later.
  const since = sql`coalesce((SELECT e.at FROM ledger.member_entry e WHERE e.account_id = ${account} AND e.transaction_id <= ${progress}
                               ORDER BY e.at DESC, e.transaction_id DESC, e.entry_no DESC LIMIT 1), '-infinity')`;
  return sql`(
    SELECT d.kind, v.sign, v.amount, v.entries
      FROM ledger.account_day d
      CROSS JOIN LATERAL (VALUES (1, d.money_in, d.entries_in), (-1, d.money_out, d.entries_out)) AS v (sign, amount, entries)
     WHERE d.account_id = ${account} AND d.day >= ${dayOf(call.from, zone)}::date AND d.day < ${dayOf(call.to, zone)}::date
       AND v.entries > 0 AND ${progress} > 0
    UNION ALL
    ${entries(sql`AND e.transaction_id > ${progress} AND e.at >= ${since}`)})`;
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
