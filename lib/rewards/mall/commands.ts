import { changedMeanwhile } from '@/lib/content/errors';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import type { GoodCopy } from './types';

const columnsOf = ({ title, summary, ...copy }: GoodCopy) => ({
  ...copy,
  title: JSON.stringify(title),
  summary: JSON.stringify(summary),
});

/** Writes a new good, unpublished. Gives its id. */
export async function createGood(db: Db, copy: GoodCopy): Promise<bigint> {
  const row = await db
    .insertInto('rewards.good')
    .values(columnsOf(copy))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Rewrites a good that is still at `version`. Gives its new version. Throws NOT_FOUND and CHANGED_MEANWHILE. */
export async function rewriteGood(db: Db, id: bigint, version: number, copy: GoodCopy): Promise<number> {
  const row = await db
    .updateTable('rewards.good')
    .set((on) => ({ ...columnsOf(copy), version: on('version', '+', 1), changed_at: now() }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? missed(db, id);
}

/** Lays a good on the counter, or takes it away. Gives its new version. Throws as `rewriteGood`. */
export async function publishGood(db: Db, id: bigint, version: number, published: boolean): Promise<number> {
  const row = await db
    .updateTable('rewards.good')
    .set((on) => ({ published, version: on('version', '+', 1), changed_at: now() }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? missed(db, id);
}

async function missed(db: Db, id: bigint): Promise<never> {
  const there = await db.selectFrom('rewards.good').select('id').where('id', '=', id).executeTakeFirst();
  throw there ? changedMeanwhile() : notFound();
}
