import { DEFAULT_LOCALE, isLocale, type LocaleCode } from './locales';

/** The cookies that keep the choice of language; the specification names both (product.md §1). */
export const LANGUAGE_COOKIES = ['lang', 'hisLang'] as const;

/** The public address of `path` in a language: `/promotions`, `/th/promotions`. Leaves absolute addresses alone. */
export function localePath(locale: LocaleCode, path: string): string {
  if (!path.startsWith('/')) return path;
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a public address into its language (undefined where it has no prefix) and the path without it. */
export function splitLocale(pathname: string): { locale: LocaleCode | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLocale(first)) return { locale: first, path: `/${rest.join('/')}` };
  return { locale: undefined, path: pathname };
}
