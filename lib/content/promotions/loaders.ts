import { cache } from 'react';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import * as queries from './queries';

/** Loads current and coming promotions, for /promotions. */
export const currentPromotions = (locale: LocaleCode) => queries.promotions(database(), locale);

/** Loads the promotions that closed lately, for the activity centre. */
export const closedPromotions = (locale: LocaleCode) => queries.closedPromotions(database(), locale);

/** Loads one promotion with its text. Cached per request, because the page's head and body both ask for it. */
export const promotionPage = cache((locale: LocaleCode, slug: string) =>
  queries.promotionBySlug(database(), locale, slug),
);

/** Returns the promotions of the sitemap. */
export const promotionAddresses = () => queries.promotionAddresses(database());
