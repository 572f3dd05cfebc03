import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { slugTaken } from '../errors';
import { changeItem, recordCreation, type Change, type Saved } from '../history/commands';
import type { Author } from '../history/types';
import { cleanBody } from '../html';
import type { PromotionCopy } from './types';

const stored = (copy: PromotionCopy): PromotionCopy => ({ ...copy, body: cleanBody(copy.body) });

const columnsOf = (copy: PromotionCopy) => ({
  types: copy.types,
  picture: copy.picture,
  title: JSON.stringify(copy.title),
  summary: JSON.stringify(copy.summary),
  body: JSON.stringify(copy.body),
  action: copy.action && JSON.stringify(copy.action),
  action_url: copy.actionUrl,
  starts_at: copy.startsAt,
  ends_at: copy.endsAt,
  position: copy.position,
  published: copy.published,
  changed_at: now(),
});

/** Creates a promotion; its HTML is cleaned first. Returns its id. Throws INVALID_INPUT, also if the slug is taken. */
export async function createPromotion(db: Db, given: PromotionCopy, by?: Author): Promise<bigint> {
  const copy = stored(given);
  const row = await db
    .insertInto('content.promotion')
    .values({ slug: copy.slug, ...columnsOf(copy) })
    .onConflict((on) => on.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw slugTaken();
  return recordCreation(db, 'promotion', row.id, copy, by);
}

/**
 * Updates a promotion that is still at `change.version`; its slug does not change. Throws NOT_FOUND, CHANGED_MEANWHILE,
 * INVALID_INPUT.
 */
export function updatePromotion(db: Db, change: Change, given: PromotionCopy): Promise<Saved> {
  return changeItem(
    db,
    'promotion',
    change,
    given.published,
    () =>
      db
        .selectFrom('content.promotion')
        .select(['version', 'published', 'slug'])
        .where('id', '=', change.id)
        .forUpdate()
        .executeTakeFirst(),
    async (version, row) => {
      const copy = stored({ ...given, slug: row.slug });
      await db
        .updateTable('content.promotion')
        .set({ ...columnsOf(copy), version })
        .where('id', '=', change.id)
        .execute();
      return copy;
    },
  );
}
