import { readdirSync } from 'node:fs';
import {
  canonicalPath,
  resolveAddress as destinationOf,
  pageLanguage,
  type PageRequest,
} from '@/lib/i18n/address';
import { createSiteProfile } from '@/lib/i18n/profile';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { isPublicPage } from '@/lib/edge/respond';
import { config } from '@/middleware';

const FULL = createSiteProfile('full', 'th');
const DUO = createSiteProfile('duo', 'th');
const asked = (pathname: string, cookies: string | null, accepted: string | null): PageRequest => ({
  pathname,
  cookies,
  accepted,
});
const destination = (...given: Parameters<typeof asked>) => destinationOf(asked(...given), FULL);
const duo = (...given: Parameters<typeof asked>) => destinationOf(asked(...given), DUO);

const page = (path: string) => ({ kind: 'page', path });

describe('the page of a public address', () => {
  test.each([
    ['/', '/en'],
    ['/rng', '/en/rng'],
    ['/index.html', '/en'],
    ['/home', '/en'],
    ['/th', '/th'],
    ['/th/home', '/th'],
    ['/agentHome', '/en/agentHome'],
    ['/help/Terms', '/en/help/Terms'],
    ['/thrones', '/en/thrones'],
    ['/promotions/by-lantern-light', '/en/promotions/by-lantern-light'],
  ])('%s is %s', (requested, path) => {
    expect(destination(requested, null, null)).toEqual(page(path));
  });

  test.each([
    ['/RNG', '/rng'],
    ['/rng/', '/rng'],
    ['/Home', '/'],
    ['/index/', '/'],
    ['/th/', '/th'],
    ['/TH', '/th'],
    ['/TH/Rng//', '/th/rng'],
    ['/th/Promotions/', '/th/promotions'],
    ['/EN/Promotions/', '/promotions'],
    ['/agenthome', '/agentHome'],
    ['/th/POINTMALL', '/th/pointMall'],
    ['/Blog/Page/2/', '/blog/page/2'],
    ['/Promotions/Of-A-Case/', '/promotions/Of-A-Case'],
    ['/Game/12', '/game/12'],
    ['/Backoffice/Members/12/', '/backoffice/members/12'],
    ['/BACKOFFICE', '/backoffice'],
  ])('%s is redirected to %s, once', (given, path) => {
    expect(destination(given, null, null)).toEqual({ kind: 'redirect', path, permanent: true });
    // The middleware does not handle canonical addresses of the back office.
    if (!path.startsWith('/backoffice')) expect(destination(path, null, null).kind).toBe('page');
  });

  test('one redirect changes the language, the case and the slash', () => {
    expect(destination('/Promotions/', 'lang=TH', null)).toEqual({
      kind: 'redirect',
      path: '/th/promotions',
      permanent: false,
    });
    expect(destination('/Member/Bets/', null, null)).toEqual({
      kind: 'login',
      path: '/login',
      next: '/member/bets',
    });
    expect(destination('/member/Bets/', 'croupier=Fe26', null)).toEqual({
      kind: 'redirect',
      path: '/member/bets',
      permanent: true,
    });
  });

  const written = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file) && !file.includes('[...'))
    .map((file) => `/${file.replace(/\/?(page\.tsx|route\.ts)$/, '').replace(/\([^)]+\)\/?/g, '')}`);

  test.each(written)('every page is found in any case: %s', (path) => {
    const example = path.replaceAll(/\[[^\]]+\]/g, '7');
    expect(canonicalPath(`${example.toUpperCase()}//`)).toBe(
      example === '/' ? '/' : example.replace(/\/$/, ''),
    );
  });

  test('a language in the address wins over the cookie', () => {
    expect(destination('/th/rng', 'lang=VI', 'ar')).toEqual(page('/th/rng'));
  });

  test('an address without a language follows the cookie of an earlier choice', () => {
    expect(destination('/rng', 'a=b; lang=TH', null)).toEqual({
      kind: 'redirect',
      path: '/th/rng',
      permanent: false,
    });
    expect(destination('/', 'hisLang=AR', null)).toEqual({ kind: 'redirect', path: '/ar', permanent: false });
    expect(destination('/rng', 'lang=EN', 'th')).toEqual(page('/en/rng'));
    expect(destination('/rng', 'lang=XX', null)).toEqual(page('/en/rng'));
  });

  test("only the home page follows the browser's languages", () => {
    expect(destination('/', null, 'th-TH,th;q=0.9,en;q=0.8')).toEqual({
      kind: 'redirect',
      path: '/th',
      permanent: false,
    });
    expect(destination('/', 'lang=EN', 'th')).toEqual(page('/en'));
    expect(destination('/rng', null, 'th')).toEqual(page('/en/rng'));
  });

  test('the default language has one address', () => {
    expect(destination('/en/rng', null, null)).toEqual({ kind: 'redirect', path: '/rng', permanent: true });
    expect(destination('/en', null, null)).toEqual({ kind: 'redirect', path: '/', permanent: true });
  });

  test("if the browser names no language, the home page follows the visitor's country", () => {
    const from = (country: string | undefined, accepted: string | null = null, pathname = '/') =>
      destinationOf({ pathname, cookies: null, accepted, country: () => country }, FULL);
    expect(from('VN')).toEqual({ kind: 'redirect', path: '/vi', permanent: false });
    expect(from('EG')).toEqual({ kind: 'redirect', path: '/ar', permanent: false });
    expect(from('BR')).toEqual(page('/en'));
    expect(from(undefined)).toEqual(page('/en'));
    expect(from('VN', 'pt-BR')).toEqual(page('/en'));
    expect(from('VN', null, '/rng')).toEqual(page('/en/rng'));
  });

  test('a language without texts is shown in English', () => {
    expect(destination('/ja/rng', null, null)).toEqual({ kind: 'redirect', path: '/rng', permanent: false });
    expect(destination('/ja', null, null)).toEqual({ kind: 'redirect', path: '/', permanent: false });
    expect(destination('/', 'lang=JA', 'th')).toEqual(page('/en'));
    expect(destination('/rng', 'lang=FA', null)).toEqual(page('/en/rng'));
  });

  test.each(['/member', '/member/bets', '/favorite', '/recent', '/lottery', '/sealottery', '/vnLottery'])(
    '%s needs a login, which leads back to it',
    (path) => {
      const canonical = canonicalPath(path);
      expect(destination(path, null, null)).toEqual({ kind: 'login', path: '/login', next: canonical });
      expect(destination(`/th${path}`, 'croupier=', null)).toEqual({
        kind: 'login',
        path: '/th/login',
        next: `/th${canonical}`,
      });
      for (const cookies of ['croupier=Fe26', 'a=b; __Host-croupier=Fe26'])
        expect(destination(canonical, cookies, null)).toEqual(page(`/en${canonical}`));
    },
  );

  test('pages whose names only begin like these need no login', () => {
    expect(destination('/members', null, null)).toEqual(page('/en/members'));
    expect(destination('/recently', 'x-croupier=1', null)).toEqual(page('/en/recently'));
  });

  test('a path never becomes another host', () => {
    expect(canonicalPath('//evil.example')).not.toMatch(/^\/\//);
    for (const path of [
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '/\\/evil.example',
      '//./evil.example',
    ]) {
      for (const given of [path, `/en${path}`, `/th${path}`, `/ja${path}`]) {
        const to = destination(given, 'lang=TH', null);
        expect({ given, host: new URL(to.path, 'https://site.example').host }).toEqual({
          given,
          host: 'site.example',
        });
      }
    }
  });
});

