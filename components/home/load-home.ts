import { categoryMenu, homeSections } from '@/lib/catalogue/loaders';
import { bannersOf, marquee } from '@/lib/content/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';
import { loadWinners } from '@/lib/gateway/loaders';
import { siteConfig } from '@/lib/platform/site-config';
import type { HomeData } from './home-page';

/** Loads everything that the home page shows, in parallel. */
export async function loadHome(locale: LocaleCode): Promise<HomeData> {
  const [banners, notices, categories, sections, board] = await Promise.all([
    bannersOf('w_home', locale),
    marquee(locale),
    categoryMenu(),
    homeSections(locale),
    loadWinners(locale),
  ]);
  return { banners, notices, categories, sections, winners: board, currency: siteConfig().money.currency };
}
