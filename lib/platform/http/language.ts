import { DEFAULT_LOCALE, isLocale, localeOfWire, type LocaleCode } from '@/lib/i18n/locales';
import { localeOnSite, siteProfile } from '@/lib/i18n/profile';
import { LANGUAGE_COOKIES } from '@/lib/i18n/routing';
import { env } from '../env';

/**
 * The language to answer a request in: its `language` parameter as the site's profile understands it (TY is the house
 * language), then the cookie, then Accept-Language. A code that the site does not speak means the default and never the
 * visitor's own: answers that name a language may be kept for everybody.
 */
export function requestLanguage(request: Request): LocaleCode {
  const url = new URL(request.url);
  const asked = url.searchParams.get('language');
  if (asked) {
    const { SITE_PROFILE, HOUSE_LANGUAGE } = env();
    return localeOnSite(siteProfile(SITE_PROFILE, HOUSE_LANGUAGE), asked) ?? DEFAULT_LOCALE;
  }
  const cookies = request.headers.get('cookie') ?? '';
  for (const name of LANGUAGE_COOKIES) {
    const value = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z]{2})`).exec(cookies)?.[1];
    const found = localeOfWire(value);
    if (found) return found;
  }
  for (const part of (request.headers.get('accept-language') ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (isLocale(code)) return code;
  }
  return DEFAULT_LOCALE;
}
