import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '@/lib/i18n/locales';

/** The language a message is written in; English where its own is no longer installed. */
export function localeOfRow(row: { locale: string }): LocaleCode {
  return isLocale(row.locale) ? row.locale : DEFAULT_LOCALE;
}
