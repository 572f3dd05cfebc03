import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { BannerGroup } from './constants';
import * as queries from './queries';

/** Loads the banners of some groups that are shown now. A group without one is missing. */
export const bannersOf = (locale: LocaleCode, ...groups: BannerGroup[]) =>
  queries.banners(database(), locale, groups);
