import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';

/** One account's part of a transaction. */
export interface EntryFacts {
  account: string;
  /** The member whose account it is; null for house accounts. */
  memberId: bigint | null;
  member: string | null;
  amount: Amount;
  /** Null for house accounts. */
  balanceAfter: Amount | null;
}

/** A ledger transaction with all that belongs to it. */
export interface TransactionFacts {
  id: bigint;
  at: Date;
  kind: string;
  key: string;
  currency: string;
  meta: Record<string, unknown>;
  /** The transaction that it reverses, and the one that reverses it. */
  reverses: bigint | null;
  reversedBy: bigint | null;
  entries: EntryFacts[];
}

/** One transaction of the ledger with its entries; undefined if there is none. */
export async function findTransaction(db: Db, id: bigint): Promise<TransactionFacts | undefined> {
  const { rows } = await sql<
    Omit<TransactionFacts, 'entries' | 'meta'> & { meta: Record<string, unknown> | null }
  >`
    SELECT t.id, t.at, t.kind, t.key, t.currency::text AS currency, t.meta, t.reverses,
           (SELECT r.id FROM ledger.transaction r WHERE r.reverses = t.id LIMIT 1) AS "reversedBy"
      FROM ledger.transaction t WHERE t.id = ${id}`.execute(db);
  const transaction = rows[0];
  if (!transaction) return undefined;
  const { rows: entries } = await sql<EntryFacts>`
    SELECT a.kind AS account, m.id AS "memberId", m.account AS member, e.amount, e.balance_after AS "balanceAfter"
      FROM ledger.transaction t
      CROSS JOIN LATERAL unnest(t.accounts, t.amounts, t.balances) WITH ORDINALITY AS e (account_id, amount, balance_after, place)
      JOIN ledger.account a ON a.id = e.account_id
      LEFT JOIN identity.member m ON a.owner_kind = 'member' AND m.id = a.owner_id
     WHERE t.id = ${id} ORDER BY e.place`.execute(db);
  return { ...transaction, meta: transaction.meta ?? {}, entries };
}

/** The transactions of a request, in their order: of a deposit its credit; of a withdrawal hold, end of the hold and refund. */
export async function transactionsOf(db: Db, kind: 'deposit' | 'withdrawal', id: bigint): Promise<bigint[]> {
  const ids =
    kind === 'deposit'
      ? sql`SELECT ARRAY[d.ledger_id] AS ids FROM cashier.deposit d WHERE d.id = ${id}`
      : sql`SELECT ARRAY[w.hold_ledger_id, w.end_ledger_id, w.refund_ledger_id] AS ids FROM cashier.withdrawal w WHERE w.id = ${id}`;
  const { rows } = await sql<{ id: bigint }>`
    SELECT u.id FROM (${ids}) f, unnest(f.ids) AS u (id) WHERE u.id IS NOT NULL ORDER BY u.id`.execute(db);
  return rows.map((row) => row.id);
}
