import type { Db } from '@/lib/db/client';
import type { ContentKind, ItemData } from '../history/types';
import type { WorkingCopyPlace } from './commands';

/** What an operator has typed and not saved yet. */
export interface WorkingCopy {
  id: bigint;
  kind: ContentKind;
  itemId: bigint | null;
  /** The version that was opened; null for a new item. */
  version: number | null;
  data: ItemData;
  savedAt: Date;
}

const copiesOf = (db: Db, operatorId: bigint) =>
  db
    .selectFrom('content.working_copy')
    .select(['id', 'kind', 'item_id as itemId', 'version', 'data', 'saved_at as savedAt'])
    .where('operator_id', '=', operatorId);

/** Returns an operator's working copy of an item, or undefined. */
export async function workingCopy(
  db: Db,
  { operatorId, kind, itemId }: WorkingCopyPlace,
): Promise<WorkingCopy | undefined> {
  let query = copiesOf(db, operatorId).where('kind', '=', kind);
  query = itemId === undefined ? query.where('item_id', 'is', null) : query.where('item_id', '=', itemId);
  return (await query.executeTakeFirst()) as WorkingCopy | undefined;
}

/** Returns an operator's working copy by its id, or undefined. Other operators' are not found. */
export async function workingCopyById(
  db: Db,
  operatorId: bigint,
  id: bigint,
): Promise<WorkingCopy | undefined> {
  const row = await copiesOf(db, operatorId).where('id', '=', id).executeTakeFirst();
  return row as WorkingCopy | undefined;
}
