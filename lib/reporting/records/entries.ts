import type { RawBuilder } from 'kysely';
import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { toCursorPage, type CursorPage, type CursorRequest } from '@/lib/platform/cursor';
import { momentsOf } from '../figures/sources';
import { settlementZone } from '../settlement';
import type { MoneyScope } from '../figures/types';

/** What a ledger transaction moved on a house account. */
export interface EntryRow {
  transactionId: bigint;
  at: Date;
  /** The kind under which reports count it; of a reversal, that of what it reverses. */
  kind: string;
  /** The transaction that it reverses; null if it is no reversal. */
  reverses: bigint | null;
  account: string;
  currency: string;
  /** Positive if the house got it. */
  amount: Amount;
  memberId: bigint | null;
  member: string | null;
  key: string;
}

/** Kinds that index transaction_of_kind leaves out. */
const UNINDEXED = sql`('round', 'bet', 'win', 'rollback')`;
const isIndexed = (kind: string) => !['round', 'bet', 'win', 'rollback'].includes(kind);

// The hour that has `start` may begin before it, if the clocks skip a midnight.
const firstId = (start: Date) => sql`(
  SELECT least(min(h.first_id), (SELECT p.transaction_id + 1 FROM reporting.money_progress p)) FROM reporting.money_hour h
   WHERE h.hour > ${start}::timestamptz - interval '1 hour')`;

// The first id, and not EXISTS: then the planner reads what is not counted yet by its index, and not the whole ledger by its times.
const lastId = (start: Date, end: Date) => sql`(
  SELECT CASE WHEN (
           SELECT u.id FROM ledger.transaction u
            WHERE u.id > (SELECT p.transaction_id FROM reporting.money_progress p) AND u.at >= ${start} AND u.at < ${end}
            ORDER BY u.id LIMIT 1) IS NOT NULL
         THEN 9223372036854775807 ELSE coalesce(max(h.last_id), 0) END
    FROM reporting.money_hour h WHERE h.hour > ${start}::timestamptz - interval '1 hour' AND h.hour < ${end})`;

/**
 * A page of the entries of house accounts, newest first. Sums of them are lib/reporting/figures/money.ts, which also says within
 * which ids the entries of the period are.
 */
export async function listEntries(
  db: Db,
  scope: MoneyScope,
  request: CursorRequest,
): Promise<CursorPage<EntryRow>> {
  const { from: start, until: end } = momentsOf(scope, settlementZone());
  const [transaction, account] = request.cursor ?? [];
  const cursor =
    transaction && /^\d{1,18}$/.test(transaction) && account !== undefined
      ? { transaction, account }
      : undefined;
  const back = request.back === true && cursor !== undefined;
  const [order, than] = back ? [sql`ASC`, sql`>=`] : [sql`DESC`, sql`<=`];
  const { currency, kind, account: only } = scope;
  const span = sql`
    t.id >= ${firstId(start)} AND t.id <= ${lastId(start, end)} AND t.at >= ${start} AND t.at < ${end}
    -- Entries of house accounts have no balance. A hold moves money between two accounts of a member and has none of them.
    AND array_position(t.balances, NULL) IS NOT NULL
    ${cursor ? sql`AND t.id ${than} ${cursor.transaction}::bigint` : sql``}
    ${currency === undefined ? sql`` : sql`AND t.currency = ${currency}`}`;
  // One more than wanted, and the transaction of the cursor, whose further accounts may be on this page.
  const limit = request.limit + 2;
  const onAccount =
    only === undefined
      ? sql``
      : sql`AND t.accounts && ARRAY(SELECT a.id FROM ledger.account a WHERE a.owner_kind = 'house' AND a.kind = ${only})`;
  const part = (which: RawBuilder<unknown>) => sql`
    (SELECT t.id FROM ledger.transaction t WHERE ${span} ${onAccount} AND ${which} ORDER BY t.id ${order} LIMIT ${limit})`;
  const ofKind = (name: string) => sql`
    ${part(sql`t.kind = ${name} AND t.reverses IS NULL ${isIndexed(name) ? sql`AND t.kind NOT IN ${UNINDEXED}` : sql``}`)}
    UNION ALL
    ${part(sql`t.reverses IS NOT NULL AND (SELECT o.kind FROM ledger.transaction o WHERE o.id = t.reverses) = ${name}`)}`;
  const { rows } = await sql<EntryRow>`
    SELECT t.id AS "transactionId", t.at, coalesce(o.kind, t.kind) AS kind, t.reverses, a.kind AS account, t.currency,
           e.amount, m.id AS "memberId", m.account AS member, t.key
      FROM (${kind === undefined ? part(sql`true`) : ofKind(kind)}) i
      JOIN ledger.transaction t ON t.id = i.id
      LEFT JOIN ledger.transaction o ON o.id = t.reverses
      CROSS JOIN LATERAL (
        SELECT u.account_id, sum(u.amount)::bigint AS amount
          FROM unnest(t.accounts, t.amounts, t.balances) AS u (account_id, amount, balance_after)
         WHERE u.balance_after IS NULL GROUP BY u.account_id) e
      JOIN ledger.account a ON a.id = e.account_id
      LEFT JOIN ledger.account b ON b.id = t.member_account
      LEFT JOIN identity.member m ON m.id = b.owner_id
     WHERE true ${only === undefined ? sql`` : sql`AND a.kind = ${only}`}
       ${cursor ? sql`AND (t.id, a.kind) ${back ? sql`>` : sql`<`} (${cursor.transaction}::bigint, ${cursor.account})` : sql``}
     ORDER BY t.id ${order}, a.kind ${order} LIMIT ${request.limit + 1}`.execute(db);
  return toCursorPage(rows, { ...request, back, cursor: cursor && request.cursor }, (row) => [
    String(row.transactionId),
    row.account,
  ]);
}
