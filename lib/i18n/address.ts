import { LANGUAGES, languageFromWire } from './languages';
import { isLocale, type LocaleCode } from './locales';
import type { SiteProfile } from './profile';
import { localePath, splitLocale } from './routing';
import { siteProfile } from './site';

/** The result for a page's address: a redirect, the login page, or a page of the site. */
export type PageDestination =
  | { kind: 'redirect'; path: string; permanent: boolean }
  /** `next` is the requested path; the caller adds its query. */
  | { kind: 'login'; path: string; next: string }
  | { kind: 'page'; path: string };

/** The parts of a request that decide the destination. */
export interface PageRequest {
  pathname: string;
  cookies: string | null;
  /** Accept-Language. */
  accepted: string | null;
  /** A code of two letters; called only if the browser names no language. */
  country?: () => string | undefined;
}

/** Other paths of a page. */
const PATH_ALIASES: Readonly<Record<string, string>> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/lottert': '/lottery',
  '/member/referral': '/member/invite',
};

/** Pages whose paths have capital letters; other spellings are redirected. */
const MIXED_CASE_PATHS = ['/agentHome', '/pointMall', '/seaLottery', '/vnLottery'];
const PATH_BY_LOWER_CASE = new Map(MIXED_CASE_PATHS.map((path) => [path.toLowerCase(), path]));

/** Pages that need a login. */
const LOGIN_REQUIRED = /^\/(?:member|favorite|recent|lottery|seaLottery|vnLottery)(?:\/|$)/;

/** Whether a session cookie is present. It is not verified here; the page does that. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?croupier=./;

/** Below these roots all path segments are case-insensitive; below others only the segments of CASE_INSENSITIVE_CHILDREN. */
const CASE_INSENSITIVE_ROOTS = new Set(['member', 'agenthome', 'backoffice', 'down']);
const CASE_INSENSITIVE_CHILDREN: Readonly<Record<string, { name: string; depth: number } | undefined>> = {
  blog: { name: 'page', depth: 0 },
  news: { name: 'page', depth: 0 },
  fairness: { name: 'lottery', depth: 0 },
  results: { name: 'rules', depth: 1 },
};

/**
 * The canonical path of a page, for any case and any trailing slashes. Ids and slugs keep their case.
 */
export function canonicalPath(path: string): string {
  // Several slashes become one, and so do backslashes, which browsers treat alike: `//evil.example` would be another host.
  const [, first = '', ...rest] = path.replace(/[\\/]+/g, '/').split('/');
  while (rest.at(-1) === '') rest.pop();
  const head = `/${first.toLowerCase()}`;
  const named = PATH_ALIASES[head] ?? PATH_BY_LOWER_CASE.get(head) ?? head;
  if (rest.length === 0) return named;
  const below = rest.map((name, depth) =>
    isCaseInsensitive(head.slice(1), name, depth) ? name.toLowerCase() : name,
  );
  return `${named === '/' ? '' : named}/${below.join('/')}`;
}

function isCaseInsensitive(head: string, name: string, depth: number): boolean {
  const child = CASE_INSENSITIVE_CHILDREN[head];
  return CASE_INSENSITIVE_ROOTS.has(head) || (child?.depth === depth && child.name === name.toLowerCase());
}

/** Like `canonicalPath`, but keeps the paths of PATH_ALIASES. */
const canonicalPathExceptAliases = (path: string): string =>
  path in PATH_ALIASES ? path : canonicalPath(path);

/** The language that was chosen before; English for a language without texts. */
function languageFromCookie(cookies: string | null, site: SiteProfile): LocaleCode | undefined {
  const value = cookies ? /(?:^|;\s*)(?:lang|hisLang)=([A-Za-z]{2})/.exec(cookies)?.[1] : undefined;
  const code = languageFromWire(value, site)?.code;
  const shown = code === undefined || isLocale(code) ? code : 'en';
  return shown !== undefined && site.locales.includes(shown) ? shown : undefined;
}

