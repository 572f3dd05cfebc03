import { localePath } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';
import { authModeOf } from './open-auth';

/**
 * Puts the login in the place of the page one is on, to which it leads back: anew, so that nothing of the page is kept. Not
 * where the form stands over the page already.
 */
export function toLogin(locale: LocaleCode): void {
  const { pathname, search } = window.location;
  if (authModeOf(pathname)) return;
  window.location.replace(`${localePath(locale, '/login')}?next=${encodeURIComponent(pathname + search)}`);
}
