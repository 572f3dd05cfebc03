import type { Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { cleanBody } from '../html';
import type { AnnouncementWords } from './schema';

/**
 * Updates an announcement; its HTML is cleaned first. Throws NOT_FOUND 404, INVALID_INPUT 400 if nothing is left after
 * cleaning.
 */
export async function updateAnnouncement(db: Db, id: bigint, words: AnnouncementWords): Promise<void> {
  const changed = await db
    .updateTable('content.announcement')
    .set({
      type: words.type,
      execution: words.execution,
      title: JSON.stringify(words.title),
      content: JSON.stringify(cleanBody(words.content, 'content')),
      promotion_type: words.promotionType,
      starts_at: words.startsAt,
      ends_at: words.endsAt,
    })
    .where('id', '=', id)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw notFound();
}

/** Deletes an announcement. Throws NOT_FOUND 404. */
export async function deleteAnnouncement(db: Db, id: bigint): Promise<void> {
  const removed = await db.deleteFrom('content.announcement').where('id', '=', id).executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw notFound();
}
