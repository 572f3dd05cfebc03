import type { Metadata } from 'next';
import { LOCALES, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/** The canonical address of a page and the same page in every other language. */
export function alternates(locale: LocaleCode, path: string): NonNullable<Metadata['alternates']> {
  return {
    canonical: localePath(locale, path),
    languages: {
      ...Object.fromEntries(LOCALES.map(({ code }) => [code, localePath(code, path)])),
      'x-default': path,
    },
  };
}
