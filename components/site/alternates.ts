import type { Metadata } from 'next';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { siteProfile } from '@/lib/i18n/site';

/**
 * Returns the canonical address of a page and its address in every language in which it is `translated`. If the
 * reader's language is not among them, the canonical address is that of the language shown instead.
 */
export function alternates(
  locale: LocaleCode,
  path: string,
  translated: readonly LocaleCode[] = LOCALE_CODES,
): NonNullable<Metadata['alternates']> {
  const available = availableLocales(translated);
  return {
    canonical: localePath(available.includes(locale) ? locale : available[0]!, path),
    languages: {
      ...Object.fromEntries(available.map((code) => [code, localePath(code, path)])),
      'x-default': localePath(available[0]!, path),
    },
  };
}

/**
 * Returns the languages of the site among those of a text, the language that it starts in first.
 * Returns that language if there are none.
 */
export function availableLocales(written: readonly LocaleCode[]): LocaleCode[] {
  const { locales, startLocale } = siteProfile();
  const spoken = locales.filter((code) => written.includes(code));
  const first = spoken.includes(startLocale) ? [startLocale] : [];
  const all = [...new Set([...first, ...spoken])];
  return all.length > 0 ? all : [startLocale];
}
