/** Fired on window when somebody has logged in or out: whoever shows the session asks for it again. */
export const SESSION_EVENT = 'croupier:session';

export function announceSession(): void {
  window.dispatchEvent(new Event(SESSION_EVENT));
}
