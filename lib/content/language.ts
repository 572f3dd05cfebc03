import { locale, type LocaleCode } from '@/lib/i18n/locales';
import { LANGUAGE_COOKIES } from '@/lib/i18n/routing';

const YEAR_SECONDS = 31_536_000;

/** Set-Cookie values that keep the choice of language; readable by scripts, for they hold no secret. */
export function languageCookies(code: LocaleCode): string[] {
  return LANGUAGE_COOKIES.map(
    (name) => `${name}=${locale(code).wire}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
  );
}
