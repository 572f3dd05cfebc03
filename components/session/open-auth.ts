import { localePath } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';

export type AuthMode = 'login' | 'register' | 'forget';

/** Where to go back to when the dialog closes, while it stands over a page of ours. */
const OPENED = 'croupier-auth';

/** Opens the login, registration or forgotten-password dialog over the page one is on, at the address of its name. */
export function openAuth(locale: LocaleCode, mode: AuthMode): void {
  const address = localePath(locale, `/${mode}`);
  const over = isOpenedHere();
  // Next.js adds its own part of the state; given back to it, that part would make it take the step for its own.
  if (over) window.history.replaceState({ [OPENED]: true }, '', address);
  else window.history.pushState({ [OPENED]: true }, '', address);
}

/** True where the dialog was opened over a page, false where its address was visited. */
export function isOpenedHere(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[OPENED]);
}
