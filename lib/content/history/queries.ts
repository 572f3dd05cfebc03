import type { Db } from '@/lib/db/client';
import { REVISIONS_LISTED } from './constants';
import type { ContentKind, ItemData, Revision, RevisionAction } from './types';

const revisionsOf = (db: Db, kind: ContentKind, itemId: bigint) =>
  db
    .selectFrom('content.revision')
    .select(['version', 'at', 'operator_name as operatorName', 'action', 'data'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId);

type Row = Awaited<ReturnType<ReturnType<typeof revisionsOf>['executeTakeFirstOrThrow']>>;

const toRevision = (row: Row): Revision => ({
  ...row,
  action: row.action as RevisionAction,
  data: row.data as ItemData,
});

/** Returns the last saved states of an item, the latest first. */
export async function revisions(db: Db, kind: ContentKind, itemId: bigint): Promise<Revision[]> {
  const rows = await revisionsOf(db, kind, itemId)
    .orderBy('version', 'desc')
    .limit(REVISIONS_LISTED)
    .execute();
  return rows.map(toRevision);
}

/** Returns a saved state of an item, the latest without `version`; undefined if there is none. */
export async function revision(
  db: Db,
  kind: ContentKind,
  itemId: bigint,
  version?: number,
): Promise<Revision | undefined> {
  let query = revisionsOf(db, kind, itemId).orderBy('version', 'desc').limit(1);
  if (version !== undefined) query = query.where('version', '=', version);
  const row = await query.executeTakeFirst();
  return row && toRevision(row);
}
