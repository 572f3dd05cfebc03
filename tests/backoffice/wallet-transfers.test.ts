/** The desk of transfer wallets: the address, the list, "ask now", the books of both sides, and the check that finds a planted fault. */
import { sql } from 'kysely';
import { POST as setWallet } from '@/app/(backoffice)/backoffice/api/vendors/[code]/wallet/route';
import { POST as ask } from '@/app/(backoffice)/backoffice/api/wallet-transfers/[id]/ask/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { walletTransfersTable } from '@/lib/backoffice/tables/sources/wallet-transfers';
import { resetCircuits } from '@/lib/gateway/transfers/circuit';
import { WALLET_CHECKS } from '@/lib/gateway/transfers/checks';
import { moveMoney, readBalance } from '@/lib/gateway/transfers/commands';
import { vendorBooks, walletDifferences } from '@/lib/gateway/transfers/queries';
import { listAccountRecords } from '@/lib/cashier/records/queries';
import { recordKind } from '@/lib/cashier/records/kinds';
import { sumMoney } from '@/lib/reporting/figures/money';
import { issueVendorSecret } from '@/lib/gateway/vendors/commands';
import { createMember } from '@/lib/identity/commands';
import { units } from '@/lib/money/amount';
import { asOwner, useTestDatabase } from '../support/database';
import type { Browser } from '../support/browser';
import { createOperatorBrowser } from '../support/operators';
import { fund } from '../support/players';
import { WalletVendor } from '../support/wallet-vendor';

const held = useTestDatabase();
let vendor: WalletVendor;
let memberId: bigint;
let desk: Browser;

const move = (direction: 'out' | 'in', count: number, requestId: string) =>
  moveMoney(held.db, { memberId, vendor: 'ACME', direction, amount: units(count), requestId });
const wrongOf = async () =>
  (await Promise.all(WALLET_CHECKS.map(({ query }) => query.execute(held.db)))).map(({ rows }) =>
    Number(rows[0]!.wrong),
  );

beforeAll(async () => {
  await held.db
    .insertInto('catalogue.vendor')
    .values({ code: 'ACME', display_name: 'Acme', wallet_kind: 'transfer', hosts: [] })
    .execute();
  vendor = await new WalletVendor([await issueVendorSecret(held.db, 'ACME')]).start();
  await sql`UPDATE catalogue.vendor SET hosts = ${[vendor.host]} WHERE code = 'ACME'`.execute(held.db);
  const member = await createMember(held.db, { account: 'walletdesk' });
  memberId = member.id;
  ({ browser: desk } = await createOperatorBrowser(held.db, 'desk', [
    'integrations.write',
    'cashier.decide',
  ]));
  await fund(held.db, member.id, member.currency, 100);
});
afterAll(() => vendor.stop());
beforeEach(resetCircuits);

test('an operator sets the address, on a host of the vendor alone', async () => {
  const set = (address: string) =>
    desk.send(setWallet, 'POST', '/backoffice/api/x', { address }, { code: 'ACME' });
  for (const address of [
    'http://games.example/wallet',
    'https://elsewhere.example/wallet',
    'https://10.0.0.1/x',
    `${vendor.address}?a=1`,
  ])
    expect((await set(address)).body).toMatchObject({ code: 'INVALID_INPUT', fields: { address: {} } });
  expect((await set(vendor.address)).status).toBe(200);
  expect(await move('out', 50, 'desk-out')).toMatchObject({ status: 'done' });
  expect(await listAuditEntries(held.db, { subject: 'vendor:ACME', limit: 5 })).toMatchObject([
    { action: 'vendor.wallet', detail: { before: { address: '' }, after: { address: vendor.address } } },
  ]);
});

