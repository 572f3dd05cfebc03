import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { POST as createRoute } from '@/app/(backoffice)/backoffice/api/webhooks/route';
import { POST as pauseRoute } from '@/app/(backoffice)/backoffice/api/webhooks/[id]/pause/route';
import { POST as endRoute } from '@/app/(backoffice)/backoffice/api/webhooks/[id]/secret/end/route';
import { POST as rotateRoute } from '@/app/(backoffice)/backoffice/api/webhooks/[id]/secret/route';
import { POST as testRoute } from '@/app/(backoffice)/backoffice/api/webhooks/[id]/test/route';
import { POST as retryRoute } from '@/app/(backoffice)/backoffice/api/webhooks/deliveries/[id]/retry/route';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { inTransaction } from '@/lib/db/client';
import { closeNotifications, waitForNotifications } from '@/lib/db/notifications';
import { createMember } from '@/lib/identity/commands';
import { createTrial } from '@/lib/identity/trial/commands';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { callOutside, isCallable } from '@/lib/platform/http/outgoing';
import {
  DELIVER_TASK,
  EVENT_HEADER,
  MAX_ATTEMPTS,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '@/lib/webhooks/constants';
import { recordEvent } from '@/lib/webhooks/events';
import { deleteOldEvents, deliverDue } from '@/lib/webhooks/jobs';
import { listDeliveries } from '@/lib/webhooks/queries';
import { enqueueDelivery, wakeForEvents } from '@/lib/webhooks/wake';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';
import { runQueue } from '../support/queue';

const held = useTestDatabase();
const START = new Date('2026-05-01T08:00:00Z');

interface Call {
  headers: IncomingMessage['headers'];
  body: string;
}
let calls: Call[] = [];
let answer: (response: ServerResponse) => void;
let server: Server;
let address: string;
let browser: Browser;

const answerWith =
  (status: number, body = 'ok', headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);

beforeAll(async () => {
  ({ browser } = await createOperatorBrowser(held.db, 'hooks'));
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  await held.db.deleteFrom('webhooks.event').execute();
  await held.db.deleteFrom('webhooks.endpoint').execute();
  calls = [];
  answer = answerWith(200);
  setClock(START);
});
afterEach(() => setClock(undefined));

const later = (seconds: number) => setClock(new Date(START.getTime() + seconds * 1_000));
const send = (handler: Parameters<Browser['send']>[0], id: string, body: object = {}) =>
  browser.send(handler, 'POST', '/backoffice/api/webhooks', body, { id });

async function createEndpoint(events = ['deposit.approved', 'member.registered'], url = address) {
  const { status, body } = await browser.send(createRoute, 'POST', '/backoffice/api/webhooks', {
    url,
    description: '',
    events,
  });
  expect(status).toBe(200);
  return body.value as { id: string; secret: string };
}
const deliveriesOf = (id: string) => listDeliveries(held.db, BigInt(id), { limit: 100 });
const emit = (data: Record<string, string> = {}) =>
  inTransaction(held.db, (tx) => recordEvent(tx, 'deposit.approved', data));
const signed = (secret: string, { headers, body }: Call) =>
  `v1=${createHmac('sha256', secret).update(`${headers[TIMESTAMP_HEADER]}.${body}`).digest('hex')}`;

it('sends an endpoint the events that it has chosen and no others, signed and with an id', async () => {
  const { id, secret } = await createEndpoint();
  const member = await createMember(held.db, { account: 'told', country: 'TH' });
  await createTrial(held.db);
  const request = { channel: 'sandbox', amount: units(500), requestId: 'webhook-deposit' };
  await requestDeposit(held.db, { memberId: member.id, currency: member.currency }, request);
  await deliverDue(held.db);
  expect(calls.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    'member.registered',
    'deposit.approved',
  ]);
  const deposit = JSON.parse(calls[1]!.body) as { id: string; data: Record<string, string> };
  expect(deposit).toMatchObject({
    id: calls[1]!.headers[EVENT_HEADER],
    createdAt: START.toISOString(),
    data: { memberId: String(member.id), amount: '500.00', channel: 'sandbox' },
  });
  expect(calls[1]!.body).not.toContain('told');
  for (const call of calls) expect(call.headers[SIGNATURE_HEADER]).toBe(signed(secret, call));
  expect(Number(calls[0]!.headers[TIMESTAMP_HEADER])).toBe(START.getTime() / 1_000);
  expect(
    (await deliveriesOf(id)).map(({ status, attempts, answerStatus }) => [status, attempts, answerStatus]),
  ).toEqual([
    ['delivered', 1, 200],
    ['delivered', 1, 200],
  ]);
});

