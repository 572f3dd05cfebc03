/** The calls of the page of wallets as a client makes them. */
import { sql } from 'kysely';
import { GET as balanceRoute } from '@/app/wps/v2/wallets/balance/route';
import { GET as vendorRoute } from '@/app/wps/wallets/vendor/route';
import { GET as vendorsRoute } from '@/app/wps/wallets/vendors/route';
import { GET as listRoute } from '@/app/wps/wallets/vendor-transfers/route';
import { POST as recallRoute } from '@/app/wps/wallets/recall/route';
import { POST as transferRoute } from '@/app/wps/relay/GCS_walletTransfer/route';
import { issueVendorSecret } from '@/lib/gateway/vendors/commands';
import { resetCircuits } from '@/lib/gateway/transfers/circuit';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { createTrial } from '@/lib/identity/trial/commands';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { useTestDatabase } from '../../support/database';
import { fund } from '../../support/players';
import { WalletVendor } from '../../support/wallet-vendor';

const held = useTestDatabase();
const origin = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};
let vendor: WalletVendor;
let memberId: bigint;
let token: string;

async function call(route: RouteHandler, body?: object, query = '', as = token) {
  const response = await route(
    new Request(`http://localhost:3000/wps/x${query}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
    { params: Promise.resolve({}) },
  );
  const { code, value } = (await response.json()) as { code?: string; value?: Record<string, unknown> };
  return { status: response.status, code, value };
}

beforeAll(async () => {
  const { db } = held;
  await db
    .insertInto('catalogue.vendor')
    .values({ code: 'ACME', display_name: 'Acme', wallet_kind: 'transfer', hosts: [] })
    .execute();
  vendor = await new WalletVendor([await issueVendorSecret(db, 'ACME')]).start();
  await sql`UPDATE catalogue.vendor SET hosts = ${[vendor.host]} WHERE code = 'ACME'`.execute(db);
  await sql`INSERT INTO gateway.vendor_wallet (vendor, address) VALUES ('ACME', ${vendor.address})`.execute(
    db,
  );
  const member = await createMember(db, { account: 'walletuser' });
  memberId = member.id;
  await fund(db, member.id, member.currency, 100);
  token = (await startSession(db, member.id, origin, false)).token;
});
afterAll(() => vendor.stop());
beforeEach(() => {
  resetCircuits();
  vendor.fault = () => undefined;
});

test('money goes out and all of it comes home', async () => {
  const out = await call(transferRoute, { from: '', to: 'ACME', amount: '60', requestId: 'request-1' });
  expect(out.value).toMatchObject({ from: '', to: 'ACME', amount: '60.00', status: 'done', reason: null });
  expect(
    (await call(transferRoute, { from: '', to: 'ACME', amount: '60', requestId: 'request-1' })).value,
  ).toEqual(out.value);
  expect((await call(balanceRoute)).value).toMatchObject({
    sumBalance: '100.00',
    balance: [
      { accountTypeId: 1, vendor: '', availBalance: '40.00' },
      { accountTypeId: 2, vendor: 'ACME', availBalance: '60.00', lockedBalance: '0.00' },
    ],
  });
  vendor.balances.set(`${memberId} THB`, 755_000n);
  expect((await call(vendorRoute, undefined, '?vendor=ACME')).value).toMatchObject({ balance: '75.50' });
  const home = await call(recallRoute, { requestId: 'recall-1' });
  expect(home.value).toMatchObject({
    list: [{ vendor: 'ACME', code: null, transfer: { amount: '75.50', status: 'done' } }],
  });
  expect((await call(recallRoute, { requestId: 'recall-2' })).value).toMatchObject({
    list: [{ transfer: null, code: null }],
  });
  expect((await call(transferRoute, { from: 'ACME', to: '', requestId: 'request-2' })).code).toBe(
    'NOTHING_TO_TRANSFER',
  );
  expect((await call(listRoute)).value).toMatchObject({ total: 2, list: [{ from: 'ACME' }, { to: 'ACME' }] });
});

test('a vendor that does not answer blocks nothing', async () => {
  vendor.fault = () => 'lost';
  expect((await call(vendorRoute, undefined, '?vendor=ACME')).code).toBe('WALLET_UNAVAILABLE');
  expect((await call(vendorsRoute)).value).toMatchObject({
    list: [{ vendor: 'ACME', name: 'Acme', open: true, used: true }],
  });
  expect((await call(recallRoute, { requestId: 'recall-3' })).value).toMatchObject({
    list: [{ vendor: 'ACME', transfer: null, code: 'WALLET_UNAVAILABLE' }],
  });
});

test.each([
  [{ from: '', to: '', amount: '1', requestId: 'request-9' }, 'INVALID_INPUT'],
  [{ from: 'ACME', to: 'PG', amount: '1', requestId: 'request-9' }, 'INVALID_INPUT'],
  [{ from: '', to: 'ACME', requestId: 'request-9' }, 'INVALID_INPUT'],
  [{ from: '', to: 'ACME', amount: '0', requestId: 'request-9' }, 'INVALID_INPUT'],
  [{ from: '', to: 'ACME', amount: '1e3', requestId: 'request-9' }, 'INVALID_INPUT'],
  [{ from: '', to: 'NOBODY', amount: '1', requestId: 'request-9' }, 'NO_VENDOR_WALLET'],
  [{ from: '', to: 'ACME', amount: '100000', requestId: 'request-9' }, 'INSUFFICIENT_FUNDS'],
])('%j is refused with %s', async (body, code) => {
  expect((await call(transferRoute, body)).code).toBe(code);
});

test('trial players have no wallets at vendors', async () => {
  const trial = await createTrial(held.db);
  const as = (await startSession(held.db, trial.id, origin, false)).token;
  expect(
    (await call(transferRoute, { from: '', to: 'ACME', amount: '1', requestId: 'request-8' }, '', as)).code,
  ).toBe('NEED_TRUE_ACCOUNT');
  expect((await call(balanceRoute, undefined, '', as)).value).toMatchObject({ balance: [{ vendor: '' }] });
});
