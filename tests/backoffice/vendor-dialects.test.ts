import { POST as setAccess } from '@/app/(backoffice)/backoffice/api/vendors/[code]/access/route';
import { POST as endKey } from '@/app/(backoffice)/backoffice/api/vendors/[code]/public-key/end/route';
import { POST as storeKey } from '@/app/(backoffice)/backoffice/api/vendors/[code]/public-key/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { findVendor } from '@/lib/backoffice/vendors/loaders';
import { flushVendorHealth } from '@/lib/gateway/health/counter';
import { vendorHealth } from '@/lib/gateway/health/queries';
import { generateKeyPairSync } from 'node:crypto';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { hubVendor, rsaKeys, startDialectServer } from '../support/dialect-calls';
import { createOperatorBrowser } from '../support/operators';
import { openTable } from '../support/players';

const database = useTestDatabase();
let operator: Browser;
const lastAudit = async () => (await listAuditEntries(database.db, { limit: 1 }))[0]!;

beforeAll(async () => {
  operator = (await createOperatorBrowser(database.db, 'keyholder', ['integrations.write'])).browser;
  await openTable(database.db, 'KEYED');
});

const post = (route: RouteHandler, path: string, body: object, code = 'KEYED') =>
  operator.send(route, 'POST', `/backoffice/api/vendors/${code}/${path}`, body, { code });
const store = (publicKey: unknown, code?: string) => post(storeKey, 'public-key', { publicKey }, code);

test('an operator sets the dialect of a vendor; the page shows its address', async () => {
  expect((await findVendor('KEYED'))!.walletAddress).toMatch(/\/provider\/v1$/);
  expect((await post(setAccess, 'access', { dialect: 'hub' })).status).toBe(200);
  expect(await lastAudit()).toMatchObject({
    action: 'vendor.access',
    subject: 'vendor:KEYED',
    detail: { before: { dialect: 'own' }, after: { dialect: 'hub', enabled: true } },
  });
  expect((await findVendor('KEYED'))!.walletAddress).toMatch(/\/provider\/hub\/KEYED$/);
  expect((await post(setAccess, 'access', { dialect: 'soap' })).status).toBe(400);
});

test('a text that is no RSA key of at least 2,048 bits is refused at the field', async () => {
  const pem = { type: 'spki', format: 'pem' } as const;
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export(pem);
  const refused: [unknown, string][] = [
    [rsaKeys(1024).publicKey, 'PUBLIC_KEY_FORMAT'],
    [curve, 'PUBLIC_KEY_FORMAT'],
    ['-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----', 'PUBLIC_KEY_FORMAT'],
    ['x'.repeat(9_000), 'PUBLIC_KEY_FORMAT'],
    [rsaKeys().privateKey, 'PUBLIC_KEY_PRIVATE'],
    ['', 'REQUIRED'],
    [null, 'REQUIRED'],
  ];
  for (const [text, code] of refused)
    expect((await store(text)).body.fields).toMatchObject({ publicKey: { code } });
  expect((await findVendor('KEYED'))!.fingerprint).toBeNull();
});

test('public keys overlap until the former one is ended; the audit log has their SHA-256', async () => {
  const [first, second] = [rsaKeys(), rsaKeys()];
  expect((await store(first.publicKey)).status).toBe(200);
  const { fingerprint } = (await findVendor('KEYED'))!;
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(await lastAudit()).toMatchObject({
    action: 'vendor.publicKey',
    detail: { before: null, after: fingerprint },
  });
  expect((await post(endKey, 'public-key/end', {})).body.code).toBe('NO_FORMER_PUBLIC_KEY');
  expect((await store(second.publicKey)).status).toBe(200);
  expect((await store(rsaKeys().publicKey)).body.code).toBe('PUBLIC_KEYS_OVERLAP');
  expect((await findVendor('KEYED'))!.credentials).toMatchObject({
    hasFormerPublicKey: true,
    formerPublicKeyUsedAt: null,
  });
  expect((await post(endKey, 'public-key/end', {})).status).toBe(200);
  expect((await lastAudit()).action).toBe('vendor.endPublicKey');
  expect((await store(second.publicKey, 'NONE')).status).toBe(404);
});

test('calls count in the health of the vendor, and use of the former key is shown', async () => {
  const server = await startDialectServer();
  await openTable(database.db, 'WATCHED');
  const vendor = await hubVendor(database.db, server, 'WATCHED');
  expect((await store(rsaKeys().publicKey, 'WATCHED')).status).toBe(200);
  // The vendor still signs with its former key.
  await vendor.send('user/info', { token: 'x'.repeat(40) });
  await vendor.sendRaw('user/info', Buffer.from('{'));
  await vendor.sendRaw('user/info', Buffer.from('{}'), { vendor: 'NOBODY' });
  await flushVendorHealth(database.db);
  const health = await vendorHealth(database.db, new Date(0));
  expect(health.get('WATCHED')).toMatchObject({
    calls: 2,
    failures: [
      { code: 'MALFORMED_JSON', calls: 1 },
      { code: 'TOKEN_INVALID', calls: 1 },
    ],
  });
  expect(health.has('NOBODY')).toBe(false);
  expect((await findVendor('WATCHED'))!.credentials.formerPublicKeyUsedAt).toBeInstanceOf(Date);
  await server.close();
});
