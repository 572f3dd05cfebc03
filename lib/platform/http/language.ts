import type { LocaleCode } from '@/lib/i18n/locales';
import { localeOnSite, type SiteProfile } from '@/lib/i18n/profile';
import { LANGUAGE_COOKIES } from '@/lib/i18n/routing';
import { SITE, siteProfile } from '@/lib/i18n/site';

/**
 * Returns the language of a response: the `language` parameter as the site's profile maps it (TY is the operator's
 * language), else the cookie, else Accept-Language. An unsupported `language` gives the default and not the visitor's
 * language, because responses to calls with that parameter may be cached for everybody.
 */
export function requestLanguage(request: Request, offered?: SiteProfile): LocaleCode {
  const url = new URL(request.url);
  // The back office speaks every language of the build, whatever its operators offer to visitors.
  const site = offered ?? (url.pathname.startsWith('/backoffice') ? SITE : siteProfile());
  const requested = url.searchParams.get('language');
  if (requested) return localeOnSite(site, requested) ?? site.startLocale;
  const cookies = request.headers.get('cookie') ?? '';
  for (const name of LANGUAGE_COOKIES) {
    const value = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z]{2})`).exec(cookies)?.[1];
    const found = localeOnSite(site, value);
    if (found) return found;
  }
  for (const part of (request.headers.get('accept-language') ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    const supported = site.locales.find((locale) => locale === code);
    if (supported) return supported;
  }
  return site.startLocale;
}
