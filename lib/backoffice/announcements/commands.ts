import * as announcements from '@/lib/content/announcements/commands';
import type { AnnouncementCopy } from '@/lib/content/announcements/types';
import type { NewOrder } from '@/lib/content/order';
import { auditedTransaction } from '../audit/commands';
import { contentChanges, removeContent } from '../content/changes';
import type { Actor } from '../types';

// The routes check the permission `content.write`.

export const { create: createAnnouncement, update: updateAnnouncement } = contentChanges<AnnouncementCopy>(
  'announcement',
  { create: announcements.createAnnouncement, update: announcements.updateAnnouncement },
);

/** Deletes an announcement. Throws NOT_FOUND 404. */
export const deleteAnnouncement = (actor: Actor, id: bigint) =>
  removeContent(actor, 'announcement', id, announcements.deleteAnnouncement);

/** Puts popups into an order. Throws as orderPopups of lib/content. */
export const orderPopups = (actor: Actor, order: NewOrder): Promise<{ done: boolean }> =>
  auditedTransaction(actor, async (tx) => {
    await announcements.orderPopups(tx, order);
    return {
      outcome: { done: true },
      action: 'announcement.order',
      subject: 'announcements',
      detail: { before: order.before.map(String), after: order.ids.map(String) },
    };
  });
