import type { MemberInfo } from '@/lib/identity/schema';

/** What the interface keeps of a login (product.md §3). The token is never among it: it lives in an httpOnly cookie. */
export function keepSessionKeys(info: MemberInfo): void {
  const keys = {
    nickname: info.nickname,
    account: info.account,
    username: info.userName,
    customerId: info.id,
    isAgent: String(info.isAgent),
  };
  for (const [key, value] of Object.entries(keys)) sessionStorage.setItem(key, value);
}

/** Logging out clears all of it (product.md §4). */
export function dropSessionKeys(): void {
  sessionStorage.clear();
}
