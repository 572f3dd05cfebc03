import { DEFAULT_LOCALE, isLocale, localeOfWire, type LocaleCode } from './locales';
import { localePath, splitLocale } from './routing';

/** Where a request for a page goes: another address (the browser is told), or a page of the house (it is not). */
export type Destination =
  { kind: 'redirect'; path: string; permanent: boolean } | { kind: 'page'; path: string };

/** Names of one page: the specification gives the home page four (product.md §2). */
const SAME_PAGE: Readonly<Record<string, string>> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/lottert': '/lottery',
};

/** Pages whose names have capitals; a visitor who types them otherwise still gets there. */
const CAPITALS = ['/agentHome', '/pointMall', '/seaLottery', '/vnLottery'];
const BY_LOWER = new Map(CAPITALS.map((path) => [path.toLowerCase(), path]));

/** The page's own name for whatever case and closing slash it was asked by. */
export function canonicalPath(path: string): string {
  // One slash for many, and for the backslash that browsers take for one: `//evil.example` would be another host.
  const plain = path.replace(/[\\/]+/g, '/');
  const trimmed = plain.length > 1 ? plain.replace(/\/$/, '') : plain;
  const [, first = '', ...rest] = trimmed.split('/');
  const head = `/${first.toLowerCase()}`;
  const named = SAME_PAGE[head] ?? BY_LOWER.get(head) ?? head;
  return rest.length === 0 ? named : `${named === '/' ? '' : named}/${rest.join('/')}`;
}

function languageOfCookie(cookies: string | null): LocaleCode | undefined {
  const value = cookies ? /(?:^|;\s*)(?:lang|hisLang)=([A-Za-z]{2})/.exec(cookies)?.[1] : undefined;
  return localeOfWire(value);
}

function languageOfBrowser(accepted: string | null): LocaleCode | undefined {
  for (const part of (accepted ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (isLocale(code)) return code;
  }
  return undefined;
}

/**
 * Which page a public address is (design.md §8, prefix as needed). An address with a language means it, whatever the
 * cookie says, so that links can be shared; one without follows the cookie of an earlier choice, and the front door
 * alone follows the browser's languages. `/en/…` is the same page as `/…` and is sent there.
 */
export function destination(pathname: string, cookies: string | null, accepted: string | null): Destination {
  const split = splitLocale(pathname);
  const path = canonicalPath(split.path);
  if (split.locale === DEFAULT_LOCALE) return { kind: 'redirect', path, permanent: true };
  if (split.locale)
    return { kind: 'page', path: path === '/' ? `/${split.locale}` : `/${split.locale}${path}` };
  const chosen = languageOfCookie(cookies) ?? (path === '/' ? languageOfBrowser(accepted) : undefined);
  if (chosen && chosen !== DEFAULT_LOCALE)
    return { kind: 'redirect', path: localePath(chosen, path), permanent: false };
  return { kind: 'page', path: path === '/' ? `/${DEFAULT_LOCALE}` : `/${DEFAULT_LOCALE}${path}` };
}
