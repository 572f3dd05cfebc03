import type { LocaleCode } from '@/lib/i18n/locales';
import { localeOnSite } from '@/lib/i18n/profile';
import { LANGUAGE_COOKIES } from '@/lib/i18n/routing';
import { SITE } from '@/lib/i18n/site';

/**
 * The language to answer a request in: its `language` parameter as the site's profile understands it (TY is the house
 * language), then the cookie, then Accept-Language. A code that the site does not speak means the default and never the
 * visitor's own: answers that name a language may be kept for everybody.
 */
export function requestLanguage(request: Request, site = SITE): LocaleCode {
  const url = new URL(request.url);
  const asked = url.searchParams.get('language');
  if (asked) return localeOnSite(site, asked) ?? site.defaultLocale;
  const cookies = request.headers.get('cookie') ?? '';
  for (const name of LANGUAGE_COOKIES) {
    const value = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z]{2})`).exec(cookies)?.[1];
    const found = localeOnSite(site, value);
    if (found) return found;
  }
  for (const part of (request.headers.get('accept-language') ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    const spoken = site.locales.find((locale) => locale === code);
    if (spoken) return spoken;
  }
  return site.defaultLocale;
}
