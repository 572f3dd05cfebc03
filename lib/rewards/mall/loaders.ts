import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { listGoods } from './queries';

/** The published goods, for /pointMall. */
export const loadMallGoods = (locale: LocaleCode) => listGoods(database(), locale);
