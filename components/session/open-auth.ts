import { localePath, splitLocale } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';

const AUTH_MODES = ['login', 'register', 'forget'] as const;
export type AuthMode = (typeof AUTH_MODES)[number];

/** Returns the dialog that a path opens, in any language; undefined for the path of a page. */
export function authModeFromPath(pathname: string): AuthMode | undefined {
  const { path } = splitLocale(pathname.toLowerCase());
  return AUTH_MODES.find((mode) => path === `/${mode}`);
}

/** Key in the history state: the dialog was opened over a page, and closing it goes back there. */
const OPENED_KEY = 'croupier-auth';

/**
 * Opens the login, registration or forgotten-password dialog over the current page, at the dialog's own address. From
 * one dialog to another it replaces the history entry, so that going back does not lead to a form, and keeps the query
 * (`next`, codes).
 */
export function openAuth(locale: LocaleCode, mode: AuthMode): void {
  const address = localePath(locale, `/${mode}`);
  const { pathname, search } = window.location;
  const opened = { [OPENED_KEY]: true };
  // Not the current state: Next.js adds its own data to it, and would treat the change as its own navigation.
  if (authModeFromPath(pathname))
    window.history.replaceState(isOpenedOverPage() ? opened : {}, '', address + search);
  else window.history.pushState(opened, '', address);
}

/** True if the dialog was opened over a page, false if its address was visited directly. */
export function isOpenedOverPage(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[OPENED_KEY]);
}
