import * as announcements from '@/lib/content/announcements/commands';
import type { AnnouncementWords } from '@/lib/content/announcements/schema';
import * as content from '@/lib/content/commands';
import type { Tx } from '@/lib/db/client';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `content.write`.

function change(
  actor: Actor,
  action: string,
  detail: Record<string, unknown>,
  work: (tx: Tx) => Promise<bigint>,
): Promise<{ id: string }> {
  return auditedTransaction(actor, async (tx) => {
    const id = await work(tx);
    return { outcome: { id: String(id) }, action, subject: `announcement:${id}`, detail };
  });
}

const auditDetail = ({ type, execution, title }: AnnouncementWords) => ({ type, execution, title: title.en });

/** Creates an announcement; it is shown from its start on. */
export const createAnnouncement = (actor: Actor, words: AnnouncementWords) =>
  change(actor, 'announcement.write', auditDetail(words), (tx) => content.createAnnouncement(tx, words));

/** Updates an announcement. Throws NOT_FOUND 404. */
export const updateAnnouncement = (actor: Actor, id: bigint, words: AnnouncementWords) =>
  change(actor, 'announcement.change', auditDetail(words), async (tx) => {
    await announcements.updateAnnouncement(tx, id, words);
    return id;
  });

/** Deletes an announcement. Throws NOT_FOUND 404. */
export const deleteAnnouncement = (actor: Actor, id: bigint) =>
  change(actor, 'announcement.remove', {}, async (tx) => {
    await announcements.deleteAnnouncement(tx, id);
    return id;
  });
