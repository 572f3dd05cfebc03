import { wireCode } from '@/lib/i18n/profile';
import { LANGUAGE_COOKIES } from '@/lib/i18n/routing';
import { SITE } from '@/lib/i18n/site';

const YEAR_SECONDS = 31_536_000;

/** Set-Cookie values that store the choice of language. Scripts may read them, because they hold no secret. */
export function languageCookies(code: string): string[] {
  return LANGUAGE_COOKIES.map(
    (name) => `${name}=${wireCode(code, SITE)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
  );
}
