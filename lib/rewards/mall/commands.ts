import { changedMeanwhile } from '@/lib/content/errors';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import type { GoodContent } from './types';

const toColumns = ({ title, summary, ...copy }: GoodContent) => ({
  ...copy,
  title: JSON.stringify(title),
  summary: JSON.stringify(summary),
});

/** Creates a good, unpublished. Returns its id. */
export async function createGood(db: Db, copy: GoodContent): Promise<bigint> {
  const row = await db
    .insertInto('rewards.good')
    .values(toColumns(copy))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Updates a good that is still at `version`. Returns its new version. Throws NOT_FOUND and CHANGED_MEANWHILE. */
export async function updateGood(db: Db, id: bigint, version: number, copy: GoodContent): Promise<number> {
  const row = await db
    .updateTable('rewards.good')
    .set((on) => ({ ...toColumns(copy), version: on('version', '+', 1), changed_at: now() }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? throwConflict(db, id);
}

/** Publishes or unpublishes a good. Returns its new version. Throws as `updateGood`. */
export async function publishGood(db: Db, id: bigint, version: number, published: boolean): Promise<number> {
  const row = await db
    .updateTable('rewards.good')
    .set((on) => ({ published, version: on('version', '+', 1), changed_at: now() }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? throwConflict(db, id);
}

async function throwConflict(db: Db, id: bigint): Promise<never> {
  const there = await db.selectFrom('rewards.good').select('id').where('id', '=', id).executeTakeFirst();
  throw there ? changedMeanwhile() : notFound();
}
