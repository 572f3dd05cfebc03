/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GET as banners } from '@/app/images/banners/[file]/route';
import { ARTWORK_VERSION } from '@/lib/catalogue/artwork/tile';
import { sendCachedPicture } from '@/lib/server/cached-pictures';

const PATH = '/images/banners/welcome-phone.svg';
const ADDRESS = `${PATH}?v=${ARTWORK_VERSION}`;

let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (!sendCachedPicture(request, response)) response.writeHead(501).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const byRoute = (headers: Record<string, string>) =>
  (
    banners as unknown as (
      request: Request,
      context: { params: Promise<{ file: string }> },
    ) => Promise<Response>
  )(new Request(`http://localhost${ADDRESS}`, { headers }), {
    params: Promise.resolve({ file: 'welcome-phone.svg' }),
  });

it.each(['br', 'gzip', 'identity'])(
  'sends in %s what its route has drawn, with the same headers',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    expect((await fetch(site + ADDRESS, { headers })).status).toBe(501);
    const drawn = await byRoute(headers);
    const sent = await fetch(site + ADDRESS, { headers });
    expect(sent.status).toBe(200);
    for (const name of [
      'etag',
      'cache-control',
      'content-type',
      'content-length',
      'content-security-policy',
      'x-content-type-options',
      'cross-origin-resource-policy',
      'vary',
    ])
      expect([name, sent.headers.get(name)]).toEqual([name, drawn.headers.get(name)]);
    expect(sent.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await sent.text()).toMatch(/^<svg .*<\/svg>$/s);
  },
);

it('sends 304 to a browser that has the picture', async () => {
  const etag = (await byRoute({})).headers.get('etag')!;
  const headers = { 'accept-encoding': 'identity', 'if-none-match': `"other", W/${etag}` };
  const response = await fetch(site + ADDRESS, { headers });
  expect([response.status, response.headers.get('etag')]).toEqual([304, etag]);
});

it('leaves every other request to the route', async () => {
  await byRoute({});
  for (const [address, method] of [
    [PATH, 'GET'],
    [`${PATH}?v=other`, 'GET'],
    [`${ADDRESS}&more=1`, 'GET'],
    [ADDRESS, 'POST'],
    [ADDRESS, 'HEAD'],
  ] as const)
    expect([
      address,
      method,
      (await fetch(site + address, { method, headers: { 'accept-encoding': 'identity' } })).status,
    ]).toEqual([address, method, 501]);
});