it('writes nothing if there is no endpoint or if the transaction is rolled back', async () => {
  await emit();
  const count = () => held.db.selectFrom('webhooks.event').select('id').execute();
  expect(await count()).toEqual([]);
  const { id } = await createEndpoint();
  await expect(
    inTransaction(held.db, async (tx) => {
      await recordEvent(tx, 'deposit.approved', {});
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await count()).toEqual([]);
  expect(await deliveriesOf(id)).toEqual([]);
});

it('does not make transactions with events wait for each other', async () => {
  await createEndpoint();
  await inTransaction(held.db, async (tx) => {
    await recordEvent(tx, 'deposit.approved', { event: 'first' });
    await emit({ event: 'second' });
  });
  await deliverDue(held.db);
  expect(calls).toHaveLength(2);
});

it('enqueues one job for many events', async () => {
  await createEndpoint();
  await emit();
  expect(await runQueue(held, DELIVER_TASK, async () => undefined)).toBe(0);
  let stop!: () => void;
  const enqueued = new Promise<void>((done, fail) => {
    stop = wakeForEvents(() => enqueueDelivery(held.db).then(done, fail));
  });
  try {
    await waitForNotifications();
    await Promise.all(Array.from({ length: 20 }, (_, event) => emit({ event: String(event) })));
    await enqueued;
  } finally {
    stop();
    await closeNotifications();
  }
  await enqueueDelivery(held.db);
  expect(await runQueue(held, DELIVER_TASK, () => deliverDue(held.db))).toBe(1);
  expect(calls).toHaveLength(21);
});

it('delivers to other endpoints what becomes due while a slow one answers', async () => {
  await createEndpoint(['deposit.approved'], `${address}/slow`);
  await createEndpoint(['member.registered'], address);
  const slow: ServerResponse[] = [];
  let isSlowCalled!: () => void;
  const slowCalled = new Promise<void>((done) => (isSlowCalled = done));
  const quickCalled = new Promise<void>((done) => {
    answer = (response) => {
      if (response.req.url !== '/hook/slow') {
        response.end();
        return done();
      }
      slow.push(response);
      isSlowCalled();
    };
  });
  await emit();
  const run = deliverDue(held.db);
  await slowCalled;
  await inTransaction(held.db, (tx) => recordEvent(tx, 'member.registered', {}));
  await quickCalled;
  slow[0]!.end();
  await run;
  expect(calls).toHaveLength(2);
});

it('delivers each event once if two workers deliver at once', async () => {
  await createEndpoint();
  for (let event = 0; event < 25; event++) await emit({ event: String(event) });
  await Promise.all([deliverDue(held.db), deliverDue(held.db)]);
  const ids = calls.map(({ headers }) => headers[EVENT_HEADER]);
  expect(ids).toHaveLength(25);
  expect(new Set(ids).size).toBe(25);
});

it('repeats a refused delivery, later each time, for less than a day; then an operator sees it and can send it again', async () => {
  const { id } = await createEndpoint();
  answer = answerWith(500, 'no\u0000');
  await emit();
  let seconds = 0;
  const waits: number[] = [];
  for (;;) {
    later(seconds);
    await deliverDue(held.db);
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ attempts: calls.length, answerStatus: 500, answer: 'no' });
    if (delivery!.status === 'failed') break;
    // Not before its time.
    const wait = (delivery!.nextAt.getTime() - START.getTime()) / 1_000 - seconds;
    later(seconds + wait - 1);
    await deliverDue(held.db);
    expect(calls).toHaveLength(delivery!.attempts);
    waits.push(wait);
    seconds += wait;
  }
  expect(calls).toHaveLength(MAX_ATTEMPTS);
  expect(waits.slice(0, 3)).toEqual([30, 60, 120]);
  expect(waits.every((wait, index) => wait >= (waits[index - 1] ?? 0))).toBe(true);
  expect(seconds).toBeLessThan(86_400);
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
  later(seconds + 60);
  await deliverDue(held.db);
  expect(calls).toHaveLength(MAX_ATTEMPTS);
  answer = answerWith(204, '');
  const [failed] = await deliveriesOf(id);
  const retried = await send(retryRoute, String(failed!.id));
  expect(retried.body.value).toMatchObject({ status: 'delivered', answerStatus: 204 });
});

it('takes a redirect as a refusal and does not follow it', async () => {
  const { id } = await createEndpoint();
  answer = answerWith(302, '', { location: address });
  await emit();
  await deliverDue(held.db);
  expect(calls).toHaveLength(1);
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'waiting', answerStatus: 302 }]);
});

