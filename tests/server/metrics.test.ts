/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveMetrics } from '@/lib/server/metrics';
import { database, databasePool } from '@/lib/db/client';
import { prepareJobTables } from '@/lib/db/job-tables';
import { env } from '@/lib/platform/env';
import { useTestDatabase } from '../support/database';

const TOKEN = 'a-token-of-24-characters';
useTestDatabase();
let server: Server;
let origin: string;

// Instead of the site: a page, a call that is refused, a stream that does not end.
beforeAll(async () => {
  await prepareJobTables(env().DATABASE_OWNER_URL ?? env().DATABASE_URL);
  server = createServer((request, response) => {
    if (serveMetrics(request, response)) return;
    if (request.url === '/wps/events') return void response.write('data: 1\n\n');
    response.statusCode = request.url?.startsWith('/wps/') ? 401 : 200;
    response.end('the site');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

beforeEach(() => void (env().METRICS_TOKEN = TOKEN));
afterEach(() => {
  delete env().METRICS_TOKEN;
  jest.restoreAllMocks();
});

const read = (authorization?: string) =>
  fetch(`${origin}/metrics`, { headers: authorization ? { authorization } : {} });

/** The figures by name and labels. */
async function figures(): Promise<Record<string, number>> {
  const response = await read(`Bearer ${TOKEN}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await response.text()).trimEnd().split(/\n+/);
  for (const line of lines)
    expect(line).toMatch(
      /^(?:# (?:HELP \w+ .+|TYPE \w+ (?:counter|gauge|histogram))|\w+(?:\{.*\})? [-+\w.]+)$/,
    );
  return Object.fromEntries(
    lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => {
        const space = line.lastIndexOf(' ');
        return [line.slice(0, space), Number(line.slice(space + 1))];
      }),
  );
}

test('the address does not exist without the setting, and refuses requests without the right token', async () => {
  for (const wrong of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`]) {
    const response = await read(wrong);
    expect([response.status, await response.text()]).toEqual([401, '']);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  }
  delete env().METRICS_TOKEN;
  for (const any of [undefined, 'Bearer undefined', `Bearer ${TOKEN}`])
    expect(await (await read(any)).text()).toBe('the site');
});

test('responses are counted by kind and status, and event streams separately', async () => {
  const before = await figures();
  const COUNT = 'http_request_duration_seconds_count';
  const grown = async (name: string) => (await figures())[name]! - (before[name] ?? 0);
  for (const path of ['/', '/rng', '/_next/static/x.js', '/wps/member/info', '/wps//member/info'])
    await (await fetch(origin + path)).text();
  expect(await grown(`${COUNT}{kind="page",status="2xx"}`)).toBe(2);
  expect(await grown(`${COUNT}{kind="file",status="2xx"}`)).toBe(1);
  expect(await grown(`${COUNT}{kind="call",status="4xx"}`)).toBe(2);
  expect(await grown('http_request_duration_seconds_bucket{le="+Inf",kind="page",status="2xx"}')).toBe(2);
  const leaving = new AbortController();
  const stream = await fetch(`${origin}/wps/events`, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  expect((await figures()).croupier_event_streams).toBe(1);
  leaving.abort();
  await stream.text().catch(() => undefined);
  let open = 1;
  while (open > 0) open = (await figures()).croupier_event_streams!;
});

test('shows figures of the process, its connections and the jobs, and that the database does not respond', async () => {
  await database()
    .selectNoFrom((eb) => eb.val(1).as('one'))
    .execute();
  const values = await figures();
  expect(values.process_cpu_seconds_total).toBeGreaterThan(0);
  expect(values.process_resident_memory_bytes).toBeGreaterThan(1e6);
  expect(values['croupier_database_connections{pool="all",state="waiting"}']).toBe(0);
  expect(values.croupier_database_up).toBe(1);
  expect(values['croupier_jobs{state="failed"}']).toBe(0);
  jest.spyOn(databasePool(), 'query').mockRejectedValue(new Error('away') as never);
  const away = await figures();
  expect(away.croupier_database_up).toBe(0);
  expect(away).not.toHaveProperty('croupier_jobs{state="failed"}');
});
