/** Push notifications: encrypted for one browser (RFC 8291), signed by the site (RFC 8292), sent once, retried, and ended with the session. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { createMember } from '@/lib/identity/commands';
import { revokeSession, startSession } from '@/lib/identity/sessions/commands';
import { subscribe, unsubscribe } from '@/lib/inbox/push/commands';
import { MAX_DEVICES, MAX_FAILURES } from '@/lib/inbox/push/constants';
import { encryptPush } from '@/lib/inbox/push/encryption';
import { pushNews } from '@/lib/inbox/push/jobs';
import { siteKey } from '@/lib/inbox/push/keys';
import { listDevices } from '@/lib/inbox/push/queries';
import { subscribeInput } from '@/lib/inbox/push/schema';
import { createNotice, markNoticesRead } from '@/lib/notices/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const text = (value: string) => Buffer.from(value, 'base64url');

/** A browser with its keys, and what its push service has received for it. */
function browser(path: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return { path, ecdh, keys: { p256dh: ecdh.getPublicKey(), auth } };
}

/** Decrypts as a browser does: written apart from lib/inbox/push/encryption. */
function decrypt({ ecdh, keys }: ReturnType<typeof browser>, body: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + length);
  const box = body.subarray(21 + length);
  const hkdf = (secret: Buffer, with_: Buffer, info: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.p256dh, sender]);
  const secret = hkdf(ecdh.computeSecret(sender), keys.auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(box.subarray(-16));
  const plain = Buffer.concat([decipher.update(box.subarray(0, -16)), decipher.final()]);
  expect(plain.at(-1)).toBe(2);
  return plain.subarray(0, -1).toString();
}

