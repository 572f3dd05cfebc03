import { cache } from 'react';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import * as queries from './queries';

/** What runs and what is to come, for /promotions. */
export const currentPromotions = (locale: LocaleCode) => queries.promotions(database(), locale);

/** What has closed lately, for the activity centre. */
export const closedPromotions = (locale: LocaleCode) => queries.closedPromotions(database(), locale);

/** One promotion with its text; asked once per request for the page and for its head. */
export const promotionPage = cache((locale: LocaleCode, slug: string) =>
  queries.promotionBySlug(database(), locale, slug),
);

/** The pages that the sitemap names. */
export const promotionAddresses = () => queries.promotionAddresses(database());
