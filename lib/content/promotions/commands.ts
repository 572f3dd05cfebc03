import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { changedMeanwhile, slugTaken } from '../errors';
import { cleanBody } from '../html';
import type { PromotionCopy } from './types';

const columnsOf = (copy: PromotionCopy) => ({
  types: copy.types,
  picture: copy.picture,
  title: JSON.stringify(copy.title),
  summary: JSON.stringify(copy.summary),
  body: JSON.stringify(cleanBody(copy.body)),
  action: copy.action && JSON.stringify(copy.action),
  action_url: copy.actionUrl,
  starts_at: copy.startsAt,
  ends_at: copy.endsAt,
  position: copy.position,
});

/** Creates a promotion, unpublished; its HTML is cleaned first. Returns its id. Throws INVALID_INPUT. */
export async function createPromotion(db: Db, copy: PromotionCopy): Promise<bigint> {
  const row = await db
    .insertInto('content.promotion')
    .values({ slug: copy.slug, ...columnsOf(copy) })
    .onConflict((on) => on.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw slugTaken();
  return row.id;
}

/**
 * Updates a promotion that is still at `version`; its slug does not change. Returns its new version. Throws NOT_FOUND,
 * CHANGED_MEANWHILE.
 */
export async function updatePromotion(
  db: Db,
  id: bigint,
  version: number,
  copy: PromotionCopy,
): Promise<number> {
  const row = await db
    .updateTable('content.promotion')
    .set((on) => ({ ...columnsOf(copy), version: on('version', '+', 1), changed_at: now() }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? missed(db, id);
}

/** Publishes or unpublishes a promotion. Returns its new version. Throws as updatePromotion. */
export async function publishPromotion(
  db: Db,
  id: bigint,
  version: number,
  published: boolean,
): Promise<number> {
  const row = await db
    .updateTable('content.promotion')
    .set((on) => ({ published, version: on('version', '+', 1), changed_at: now() }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? missed(db, id);
}

async function missed(db: Db, id: bigint): Promise<never> {
  const there = await db.selectFrom('content.promotion').select('id').where('id', '=', id).executeTakeFirst();
  throw there ? changedMeanwhile() : notFound();
}
