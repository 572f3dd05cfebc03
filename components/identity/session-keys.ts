import type { MemberInfo } from '@/lib/identity/schema';
import { hintSession } from './session-event';

/**
 * What the interface keeps of a login (product.md §3). The token is never among it: it lives in an httpOnly cookie.
 * `firstTimeLogin` decides whether the announcements for newcomers are shown (product.md §4).
 */
export function keepSessionKeys(info: MemberInfo, firstTimeLogin: boolean): void {
  const keys = {
    nickname: info.nickname,
    account: info.account,
    username: info.userName,
    customerId: info.id,
    isAgent: String(info.isAgent),
    firstTimeLogin: String(firstTimeLogin),
  };
  for (const [key, value] of Object.entries(keys)) sessionStorage.setItem(key, value);
  // Now, not once the server has said who it is: whoever leaves the page before that answer comes would be taken for a
  // visitor by the next one, which asks only where this is set.
  hintSession(true);
}

/** Logging out clears all of it (product.md §4). */
export function dropSessionKeys(): void {
  sessionStorage.clear();
}
