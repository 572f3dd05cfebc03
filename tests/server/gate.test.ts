/** @jest-environment node */
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordClient } from '@/lib/server/client';
import { closedTo, rejectRequest } from '@/lib/server/gate/gate';
import { sendCached, capturePages } from '@/lib/server/public-pages';
import {
  stopStatusCache,
  startStatusCache,
  refreshStatus,
  nextStatus,
} from '@/lib/content/gate/status-cache';
import { openPath } from '@/lib/content/service/rules';
import { requestCountry } from '@/lib/platform/http/client-country';
import { env } from '@/lib/platform/env';
import { asOwner, useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let server: Server;
let port: number;
let rendered: string[];

// The layers in the order of our server (lib/server/serve.ts). Instead of Next.js, a function renders a shared page.
beforeAll(async () => {
  await startStatusCache();
  server = createServer((request, response) => {
    const handle = () => {
      if (sendCached(request, response)) return;
      recordClient(request);
      capturePages(request, response);
      rendered.push(request.url!);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 's-maxage=60');
      response.end(`page; country ${requestCountry(new Headers(request.headers as Record<string, string>))}`);
    };
    const closed = closedTo(request);
    if (!closed) return handle();
    void rejectRequest(request, response, closed).then((isRejected) => isRejected || handle());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  stopStatusCache();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

beforeEach(() => (rendered = []));

afterEach(() => {
  env().TRUST_PROXY = 0;
  delete env().COUNTRY_HEADER;
});

interface Received {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

// `fetch` is not used, because it adds an Accept-Language of its own.
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  return new Promise((done, fail) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => done({ status: response.statusCode!, headers: response.headers, body }));
    });
    request.on('error', fail).end();
  });
}

/** Changes the status as another process would: in the database. */
const change = async (statement: string) => {
  await asOwner(held.ownerUrl, (client) => client.query(statement));
  await refreshStatus();
};

const close = (end: string | null = null) =>
  change(
    `UPDATE content.site_status SET maintenance = true, maintenance_end = ${end === null ? 'NULL' : `'${end}'`}`,
  );
const OPENED =
  "UPDATE content.site_status SET maintenance = false, maintenance_end = NULL, blocked_countries = '{}', blocked_networks = '{}'";
const open = () => change(OPENED);

test('a change by another process closes a cached page and opens it again, without a request to this process', async () => {
  expect((await get('/rng')).body).toMatch(/^page/);
  const closing = nextStatus((status) => status.maintenance);
  await asOwner(held.ownerUrl, (client) => client.query('UPDATE content.site_status SET maintenance = true'));
  await closing;
  const closed = await get('/rng');
  expect(closed.status).toBe(503);
  expect(closed.headers).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' });
  expect(closed.body).toContain('We will be back soon');
  const opening = nextStatus((status) => !status.maintenance);
  await asOwner(held.ownerUrl, (client) => client.query(OPENED));
  await opening;
  expect((await get('/rng')).status).toBe(200);
});

