import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ANNOUNCEMENT_PAGE_SIZE } from './constants';
import { helpTopics } from './help/queries';
import * as queries from './queries';

/** Loads the announcements of the marquee, which everybody may read. */
export function marquee(locale: LocaleCode) {
  return queries
    .announcements(database(), locale, {
      types: ['B'],
      execution: ['B'],
      pageNum: 1,
      pageSize: ANNOUNCEMENT_PAGE_SIZE,
    })
    .then((page) => page.list.map(({ id, title }) => ({ id, title })));
}

/** Loads the first page of /announce for everybody. The browser requests a member's own announcements (audience A). */
export function firstAnnouncements(locale: LocaleCode) {
  return queries.announcements(database(), locale, {
    execution: ['B'],
    pageNum: 1,
    pageSize: ANNOUNCEMENT_PAGE_SIZE,
  });
}

/** Loads the banners of a group. */
export const bannersOf = (group: string, locale: LocaleCode) => queries.banners(database(), locale, group);

/** Loads the flags that clients may know, by key. */
export const siteFlags = () => queries.clientFlags(database());

/** Loads the ways to reach the operator. */
export const siteResources = () => queries.resources(database());

/** Loads the articles of the help centre. */
export const helpArticles = (locale: LocaleCode) => helpTopics(database(), locale);
