import { sql } from 'kysely';
import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { MOST_KEPT } from './constants';
import { compare } from './queries';
import { readStatement } from './rules';
import type { Comparison, Difference, Source } from './types';

/** A statement as it was sent. */
export interface SentStatement {
  source: Source;
  code: string;
  from: Date;
  to: Date;
  fileName: string;
  bytes: Uint8Array;
}

/**
 * Reads a statement, holds it against our records and books, and keeps what was found (MOST_KEPT differences at most, all of
 * them counted), in the caller's transaction. Gives the run's number and the comparison. Throws INVALID_INPUT on `statement`.
 */
export async function reconcile(
  tx: Tx,
  { source, code, from, to, fileName, bytes }: SentStatement,
): Promise<{ id: bigint; comparison: Comparison }> {
  const lines = readStatement(new TextDecoder().decode(bytes));
  const comparison = await compare(tx, { source, code, from, to, lines });
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
  await keepDifferences(tx, id, comparison.differences.slice(0, MOST_KEPT));
  return { id, comparison };
}

async function keepDifferences(tx: Tx, id: bigint, found: readonly Difference[]): Promise<void> {
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
