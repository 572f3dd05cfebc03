import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { goods } from './queries';

/** What lies on the counter, for /pointMall. */
export const mallGoods = (locale: LocaleCode) => goods(database(), locale);