function languageFromBrowser(accepted: string | null, site: SiteProfile): LocaleCode | undefined {
  for (const part of (accepted ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    const spoken = site.locales.find((locale) => locale === code);
    if (spoken) return spoken;
  }
  return undefined;
}

const ARABIC_COUNTRIES = [
  'AE',
  'BH',
  'DZ',
  'EG',
  'IQ',
  'JO',
  'KW',
  'LB',
  'LY',
  'MA',
  'OM',
  'QA',
  'SA',
  'TN',
  'YE',
];
const LOCALE_BY_COUNTRY: Readonly<Record<string, LocaleCode | undefined>> = {
  CN: 'zh',
  TH: 'th',
  VN: 'vi',
  ...Object.fromEntries(ARABIC_COUNTRIES.map((country) => [country, 'ar' as const])),
};

/** The main language of the visitor's country, if the browser names no language (some apps, most programs). */
function languageFromCountry({ accepted, country }: PageRequest, site: SiteProfile): LocaleCode | undefined {
  if (accepted?.trim()) return undefined;
  const found = LOCALE_BY_COUNTRY[country?.() ?? ''];
  return found && site.locales.includes(found) ? found : undefined;
}

/**
 * Returns the page of a public address (LANG-5). The language is decided in this order:
 * - The language in the address. It wins over the cookie, so that links can be shared.
 * - The cookie of an earlier choice.
 * - On the home page only: the languages of the browser, or else the visitor's country.
 * - On the home page the language that the operator starts in; elsewhere the language of addresses without a prefix.
 * The default language has no prefix, and a language without texts has none either, because it is shown in English. The address
 * of a language that the operator does not offer leads to the language that the site starts in.
 *
 * An address with other case or with slashes at the end is redirected once, to the page's one address. If the language changes too,
 * the same redirect changes it.
 */
export function resolveAddress(request: PageRequest, site = siteProfile()): PageDestination {
  const split = splitLocale(request.pathname, site);
  const path = canonicalPath(split.path);
  // The back office has no language in its address. Its canonical addresses never come here (middleware.ts).
  if (/^\/backoffice(?:\/|$)/.test(path)) return { kind: 'redirect', path, permanent: true };
  if (split.locale !== undefined && !site.locales.includes(split.locale))
    return { kind: 'redirect', path: localePath(site.startLocale, path, site), permanent: false };
  const untranslated = split.locale === undefined ? untranslatedPrefix(path, site) : undefined;
  if (untranslated !== undefined) {
    const shown = site.locales.includes('en') ? 'en' : site.startLocale;
    return { kind: 'redirect', path: localePath(shown, untranslated, site), permanent: false };
  }
  if (split.locale === site.defaultLocale) return { kind: 'redirect', path, permanent: true };
  const chosen = split.locale ?? chosenLanguage(request, path, site);
  if (!split.locale && chosen !== site.defaultLocale)
    return { kind: 'redirect', path: localePath(chosen, path, site), permanent: false };
  const isLogin = LOGIN_REQUIRED.test(path) && !SESSION_COOKIE.test(request.cookies ?? '');
  if (!isLogin && request.pathname !== localePath(chosen, canonicalPathExceptAliases(split.path), site))
    return { kind: 'redirect', path: localePath(chosen, path, site), permanent: true };
  if (isLogin)
    return { kind: 'login', path: localePath(chosen, '/login', site), next: localePath(chosen, path, site) };
  return { kind: 'page', path: path === '/' ? `/${chosen}` : `/${chosen}${path}` };
}

function chosenLanguage(request: PageRequest, path: string, site: SiteProfile): LocaleCode {
  const chosen = languageFromCookie(request.cookies, site);
  if (chosen) return chosen;
  const homeLanguage =
    path === '/'
      ? (languageFromBrowser(request.accepted, site) ?? languageFromCountry(request, site))
      : undefined;
  if (homeLanguage) return homeLanguage;
  const isUnprefixedOffered = site.locales.includes(site.defaultLocale);
  return path === '/' || !isUnprefixedOffered ? site.startLocale : site.defaultLocale;
}

/** The path after the prefix of a language without texts; undefined if there is no such prefix. */
function untranslatedPrefix(path: string, site: SiteProfile): string | undefined {
  const [, first = '', ...rest] = path.split('/');
  if (site.name === 'duo' || isLocale(first) || !LANGUAGES.some(({ code }) => code === first))
    return undefined;
  return `/${rest.join('/')}`;
}

/** The language of pages outside of Next.js, such as those of the access gate. */
export function pageLanguage(request: PageRequest, site = siteProfile()): LocaleCode {
  const { locale } = splitLocale(request.pathname, site);
  return locale && site.locales.includes(locale) ? locale : chosenLanguage(request, '/', site);
}