test('a held transfer is listed, asked about and known', async () => {
  vendor.fault = (operation) => (operation === 'walletStatus' ? 'lost' : 'loseAnswer');
  const open = await move('out', 20, 'desk-held');
  vendor.fault = () => undefined;
  const list = async (query: Record<string, string>) =>
    (
      await walletTransfersTable.page(held.db, {
        query,
        order: 'at',
        descending: true,
        locale: 'en',
        limit: 10,
        cursor: undefined,
        back: false,
      })
    ).rows;
  expect(await list({ status: 'held', vendor: 'ACME', member: 'walletd' })).toMatchObject([
    { id: open!.id, status: 'held', asks: 1, statusName: 'Outcome not known' },
  ]);
  expect((await vendorBooks(held.db))[0]).toMatchObject({ transit: units(20), held: 1, book: units(50) });
  expect(
    (await desk.send(ask, 'POST', '/backoffice/api/x', {}, { id: String(open!.id) })).body,
  ).toMatchObject({ value: { status: 'done' } });
  expect(await list({ status: 'held' })).toEqual([]);
  expect(await list({ status: 'done' })).toHaveLength(2);
});

test('transfers are their own kinds in the member’s records and a class of money in the reports', async () => {
  vendor.fault = (operation) => (operation === 'walletDeposit' ? 'lost' : undefined);
  expect(await move('out', 7, 'desk-returned')).toMatchObject({ status: 'refused' });
  vendor.fault = () => undefined;
  expect(await move('in', 5, 'desk-in')).toMatchObject({ status: 'done' });
  const records = await listAccountRecords(held.db, { memberId, currency: 'THB', pageNum: 1, pageSize: 50 });
  const moves = records.list
    .map(({ kind, amount, meta }) => [recordKind(kind, amount), amount, meta.vendor])
    .filter(([kind]) => kind !== 'other' && kind !== 'deposit');
  expect(moves).toEqual([
    ['vendorWalletReceived', units(5), 'ACME'],
    ['vendorWalletReturned', units(7), 'ACME'],
    ['vendorWalletSent', units(-7), 'ACME'],
    ['vendorWalletSent', units(-20), 'ACME'],
    ['vendorWalletSent', units(-50), 'ACME'],
  ]);
  const moved = await sumMoney(held.db, { days: { from: '2020-01-01', until: '2099-12-31' } });
  const ofWallets = moved.filter((row) => row.class === 'vendorWallet');
  expect(new Set(ofWallets.map(({ kind }) => kind))).toEqual(
    new Set(['vendorWallet.out', 'vendorWallet.arrived', 'vendorWallet.returned', 'vendorWallet.in']),
  );
  // What the house has got is what is at the vendor now: 50 and 20 sent, 5 brought home.
  expect(ofWallets.reduce((sum, { amount }) => sum + amount, 0n)).toBe(units(65));
  await move('out', 5, 'desk-out-again');
});

test('a wallet that differs from our book is shown', async () => {
  vendor.balances.set(`${memberId} THB`, units(90));
  await readBalance(held.db, memberId, 'ACME', 'THB');
  expect(await vendorBooks(held.db)).toMatchObject([
    { vendor: 'ACME', book: units(70), reported: units(90), differing: 1, held: 0 },
  ]);
  expect(await walletDifferences(held.db, 5)).toMatchObject([
    { account: 'walletdesk', book: units(70), reported: units(90) },
  ]);
});

test('the checks find a transfer with another amount, one without a posting, and a wrong book', async () => {
  expect(await wrongOf()).toEqual([0, 0, 0]);
  await asOwner(held.ownerUrl, (client) =>
    client.query("UPDATE gateway.wallet_transfer SET amount = amount + 1 WHERE request_id = 'desk-out'"),
  );
  expect(await wrongOf()).toEqual([1, 1, 0]);
  await asOwner(held.ownerUrl, (client) =>
    client.query("UPDATE gateway.wallet_transfer SET amount = amount - 1 WHERE request_id = 'desk-out'"),
  );
  await asOwner(held.ownerUrl, (client) => client.query('UPDATE gateway.wallet_book SET moved = moved + 1'));
  expect(await wrongOf()).toEqual([0, 1, 0]);
});
