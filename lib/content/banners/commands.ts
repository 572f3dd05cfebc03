import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import { changeItem, recordCreation, recordRemoval, type Change, type Saved } from '../history/commands';
import type { Author, ItemData } from '../history/types';
import { orderRows, type NewOrder } from '../order';
import { makeCrops } from '../pictures/commands';
import { startNow } from '../rules';
import type { BannerGroup } from './constants';
import type { BannerCopy } from './types';

type Stored = BannerCopy & { startsAt: Date };

/** A banner as it is stored: with its start, and with the crops of its picture. Throws INVALID_INPUT on `picture`. */
async function stored(db: Db, copy: BannerCopy, former?: Date): Promise<Stored> {
  if (copy.pictureId !== null && !(await makeCrops(db, copy.pictureId, { x: copy.focusX, y: copy.focusY })))
    throw badInput({ picture: { code: 'INVALID' } });
  return { ...copy, startsAt: copy.startsAt ?? startNow(now(), former) };
}

const columnsOf = (copy: Stored) => ({
  group_name: copy.group,
  picture: copy.picture,
  picture_id: copy.pictureId,
  focus_x: copy.focusX,
  focus_y: copy.focusY,
  shows_text: copy.showsText,
  linkage_type: copy.linkageType,
  url: copy.url,
  languages: [...copy.languages],
  title: JSON.stringify(copy.title),
  subtitle: copy.subtitle && JSON.stringify(copy.subtitle),
  action: copy.action && JSON.stringify(copy.action),
  published: copy.published,
  starts_at: copy.startsAt,
  ends_at: copy.endsAt,
  changed_at: now(),
});

/** Creates a banner, the last of its group. Returns its id. Throws INVALID_INPUT. */
export async function createBanner(db: Db, given: BannerCopy, by?: Author): Promise<bigint> {
  const copy = await stored(db, given);
  const { id } = await db
    .insertInto('content.banner')
    .values({
      ...columnsOf(copy),
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM content.banner WHERE group_name = ${copy.group})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return recordCreation(db, 'banner', id, copy, by);
}

/** Updates a banner that is still at `change.version`. Throws NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT. */
export function updateBanner(db: Db, change: Change, given: BannerCopy): Promise<Saved> {
  return changeItem(
    db,
    'banner',
    change,
    given.published,
    () =>
      db
        .selectFrom('content.banner')
        .select(['version', 'published', 'starts_at'])
        .where('id', '=', change.id)
        .forUpdate()
        .executeTakeFirst(),
    async (version, row) => {
      const copy = await stored(db, given, row.starts_at);
      await db
        .updateTable('content.banner')
        .set({ ...columnsOf(copy), version })
        .where('id', '=', change.id)
        .execute();
      return copy;
    },
  );
}

/** Deletes a banner and returns its last state; its history stays. Throws NOT_FOUND 404. */
export async function deleteBanner(db: Db, id: bigint, by?: Author): Promise<ItemData> {
  const removed = await db.deleteFrom('content.banner').where('id', '=', id).executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw notFound();
  return recordRemoval(db, 'banner', id, by);
}

/** Puts the banners of a group into an order. Throws as orderRows. */
export const orderBanners = (db: Db, group: BannerGroup, order: NewOrder): Promise<void> =>
  orderRows(db, 'content.banner', sql`group_name = ${group}`, sql`position, id`, order);
