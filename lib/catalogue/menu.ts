import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

/** The names of categories and classes in a language; a class without a translation is shown by its code. */
export function menuNames(locale: LocaleCode): {
  title: (gameType: string) => string;
  className: (code: string) => string;
} {
  const translate = translator(locale, 'catalogue');
  return {
    title: (gameType) => translate(`categories.${gameType}`),
    className: (code) => (translate.has(`classes.${code}`) ? translate(`classes.${code}`) : code),
  };
}
