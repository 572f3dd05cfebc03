import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Loads the texts of a lobby as plain strings for the browser, which fills in {n}, {name} and {count}. */
export async function loadLobbyStrings(locale: LocaleCode) {
  const [l, s] = await Promise.all([
    getTranslations({ locale, namespace: 'lobby' }),
    getTranslations({ locale, namespace: 'site' }),
  ]);
  return {
    hot: l('hot'),
    new: l('new'),
    maintenance: l('maintenance'),
    vendors: l('vendors'),
    allVendors: l('allVendors'),
    filter: l('filter'),
    filters: {
      ALL: l('filters.ALL'),
      HOT: l('filters.HOT'),
      NEW: l('filters.NEW'),
      RECENT: l('filters.RECENT'),
      FAV: l('filters.FAV'),
    },
    search: l('search'),
    results: l('results'),
    loading: l('loading'),
    empty: l('empty'),
    emptyHint: l('emptyHint'),
    emptyFav: l('emptyFav'),
    emptyFavHint: l('emptyFavHint'),
    emptyRecent: l('emptyRecent'),
    emptyRecentHint: l('emptyRecentHint'),
    reset: l('reset'),
    favourite: l('favourite', { name: '{name}' }),
    unfavourite: l('unfavourite', { name: '{name}' }),
    favouriteFailed: l('favouriteFailed'),
    countCapped: l('countCapped'),
    failedTitle: s('failed.title'),
    failedHint: s('failed.hint'),
    retry: s('retry'),
    login: s('header.login'),
    pager: {
      nav: l('pages'),
      previous: s('pager.previous'),
      next: s('pager.next'),
      page: s('pager.page', { n: '{n}' }),
    },
  };
}

export type LobbyStrings = Awaited<ReturnType<typeof loadLobbyStrings>>;
