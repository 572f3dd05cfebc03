/** @jest-environment node */
import { createServer, get as httpGet, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendCached, capturePages } from '@/lib/server/public-pages';

interface Made {
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
let asked: string[];
let make: (path: string) => Made | Promise<Made>;
let clock = Date.parse('2026-03-01T00:00:00Z');

// What stands behind our server, in the place of Next.js: it writes a page as Next.js does, header by header.
beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  server = createServer((request, response) => {
    if (sendCached(request, response)) return;
    capturePages(request, response);
    const path = request.url!;
    asked.push(path);
    request.url = '/rewritten';
    void Promise.resolve(make(path)).then(({ status = 200, headers = SHARED, body }) => {
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
  asked = [];
  clock += 3_600_000;
  make = (path) => ({ headers: { ...SHARED, etag: '"one"' }, body: `page of ${path}` });
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

test('a shared page is made once and sent to everybody, in every encoding alike', async () => {
  const first = await (await get('/rng')).text();
  const answers = await Promise.all(
    ['br', 'gzip', 'identity', 'gzip, br'].map(async (encoding) => {
      const answer = await get('/rng', { 'accept-encoding': encoding });
      return { text: await answer.text(), policy: answer.headers.get('content-security-policy') };
    }),
  );
  expect(asked).toEqual(['/rng']);
  for (const { text, policy } of answers) {
    expect(text).toBe(first);
    expect(policy).toContain("script-src 'self'");
  }
});

test('other people’s caches are told to ask us, for a page and for a part of one', async () => {
  expect((await get('/rng')).headers.get('cache-control')).toBe('private, no-cache');
  expect((await get('/rng')).headers.get('cache-control')).toBe('private, no-cache');
  make = () => ({ headers: { ...SHARED, 'content-type': 'text/x-component' }, body: '0:{}' });
  expect((await get('/rng', { rsc: '1' })).headers.get('cache-control')).toBe('private, no-cache');
});

test('and so they are for requests that our own cache does not answer', async () => {
  for (const name of ['next-action', 'rsc'])
    expect((await get('/rng', { [name]: 'x' })).headers.get('cache-control')).toBe('private, no-cache');
  const head = await fetch(`${origin}/rng`, { method: 'HEAD' });
  expect(head.headers.get('cache-control')).toBe('private, no-cache');
});

test('another spelling of an address is not cached as a page of its own', async () => {
  await raw('/x/../rng');
  await raw('/x/../rng');
  expect(asked).toEqual(['/x/../rng', '/x/../rng']);
});

test('a query is the same page; another language is another', async () => {
  await get('/live');
  await get('/live?vassalage=PG');
  expect(asked).toEqual(['/live']);
  await get('/th/live');
  expect(asked).toEqual(['/live', '/th/live']);
  // The middleware sends these to /live and /th/live: it must see them.
  await get('/LIVE/');
  await get('/live', { cookie: 'lang=th' });
  expect(asked).toHaveLength(4);
});

test('after a second one visitor asks for all; the others have the page that was', async () => {
  await get('/fish');
  clock += 1001;
  let answer!: (made: Made) => void;
  make = () => new Promise((done) => (answer = done));
  const asking = get('/fish');
  while (asked.length < 2) await new Promise(setImmediate);
  expect(await (await get('/fish')).text()).toBe('page of /fish');
  answer({ headers: { ...SHARED, etag: '"two"' }, body: 'the new page' });
  expect(await (await asking).text()).toBe('the new page');
  expect(await (await get('/fish')).text()).toBe('the new page');
  expect(asked).toHaveLength(2);
});

test.each([
  ['private', { status: 200, headers: { ...SHARED, 'cache-control': 'private, no-store' } }],
  ['of one visitor', { status: 200, headers: { ...SHARED, 'set-cookie': 'a=b' } }],
  ['not found', { status: 404, headers: SHARED }],
])('a page that is %s is not kept, and one that was kept is forgotten', async (name, made) => {
  const path = `/pvp/${name.replaceAll(' ', '-')}`;
  await get(path);
  clock += 1001;
  make = () => ({ ...made, body: 'mine' });
  for (let visitor = 0; visitor < 2; visitor++) {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([made.status, 'mine']);
  }
  expect(asked).toHaveLength(3);
});

test('a page that cannot be made now is sent as it was, until it can; one that never was is an error', async () => {
  await get('/winners');
  clock += 1_500;
  const failing = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-failed': '1',
  };
  make = () => ({ status: 500, headers: failing, body: 'no database' });
  for (const wait of [0, 500, 1_500]) {
    clock += wait;
    const answer = await get('/winners', { 'accept-encoding': 'gzip' });
    expect([answer.status, await answer.text()]).toEqual([200, 'page of /winners']);
    expect(answer.headers.get('x-failed')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  }
  // Asked when its second was over, not within it, and again a second later.
  expect(asked).toEqual(['/winners', '/winners', '/winners']);
  expect((await get('/activity')).status).toBe(500);
  clock += 1_500;
  make = () => ({ headers: { ...SHARED, etag: '"two"' }, body: 'all is well' });
  expect(await (await get('/winners')).text()).toBe('all is well');
});

test('parts of pages and policies made per request pass by', async () => {
  await get('/sports');
  await get('/sports', { rsc: '1' });
  expect(asked).toHaveLength(2);
});

test('whoever has the page already gets 304', async () => {
  await get('/esports');
  const again = await get('/esports', { 'if-none-match': '"one"' });
  expect(again.status).toBe(304);
  expect(asked).toHaveLength(1);
});

test('a script of the build is asked for once, and sent packed, without what is said of documents', async () => {
  const body = 'export const word = "lantern";\n'.repeat(200);
  const file = {
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=()',
    etag: 'W/"file"',
  };
  make = (path) =>
    path.includes('missing')
      ? { status: 404, headers: { 'content-type': 'text/plain' }, body: 'none' }
      : { headers: file, body };
  for (const encoding of ['gzip', 'identity', 'br', 'gzip']) {
    const answer = await get('/_next/static/chunks/a~1.js', { 'accept-encoding': encoding });
    expect(await answer.text()).toBe(body);
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(answer.headers.get('permissions-policy')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  expect(asked).toEqual(['/_next/static/chunks/a~1.js']);
  const known = await get('/_next/static/chunks/a~1.js', { 'if-none-match': 'W/"file"' });
  expect(known.status).toBe(304);
  await get('/_next/static/chunks/a~1.js', { range: 'bytes=0-9' });
  expect((await get('/_next/static/chunks/missing.js')).status).toBe(404);
  expect((await get('/_next/static/chunks/missing.js')).status).toBe(404);
  expect(asked).toHaveLength(4);
});

test('a browser that has an old page renews it for all; who has the page as it is, is told so', async () => {
  await get('/news');
  clock += 2000;
  make = () => ({ headers: { ...SHARED, etag: '"two"' }, body: 'new page' });
  const renewed = await get('/news', { 'if-none-match': '"one"' });
  expect([renewed.status, await renewed.text()]).toEqual([200, 'new page']);
  const next = await get('/news');
  expect(await next.text()).toBe('new page');
  expect(asked).toHaveLength(2);
  clock += 2000;
  expect((await get('/news', { 'if-none-match': '"two"' })).status).toBe(304);
  expect(await (await get('/news')).text()).toBe('new page');
  expect(asked).toHaveLength(3);
});

describe('a page that is not found', () => {
  // As Next.js writes it: nothing to be seen, and home's title.
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
    make = (path) =>
      path.endsWith('/missing')
        ? { headers: { ...SHARED, etag: '"missing"' }, body: `nothing here: ${path}` }
        : notFound;
  });

  test('is the whole page that says so, in the language of the address, however it is packed', async () => {
    for (const [path, page] of [
      ['/no-such-page', '/missing'],
      ['/game/1?a=b', '/missing'],
      ['/th/news/nope', '/th/missing'],
      ['/ar/no/such', '/ar/missing'],
    ] as const)
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await get(path, { 'accept-encoding': encoding });
        expect(answer.status).toBe(404);
        expect(await answer.text()).toBe(`nothing here: ${page}`);
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
        expect(answer.headers.get('content-security-policy')).toContain('script-src');
        expect(answer.headers.has('link')).toBe(false);
      }
  });

  test('costs one making of that page, and is never kept under its own address', async () => {
    for (const path of ['/one', '/two', '/three', '/one']) await (await get(path)).text();
    expect(asked).toEqual(['/one', '/missing', '/two', '/three', '/one']);
  });

  test('takes the place of a page that was there', async () => {
    const shown: string[] = [];
    const making = make;
    for (const step of [() => ({ body: 'an article' }), making, making]) {
      make = step;
      shown.push(await (await get('/news/once')).text());
      make = making;
      clock += 2000;
    }
    expect(shown).toEqual(['an article', 'nothing here: /missing', 'nothing here: /missing']);
  });

  test('is 404 under the page’s own address, too, for who has it already as for who has not', async () => {
    for (const known of ['', '"missing"']) {
      const answer = await get('/missing', known ? { 'if-none-match': known } : {});
      expect([answer.status, await answer.text()]).toEqual([404, 'nothing here: /missing']);
    }
  });

  test('is what Next.js made of it where that page cannot be had', async () => {
    for (const failed of [{ ...notFound, status: 500 }, notFound]) {
      clock += 3_600_000;
      make = (path) => (path.endsWith('/missing') ? failed : notFound);
      const answer = await get('/zh/nope'); // of which none is kept
      expect([answer.status, await answer.text()]).toEqual([404, EMPTY]);
    }
  });
});
