import { expect, test, type APIRequestContext } from '@playwright/test';
import { BackOffice } from '../support/back-office';
import { ownOrigin } from '../support/player';

const OPEN = { maintenance: false, maintenanceEnd: '' };
const NO_RULES = { blockedCountries: '', blockedNetworks: '', allowedCountries: '', allowedNetworks: '' };
/** What a browser sends when it opens a page. */
const DOCUMENT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en' };

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers: { ...DOCUMENT, ...headers }, maxRedirects: 0 });

/** The directive of the scripts in an answer's content security policy. */
const scripts = (headers: Record<string, string>) =>
  /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';

test('pages carry the security headers, cached ones a policy by hashes, private ones a nonce', async ({
  request,
}) => {
  const home = await get(request, '/');
  expect(home.status()).toBe(200);
  expect(home.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'private, no-cache',
  });
  expect(scripts(home.headers())).toContain("'sha256-");
  expect(scripts(home.headers())).not.toContain('unsafe');
  const again = await get(request, '/', { 'if-none-match': home.headers().etag! });
  expect([200, 304]).toContain(again.status());
  const login = await get(request, '/backoffice/login');
  expect(scripts(login.headers())).toMatch(/'nonce-[^']+' 'strict-dynamic'/);
  const call = await get(request, '/wps/system/status');
  expect(call.headers()['x-content-type-options']).toBe('nosniff');
});

test('addresses lead to their page in a language', async ({ request }) => {
  const redirect = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(request, path, headers);
    return [answer.status(), (answer.headers().location ?? '').replace(/^https?:\/\/[^/]+/, '')];
  };
  expect(await redirect('/', { 'accept-language': 'th' })).toEqual([307, '/th']);
  expect(await redirect('/help', { cookie: 'lang=VI' })).toEqual([307, '/vi/help']);
  expect(await redirect('/RNG/')).toEqual([308, '/rng']);
  expect(await (await get(request, '/th/rng')).text()).toContain('<html lang="th"');
});

test('a visitor without a session is sent to the login', async ({ request }) => {
  const answer = await get(request, '/member/deposit?a=1');
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toMatch(/\/login\?next=%2Fmember%2Fdeposit%3Fa%3D1$/);
});

test('the client’s address comes from the trusted proxy only', async ({ request }) => {
  const location = async (headers: Record<string, string>) => {
    const answer = await get(request, '/wps/system/status', headers);
    return ((await answer.json()) as { value: { location: object } }).value.location;
  };
  const forged = { 'x-croupier-ip': '6.6.6.6', 'x-croupier-country': 'FR', 'x-croupier-internal': 'x' };
  expect(await location({ 'x-forwarded-for': '6.6.6.6, 203.150.10.7', ...forged })).toEqual({
    ip: '203.150.10.7',
    country: 'TH',
  });
});

test('the calls of the middleware are nobody else’s', async ({ request }) => {
  for (const path of ['status', 'country?ip=1.1.1.1', 'refusal?path=/&method=GET'])
    expect(
      (await get(request, `/wps/system/gate/${path}`, { 'x-croupier-internal': '0'.repeat(64) })).status(),
    ).toBe(404);
});

/** Changes a setting of the site at its current version, which the answer to another version names. */
async function setSetting({ page }: BackOffice, key: string, value: object): Promise<void> {
  const change = (version: number) =>
    page.request.post('/backoffice/api/site/settings', {
      headers: ownOrigin(page),
      data: { key, version, value },
    });
  let response = await change(0);
  if (response.status() === 409) {
    const { changes } = (await response.json()) as { changes: { version: number }[] };
    response = await change(changes.at(-1)!.version);
  }
  expect(response.status()).toBe(200);
}

test.describe('a status that an operator sets', () => {
  let backOffice: BackOffice;
  const open = async () => {
    await setSetting(backOffice, 'status', OPEN);
    await setSetting(backOffice, 'regions', NO_RULES);
  };
  test.beforeAll(async ({ browser }) => {
    backOffice = await BackOffice.enter(browser, 'operator');
  });
  test.afterAll(async () => {
    await open();
    await backOffice.leave();
  });

  test('closes pages, calls and cached parts for everybody but operators', async ({ request }) => {
    await setSetting(backOffice, 'status', { ...OPEN, maintenance: true });
    await expect.poll(async () => (await get(request, '/th/rng')).status()).toBe(503);
    const page = await get(request, '/th/rng', { 'x-croupier-handled': 'anything' });
    expect(page.status()).toBe(503);
    expect(page.headers()).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' });
    expect(scripts(page.headers())).toContain("'sha256-");
    expect(await page.text()).toContain('<html lang="th"');
    const call = await request.post('/wps/session/login?language=EN', { data: {} });
    expect([call.status(), await call.json()]).toMatchObject([
      503,
      { code: 'MAINTENANCE', maintenanceEnd: null },
    ]);
    expect((await get(request, '/rng', { rsc: '1', accept: '*/*' })).status()).toBe(503);
    expect((await get(request, '/wps/system/ping')).status()).toBe(204);
    expect((await get(request, '/backoffice/login')).status()).toBe(200);
    expect((await backOffice.page.request.get('/rng')).status()).toBe(200);
  });

  test('bars a region by the visitor’s country and by network', async ({ request }) => {
    const regions = { ...NO_RULES, blockedCountries: 'TH', blockedNetworks: '198.51.100.0/24' };
    await setSetting(backOffice, 'status', OPEN);
    await setSetting(backOffice, 'regions', regions);
    const from = async (ip: string) => get(request, '/rng', { 'x-forwarded-for': ip });
    await expect.poll(async () => (await from('203.150.10.7')).status()).toBe(451);
    expect((await from('198.51.100.9')).status()).toBe(451);
    expect(await (await from('203.150.10.7')).text()).toContain('203.150.10.7');
    expect((await from('10.0.0.1')).status()).toBe(200);
    const call = await get(request, '/wps/member/info', { 'x-forwarded-for': '203.150.10.7' });
    expect([call.status(), await call.json()]).toMatchObject([
      451,
      { code: 'REGION_BLOCKED', location: { ip: '203.150.10.7', country: 'TH' } },
    ]);
  });

  test('opens the site again', async ({ request }) => {
    await open();
    await expect.poll(async () => (await get(request, '/rng')).status()).toBe(200);
  });
});