describe('a site of two languages, the house language first', () => {
  test.each([
    ['/', '/th'],
    ['/rng', '/th/rng'],
    ['/en/rng', '/en/rng'],
    ['/vi/rng', '/th/vi/rng'],
  ])('%s is %s', (path, expected) => {
    expect(duo(path, null, null)).toEqual(page(expected));
  });

  test('its first language has no prefix, and English has one', () => {
    expect(duo('/th/rng', null, null)).toEqual({ kind: 'redirect', path: '/rng', permanent: true });
    expect(localePath('th', '/rng', DUO)).toBe('/rng');
    expect(localePath('en', '/rng', DUO)).toBe('/en/rng');
    expect(splitLocale('/en/rng', DUO)).toEqual({ locale: 'en', path: '/rng' });
    expect(splitLocale('/zh/rng', DUO)).toEqual({ locale: undefined, path: '/zh/rng' });
  });

  test('TY in the cookie is the house language; another language in the cookie is ignored', () => {
    expect(duo('/rng', 'lang=TY', null)).toEqual(page('/th/rng'));
    expect(duo('/rng', 'lang=EN', null)).toEqual({ kind: 'redirect', path: '/en/rng', permanent: false });
    expect(duo('/rng', 'lang=ZH', null)).toEqual(page('/th/rng'));
    expect(duo('/', null, 'zh,en;q=0.5')).toEqual({ kind: 'redirect', path: '/en', permanent: false });
    expect(destination('/rng', 'lang=TY', null)).toEqual({
      kind: 'redirect',
      path: '/th/rng',
      permanent: false,
    });
  });

  test('the login is in the language of the page that needs it', () => {
    expect(duo('/member', null, null)).toEqual({ kind: 'login', path: '/login', next: '/member' });
    expect(duo('/en/member', null, null)).toEqual({
      kind: 'login',
      path: '/en/login',
      next: '/en/member',
    });
  });
});

test('a page of the gate is in the language of the address, the cookie, the browser or the country', () => {
  const language = (pathname: string, cookies: string | null, accepted: string | null, country?: string) =>
    pageLanguage({ pathname, cookies, accepted, country: () => country }, FULL);
  expect(language('/vi/rng', 'lang=TH', 'ar')).toBe('vi');
  expect(language('/rng', 'lang=TH', 'ar')).toBe('th');
  expect(language('/rng', null, 'ar-EG,en')).toBe('ar');
  expect(language('/rng', null, null, 'CN')).toBe('zh');
  expect(language('/rng', null, null)).toBe('en');
});

describe('the middleware handles as a page', () => {
  const seen = new RegExp(`^${config.matcher[0]}$`);
  const isPage = (path: string) => seen.test(path) && isPublicPage(path);

  test.each([
    '/',
    '/rng',
    '/index.html',
    '/x1.ab',
    '/metrics1',
    '/metrics',
    '/backofficex/rng',
    '/favicon.ico',
    '/favicon9/rng',
    '/robots.txt/rng',
  ])('every page and every unknown address: %s', (path) => {
    expect(isPage(path)).toBe(true);
  });

  test.each(
    readdirSync('public', { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${entry.name}`),
  )('no file of public/: %s', (path) => {
    expect(isPage(path)).toBe(false);
  });

  test.each([
    '/wps/system/status',
    '/images/games/1.svg',
    '/_next/static/a.js',
    '/backoffice',
    '/backoffice/login',
    '/studio/en/slots/1',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/messages/en/site.json',
  ])('neither the API nor our own files: %s', (path) => {
    expect(isPage(path)).toBe(false);
  });

  test.each([
    '/wps/system/status',
    '/lgw/games',
    '/studio/api/spin',
    '/backoffice',
    '/sitemap.xml',
    '/sw.js',
  ])('while the gate of plain Next.js also checks %s', (path) => {
    expect(path).toMatch(seen);
  });
});
