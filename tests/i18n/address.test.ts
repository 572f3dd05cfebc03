import { canonicalPath, destination } from '@/lib/i18n/address';

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
    expect(destination('/rng', 'a=b; lang=TH', null)).toEqual({ kind: 'redirect', path: '/th/rng', permanent: false });
    expect(destination('/', 'hisLang=AR', null)).toEqual({ kind: 'redirect', path: '/ar', permanent: false });
    expect(destination('/rng', 'lang=EN', 'th')).toEqual(page('/en/rng'));
    expect(destination('/rng', 'lang=XX', null)).toEqual(page('/en/rng'));
  });

  test("only the front door follows the browser's languages", () => {
    expect(destination('/', null, 'th-TH,th;q=0.9,en;q=0.8')).toEqual({ kind: 'redirect', path: '/th', permanent: false });
    expect(destination('/', 'lang=EN', 'th')).toEqual(page('/en'));
    expect(destination('/rng', null, 'th')).toEqual(page('/en/rng'));
  });

  test('the default language has one address', () => {
    expect(destination('/en/rng', null, null)).toEqual({ kind: 'redirect', path: '/rng', permanent: true });
    expect(destination('/en', null, null)).toEqual({ kind: 'redirect', path: '/', permanent: true });
  });

  test('a path never becomes another host', () => {
    expect(canonicalPath('//evil.example')).not.toMatch(/^\/\//);
    const to = destination('/en//evil.example', null, null);
    expect(new URL(to.path, 'https://site.example').host).toBe('site.example');
  });
});
