/** @jest-environment node */
import { createServer, get as httpGet, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expirePages } from '@/lib/server/page-cache';
import { sendCached, capturePages } from '@/lib/server/public-pages';

interface Rendered {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

const SHARED = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=60, stale-while-revalidate=1',
};

let server: Server;
let origin: string;
let requested: string[];
let render: (path: string) => Rendered | Promise<Rendered>;
let clock = Date.parse('2026-03-01T00:00:00Z');

// Instead of Next.js, a function renders the page and writes it as Next.js does, header by header.
beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  server = createServer((request, response) => {
    if (sendCached(request, response)) return;
    capturePages(request, response);
    const path = request.url!;
    requested.push(path);
    request.url = '/rewritten';
    void Promise.resolve(render(path)).then(({ status = 200, headers = SHARED, body }) => {
      response.statusCode = status;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

beforeEach(() => {
  requested = [];
  clock += 3_600_000;
  render = (path) => ({ headers: { ...SHARED, etag: '"one"' }, body: `page of ${path}` });
});

/** A request whose path is sent as it is: `fetch` would normalise it. */
const raw = (path: string) =>
  new Promise<void>((resolve, reject) =>
    httpGet(origin, { path, agent: false }, (response) => response.resume().on('end', resolve)).on(
      'error',
      reject,
    ),
  );

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'accept-language': '', ...headers }, redirect: 'manual' });

test('a shared page is rendered once and sent to everybody, in every encoding', async () => {
  const first = await (await get('/rng')).text();
  const received = await Promise.all(
    ['br', 'gzip', 'identity', 'gzip, br'].map(async (encoding) => {
      const response = await get('/rng', { 'accept-encoding': encoding });
      return { text: await response.text(), policy: response.headers.get('content-security-policy') };
    }),
  );
  expect(requested).toEqual(['/rng']);
  for (const { text, policy } of received) {
    expect(text).toBe(first);
    expect(policy).toContain("script-src 'self'");
  }
});

test('after the settings have changed nobody gets the former page, not even while the new one is rendered', async () => {
  await get('/rng');
  clock += 60_000;
  expirePages();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  render = async () => {
    if (requested.length === 3) finish();
    await finished;
    return { headers: { ...SHARED, etag: '"two"' }, body: 'new' };
  };
  const received = await Promise.all([get('/rng'), get('/rng')]);
  expect(await Promise.all(received.map((response) => response.text()))).toEqual(['new', 'new']);
});

test('caches of others must revalidate a page and a part of a page', async () => {
  expect((await get('/rng')).headers.get('cache-control')).toBe('private, no-cache');
  expect((await get('/rng')).headers.get('cache-control')).toBe('private, no-cache');
  render = () => ({ headers: { ...SHARED, 'content-type': 'text/x-component' }, body: '0:{}' });
  expect((await get('/rng', { rsc: '1' })).headers.get('cache-control')).toBe('private, no-cache');
});

test('caches of others must revalidate responses that our own cache does not serve', async () => {
  for (const name of ['next-action', 'rsc'])
    expect((await get('/rng', { [name]: 'x' })).headers.get('cache-control')).toBe('private, no-cache');
  const head = await fetch(`${origin}/rng`, { method: 'HEAD' });
  expect(head.headers.get('cache-control')).toBe('private, no-cache');
});

test('another spelling of an address is not cached as a page of its own', async () => {
  await raw('/x/../rng');
  await raw('/x/../rng');
  expect(requested).toEqual(['/x/../rng', '/x/../rng']);
});

test('a query does not make another page; another language does', async () => {
  await get('/live');
  await get('/live?vassalage=PG');
  expect(requested).toEqual(['/live']);
  await get('/th/live');
  expect(requested).toEqual(['/live', '/th/live']);
  // The middleware redirects these to /live and /th/live, so they must reach it.
  await get('/LIVE/');
  await get('/live', { cookie: 'lang=th' });
  expect(requested).toHaveLength(4);
});

test('after a second one request renews the page; the others get the cached page meanwhile', async () => {
  await get('/fish');
  clock += 1001;
  let finish!: (rendered: Rendered) => void;
  render = () => new Promise((done) => (finish = done));
  const renewing = get('/fish');
  while (requested.length < 2) await new Promise(setImmediate);
  expect(await (await get('/fish')).text()).toBe('page of /fish');
  finish({ headers: { ...SHARED, etag: '"two"' }, body: 'the new page' });
  expect(await (await renewing).text()).toBe('the new page');
  expect(await (await get('/fish')).text()).toBe('the new page');
  expect(requested).toHaveLength(2);
});

test.each([
  ['private', { status: 200, headers: { ...SHARED, 'cache-control': 'private, no-store' } }],
  ['of one visitor', { status: 200, headers: { ...SHARED, 'set-cookie': 'a=b' } }],
  ['not found', { status: 404, headers: SHARED }],
])('a page that is %s is not cached, and deletes a cached one', async (name, rendered) => {
  const path = `/pvp/${name.replaceAll(' ', '-')}`;
  await get(path);
  clock += 1001;
  render = () => ({ ...rendered, body: 'mine' });
  for (let visitor = 0; visitor < 2; visitor++) {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([rendered.status, 'mine']);
  }
  expect(requested).toHaveLength(3);
});

test('a page that cannot be rendered is sent as last rendered; if it was never rendered, the response is an error', async () => {
  await get('/winners');
  clock += 1_500;
  const failing = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-failed': '1',
  };
  render = () => ({ status: 500, headers: failing, body: 'no database' });
  for (const wait of [0, 500, 1_500]) {
    clock += wait;
    const response = await get('/winners', { 'accept-encoding': 'gzip' });
    expect([response.status, await response.text()]).toEqual([200, 'page of /winners']);
    expect(response.headers.get('x-failed')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  }
  // Rendering was tried when the page was older than a second, not within the second, and again a second later.
  expect(requested).toEqual(['/winners', '/winners', '/winners']);
  expect((await get('/activity')).status).toBe(500);
  clock += 1_500;
  render = () => ({ headers: { ...SHARED, etag: '"two"' }, body: 'all is well' });
  expect(await (await get('/winners')).text()).toBe('all is well');
});

test('parts of pages are not cached', async () => {
  await get('/sports');
  await get('/sports', { rsc: '1' });
  expect(requested).toHaveLength(2);
});

test('a browser that has the page gets 304', async () => {
  await get('/esports');
  const again = await get('/esports', { 'if-none-match': '"one"' });
  expect(again.status).toBe(304);
  expect(requested).toHaveLength(1);
});

test('a script of the build is requested once, and sent compressed, without the headers of documents', async () => {
  const body = 'export const word = "lantern";\n'.repeat(200);
  const file = {
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=()',
    etag: 'W/"file"',
  };
  render = (path) =>
    path.includes('missing')
      ? { status: 404, headers: { 'content-type': 'text/plain' }, body: 'none' }
      : { headers: file, body };
  for (const encoding of ['gzip', 'identity', 'br', 'gzip']) {
    const response = await get('/_next/static/chunks/a~1.js', { 'accept-encoding': encoding });
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('permissions-policy')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toContain('immutable');
  }
  expect(requested).toEqual(['/_next/static/chunks/a~1.js']);
  const known = await get('/_next/static/chunks/a~1.js', { 'if-none-match': 'W/"file"' });
  expect(known.status).toBe(304);
  await get('/_next/static/chunks/a~1.js', { range: 'bytes=0-9' });
  expect((await get('/_next/static/chunks/missing.js')).status).toBe(404);
  expect((await get('/_next/static/chunks/missing.js')).status).toBe(404);
  expect(requested).toHaveLength(4);
});

test('a request of a browser with an old page renews it for all; a browser with the current page gets 304', async () => {
  await get('/news');
  clock += 2000;
  render = () => ({ headers: { ...SHARED, etag: '"two"' }, body: 'new page' });
  const renewed = await get('/news', { 'if-none-match': '"one"' });
  expect([renewed.status, await renewed.text()]).toEqual([200, 'new page']);
  const next = await get('/news');
  expect(await next.text()).toBe('new page');
  expect(requested).toHaveLength(2);
  clock += 2000;
  expect((await get('/news', { 'if-none-match': '"two"' })).status).toBe(304);
  expect(await (await get('/news')).text()).toBe('new page');
  expect(requested).toHaveLength(3);
});

describe('a page that is not found', () => {
  // As Next.js writes it: nothing is visible, and the title is that of home.
  const EMPTY =
    '<!DOCTYPE html><html id="__next_error__"><head><title>Home</title></head><body></body></html>';
  const notFound = {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      link: '</x>; rel=preload',
    },
    body: EMPTY,
  };

  beforeEach(() => {
    render = (path) =>
      path.endsWith('/missing')
        ? { headers: { ...SHARED, etag: '"missing"' }, body: `nothing here: ${path}` }
        : notFound;
  });

  test('is replaced by the page /missing in the language of the address, in every encoding', async () => {
    for (const [path, page] of [
      ['/no-such-page', '/missing'],
      ['/game/1?a=b', '/missing'],
      ['/th/news/nope', '/th/missing'],
      ['/ar/no/such', '/ar/missing'],
    ] as const)
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await get(path, { 'accept-encoding': encoding });
        expect(response.status).toBe(404);
        expect(await response.text()).toBe(`nothing here: ${page}`);
        expect(response.headers.get('cache-control')).toBe('private, no-cache');
        expect(response.headers.get('content-security-policy')).toContain('script-src');
        expect(response.headers.has('link')).toBe(false);
      }
  });

  test('costs one rendering of /missing, and is never cached under its own address', async () => {
    for (const path of ['/one', '/two', '/three', '/one']) await (await get(path)).text();
    expect(requested).toEqual(['/one', '/missing', '/two', '/three', '/one']);
  });

  test('replaces a cached page of the same address', async () => {
    const shown: string[] = [];
    const missing = render;
    for (const step of [() => ({ body: 'an article' }), missing, missing]) {
      render = step;
      shown.push(await (await get('/news/once')).text());
      render = missing;
      clock += 2000;
    }
    expect(shown).toEqual(['an article', 'nothing here: /missing', 'nothing here: /missing']);
  });

  test('is 404 at the address /missing too, also for a browser that has it', async () => {
    for (const known of ['', '"missing"']) {
      const response = await get('/missing', known ? { 'if-none-match': known } : {});
      expect([response.status, await response.text()]).toEqual([404, 'nothing here: /missing']);
    }
  });

  test('is the empty page of Next.js if /missing cannot be rendered', async () => {
    for (const failed of [{ ...notFound, status: 500 }, notFound]) {
      clock += 3_600_000;
      render = (path) => (path.endsWith('/missing') ? failed : notFound);
      const response = await get('/zh/nope'); // none of this language is cached
      expect([response.status, await response.text()]).toEqual([404, EMPTY]);
    }
  });
});
