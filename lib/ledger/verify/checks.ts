import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';

/** How many items were read, how many are wrong, and up to five examples. */
export interface Counted {
  read: bigint | number;
  wrong: bigint | number;
  examples: string[] | null;
}

/** One invariant. `query` is an SQL query, or reads items that are computed again outside of the database. */
export interface Check {
  name: string;
  query: { execute(db: Db): Promise<{ rows: Counted[] }> };
}

/** Makes a check from a query of rows (name of the item, whether it is wrong). Rooms above add checks of their own with it. */
export const check = (name: string, rows: RawBuilder<unknown>): Check => ({
  name,
  query: sql`SELECT count(*) AS read, count(*) FILTER (WHERE wrong) AS wrong,
                    (array_agg(name) FILTER (WHERE wrong))[1:5] AS examples
               FROM (${rows}) AS item (name, wrong)`,
});

const entrySums = sql`
  SELECT e.transaction_id, count(*) AS entries, sum(e.amount) AS sum, min(a.currency) AS currency, max(a.currency) AS other,
         count(a.id) AS known, count(*) FILTER (WHERE e.amount <> 0) AS moved
    FROM ledger.entry e LEFT JOIN ledger.account a ON a.id = e.account_id
   GROUP BY e.transaction_id`;

/**
 * The invariants of README.md, read from the tables without the functions that write them. The names are stored with each
 * run (ledger.verification) and mapped to messages by components/backoffice/check-name.ts.
 */
