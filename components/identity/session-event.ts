import { SESSION_HINT_KEY } from '@/lib/platform/theme-script';

/** Fired on window when somebody has logged in or is called otherwise: whoever shows the session asks for it again. */
export const SESSION_EVENT = 'croupier:session';

export function announceSession(): void {
  window.dispatchEvent(new Event(SESSION_EVENT));
}

/** Fired on window when somebody has logged out here: the page is about to be left as it is, and asks for nothing. */
export const SESSION_OVER_EVENT = 'croupier:session-over';

export function announceLogout(): void {
  hintSession(false);
  window.dispatchEvent(new Event(SESSION_OVER_EVENT));
}

/** Keeps, or takes away, what says that somebody may be in here; pages ask the server who it is only where it is kept. */
export function hintSession(isIn: boolean): void {
  try {
    if (isIn) localStorage.setItem(SESSION_HINT_KEY, '1');
    else localStorage.removeItem(SESSION_HINT_KEY);
  } catch {
    // Storage may be refused (private windows); the session works without it.
  }
}
