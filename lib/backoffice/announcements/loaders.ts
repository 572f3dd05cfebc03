import { announcementDraft, announcementDrafts } from '@/lib/content/announcements/queries';
import { database } from '@/lib/db/client';

/** Lists all announcements, the latest first. */
export const listAnnouncements = () => announcementDrafts(database());

/** Returns one announcement; undefined if it does not exist. */
export const findAnnouncement = (id: bigint) => announcementDraft(database(), id);
