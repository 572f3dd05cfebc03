import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '@/lib/i18n/locales';

/** The language of a message; English if its own has no texts any more. */
export function messageLocale(row: { locale: string }): LocaleCode {
  return isLocale(row.locale) ? row.locale : DEFAULT_LOCALE;
}
