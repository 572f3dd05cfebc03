import type { MemberInfo } from '@/lib/identity/schema';
import { storeSessionHint } from './session-event';

/**
 * Stores what the interface needs of a login in the session storage (LOGIN-13). The token is not stored there: it is in an
 * httpOnly cookie. `firstTimeLogin` decides whether the announcements for a first login are shown (CONT-3).
 */
export function storeSessionKeys(info: MemberInfo, firstTimeLogin: boolean): void {
  const keys = {
    nickname: info.nickname,
    account: info.account,
    username: info.userName,
    customerId: info.id,
    isAgent: String(info.isAgent),
    firstTimeLogin: String(firstTimeLogin),
  };
  for (const [key, value] of Object.entries(keys)) sessionStorage.setItem(key, value);
  // The hint is stored now, before the session is loaded. Otherwise a member who leaves the page earlier would be a visitor
  // on the next page, which loads the session only if the hint is present.
  storeSessionHint(true);
}

/** Clears the session storage at logout (LOGIN-12). */
export function clearSessionKeys(): void {
  sessionStorage.clear();
}
