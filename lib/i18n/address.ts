import { languageOfWire } from './languages';
import { isLocale, type LocaleCode } from './locales';
import type { SiteProfile } from './profile';
import { localePath, splitLocale } from './routing';
import { SITE } from './site';

/** Where a request for a page goes: another address (the browser is told), a login first, or a page of the house. */
export type Destination =
  | { kind: 'redirect'; path: string; permanent: boolean }
  /** `next` is where the visitor was going; its query is the caller's to add. */
  | { kind: 'login'; path: string; next: string }
  | { kind: 'page'; path: string };

/** What of a request decides it. */
export interface Asked {
  pathname: string;
  cookies: string | null;
  /** Accept-Language. */
  accepted: string | null;
  /** Two letters; asked only where a browser names no language at all. */
  country?: () => string | undefined;
}

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

/** Pages that a visitor without a session is sent to the login from (product.md §2 and §6). */
const LOGIN_FIRST = /^\/(?:member|favorite|recent|lottery|seaLottery|vnLottery)(?:\/|$)/;

/** Whether a browser brings a session, true or not: what it opens is for the page to find out. */
const BRINGS_SESSION = /(?:^|;\s*)(?:__Host-)?croupier=./;

/** Below these the names are ours too, all of them; below others only those of FIXED_BELOW, before an id or a slug. */
const FIXED_WHOLE = new Set(['member', 'backoffice']);
const FIXED_BELOW: Readonly<Record<string, string | undefined>> = {
  blog: 'page',
  news: 'page',
  down: 'profile',
};

/**
 * The page's own name for whatever case and closing slashes it was asked by. An id or a slug stays as it was written: its case
 * is its own.
 */
export function canonicalPath(path: string): string {
  // One slash for many, and for the backslash that browsers take for one: `//evil.example` would be another host.
  const [, first = '', ...rest] = path.replace(/[\\/]+/g, '/').split('/');
  while (rest.at(-1) === '') rest.pop();
  const head = `/${first.toLowerCase()}`;
  const named = SAME_PAGE[head] ?? BY_LOWER.get(head) ?? head;
  if (rest.length === 0) return named;
  const below = rest.map((name, depth) => (isFixed(head.slice(1), name, depth) ? name.toLowerCase() : name));
  return `${named === '/' ? '' : named}/${below.join('/')}`;
}

const isFixed = (head: string, name: string, depth: number): boolean =>
  FIXED_WHOLE.has(head) || (depth === 0 && name.toLowerCase() === FIXED_BELOW[head]);

/** As `canonicalPath`, but leaves the other names of a page be: the specification has pages under each of them. */
const ownName = (path: string): string => (path in SAME_PAGE ? path : canonicalPath(path));

/** The language of an earlier choice; English stands in for one that has no texts yet. */
function languageOfCookie(cookies: string | null, site: SiteProfile): LocaleCode | undefined {
  const value = cookies ? /(?:^|;\s*)(?:lang|hisLang)=([A-Za-z]{2})/.exec(cookies)?.[1] : undefined;
  const code = languageOfWire(value, site)?.code;
  return code === undefined || isLocale(code) ? code : 'en';
}

function languageOfBrowser(accepted: string | null, site: SiteProfile): LocaleCode | undefined {
  for (const part of (accepted ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    const spoken = site.locales.find((locale) => locale === code);
    if (spoken) return spoken;
  }
  return undefined;
}

const ARABIC = ['AE', 'BH', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LB', 'LY', 'MA', 'OM', 'QA', 'SA', 'TN', 'YE'];
const BY_COUNTRY: Readonly<Record<string, LocaleCode | undefined>> = {
  CN: 'zh',
  TH: 'th',
  VN: 'vi',
  ...Object.fromEntries(ARABIC.map((country) => [country, 'ar' as const])),
};

/** Most people of a country read it there; only for browsers that name no language (some apps, most programs). */
function languageOfCountry({ accepted, country }: Asked, site: SiteProfile): LocaleCode | undefined {
  if (accepted?.trim()) return undefined;
  const found = BY_COUNTRY[country?.() ?? ''];
  return found && site.locales.includes(found) ? found : undefined;
}

/**
 * Which page a public address is (design.md §8, prefix as needed). An address with a language means it, whatever the
 * cookie says, so that links can be shared; one without follows the cookie of an earlier choice, and the front door
 * alone follows the browser's languages, or else the country. The first language's own prefix is left out, and so, for as
 * long as it is shown in English, is that of a language without texts.
 *
 * Case and closing slashes are forgiven with one redirect to the page's own address, so that a page has one (and the
 * browser's code knows it by that); the language, if it has to change too, changes in the same step.
 */
export function destination(asked: Asked, site = SITE): Destination {
  const split = splitLocale(asked.pathname, site);
  const path = canonicalPath(split.path);
  // The back office stands beside the languages; what is written in its own case never comes here (middleware.ts).
  if (/^\/backoffice(?:\/|$)/.test(path)) return { kind: 'redirect', path, permanent: true };
  const untranslated = split.locale === undefined ? untranslatedPrefix(path, site) : undefined;
  if (untranslated !== undefined)
    return { kind: 'redirect', path: localePath('en', untranslated, site), permanent: false };
  if (split.locale === site.defaultLocale) return { kind: 'redirect', path, permanent: true };
  const chosen = split.locale ?? chosenLanguage(asked, path, site);
  if (!split.locale && chosen !== site.defaultLocale)
    return { kind: 'redirect', path: localePath(chosen, path, site), permanent: false };
  const isLogin = LOGIN_FIRST.test(path) && !BRINGS_SESSION.test(asked.cookies ?? '');
  if (!isLogin && asked.pathname !== localePath(chosen, ownName(split.path), site))
    return { kind: 'redirect', path: localePath(chosen, path, site), permanent: true };
  if (isLogin)
    return { kind: 'login', path: localePath(chosen, '/login', site), next: localePath(chosen, path, site) };
  return { kind: 'page', path: path === '/' ? `/${chosen}` : `/${chosen}${path}` };
}

function chosenLanguage(asked: Asked, path: string, site: SiteProfile): LocaleCode {
  const chosen = languageOfCookie(asked.cookies, site);
  if (chosen) return chosen;
  const atTheFrontDoor =
    path === '/' ? (languageOfBrowser(asked.accepted, site) ?? languageOfCountry(asked, site)) : undefined;
  return atTheFrontDoor ?? site.defaultLocale;
}

/** The rest of an address that begins with a language which is offered, but has no texts yet; undefined: it does not. */
function untranslatedPrefix(path: string, site: SiteProfile): string | undefined {
  const [, first = '', ...rest] = path.split('/');
  if (first.length !== 2 || isLocale(first) || languageOfWire(first, site)?.code !== first) return undefined;
  return `/${rest.join('/')}`;
}

/** The language in which a page that is no page of the house (the gate's) speaks to whoever asked for an address. */
export function pageLanguage(asked: Asked, site = SITE): LocaleCode {
  const { locale } = splitLocale(asked.pathname, site);
  return locale ?? chosenLanguage(asked, '/', site);
}
