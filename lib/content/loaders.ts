import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ANNOUNCEMENT_PAGE_SIZE } from './constants';
import { helpTopics } from './help/queries';
import * as queries from './queries';

/** The notices that run through the marquee: what anybody may read. */
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

/** The first page of /announce, for everybody; the browser asks for a member's own (execution A). */
export function firstAnnouncements(locale: LocaleCode) {
  return queries.announcements(database(), locale, {
    execution: ['B'],
    pageNum: 1,
    pageSize: ANNOUNCEMENT_PAGE_SIZE,
  });
}

/** The banners of a group. */
export const bannersOf = (group: string, locale: LocaleCode) => queries.banners(database(), locale, group);

/** The white-label flags that everybody may know, by key. */
export const siteFlags = () => queries.clientFlags(database());

/** Ways to reach the operator. */
export const siteResources = () => queries.resources(database());

/** The help centre's articles. */
export const helpArticles = (locale: LocaleCode) => helpTopics(database(), locale);
