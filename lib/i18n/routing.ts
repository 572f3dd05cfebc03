import type { LocaleCode } from './locales';
import { SITE } from './site';

/** The cookies that store the chosen language. */
export const LANGUAGE_COOKIES = ['lang', 'hisLang'] as const;

/**
 * The public address of `path` in a language: `/promotions`, `/th/promotions`. The default language has no prefix.
 * Absolute addresses are returned unchanged.
 */
export function localePath(locale: LocaleCode, path: string, site = SITE): string {
  if (!path.startsWith('/')) return path;
  if (locale === site.defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Splits a public address into its language (undefined without a prefix) and the path without the prefix. The language may be
 * one of the build that the site does not offer.
 */
export function splitLocale(pathname: string, site = SITE): { locale: LocaleCode | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = site.builtLocales.find((code) => code === first.toLowerCase());
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: undefined, path: pathname };
}
