import { PROMOTION_TYPES } from '@/lib/content/promotions/constants';
import type { AnnouncementStrings } from './announcement-list';

type Translate = (key: string, values?: Record<string, string>) => string;

/** Returns the texts of a list of announcements, given translators of the namespaces `site` and `promotions`. */
export const announcementStrings = (t: Translate, promotions: Translate): AnnouncementStrings => ({
  promotions: Object.fromEntries(PROMOTION_TYPES.map((type) => [type, promotions(`types.${type}`)])),
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
