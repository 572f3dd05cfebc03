import type { AnnouncementStrings } from './announcement-list';

/** The words of a list of announcements by a translator of the namespace `site`. */
export const announcementStrings = (
  t: (key: string, values?: Record<string, string>) => string,
): AnnouncementStrings => ({
  empty: t('announce.empty'),
  failed: t('failed.title'),
  retry: t('retry'),
  pager: {
    nav: t('announce.pages'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    page: t('pager.page', { n: '{n}' }),
  },
});
