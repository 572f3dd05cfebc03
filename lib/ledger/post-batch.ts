import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { errorOfSqlState } from './errors';
import type { AccountRef, BatchItemResult, Posting } from './types';

const accountName = (ref: AccountRef, currency: string) =>
  'house' in ref ? `house 0 ${ref.house} ${currency}` : `member ${ref.memberId} ${ref.kind} ${currency}`;

/**
 * The ids of the accounts that the postings name, by name. Accounts are created on first use, in the order of their names,
 * so that two sessions do not deadlock.
 */
async function findOrCreateAccountIds(db: Db, postings: readonly Posting[]): Promise<Map<string, bigint>> {
  const names = [
    ...new Set(postings.flatMap((p) => p.entries.map((line) => accountName(line.account, p.currency)))),
  ].sort();
  const { rows } = await sql<{ name: string; id: bigint }>`
    SELECT n.name, ledger.account_id(split_part(n.name, ' ', 1), split_part(n.name, ' ', 2)::bigint,
                                     split_part(n.name, ' ', 3), split_part(n.name, ' ', 4)) AS id
      FROM unnest(${names}::text[]) AS n (name)`.execute(db);
  return new Map(rows.map((row) => [row.name, row.id]));
}

/**
 * Posts many transactions in one call, in the order given. Each is independent: a refused one (INSUFFICIENT_FUNDS,
 * IDEMPOTENCY_CONFLICT) does not affect the others. Throws only if the call itself fails; after 40001 or 40P01 the caller
 * may repeat it.
 */
export async function postBatch(db: Db, postings: readonly Posting[]): Promise<BatchItemResult[]> {
  if (postings.length === 0) return [];
  const ids = await findOrCreateAccountIds(db, postings);
  const lines = postings.flatMap((posting, index) =>
    posting.entries.map((line) => ({
      posting: index + 1,
      id: ids.get(accountName(line.account, posting.currency))!,
      amount: line.amount,
    })),
  );
  const { rows } = await sql<{
    transaction_id: bigint;
    replayed: boolean;
    failure: string | null;
    balances: (Amount | null)[];
  }>`
    SELECT transaction_id, replayed, failure, balances FROM ledger.post_batch(
      ${postings.map((posting) => posting.key)}::text[],
      ${postings.map((posting) => posting.kind)}::text[],
      ${postings.map((posting) => Buffer.from(posting.content ?? ''))}::bytea[],
      ${postings.map((posting) => (posting.meta ? JSON.stringify(posting.meta) : null))}::text[]::jsonb[],
      ${postings.map((posting) => (posting.at ?? now()).toISOString())}::timestamptz[],
      ${lines.map((line) => line.posting)}::int[],
      ${lines.map((line) => line.id)}::bigint[],
      ${lines.map((line) => line.amount)}::bigint[])
    ORDER BY posting`.execute(db);
  return rows.map((row) =>
    row.failure === null
      ? {
          ok: true,
          value: { transactionId: row.transaction_id, replayed: row.replayed, balances: row.balances },
        }
      : { ok: false, error: errorOfSqlState(row.failure) },
  );
}
