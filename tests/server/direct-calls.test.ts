/** @jest-environment node */
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { serveDirectly } from '@/lib/server/direct-calls';
import { capturePages } from '@/lib/server/public-pages';
import { badInput } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { registerDirectCall } from '@/lib/platform/http/direct-calls';
import { logger } from '@/lib/platform/logger';

const anyone: Audience<{ ip: string }> = {
  name: 'anyone',
  async authenticate(_, { ip }) {
    return { ip };
  },
};

defineRoute({
  summary: 'Returns the words that it gets.',
  audience: anyone,
  direct: 'POST /echo/words',
  input: z.object({ words: z.string() }),
  output: z.object({ words: z.string(), ip: z.string() }),
  async run({ ctx: { ip }, input: { words }, headers }) {
    if (words === 'refuse') throw badInput({ words: { code: 'INVALID' } });
    headers.append('set-cookie', 'one=1');
    headers.append('set-cookie', 'two=2');
    return { words, ip };
  },
});

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.headers['x-croupier-ip'] = '203.0.113.7';
    response.setHeader('x-frame-options', 'DENY');
    capturePages(request, response);
    // Instead of Next.js.
    if (!serveDirectly(request, response)) response.end('by another');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const send = (body: unknown, init: RequestInit = {}) =>
  fetch(`${origin}/echo/words`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });

test('a direct call gets the response of its route, with the headers of every response', async () => {
  const response = await send({ words: 'ตามนั้น' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, value: { words: 'ตามนั้น', ip: '203.0.113.7' } });
  expect(response.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  const long = await send({ words: 'long '.repeat(1000) }, { method: 'POST' });
  expect(long.headers.get('content-encoding')).toBe('gzip');
  expect(((await long.json()) as { value: { words: string } }).value.words).toHaveLength(5000);
});

test('a direct call refuses invalid input as its route does', async () => {
  const refused = await send({ words: 'refuse' });
  expect([refused.status, (await refused.json()).fields.words.code]).toEqual([400, 'INVALID']);
  for (const body of ['{', '[]', '"words"']) expect((await send(0, { body })).status).toBe(400);
  expect((await send(0, { body: 'words=1', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  expect((await send({})).status).toBe(400);
});

test('other calls, and calls that are too long or state no length, are left to Next.js', async () => {
  const others = [
    fetch(`${origin}/echo/words`),
    fetch(`${origin}/echo/words/`, { method: 'POST', body: '{}' }),
    fetch(`${origin}/echo/words?twice`, { method: 'POST', body: '{}' }),
    fetch(`${origin}//echo/words`, { method: 'POST', body: '{}' }),
    fetch(`${origin}/never/offered`, { method: 'POST', body: '{}' }),
    send({ words: 'x'.repeat(65_536) }),
    send(0, { body: new Blob(['{}']).stream(), duplex: 'half' } as RequestInit),
  ];
  for (const response of await Promise.all(others)) expect(await response.text()).toBe('by another');
});

test('an invalid Host header changes nothing', async () => {
  const status = await new Promise((done, failed) => {
    const headers = { host: 'a b:c', 'content-type': 'application/json', 'content-length': 13 };
    const call = httpRequest(`${origin}/echo/words`, { method: 'POST', headers }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    call.on('error', failed);
    call.end('{"words":"1"}');
  });
  expect(status).toBe(200);
});

test('a client that closes the connection before the end of the body does not disturb others', async () => {
  await new Promise<void>((done) => {
    const call = httpRequest(`${origin}/echo/words`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    });
    call.on('error', () => done());
    call.write('{"words":', () => call.destroy(new Error('gone')));
  });
  expect((await send({ words: 'still here' })).status).toBe(200);
});

test('a failure outside of the handler is logged, and the caller gets 500', async () => {
  const logged = jest.spyOn(logger, 'error').mockReturnValue(undefined);
  registerDirectCall('POST /broken', () => Promise.reject(new Error('broken')));
  const response = await fetch(`${origin}/broken`, { method: 'POST', body: '{}' });
  expect([response.status, await response.text()]).toEqual([500, '']);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
