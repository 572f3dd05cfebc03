import { readdirSync } from 'node:fs';
import { canonicalPath, destination } from '@/lib/i18n/address';
import { config } from '@/middleware';

const page = (path: string) => ({ kind: 'page', path });

describe('which page a public address is', () => {
  test.each([
    ['/', '/en'],
    ['/rng', '/en/rng'],
    ['/RNG', '/en/rng'],
    ['/rng/', '/en/rng'],
    ['/index.html', '/en'],
    ['/home', '/en'],
    ['/th', '/th'],
    ['/th/', '/th'],
    ['/th/Rng', '/th/rng'],
    ['/th/home', '/th'],
    ['/agenthome', '/en/agentHome'],
    ['/member/Bets', '/en/member/Bets'],
    ['/thrones', '/en/thrones'],
  ])('%s is %s', (asked, path) => {
    expect(destination(asked, null, null)).toEqual(page(path));
  });

  test('a language in the address means it, whatever the cookie says', () => {
    expect(destination('/th/rng', 'lang=VI', 'ar')).toEqual(page('/th/rng'));
  });

  test('an address without one follows the earlier choice', () => {
    expect(destination('/rng', 'a=b; lang=TH', null)).toEqual({
      kind: 'redirect',
      path: '/th/rng',
      permanent: false,
    });
    expect(destination('/', 'hisLang=AR', null)).toEqual({ kind: 'redirect', path: '/ar', permanent: false });
    expect(destination('/rng', 'lang=EN', 'th')).toEqual(page('/en/rng'));
    expect(destination('/rng', 'lang=XX', null)).toEqual(page('/en/rng'));
  });

  test("only the front door follows the browser's languages", () => {
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

  test('a path never becomes another host', () => {
    expect(canonicalPath('//evil.example')).not.toMatch(/^\/\//);
    for (const path of [
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '/\\/evil.example',
      '//./evil.example',
    ]) {
      for (const asked of [path, `/en${path}`, `/th${path}`]) {
        const to = destination(asked, 'lang=TH', null);
        expect({ asked, host: new URL(to.path, 'https://site.example').host }).toEqual({
          asked,
          host: 'site.example',
        });
      }
    }
  });
});

describe('what the middleware sees', () => {
  const seen = new RegExp(`^${config.matcher[0]}$`);

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
  ])('every page and whatever is none: %s', (path) => {
    expect(path).toMatch(seen);
  });

  test.each(
    readdirSync('public', { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${entry.name}`),
  )('no file of public/: %s', (path) => {
    expect(path).not.toMatch(seen);
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
    '/icon.svg',
    '/icon-192.png',
    '/apple-icon.png',
    '/messages/en/site.json',
  ])('neither the API nor our own files: %s', (path) => {
    expect(path).not.toMatch(seen);
  });
});
