import { localePath } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';
import { authModeFromPath } from './open-auth';

/**
 * Replaces the page by the login, which leads back to it. The page is loaded again, so that nothing of the old session
 * stays in memory. Does nothing if an authentication dialog is open.
 */
export function redirectToLogin(locale: LocaleCode): void {
  const { pathname, search } = window.location;
  if (authModeFromPath(pathname)) return;
  window.location.replace(`${localePath(locale, '/login')}?next=${encodeURIComponent(pathname + search)}`);
}
