import { announcementDraft, announcementDrafts } from '@/lib/content/announcements/queries';
import { database } from '@/lib/db/client';

/** Every announcement, the latest first. */
export const allAnnouncements = () => announcementDrafts(database());

/** One of them, to be changed. */
export const announcementToEdit = (id: bigint) => announcementDraft(database(), id);
