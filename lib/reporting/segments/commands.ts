import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { segmentChanged, segmentNameTaken } from './errors';
import type { SegmentRule } from './types';

interface SegmentContent {
  name: string;
  rule: SegmentRule;
}

const isNameTaken = (error: unknown) =>
  (error as { code?: string; constraint?: string }).code === '23505' &&
  (error as { constraint?: string }).constraint === 'segment_name_idx';

/** Stores a segment. Returns its id. Throws INVALID_INPUT on `name` if another segment has it. */
export async function createSegment(db: Db, { name, rule }: SegmentContent): Promise<bigint> {
  try {
    const row = await db
      .insertInto('reporting.segment')
      .values({ name, rule: JSON.stringify(rule), changed_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  } catch (error) {
    throw isNameTaken(error) ? segmentNameTaken() : error;
  }
}

/**
 * Changes a segment that is still at `version`. Returns its new version. Throws NOT_FOUND 404, CHANGED_MEANWHILE 409, and
 * as createSegment.
 */
export async function updateSegment(
  db: Db,
  id: bigint,
  version: number,
  { name, rule }: SegmentContent,
): Promise<number> {
  try {
    const row = await db
      .updateTable('reporting.segment')
      .set((on) => ({ name, rule: JSON.stringify(rule), version: on('version', '+', 1), changed_at: now() }))
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst();
    if (row) return row.version;
  } catch (error) {
    throw isNameTaken(error) ? segmentNameTaken() : error;
  }
  const known = await db.selectFrom('reporting.segment').select('id').where('id', '=', id).executeTakeFirst();
  throw known ? segmentChanged() : notFound();
}

/** Deletes a segment. Messages that were written to it keep its rule. Throws NOT_FOUND 404. */
export async function deleteSegment(db: Db, id: bigint): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('reporting.segment').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}