export const CHECKS: readonly Check[] = [
  check(
    'every transaction has its key, kind, digest and lines, sums to zero, and is of one currency',
    sql`SELECT 'transaction ' || t.id,
               length(t.key) NOT BETWEEN 1 AND 200 OR length(t.kind) NOT BETWEEN 1 AND 40 OR length(t.digest) <> 32 OR
               s.transaction_id IS NULL OR s.sum <> 0 OR s.entries < 2 OR s.known <> s.entries OR s.moved <> s.entries
               OR s.currency <> t.currency OR s.other <> t.currency
          FROM ledger.transaction t LEFT JOIN (${entrySums}) s ON s.transaction_id = t.id`,
  ),
  check(
    'every entry of a member is found by their statement',
    sql`SELECT 'transaction ' || t.id,
               array(SELECT DISTINCT l.account FROM unnest(t.accounts, t.balances) AS l (account, balance)
                      WHERE l.balance IS NOT NULL ORDER BY l.account)
               <> array(SELECT m FROM unnest(ARRAY[t.member_account, t.other_member_account]) AS m WHERE m IS NOT NULL ORDER BY m)
          FROM ledger.transaction t`,
  ),
  check(
    'members have a balance, the house has none of its own',
    sql`SELECT 'account ' || a.id, (b.account_id IS NULL) = (a.owner_kind = 'member')
          FROM ledger.account a LEFT JOIN ledger.balance b ON b.account_id = a.id`,
  ),
  check(
    'every cached balance is the sum of its entries, and not below zero',
    sql`SELECT 'account ' || b.account_id, b.amount <> coalesce(s.sum, 0) OR b.amount < 0
          FROM ledger.balance b
          LEFT JOIN (SELECT account_id, sum(amount) AS sum FROM ledger.entry GROUP BY account_id) s
            ON s.account_id = b.account_id`,
  ),
  check(
    'every entry of a member continues from the one before it, in time too',
    sql`SELECT 'transaction ' || transaction_id || ' entry ' || entry_no,
               balance_after IS NULL OR balance_after < 0 OR balance_after <> before + amount OR went_back
          FROM (SELECT e.transaction_id, e.entry_no, e.amount, e.balance_after,
                       coalesce(lag(e.balance_after) OVER account, 0) AS before,
                       coalesce(lag(e.at) OVER account > e.at, false) AS went_back
                  FROM ledger.entry e JOIN ledger.balance b ON b.account_id = e.account_id
                WINDOW account AS (PARTITION BY e.account_id ORDER BY e.transaction_id, e.entry_no)) chain`,
  ),
  check(
    'every house balance (checkpoint and tail) is the sum of its entries',
    sql`SELECT 'account ' || h.account_id, h.amount <> coalesce(s.sum, 0) OR coalesce(s.marked, 0) > 0
          FROM ledger.house_balances() h
          LEFT JOIN (SELECT account_id, sum(amount) AS sum, count(balance_after) AS marked
                       FROM ledger.entry GROUP BY account_id) s ON s.account_id = h.account_id`,
  ),
  check(
    'every day of a main account (with the entries since) is the sum of its entries',
    sql`SELECT concat_ws(' ', 'account', account_id, kind),
               (a.money_in, a.money_out, a.entries) IS DISTINCT FROM (b.money_in, b.money_out, b.entries)
          FROM (SELECT account_id, kind, sum(money_in) AS money_in, sum(money_out) AS money_out, sum(entries)::bigint AS entries
                  FROM (SELECT d.account_id, d.kind, d.money_in, d.money_out, d.entries_in + d.entries_out AS entries
                          FROM ledger.account_day d
                        UNION ALL
                        SELECT e.account_id, t.kind, greatest(e.amount, 0), greatest(-e.amount, 0), 1
                          FROM ledger.entry e
                          JOIN ledger.transaction t ON t.id = e.transaction_id
                           AND t.id > (SELECT p.transaction_id FROM ledger.account_day_progress p)
                          JOIN ledger.account o ON o.id = e.account_id AND o.owner_kind = 'member' AND o.kind = 'main') added
                 GROUP BY 1, 2) a
          FULL JOIN (SELECT e.account_id, t.kind, sum(greatest(e.amount, 0)) AS money_in, sum(greatest(-e.amount, 0)) AS money_out,
                            count(*) AS entries
                       FROM ledger.entry e
                       JOIN ledger.transaction t ON t.id = e.transaction_id
                       JOIN ledger.account o ON o.id = e.account_id AND o.owner_kind = 'member' AND o.kind = 'main'
                      GROUP BY 1, 2) b USING (account_id, kind)`,
  ),
  check(
    'every currency sums to zero over all accounts',
    sql`SELECT currency, sum(amount) <> 0
          FROM (SELECT a.currency, b.amount FROM ledger.balance b JOIN ledger.account a ON a.id = b.account_id
                UNION ALL SELECT h.currency, h.amount FROM ledger.house_balances() h) held
         GROUP BY currency`,
  ),
  check(
    'every reversal is its original, negated',
    sql`SELECT 'transaction ' || r.id, original.reverses IS NOT NULL OR original.id IS NULL OR EXISTS (
                 SELECT FROM (SELECT account_id, amount FROM ledger.entry WHERE transaction_id = r.reverses) o
                   FULL JOIN (SELECT account_id, amount FROM ledger.entry WHERE transaction_id = r.id) n
                     ON n.account_id = o.account_id AND n.amount = -o.amount
                  WHERE o.account_id IS NULL OR n.account_id IS NULL)
          FROM ledger.transaction r LEFT JOIN ledger.transaction original ON original.id = r.reverses
         WHERE r.reverses IS NOT NULL`,
  ),
  check(
    'the app may not write, change or remove what is in the books',
    sql`SELECT t.name || ' ' || p.name, has_table_privilege('croupier_app', t.name, p.name)
          FROM unnest(ARRAY['ledger.account', 'ledger.balance', 'ledger.transaction']) AS t (name),
               unnest(ARRAY['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) AS p (name)`,
  ),
  check(
    'the guards of the books are in force',
    sql`SELECT g.relation || ' ' || g.name,
               CASE WHEN g.definition IS NULL THEN t.tgenabled IS DISTINCT FROM 'O'
                    ELSE c.convalidated IS NOT TRUE OR pg_get_constraintdef(c.oid) <> 'CHECK (' || g.definition || ')' END
          FROM (VALUES ('ledger.account', 'append_only', NULL), ('ledger.transaction', 'append_only', NULL),
                       ('ledger.balance', 'forbid_delete', NULL), ('ledger.transaction', 'one_currency', NULL),
                       ('ledger.balance', 'never_negative', '(amount >= 0)'),
                       ('ledger.transaction', 'valid_transaction',
                        'ledger.is_valid_transaction(key, kind, digest, accounts, amounts, balances, member_account, other_member_account)')
               ) AS g (relation, name, definition)
          LEFT JOIN pg_trigger t ON t.tgrelid = g.relation::regclass AND t.tgname = g.name
          LEFT JOIN pg_constraint c ON c.conrelid = g.relation::regclass AND c.conname = g.name`,
  ),
];

/** The totals of the ledger per currency, printed beside the checks for comparison by a person. */
export const TOTALS = sql<{ currency: string; members: bigint; house: bigint; entries: bigint }>`
  SELECT a.currency::text AS currency,
         coalesce(sum(e.amount) FILTER (WHERE a.owner_kind = 'member'), 0)::bigint AS members,
         coalesce(sum(e.amount) FILTER (WHERE a.owner_kind = 'house'), 0)::bigint AS house,
         count(*) AS entries
    FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
   GROUP BY a.currency ORDER BY a.currency`;
