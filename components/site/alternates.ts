import type { Metadata } from 'next';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { SITE } from '@/lib/i18n/site';

/**
 * The canonical address of a page and the same page in every other language of the site that it is `written` in. Where
 * it is not written in the reader's own, another is shown, and that page is the one that counts.
 */
export function alternates(
  locale: LocaleCode,
  path: string,
  written: readonly LocaleCode[] = LOCALE_CODES,
): NonNullable<Metadata['alternates']> {
  const spoken = spokenLocales(written);
  return {
    canonical: localePath(spoken.includes(locale) ? locale : spoken[0]!, path),
    languages: {
      ...Object.fromEntries(spoken.map((code) => [code, localePath(code, path)])),
      'x-default': localePath(spoken[0]!, path),
    },
  };
}

/** The languages of the site among those of a text, the site's first language first; English stands in for none. */
export function spokenLocales(written: readonly LocaleCode[]): LocaleCode[] {
  const spoken = SITE.locales.filter((code) => written.includes(code));
  const first = spoken.includes(SITE.defaultLocale) ? [SITE.defaultLocale] : [];
  const all = [...new Set([...first, ...spoken])];
  return all.length > 0 ? all : [SITE.defaultLocale];
}