interface Received {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
const received: Received[] = [];
/** Requests to paths of /hang, which are not answered. */
const hanging: ServerResponse[] = [];
let answer = 201;
let onReceived = () => {};
let service: Server;
let address: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url!.startsWith('/hang')) return void hanging.push(response);
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
      onReceived();
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  address = `http://localhost:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());
beforeEach(() => {
  received.length = 0;
  answer = 201;
});
afterEach(() => setClock(undefined));

let count = 0;
const device = { userAgent: 'jest', locale: 'en' as const };

async function member() {
  const { id } = await createMember(held.db, { account: `pushed${++count}` });
  await markNoticesRead(held.db, id);
  const origin = {
    ip: '127.0.0.1',
    userAgent: 'jest',
    deviceId: 'device-of-the-tests-000',
    country: undefined,
  };
  const session = await startSession(held.db, id, origin, false);
  return { memberId: id, sessionId: session.id };
}

async function withDevice() {
  const owner = await member();
  const own = browser(`/push/${++count}`);
  const id = await subscribe(held.db, owner, { endpoint: address + own.path, keys: own.keys }, device);
  const tell = () =>
    createNotice(held.db, owner.memberId, 'balanceCredited', {
      amount: '5.00',
      currency: 'THB',
      reason: 'agreed',
    });
  return { owner, own, id, tell };
}

test('a message is encrypted as the example of RFC 8291 says', () => {
  const sealed = encryptPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      publicKey: text(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: text('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    { privateKey: text('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), salt: text('DGv6ra1nlYgDCS1FRnbzlw') },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the browser can read a notice, the push service can check who sends it, and nothing is sent twice', async () => {
  const { own, tell } = await withDevice();
  await tell();
  expect(await pushNews(held.db)).toBe(1);
  const [{ path, headers, body }] = received as [Received];
  expect(path).toBe(own.path);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' });
  expect(JSON.parse(decrypt(own, body))).toMatchObject({
    title: 'Amount added',
    body: expect.stringContaining('agreed') as string,
    path: '/member/messages',
  });
  const [, token, publicKey] = /^vapid t=(.+), k=(.+)$/.exec(String(headers.authorization))!;
  const key = await siteKey(held.db);
  expect(publicKey).toBe(key.publicKey);
  const { d: _, ...jwk } = key.jwk;
  const { payload } = await jwtVerify(token!, await importJWK(jwk, 'ES256'));
  expect(payload.aud).toBe(address);
  expect(decodeProtectedHeader(token!).alg).toBe('ES256');
  expect(await pushNews(held.db)).toBe(0);
  expect(received).toHaveLength(1);
});

test('a notice of the millisecond in which a device was added is sent', async () => {
  setClock(new Date());
  const { tell } = await withDevice();
  await tell();
  expect(await pushNews(held.db)).toBe(1);
});

test('parallel runs send each notice once', async () => {
  const { tell } = await withDevice();
  await tell();
  const sent = await Promise.all(Array.from({ length: 8 }, () => pushNews(held.db)));
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect(received).toHaveLength(1);
});

test('a member whose services do not answer holds nobody back, and is asked once in a run', async () => {
  const silent = await member();
  for (let place = 0; place < MAX_DEVICES; place += 1) {
    const own = browser(`/hang/${place}`);
    await subscribe(held.db, silent, { endpoint: address + own.path, keys: own.keys }, device);
  }
  await createNotice(held.db, silent.memberId, 'balanceCredited', {
    amount: '5.00',
    currency: 'THB',
    reason: 'agreed',
  });
  const others = [];
  for (let place = 0; place < 12; place += 1) others.push(await withDevice());
  for (const { tell } of others) await tell();
  // The services that do not answer are given up only after everybody else has got the news.
  onReceived = () => {
    if (received.length === others.length) for (const response of hanging) response.destroy();
  };
  expect(await pushNews(held.db)).toBe(others.length);
  onReceived = () => {};
  expect(hanging).toHaveLength(1);
  expect(await listDevices(held.db, silent.memberId)).toHaveLength(MAX_DEVICES);
  await revokeSession(held.db, silent.memberId, silent.sessionId);
});

test.each([404, 410])('a device that is gone (%s) is deleted', async (status) => {
  const { owner, tell } = await withDevice();
  await tell();
  answer = status;
  expect(await pushNews(held.db)).toBe(0);
  expect(await listDevices(held.db, owner.memberId)).toEqual([]);
});

test('a key that is no point of the curve is refused; a stored one costs its own device, and nobody else a notice', async () => {
  const bad = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]);
  const keys = { p256dh: bad.toString('base64url'), auth: randomBytes(16).toString('base64url') };
  expect(
    subscribeInput.safeParse({ endpoint: 'https://push.example.com/bad', keys }).error?.issues[0]?.path,
  ).toEqual(['keys', 'p256dh']);
  const spoilt = await withDevice();
  await held.db
    .updateTable('inbox.push_subscription')
    .set({ public_key: bad })
    .where('id', '=', spoilt.id)
    .execute();
  await spoilt.tell();
  const { tell } = await withDevice();
  await tell();
  expect(await pushNews(held.db)).toBe(1);
  expect(await listDevices(held.db, spoilt.owner.memberId)).toEqual([]);
});

test('a device whose service fails is tried again later, and given up after some failures', async () => {
  setClock(new Date());
  const { owner, tell } = await withDevice();
  advanceClock(1_000);
  await tell();
  answer = 503;
  await pushNews(held.db);
  await pushNews(held.db);
  expect(received).toHaveLength(1);
  answer = 201;
  advanceClock(61_000);
  expect(await pushNews(held.db)).toBe(1);
  answer = 500;
  for (let failure = 0; failure < MAX_FAILURES; failure += 1) {
    expect(await listDevices(held.db, owner.memberId)).toHaveLength(1);
    advanceClock(5 * 3_600_000);
    await tell();
    await pushNews(held.db);
  }
  expect(await listDevices(held.db, owner.memberId)).toEqual([]);
});

test('nothing is sent after the session of the device has been ended, or of a read notice', async () => {
  const first = await withDevice();
  await first.tell();
  await revokeSession(held.db, first.owner.memberId, first.owner.sessionId);
  const second = await withDevice();
  await second.tell();
  await markNoticesRead(held.db, second.owner.memberId);
  expect(await pushNews(held.db)).toBe(0);
  expect(await listDevices(held.db, first.owner.memberId)).toEqual([]);
});

test('a browser is one device, of the member who used it last; a member removes only own ones', async () => {
  const { owner, own, id } = await withDevice();
  const other = await member();
  await expect(unsubscribe(held.db, other.memberId, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const again = await subscribe(held.db, other, { endpoint: address + own.path, keys: own.keys }, device);
  expect(again).toBe(id);
  expect(await listDevices(held.db, owner.memberId)).toEqual([]);
  await unsubscribe(held.db, other.memberId, id);
  expect(await listDevices(held.db, other.memberId)).toEqual([]);
});

test('a member has at most so many devices', async () => {
  const owner = await member();
  const add = () => {
    const own = browser(`/push/${++count}`);
    return subscribe(held.db, owner, { endpoint: address + own.path, keys: own.keys }, device);
  };
  const done = await Promise.allSettled(Array.from({ length: MAX_DEVICES + 3 }, add));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_DEVICES);
});

test.each([
  'http://push.example.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://user:secret@push.example.com/a',
  'ftp://push.example.com/a',
  'no address',
])('the endpoint %s is refused', (endpoint) => {
  const keys = {
    p256dh: browser('').keys.p256dh.toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  expect(subscribeInput.safeParse({ endpoint, keys }).success).toBe(false);
  expect(subscribeInput.safeParse({ endpoint: 'https://push.example.com/a', keys }).success).toBe(true);
});
