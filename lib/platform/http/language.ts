import { DEFAULT_LOCALE, isLocale, localeOfWire, type LocaleCode } from '@/lib/i18n/locales';
import { LANGUAGE_COOKIES } from '@/lib/i18n/routing';

/** The language to answer a request in: its `language` parameter, then the cookie, then Accept-Language. */
export function requestLanguage(request: Request): LocaleCode {
  const url = new URL(request.url);
  const asked = localeOfWire(url.searchParams.get('language') ?? undefined);
  if (asked) return asked;
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
