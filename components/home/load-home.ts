import { categoryMenu, homeSections } from '@/lib/catalogue/loaders';
import { bannersOf } from '@/lib/content/banners/loaders';
import { homeAnnouncements } from '@/lib/content/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';
import { loadWinners } from '@/lib/gateway/loaders';
import { siteConfig } from '@/lib/platform/site-config';
import type { HomeData } from './home-page';

/** Loads everything that the home page shows, in parallel. */
export async function loadHome(locale: LocaleCode): Promise<HomeData> {
  const [banners, notices, categories, sections, board] = await Promise.all([
    bannersOf(locale, 'w_home', 'home'),
    homeAnnouncements(locale),
    categoryMenu(),
    homeSections(locale),
    loadWinners(locale),
  ]);
  return {
    banners,
    notices: notices.marquee,
    news: notices.home,
    categories,
    sections,
    winners: board,
    currency: siteConfig().money.currency,
  };
}
