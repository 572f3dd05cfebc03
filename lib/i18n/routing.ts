import type { LocaleCode } from './locales';
import { SITE } from './site';

/** The cookies that keep the choice of language; the specification names both (product.md §1). */
export const LANGUAGE_COOKIES = ['lang', 'hisLang'] as const;

/**
 * The public address of `path` in a language: `/promotions`, `/th/promotions`. The site's first language has none in its
 * addresses (design.md §8). Leaves absolute addresses alone.
 */
export function localePath(locale: LocaleCode, path: string, site = SITE): string {
  if (!path.startsWith('/')) return path;
  if (locale === site.defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a public address into its language (undefined where it has no prefix) and the path without it. */
export function splitLocale(pathname: string, site = SITE): { locale: LocaleCode | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = site.locales.find((code) => code === first.toLowerCase());
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: undefined, path: pathname };
}
