import type { Metadata } from 'next';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { SITE } from '@/lib/i18n/site';

/**
 * The canonical address of a page and the same page in every other language it is `written` in. Where it is not written in
 * the reader's own, English is shown, and English is the page that counts.
 */
export function alternates(
  locale: LocaleCode,
  path: string,
  written: readonly LocaleCode[] = SITE.locales,
): NonNullable<Metadata['alternates']> {
  return {
    canonical: localePath(written.includes(locale) ? locale : DEFAULT_LOCALE, path),
    languages: {
      ...Object.fromEntries(written.map((code) => [code, localePath(code, path)])),
      'x-default': path,
    },
  };
}
