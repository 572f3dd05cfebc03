/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { capturePages } from '@/lib/server/public-pages';
import { explainMethodNotAllowed } from '@/lib/server/method-not-allowed';

let server: Server;
let origin: string;

// Instead of Next.js, a route with GET and POST.
beforeAll(async () => {
  server = createServer((request, response) => {
    explainMethodNotAllowed(request, response);
    capturePages(request, response);
    const { method } = request;
    request.url = '/rewritten';
    if (method === 'GET' || method === 'POST') return response.end('done');
    if (method === 'OPTIONS') response.setHeader('allow', 'GET, HEAD, OPTIONS, POST');
    response.statusCode = method === 'OPTIONS' ? 204 : 405;
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const ask = (path: string, method: string) =>
  fetch(origin + path, { method, headers: { 'accept-language': 'th' } });

test.each([
  '/wps/system/ping',
  '/lgw/games/favorites?a=b',
  '/lotto/x',
  '/provider/v1/bet',
  '/studio/api/spin',
  '/backoffice/api/deposits/1/approve',
])('%s refuses a method that it does not have with the envelope, and lists its methods', async (path) => {
  for (const method of ['DELETE', 'PUT']) {
    const response = await ask(path, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      success: false,
      code: 'METHOD_NOT_ALLOWED',
      message: expect.stringMatching(/[ก-๙]/) as string,
      // A vendor reads from every refusal whether to send the call again.
      ...(path.startsWith('/provider/') && { final: true }),
    });
  }
  expect(await (await ask(path, 'POST')).text()).toBe('done');
});

test('the language of the call’s parameter comes first', async () => {
  const response = await ask('/wps/system/ping?language=EN', 'DELETE');
  expect(await response.json()).toMatchObject({
    message: 'This address does not take that kind of request.',
  });
});

test('the response to HEAD has no body, and a page is not changed', async () => {
  const head = await ask('/wps/system/ping', 'HEAD');
  expect([head.status, head.headers.get('allow'), await head.text()]).toEqual([
    405,
    'GET, HEAD, OPTIONS, POST',
    '',
  ]);
  const page = await ask('/rng', 'DELETE');
  expect([page.status, page.headers.has('allow'), await page.text()]).toEqual([405, false, '']);
});
