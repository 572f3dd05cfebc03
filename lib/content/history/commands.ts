import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { changedMeanwhile } from '../errors';
import { revision } from './queries';
import { differencesOf } from './rules';
import type { Author, ContentKind, ItemData, RevisionAction } from './types';

/** Stores a state of an item. Call it in the database transaction of the change, with the version that the change gave. */
export async function recordRevision(
  db: Db,
  given: {
    kind: ContentKind;
    itemId: bigint;
    version: number;
    action: RevisionAction;
    data: object;
    by: Author | undefined;
  },
): Promise<void> {
  await db
    .insertInto('content.revision')
    .values({
      kind: given.kind,
      item_id: given.itemId,
      version: given.version,
      at: now(),
      operator_id: given.by?.id ?? null,
      operator_name: given.by?.name ?? null,
      action: given.action,
      data: JSON.stringify(given.data),
    })
    .execute();
}

/**
 * Throws for a change of `version` that found no row: CHANGED_MEANWHILE 409 if the item has another version, with what
 * was changed since and by whom; NOT_FOUND 404 if it does not exist.
 */
export async function refuseStale(
  db: Db,
  kind: ContentKind,
  itemId: bigint,
  version: number,
): Promise<never> {
  const latest = await revision(db, kind, itemId);
  if (!latest || latest.action === 'remove' || latest.version === version) throw notFound();
  const base = await revision(db, kind, itemId, version);
  throw changedMeanwhile({
    version: latest.version,
    by: latest.operatorName,
    at: latest.at.toISOString(),
    before: base?.data ?? {},
    data: latest.data,
    differences: differencesOf(base?.data ?? {}, latest.data),
  });
}

/** What a save did: published or unpublished the item, or changed it. */
export function saveAction(wasPublished: boolean, isPublished: boolean, isRestore = false): RevisionAction {
  if (isRestore) return 'restore';
  if (wasPublished === isPublished) return 'change';
  return isPublished ? 'publish' : 'withdraw';
}

/** A change of an item that the operator has read at `version`. */
export interface Change {
  id: bigint;
  version: number;
  by?: Author | undefined;
  /** The change puts an earlier state back. */
  isRestore?: boolean | undefined;
}

export interface Saved {
  version: number;
  action: RevisionAction;
  /** The state before the change, and after it. */
  before: ItemData;
  after: ItemData;
}

/**
 * Changes an item that is still at `change.version` and stores its new state. `lock` reads its row for update; `write`
 * updates it to the given version and returns the new state. Throws as refuseStale. Call it in a database transaction.
 */
export async function changeItem<Row extends { version: number; published: boolean }>(
  db: Db,
  kind: ContentKind,
  change: Change,
  isPublished: boolean,
  lock: () => Promise<Row | undefined>,
  write: (version: number, row: Row) => Promise<object>,
): Promise<Saved> {
  const row = await lock();
  if (row?.version !== change.version) return refuseStale(db, kind, change.id, change.version);
  const version = row.version + 1;
  const action = saveAction(row.published, isPublished, change.isRestore);
  const before = (await revision(db, kind, change.id, row.version))?.data ?? {};
  const data = await write(version, row);
  await recordRevision(db, { kind, itemId: change.id, version, action, data, by: change.by });
  return { version, action, before, after: { ...data } };
}

/** Stores the first state of an item and returns its id. */
export async function recordCreation(
  db: Db,
  kind: ContentKind,
  itemId: bigint,
  data: object,
  by: Author | undefined,
): Promise<bigint> {
  await recordRevision(db, { kind, itemId, version: 1, action: 'create', data, by });
  return itemId;
}

/** Stores the last state of a deleted item, and returns it. */
export async function recordRemoval(
  db: Db,
  kind: ContentKind,
  itemId: bigint,
  by: Author | undefined,
): Promise<ItemData> {
  const latest = await revision(db, kind, itemId);
  await recordRevision(db, {
    kind,
    itemId,
    version: (latest?.version ?? 0) + 1,
    action: 'remove',
    data: latest?.data ?? {},
    by,
  });
  return latest?.data ?? {};
}
