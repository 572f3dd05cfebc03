/** @jest-environment node */
import { NextRequest } from 'next/server';
import type { StatusFields } from '@/lib/content/gate/types';
import { HANDLED_HEADER, INTERNAL_HEADER, internalKey } from '@/lib/platform/http/internal-calls';
import { THEME_SCRIPT } from '@/lib/platform/theme-script';

const SECRET = 'a-secret-of-32-characters-or-more';
const OPEN: StatusFields = {
  maintenance: false,
  maintenanceEnd: null,
  blockedCountries: [],
  blockedNetworks: [],
  allowedCountries: [],
  allowedNetworks: [],
  servicePath: null,
  mirrors: [],
  frameOrigins: [],
  closedVendors: [],
  languages: { offered: ['en', 'zh', 'th', 'vi', 'ar'], start: 'en', untranslated: true },
};

let status: StatusFields | undefined;
let asked: { path: string; headers: Headers }[];
let respond: (request: NextRequest) => Promise<Response>;
const before = { ...process.env };

beforeEach(async () => {
  status = OPEN;
  asked = [];
  Object.assign(process.env, { SESSION_SECRET: SECRET, TRUST_PROXY: '1', PORT: '3000' });
  delete process.env.CROUPIER_PROCESS_KEY;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The site's own Node routes and pages.
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const { pathname, origin } = new URL(address as string);
    expect(origin).toBe('http://127.0.0.1:3000');
    asked.push({ path: pathname, headers: new Headers(init?.headers) });
    if (pathname === '/wps/system/gate/status')
      return Promise.resolve(status ? Response.json(status) : new Response(null, { status: 500 }));
    if (pathname === '/wps/system/gate/country') return Promise.resolve(Response.json({ country: 'TH' }));
    if (pathname === '/wps/system/gate/refusal')
      return Promise.resolve(new Response('refused', { status: 451, headers: { 'retry-after': '9' } }));
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=60',
      etag: '"one"',
      'x-middleware-rewrite': '/en',
    };
    return Promise.resolve(
      new Response(`<script>${THEME_SCRIPT}</script><script>alert(1)</script>`, { headers }),
    );
  });
  // The known status belongs to the process.
  jest.resetModules();
  ({ respond } = await import('@/lib/edge/respond'));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...before };
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  respond(
    new NextRequest(`http://localhost:3000${path}`, {
      headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', accept: 'text/html', ...headers },
    }),
  );

/** A header of the request as the routes get it. */
const passedOn = (response: Response, name: string) => response.headers.get(`x-middleware-request-${name}`);

it('sends a cached page with the hashes of its own scripts and of no other', async () => {
  const page = await visit('/rng');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'$/);
  expect(page.headers.get('cache-control')).toBe('private, no-cache');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect([...page.headers.keys()].filter((name) => name.startsWith('x-middleware-'))).toEqual([]);
  expect((await visit('/rng', { 'if-none-match': '"one"' })).status).toBe(304);
});

it('sends the same page to a client that accepts anything, and never to another cache', async () => {
  const page = await visit('/rng', { accept: '*/*' });
  expect(page.headers.get('content-security-policy')).toMatch(/'sha256-/);
  const part = await visit('/rng', { rsc: '1' });
  for (const response of [page, part])
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
});

it('gives a private page a nonce, in the request and in the response', async () => {
  const response = await visit('/backoffice/login');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("'nonce-");
  expect(passedOn(response, 'content-security-policy')).toBe(policy);
});

it('records the address of the trusted hop and removes what the client claims', async () => {
  const response = await visit('/wps/member/info', {
    'x-croupier-ip': '9.9.9.9',
    'x-croupier-country': 'FR',
    [HANDLED_HEADER]: 'x',
    [INTERNAL_HEADER]: 'x',
  });
  expect(passedOn(response, 'x-croupier-ip')).toBe('203.0.113.9');
  expect(passedOn(response, 'x-croupier-country')).toBe('TH');
  expect(passedOn(response, HANDLED_HEADER)).toBeNull();
  expect(passedOn(response, INTERNAL_HEADER)).toBeNull();
});

it('refuses a blocked network with the response of the Node route', async () => {
  status = { ...OPEN, blockedNetworks: ['203.0.113.0/24'] };
  const refused = await visit('/wps/member/info');
  expect([refused.status, await refused.text()]).toEqual([451, 'refused']);
  expect((await visit('/wps/system/ping')).status).toBe(200);
  expect((await visit('/wps/member/info', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
});

it('reads the status every two seconds, uses the last known one, and refuses everything while none is known', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  status = undefined;
  expect((await visit('/wps/member/info')).status).toBe(503);
  status = { ...OPEN, maintenance: true };
  clock.mockReturnValue(1_002_000);
  expect((await visit('/wps/member/info')).status).toBe(451);
  await visit('/wps/member/info');
  expect(asked.filter(({ path }) => path.endsWith('/status'))).toHaveLength(2);
  status = undefined;
  clock.mockReturnValue(1_004_000);
  expect((await visit('/wps/member/info')).status).toBe(451);
});

it('does nothing twice behind our own server', async () => {
  process.env.CROUPIER_PROCESS_KEY = 'key-of-the-process';
  const response = await visit('/rng', { [HANDLED_HEADER]: 'key-of-the-process' });
  expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/en/rng');
  expect(response.headers.get('content-security-policy')).toBeNull();
  expect(asked).toEqual([]);
});

it('lets its own calls through, by the key of the site only', async () => {
  status = { ...OPEN, maintenance: true };
  const key = await internalKey(SECRET);
  expect((await visit('/rng', { [INTERNAL_HEADER]: key })).headers.get('x-middleware-rewrite')).toBeTruthy();
  expect((await visit('/rng', { [INTERNAL_HEADER]: await internalKey('another') })).status).toBe(451);
});

describe('a language that the operator does not offer', () => {
  const languages: StatusFields['languages'] = { offered: ['en', 'th'], start: 'th', untranslated: false };
  const target = (response: Response) => response.headers.get('location');

  it('leads to the language that the site starts in', async () => {
    status = { ...OPEN, languages };
    expect(target(await visit('/vi/rng'))).toBe('http://localhost:3000/th/rng');
    expect(target(await visit('/', { 'accept-language': 'vi' }))).toBe('http://localhost:3000/th');
    expect((await visit('/th/rng')).status).toBe(200);
  });

  it('is known behind our own server from its header', async () => {
    process.env.CROUPIER_PROCESS_KEY = 'key-of-the-process';
    const behind = (path: string) =>
      visit(path, { [HANDLED_HEADER]: 'key-of-the-process', 'x-croupier-languages': 'th en' });
    expect(target(await behind('/vi/rng'))).toBe('http://localhost:3000/th/rng');
    expect((await behind('/rng')).headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/en/rng');
  });

  it('leaves no page without a language if English is not offered', async () => {
    status = { ...OPEN, languages: { offered: ['zh', 'th'], start: 'zh', untranslated: true } };
    expect(target(await visit('/rng'))).toBe('http://localhost:3000/zh/rng');
    expect(target(await visit('/fr/rng'))).toBe('http://localhost:3000/zh/rng');
  });
});
