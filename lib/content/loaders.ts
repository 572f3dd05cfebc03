import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { announcements } from './announcements/queries';
import { ANNOUNCEMENT_PAGE_SIZE } from './constants';
import { helpTopics } from './help/queries';
import * as queries from './queries';
import type { AnnouncementType } from './types';

/** The most announcements that home reads. It shows the first nine of each type. */
const MAX_ON_HOME = 50;

/** Loads the first announcements of some types that everybody may read. */
export function announcementsOf(locale: LocaleCode, ...types: AnnouncementType[]) {
  return announcements(database(), locale, {
    types,
    execution: ['B'],
    pageNum: 1,
    pageSize: ANNOUNCEMENT_PAGE_SIZE,
  }).then((page) => page.list);
}

/** Loads the announcements of home: those of its marquee, and those below it. One query for both. */
export async function homeAnnouncements(locale: LocaleCode) {
  const list = await announcements(database(), locale, {
    types: ['B', 'H'],
    execution: ['B'],
    pageNum: 1,
    pageSize: MAX_ON_HOME,
  }).then((page) => page.list);
  const of = (type: AnnouncementType) =>
    list.filter((entry) => entry.type === type).slice(0, ANNOUNCEMENT_PAGE_SIZE);
  return { marquee: of('B').map(({ id, title }) => ({ id, title })), home: of('H') };
}

/** Loads the first page of /announce for everybody. The browser requests a member's own announcements (audience A). */
export function firstAnnouncements(locale: LocaleCode) {
  return announcements(database(), locale, {
    execution: ['B'],
    pageNum: 1,
    pageSize: ANNOUNCEMENT_PAGE_SIZE,
  });
}

/** Loads the flags that clients may know, by key. */
export const siteFlags = () => queries.clientFlags(database());

/** Loads the ways to reach the operator. */
export const siteResources = () => queries.resources(database());

/** Loads the articles of the help centre. */
export const helpArticles = (locale: LocaleCode) => helpTopics(database(), locale);
