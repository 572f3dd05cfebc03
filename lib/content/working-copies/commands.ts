import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import type { ContentKind, ItemData } from '../history/types';

const DAY = 86_400_000;
/** A working copy is forgotten after this time. */
const KEPT_DAYS = 30;
/** The working copies of one operator; the oldest is forgotten. */
const MAX_COPIES = 50;

export interface WorkingCopyPlace {
  operatorId: bigint;
  kind: ContentKind;
  /** Undefined for a new item. */
  itemId: bigint | undefined;
}

/** Stores what an operator has typed, in place of what they typed before. Returns its id and time. */
export async function saveWorkingCopy(
  db: Db,
  { operatorId, kind, itemId }: WorkingCopyPlace,
  version: number | undefined,
  data: ItemData,
): Promise<{ id: bigint; savedAt: Date }> {
  const savedAt = now();
  await db
    .deleteFrom('content.working_copy')
    .where('operator_id', '=', operatorId)
    .where('saved_at', '<', new Date(savedAt.getTime() - KEPT_DAYS * DAY))
    .execute();
  const values = { version: version ?? null, data: JSON.stringify(data), saved_at: savedAt };
  const { id } = await db
    .insertInto('content.working_copy')
    .values({ operator_id: operatorId, kind, item_id: itemId ?? null, ...values })
    .onConflict((on) => on.columns(['operator_id', 'kind', 'item_id']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('content.working_copy')
    .where('operator_id', '=', operatorId)
    .where('id', 'not in', (on) =>
      on
        .selectFrom('content.working_copy')
        .select('id')
        .where('operator_id', '=', operatorId)
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_COPIES),
    )
    .execute();
  return { id, savedAt };
}

/** Deletes what an operator has typed, if there is anything: it was saved, or is not wanted. */
export async function discardWorkingCopy(
  db: Db,
  { operatorId, kind, itemId }: WorkingCopyPlace,
): Promise<void> {
  let query = db
    .deleteFrom('content.working_copy')
    .where('operator_id', '=', operatorId)
    .where('kind', '=', kind);
  query = itemId === undefined ? query.where('item_id', 'is', null) : query.where('item_id', '=', itemId);
  await query.execute();
}
