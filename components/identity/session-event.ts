import { SESSION_HINT_KEY } from '@/lib/platform/theme-script';

/** Dispatched on window after a login or a change of the member's data. Listeners load the session again. */
export const SESSION_CHANGE_EVENT = 'croupier:session';

export function dispatchSessionChange(): void {
  window.dispatchEvent(new Event(SESSION_CHANGE_EVENT));
}

/** Dispatched on window after a logout in this tab. The page is about to be left, so listeners load nothing. */
export const LOGOUT_EVENT = 'croupier:session-over';

export function dispatchLogout(): void {
  storeSessionHint(false);
  window.dispatchEvent(new Event(LOGOUT_EVENT));
}

/** Stores or removes the hint that this browser may have a session. Pages load the session only if the hint is present. */
export function storeSessionHint(isLoggedIn: boolean): void {
  try {
    if (isLoggedIn) localStorage.setItem(SESSION_HINT_KEY, '1');
    else localStorage.removeItem(SESSION_HINT_KEY);
  } catch {
    // A private window may refuse the storage. The session works without the hint.
  }
}