it.each([
  ['no answer', (_response: ServerResponse) => undefined],
  ['an answer that does not end', (response: ServerResponse) => void response.writeHead(200).write('slow')],
])('ends %s, and leaves the endpoint until the next run', async (_name, slow) => {
  const { id } = await createEndpoint();
  answer = slow;
  await emit();
  await emit();
  await deliverDue(held.db, 50);
  expect(calls).toHaveLength(1);
  expect(await deliveriesOf(id)).toMatchObject([
    { status: 'waiting', attempts: 0 },
    { status: 'waiting', attempts: 1, failure: 'TIMEOUT', answerStatus: null },
  ]);
});

it('reads the beginning of a long answer only', async () => {
  const { id } = await createEndpoint();
  answer = answerWith(200, 'x'.repeat(200_000));
  await emit();
  await deliverDue(held.db);
  const [delivery] = await deliveriesOf(id);
  expect(delivery).toMatchObject({ status: 'delivered' });
  expect(delivery!.answer).toHaveLength(1_000);
});

it('signs with both secrets for a day after a rotation, or until an operator ends the former one', async () => {
  const { id, secret } = await createEndpoint();
  const rotated = (await send(rotateRoute, id)).body.value as { secret: string };
  expect((await send(rotateRoute, id)).body.code).toBe('FORMER_SECRET_STILL_VALID');
  const delivered = async () => {
    await emit();
    await deliverDue(held.db);
    return calls.at(-1)!;
  };
  const both = await delivered();
  expect(both.headers[SIGNATURE_HEADER]).toBe(`${signed(rotated.secret, both)},${signed(secret, both)}`);
  later(86_401);
  const one = await delivered();
  expect(one.headers[SIGNATURE_HEADER]).toBe(signed(rotated.secret, one));
  const third = (await send(rotateRoute, id)).body.value as { secret: string };
  expect((await send(endRoute, id)).status).toBe(200);
  expect((await send(endRoute, id)).body.code).toBe('NO_FORMER_SIGNS');
  const last = await delivered();
  expect(last.headers[SIGNATURE_HEADER]).toBe(signed(third.secret, last));
});

it('stores events during a pause, and sends a test even then', async () => {
  const { id } = await createEndpoint();
  await send(pauseRoute, id, { paused: true });
  await emit();
  await deliverDue(held.db);
  expect(calls).toEqual([]);
  expect((await send(testRoute, id)).body.value).toMatchObject({ status: 'delivered', answerStatus: 200 });
  expect(JSON.parse(calls[0]!.body)).toMatchObject({ type: 'webhook.test', data: {} });
  await send(pauseRoute, id, { paused: false });
  await deliverDue(held.db);
  expect(calls).toHaveLength(2);
});

it('deletes events after thirty days', async () => {
  const { id } = await createEndpoint();
  await emit();
  later(30 * 86_400 + 1);
  await deleteOldEvents(held.db);
  expect(await deliveriesOf(id)).toEqual([]);
});

describe('an address', () => {
  it.each([
    'http://crm.example/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://user:secret@crm.example/',
    'ftp://crm.example/',
    'https://2130706433/',
    'nothing',
  ])('%s is refused', async (url) => {
    const { status, body } = await browser.send(createRoute, 'POST', '/backoffice/api/webhooks', {
      url,
      description: '',
      events: ['deposit.approved'],
    });
    expect([status, body.fields?.url?.code]).toEqual([400, 'WEBHOOK_ADDRESS']);
  });

  it('whose name leads into our own network is never called', async () => {
    const { port } = new URL(address);
    const inside = new URL(`https://localhost:${port}/`);
    expect(isCallable(inside)).toBe(true);
    const call = callOutside(inside, { timeoutMs: 2_000, maxBytes: 10 });
    await expect(call).rejects.toMatchObject({ code: 'ADDRESS' });
    const { id } = await createEndpoint(undefined, inside.href);
    await emit();
    await deliverDue(held.db);
    expect(await deliveriesOf(id)).toMatchObject([{ failure: 'ADDRESS', status: 'waiting' }]);
    expect(calls).toEqual([]);
  });

  it('that nobody answers is a failure', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const call = callOutside(new URL(`http://127.0.0.1:${port}/`), { timeoutMs: 2_000, maxBytes: 10 });
    await expect(call).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });

  it('on this machine is for a site on this machine alone', () => {
    const { PUBLIC_URL } = env();
    env().PUBLIC_URL = 'https://play.example.com';
    try {
      expect(isCallable(new URL(address))).toBe(false);
    } finally {
      env().PUBLIC_URL = PUBLIC_URL;
    }
  });
});
