import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { failureOf } from './errors';
import type { AccountRef, Outcome, Posting } from './types';

const nameOf = (ref: AccountRef, currency: string) =>
  'house' in ref ? `house 0 ${ref.house} ${currency}` : `member ${ref.memberId} ${ref.kind} ${currency}`;

/** The ids of the accounts that postings name, made on first use; in the order of their names, to be deadlock free. */
async function accountIds(db: Db, postings: readonly Posting[]): Promise<Map<string, bigint>> {
  const names = [
    ...new Set(postings.flatMap((p) => p.lines.map((line) => nameOf(line.account, p.currency)))),
  ].sort();
  const { rows } = await sql<{ name: string; id: bigint }>`
    SELECT n.name, ledger.account_id(split_part(n.name, ' ', 1), split_part(n.name, ' ', 2)::bigint,
                                     split_part(n.name, ' ', 3), split_part(n.name, ' ', 4)) AS id
      FROM unnest(${names}::text[]) AS n (name)`.execute(db);
  return new Map(rows.map((row) => [row.name, row.id]));
}

/**
 * Posts many transactions in one call, in their order, each on its own: a refused one (INSUFFICIENT_FUNDS,
 * IDEMPOTENCY_CONFLICT) touches no other. Throws only where the call itself fails; 40001 and 40P01 may be sent again.
 */
export async function postMany(db: Db, postings: readonly Posting[]): Promise<Outcome[]> {
  if (postings.length === 0) return [];
  const ids = await accountIds(db, postings);
  const lines = postings.flatMap((posting, index) =>
    posting.lines.map((line) => ({
      item: index + 1,
      id: ids.get(nameOf(line.account, posting.currency))!,
      amount: line.amount,
    })),
  );
  const { rows } = await sql<{
    transaction_id: bigint;
    replayed: boolean;
    failure: string | null;
    balances: (Amount | null)[];
  }>`
    SELECT transaction_id, replayed, failure, balances FROM ledger.post_many(
      ${postings.map((posting) => posting.key)}::text[],
      ${postings.map((posting) => posting.kind)}::text[],
      ${postings.map((posting) => Buffer.from(posting.content ?? ''))}::bytea[],
      ${postings.map((posting) => (posting.meta ? JSON.stringify(posting.meta) : null))}::text[]::jsonb[],
      ${postings.map((posting) => (posting.at ?? now()).toISOString())}::timestamptz[],
      ${lines.map((line) => line.item)}::int[],
      ${lines.map((line) => line.id)}::bigint[],
      ${lines.map((line) => line.amount)}::bigint[])
    ORDER BY item`.execute(db);
  return rows.map((row) =>
    row.failure === null
      ? {
          ok: true,
          value: { transactionId: row.transaction_id, replayed: row.replayed, balances: row.balances },
        }
      : { ok: false, error: failureOf(row.failure) },
  );
}
