import { changedMeanwhile } from '@/lib/content/errors';
import { sql, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import { codeDigest, sealCode } from './addresses/sealing';
import type { GoodContent } from './types';

const toColumns = ({ title, summary, perMember, groupId, ...copy }: GoodContent) => ({
  ...copy,
  per_member: perMember,
  group_id: groupId,
  title: JSON.stringify(title),
  summary: JSON.stringify(summary),
});

const stockOf = ({ kind, quantity }: GoodContent) =>
  kind === 'code' ? { quantity: 0, available: 0 } : { quantity, available: quantity };

/** Creates a good, unpublished, with its whole quantity in stock; a good of codes has none until codes are added. Returns its id. */
export async function createGood(db: Db, copy: GoodContent): Promise<bigint> {
  const row = await db
    .insertInto('rewards.good')
    .values({ ...toColumns(copy), ...stockOf(copy) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Updates a good that is still at `version`. Another quantity changes the stock by the difference, because pieces may have been redeemed
 * meanwhile. The kind stays, and the stock of codes is the number of codes. Returns the new version. Throws NOT_FOUND, CHANGED_MEANWHILE,
 * INVALID_INPUT on `quantity` if fewer pieces are left than it takes away.
 */
export async function updateGood(db: Db, id: bigint, version: number, copy: GoodContent): Promise<number> {
  const { kind: _kind, quantity, ...columns } = toColumns(copy);
  const isCode = sql<boolean>`kind = 'code'`;
  const row = await db
    .updateTable('rewards.good')
    .set({
      ...columns,
      quantity: sql<number>`CASE WHEN ${isCode} THEN quantity ELSE ${quantity}::int END`,
      available: sql<number>`CASE WHEN ${isCode} THEN available ELSE available + ${quantity}::int - quantity END`,
      version: sql<number>`version + 1`,
      changed_at: now(),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where(sql<boolean>`(${isCode} OR available + ${quantity}::int - quantity >= 0)`)
    .returning('version')
    .executeTakeFirst();
  if (row) return row.version;
  const there = await db.selectFrom('rewards.good').select('version').where('id', '=', id).executeTakeFirst();
  if (there?.version === version) throw badInput({ quantity: { code: 'LESS_THAN_REDEEMED' } });
  return throwConflict(db, id);
}

/** Adds codes to a good of codes; its stock grows by the new ones. Returns how many were new. Throws NOT_FOUND 404. */
export async function addCodes(tx: Tx, id: bigint, codes: readonly string[]): Promise<number> {
  const good = await tx
    .selectFrom('rewards.good')
    .select('kind')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (good?.kind !== 'code') throw notFound();
  const unique = [...new Set(codes)];
  const added = await tx
    .insertInto('rewards.good_code')
    .values(
      unique.map((code) => ({
        good_id: id,
        code_sealed: sealCode(code, id),
        code_digest: codeDigest(`${id} ${code}`),
        added_at: now(),
      })),
    )
    .onConflict((on) => on.columns(['good_id', 'code_digest']).doNothing())
    .returning('id')
    .execute();
  await tx
    .updateTable('rewards.good')
    .set((on) => ({
      quantity: on('quantity', '+', added.length),
      available: on('available', '+', added.length),
    }))
    .where('id', '=', id)
    .execute();
  return added.length;
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