describe('in maintenance', () => {
  beforeAll(() => close('2099-03-01T04:30:00Z'));
  afterAll(open);

  test.each(['/images/../rng', '/_next/%2e%2e/wps/member/info', '//rng', '/backoffice/../en/rng'])(
    '%s does not bypass the gate',
    async (path) => {
      expect((await get(path)).status).toBe(503);
    },
  );

  test.each([
    ['/vi/rng', {}, 'vi', 'ltr'],
    ['/', { 'accept-language': 'th' }, 'th', 'ltr'],
    ['/help', { cookie: 'lang=AR' }, 'ar', 'rtl'],
    ['/', {}, 'en', 'ltr'],
  ])('the closed page of %s with %j is in the language %s', async (path, headers, language, direction) => {
    const { body } = await get(path, headers);
    expect(body).toContain(`<html lang="${language}" dir="${direction}"`);
  });

  test('the page shows the end in the zone of the site, and has a policy for its one script', async () => {
    const { body, headers } = await get('/');
    expect(body).toContain('datetime="2099-03-01T04:30:00.000Z"');
    expect(body).toMatch(/12:30.*GMT\+8/);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('the requested address never becomes markup', async () => {
    const { body } = await get('/%22%3E<script>alert(1)</script>"onload="');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('"onload=');
  });

  test('calls get the envelope, in their language', async () => {
    const { status, headers, body } = await get('/wps/member/info?language=TH');
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
    expect(JSON.parse(body)).toEqual({
      success: false,
      code: 'MAINTENANCE',
      message: 'ระบบกำลังปรับปรุง โปรดกลับมาใหม่ภายหลัง',
      maintenanceEnd: '2099-03-01T04:30:00.000Z',
    });
    for (const path of ['/lgw/games/game_menus', '/lotto/lgw/games', '/studio/api/spin'])
      expect(JSON.parse((await get(path, {}, 'POST')).body)).toMatchObject({ code: 'MAINTENANCE' });
  });

  test.each([
    '/wps/system/ping',
    '/wps/system/status',
    '/wps/system/permission',
    '/backoffice',
    '/backoffice/login',
    '/backoffice/api/login',
    '/provider/v1/win',
    '/_next/static/chunks/a.js',
    '/robots.txt',
    '/messages/en/site',
  ])('%s is not refused', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test.each(['/wps/system/pingpong', '/backofficer', '/robots.txt/rng', '/wps/system', '/studio/en/slots/1'])(
    '%s is refused',
    async (path) => {
      expect((await get(path)).status).toBe(503);
    },
  );

  test('an operator is admitted; a forged cookie of the same name and a logged-out operator are not', async () => {
    const { browser } = await createOperatorBrowser(held.db, 'insider');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await get('/fish', { cookie })).status).toBe(200);
    expect((await get('/wps/member/info', { cookie })).status).toBe(200);
    expect((await get('/fish', { cookie: 'croupier-office=Fe26.2*1*forged' })).status).toBe(503);
    await asOwner(held.ownerUrl, (client) =>
      client.query('UPDATE backoffice.session SET revoked_at = now()'),
    );
    expect((await get('/fish', { cookie })).status).toBe(503);
  });

  test('no page is rendered for a refused request', async () => {
    await get('/live');
    await get('/live', {}, 'HEAD');
    expect(rendered).toEqual([]);
  });
});

describe('a blocked region', () => {
  beforeAll(() =>
    change(
      "UPDATE content.site_status SET blocked_countries = '{SG,US}', blocked_networks = '{198.51.100.0/24}'",
    ),
  );
  afterAll(open);

  const from = (ip: string, more: Record<string, string> = {}) =>
    get('/pvp', { 'x-forwarded-for': ip, ...more });

  test("is found by the bundled database; the page shows the visitor's address and country", async () => {
    env().TRUST_PROXY = 1;
    const blocked = await from('8.8.8.8');
    expect(blocked.status).toBe(451);
    expect(blocked.body).toContain('8.8.8.8');
    expect(blocked.body).toContain('United States');
    expect((await from('203.150.0.1')).body).toBe('page; country TH');
    expect((await from('198.51.100.9')).status).toBe(451);
    expect((await from('10.0.0.1')).status).toBe(200);
  });

  test("is found by the platform's header, if our proxy is in front", async () => {
    env().COUNTRY_HEADER = 'CF-IPCountry';
    env().TRUST_PROXY = 1;
    expect((await from('203.150.0.1', { 'cf-ipcountry': 'sg' })).status).toBe(451);
    expect((await from('8.8.8.8', { 'cf-ipcountry': 'TH' })).status).toBe(200);
    expect((await from('8.8.8.8', { 'cf-ipcountry': 'XX' })).status).toBe(451);
  });

  test('is not found by headers that a visitor sends', async () => {
    env().COUNTRY_HEADER = 'cf-ipcountry';
    expect((await from('8.8.8.8', { 'cf-ipcountry': 'SG', 'x-croupier-country': 'SG' })).status).toBe(200);
    const { body } = await get('/elott', { 'x-croupier-country': 'TH' });
    expect(body).toBe('page; country undefined');
  });

  test('calls get the envelope with their address and country', async () => {
    env().TRUST_PROXY = 1;
    const { status, headers, body } = await get('/lgw/games/game_menus', { 'x-forwarded-for': '8.8.8.8' });
    expect([status, headers['retry-after']]).toEqual([451, undefined]);
    expect(JSON.parse(body)).toMatchObject({
      code: 'REGION_BLOCKED',
      location: { ip: '8.8.8.8', country: 'US' },
    });
  });
});

test('the page links to customer service by a sealed path', async () => {
  await change(
    "WITH way AS (INSERT INTO content.service_channel (cs_type, path) VALUES ('LIVECHAT', 'https://chat.example.com/desk')) UPDATE content.site_status SET maintenance = true",
  );
  const { body } = await get('/');
  await open();
  expect(body).not.toContain('chat.example.com');
  const sealed = /href="\/wps\/system\/service\/([\w-]+)"/.exec(body)?.[1];
  expect(openPath(sealed!)).toBe('https://chat.example.com/desk');
  expect(openPath([...sealed!].reverse().join(''))).toBeUndefined();
});
