import { authModeFromPath } from '@/components/session/open-auth';

/**
 * Returns the page that follows a login: the path in `?next=`, or `home`. Only a path of this site is accepted, so a foreign
 * link cannot lead a member to a foreign page after the login (X15). The paths of the login dialogs are not accepted either.
 */
export function nextPage(search: string, home: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return home;
  // A browser resolves `/.//evil.example` to the path `//evil.example`, which the router would read as a host.
  const path = new URL(next, 'http://site.invalid').pathname;
  return path.startsWith('//') || authModeFromPath(path) ? home : next;
}
