/** @jest-environment node */
import { createServer, request as ask, type Server } from 'node:http';
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
  summary: 'Says again what it is told.',
  audience: anyone,
  direct: 'POST /told/again',
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
    // In the place of Next.js.
    if (!serveDirectly(request, response)) response.end('by another');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const tell = (body: unknown, init: RequestInit = {}) =>
  fetch(`${origin}/told/again`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });

test('a call that its route has offered is answered as the route answers, with what every answer carries', async () => {
  const answer = await tell({ words: 'ตามนั้น' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ success: true, value: { words: 'ตามนั้น', ip: '203.0.113.7' } });
  expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  const long = await tell({ words: 'long '.repeat(1000) }, { method: 'POST' });
  expect(long.headers.get('content-encoding')).toBe('gzip');
  expect(((await long.json()) as { value: { words: string } }).value.words).toHaveLength(5000);
});

test('its refusals are its own', async () => {
  const refused = await tell({ words: 'refuse' });
  expect([refused.status, (await refused.json()).fields.words.code]).toEqual([400, 'INVALID']);
  for (const body of ['{', '[]', '"words"']) expect((await tell(0, { body })).status).toBe(400);
  expect((await tell(0, { body: 'words=1', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  expect((await tell({})).status).toBe(400);
});

test('every other call, and one whose length is too much or not said, is not touched', async () => {
  const others = [
    fetch(`${origin}/told/again`),
    fetch(`${origin}/told/again/`, { method: 'POST', body: '{}' }),
    fetch(`${origin}/told/again?twice`, { method: 'POST', body: '{}' }),
    fetch(`${origin}//told/again`, { method: 'POST', body: '{}' }),
    fetch(`${origin}/never/offered`, { method: 'POST', body: '{}' }),
    tell({ words: 'x'.repeat(65_536) }),
    tell(0, { body: new Blob(['{}']).stream(), duplex: 'half' } as RequestInit),
  ];
  for (const answer of await Promise.all(others)) expect(await answer.text()).toBe('by another');
});

test('a host that is none changes nothing', async () => {
  const status = await new Promise((done, failed) => {
    const headers = { host: 'a b:c', 'content-type': 'application/json', 'content-length': 13 };
    const call = ask(`${origin}/told/again`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    call.on('error', failed);
    call.end('{"words":"1"}');
  });
  expect(status).toBe(200);
});

test('who hangs up before the end of the body takes nobody along', async () => {
  await new Promise<void>((done) => {
    const call = ask(`${origin}/told/again`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    });
    call.on('error', () => done());
    call.write('{"words":', () => call.destroy(new Error('gone')));
  });
  expect((await tell({ words: 'still here' })).status).toBe(200);
});

test('what fails outside of its handler is told in the log and to the caller', async () => {
  const logged = jest.spyOn(logger, 'error').mockReturnValue(undefined);
  registerDirectCall('POST /broken', () => Promise.reject(new Error('broken')));
  const answer = await fetch(`${origin}/broken`, { method: 'POST', body: '{}' });
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
