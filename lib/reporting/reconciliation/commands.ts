import { sql } from 'kysely';
import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { MAX_STORED_DIFFERENCES } from './constants';
import { compareStatement } from './queries';
import { readStatement } from './rules';
import type { Comparison, Difference, Source } from './types';

/** A statement as it was uploaded. */
export interface UploadedStatement {
  source: Source;
  code: string;
  from: Date;
  to: Date;
  fileName: string;
  bytes: Uint8Array;
}

/**
 * Reads a statement, compares it with our records and the ledger, and stores the result in the caller's database transaction;
 * all differences are counted and at most MAX_STORED_DIFFERENCES are stored. Returns the run's id and the comparison. Throws
 * INVALID_INPUT on `statement`.
 */
export async function reconcileStatement(
  tx: Tx,
  { source, code, from, to, fileName, bytes }: UploadedStatement,
): Promise<{ id: bigint; comparison: Comparison }> {
  const lines = await readStatement(bytes);
  const comparison = await compareStatement(tx, { source, code, from, to, lines });
  const { id } = await tx
    .insertInto('reporting.reconciliation')
    .values({
      source,
      code,
      period_from: from,
      period_to: to,
      file_name: fileName.replaceAll('\0', '').slice(0, 200) || 'statement.csv',
      file_hash: sha256(bytes),
      lines: comparison.lines,
      records: comparison.records,
      matched: comparison.matched,
      differences: comparison.differences.length,
      made_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeDifferences(tx, id, comparison.differences.slice(0, MAX_STORED_DIFFERENCES));
  return { id, comparison };
}

async function storeDifferences(tx: Tx, id: bigint, found: readonly Difference[]): Promise<void> {
  const column = <T>(of: (difference: Difference) => T) => found.map(of);
  await sql`
    INSERT INTO reporting.difference (reconciliation_id, place, kind, reference, their_in, their_out, their_currency,
                                      our_in, our_out, our_currency, our_at)
    SELECT ${id}::bigint, row_number() OVER (), f.* FROM unnest(
      ${column((one) => one.kind)}::text[], ${column((one) => one.reference)}::text[],
      ${column((one) => one.theirs?.in ?? null)}::bigint[], ${column((one) => one.theirs?.out ?? null)}::bigint[],
      ${column((one) => one.theirs?.currency ?? null)}::text[],
      ${column((one) => one.ours?.in ?? null)}::bigint[], ${column((one) => one.ours?.out ?? null)}::bigint[],
      ${column((one) => one.ours?.currency ?? null)}::text[],
      ${column((one) => one.ours?.at ?? null)}::timestamptz[]) AS f`.execute(tx);
}
