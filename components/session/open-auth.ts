import { localePath, splitLocale } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';

const MODES = ['login', 'register', 'forget'] as const;
export type AuthMode = (typeof MODES)[number];

/** Which dialog the address asks for, in any language; undefined for a page of its own. */
export function authModeOf(pathname: string): AuthMode | undefined {
  const { path } = splitLocale(pathname.toLowerCase());
  return MODES.find((mode) => path === `/${mode}`);
}

/** Where to go back to when the dialog closes, while it stands over a page of ours. */
const OPENED = 'croupier-auth';

/**
 * Opens the login, registration or forgotten-password dialog over the page one is on, at the address of its name. From one
 * dialog to another is no step: no way back leads to a form, and what the address asks for (`next`, codes) goes along.
 */
export function openAuth(locale: LocaleCode, mode: AuthMode): void {
  const address = localePath(locale, `/${mode}`);
  const { pathname, search } = window.location;
  const opened = { [OPENED]: true };
  // Next.js adds its own part of the state; given back to it, that part would make it take the step for its own.
  if (authModeOf(pathname)) window.history.replaceState(isOpenedHere() ? opened : {}, '', address + search);
  else window.history.pushState(opened, '', address);
}

/** True where the dialog was opened over a page, false where its address was visited. */
export function isOpenedHere(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[OPENED]);
}
