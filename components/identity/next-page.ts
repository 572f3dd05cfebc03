import { authModeOf } from '@/components/session/open-auth';

/**
 * Where to go after a login: the page that sent the visitor here (`?next=`), or home. Only a path of this site is
 * followed, so that a link from elsewhere cannot send a fresh login to a foreign page (trust.md X15);
 * and none that asks who one is again.
 */
export function nextPage(search: string, home: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return home;
  // As a browser reads it: `/.//evil.example` is the path `//evil.example`, which the router would take for a host.
  const path = new URL(next, 'http://site.invalid').pathname;
  return path.startsWith('//') || authModeOf(path) ? home : next;
}
