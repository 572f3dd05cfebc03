import {
  announcementDraft,
  announcementDrafts,
  announcementsInOrder,
} from '@/lib/content/announcements/queries';
import { database } from '@/lib/db/client';

/** Lists all announcements, the latest first. */
export const listAnnouncements = () => announcementDrafts(database());

/** Lists the announcements that open as popups, in the order in which readers see them. */
export const listPopups = () => announcementsInOrder(database(), ['PU', 'PL']);

/** Returns one announcement; undefined if it does not exist. */
export const findAnnouncement = (id: bigint) => announcementDraft(database(), id);
