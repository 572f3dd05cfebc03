import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { changeItem, recordCreation, recordRemoval, type Change, type Saved } from '../history/commands';
import type { Author, ItemData } from '../history/types';
import { cleanBody } from '../html';
import { orderRows, type NewOrder } from '../order';
import { startNow } from '../rules';
import type { AnnouncementCopy, NewAnnouncement } from './types';

/** An announcement as it is stored: its HTML cleaned, its start set. Throws INVALID_INPUT if nothing of the text is left. */
function stored(copy: AnnouncementCopy, former?: Date): AnnouncementCopy & { startsAt: Date } {
  return {
    ...copy,
    content: cleanBody(copy.content, 'content'),
    // The application's clock, which readers are compared with. The database's clock may be ahead within the same millisecond.
    startsAt: copy.startsAt ?? startNow(now(), former),
  };
}

const columnsOf = (copy: ReturnType<typeof stored>) => ({
  type: copy.type,
  execution: [...copy.execution],
  languages: [...copy.languages],
  title: JSON.stringify(copy.title),
  content: JSON.stringify(copy.content),
  promotion_type: copy.promotionType,
  published: copy.published,
  starts_at: copy.startsAt,
  ends_at: copy.endsAt,
  changed_at: now(),
});

/** Creates an announcement; its HTML is cleaned first. Returns its id. Throws INVALID_INPUT. */
export async function createAnnouncement(db: Db, given: NewAnnouncement, by?: Author): Promise<bigint> {
  const copy = stored({
    execution: ['A', 'B'],
    languages: [],
    promotionType: null,
    published: true,
    startsAt: null,
    endsAt: null,
    ...given,
  });
  const { id } = await db
    .insertInto('content.announcement')
    .values(columnsOf(copy))
    .returning('id')
    .executeTakeFirstOrThrow();
  return recordCreation(db, 'announcement', id, copy, by);
}

/** Updates an announcement that is still at `change.version`. Throws NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT. */
export function updateAnnouncement(db: Db, change: Change, copy: AnnouncementCopy): Promise<Saved> {
  return changeItem(
    db,
    'announcement',
    change,
    copy.published,
    () =>
      db
        .selectFrom('content.announcement')
        .select(['version', 'published', 'starts_at'])
        .where('id', '=', change.id)
        .forUpdate()
        .executeTakeFirst(),
    async (version, row) => {
      const next = stored(copy, row.starts_at);
      await db
        .updateTable('content.announcement')
        .set({ ...columnsOf(next), version })
        .where('id', '=', change.id)
        .execute();
      return next;
    },
  );
}

/** Deletes an announcement and returns its last state; its history stays. Throws NOT_FOUND 404. */
export async function deleteAnnouncement(db: Db, id: bigint, by?: Author): Promise<ItemData> {
  const removed = await db.deleteFrom('content.announcement').where('id', '=', id).executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw notFound();
  return recordRemoval(db, 'announcement', id, by);
}

/** Puts popups into an order: readers see them in it. Throws as orderRows. */
export const orderPopups = (db: Db, order: NewOrder): Promise<void> =>
  orderRows(
    db,
    'content.announcement',
    sql`type IN ('PU', 'PL')`,
    sql`position, starts_at DESC, id DESC`,
    order,
  );
