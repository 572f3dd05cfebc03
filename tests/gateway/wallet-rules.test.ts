/** What holds for money at vendors beside the transfers themselves: limits, erasure, locks, and when a vendor is called. */
import { sql } from 'kysely';
import { eraseMember } from '@/lib/cli/personal';
import { FAILURES_TO_OPEN } from '@/lib/gateway/transfers/constants';
import { resetCircuits } from '@/lib/gateway/transfers/circuit';
import { moveMoney, readBalance } from '@/lib/gateway/transfers/commands';
import { issueVendorSecret } from '@/lib/gateway/vendors/commands';
import { createMember } from '@/lib/identity/commands';
import { MAX_AMOUNT, units } from '@/lib/money/amount';
import { getBalance } from '@/lib/ledger/queries';
import { AppError } from '@/lib/platform/errors';
import { setOwnLimit } from '@/lib/protection/limits/commands';
import { asOwner, useTestDatabase } from '../support/database';
import { fund, openTable, seat, type Table } from '../support/players';
import { WalletVendor } from '../support/wallet-vendor';

process.env.DATABASE_MONEY_POOL = '8';
const held = useTestDatabase();
const TIMES = { transferMs: 150, balanceMs: 150, roundsMs: 500 };
let vendor: WalletVendor;
let table: Table;

beforeAll(async () => {
  await sql`INSERT INTO catalogue.vendor (code, display_name, wallet_kind) VALUES ('FARAWAY', 'Faraway', 'transfer')`.execute(
    held.db,
  );
  vendor = await new WalletVendor([await issueVendorSecret(held.db, 'FARAWAY')]).start();
  await sql`UPDATE catalogue.vendor SET hosts = ${[vendor.host]} WHERE code = 'FARAWAY'`.execute(held.db);
  await sql`INSERT INTO gateway.vendor_wallet (vendor, address) VALUES ('FARAWAY', ${vendor.address})`.execute(
    held.db,
  );
  table = await openTable(held.db, 'NEARBY');
});
afterAll(() => vendor.stop());
beforeEach(() => {
  resetCircuits();
  vendor.fault = () => undefined;
});

let requests = 0;
const move = (memberId: bigint, direction: 'out' | 'in', count?: number | bigint) =>
  moveMoney(
    held.db,
    {
      memberId,
      vendor: 'FARAWAY',
      direction,
      amount: count === undefined ? undefined : units(count),
      requestId: `r${++requests}`,
    },
    TIMES,
  );
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error as Error)),
  );
async function newMember(account: string, funds: number): Promise<bigint> {
  const { id, currency } = await createMember(held.db, { account });
  await fund(held.db, id, currency, funds);
  return id;
}

test.each(['stake', 'loss'] as const)(
  'money at a vendor counts as staked in a limit of %s, for a bet elsewhere too',
  async (kind) => {
    const player = await seat(held.db, table, `limited${kind}`, 200);
    await setOwnLimit(held.db, player.memberId, { kind, period: 'day', amount: units(100) });
    expect(await codeOf(move(player.memberId, 'out', 101))).toBe('LIMIT_REACHED');
    await move(player.memberId, 'out', 80);
    expect(await codeOf(move(player.memberId, 'out', 21))).toBe('LIMIT_REACHED');
    const { playerToken } = player;
    const bet = (name: string, count: number) =>
      codeOf(
        table.port.bet({
          playerToken,
          transactionId: `${kind}-${name}`,
          roundId: `${kind}-${name}`,
          amount: units(count),
        }),
      );
    const round = (name: string, count: number) =>
      codeOf(
        table.port.settleRound({
          playerToken,
          transactionId: `${kind}-${name}`,
          roundId: `${kind}-${name}`,
          stake: units(count),
          payout: units(0),
        }),
      );
    expect([await bet('a', 21), await round('b', 21)]).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED']);
    expect(await bet('c', 20)).toBe('OK');
    await move(player.memberId, 'in', 50);
    expect([await bet('d', 50), await bet('e', 1)]).toEqual(['OK', 'LIMIT_REACHED']);
  },
);

test('a member who has money at a vendor, or on the way there, is not erased', async () => {
  const member = await newMember('walletperson', 60);
  await move(member, 'out', 60);
  expect(await codeOf(eraseMember(member))).toBe('MEMBER_UNSETTLED');
  vendor.fault = () => 'hang';
  expect(await move(member, 'in', 60)).toMatchObject({ status: 'held' });
  expect(await codeOf(eraseMember(member))).toBe('MEMBER_UNSETTLED');
});

test('a transfer that was refused here says nothing about a vendor that hangs', async () => {
  vendor.fault = () => 'hang';
  let member = 0n;
  for (let n = 0; n < FAILURES_TO_OPEN; n++) {
    member = await newMember(`walletcircuit${n}`, 10);
    await codeOf(move(member, 'out', 1));
    await codeOf(move(member, 'out', 1_000));
  }
  const calls = vendor.calls.length;
  expect(await codeOf(move(member, 'out', 1))).toBe('WALLET_UNAVAILABLE');
  expect(vendor.calls).toHaveLength(calls);
});

test('transfers out and in at the same time wait for each other in one order', async () => {
  const member = await newMember('walletlocks', 500);
  await move(member, 'out', 200);
  const deadlocks = () =>
    asOwner(held.ownerUrl, async (client) => {
      await client.query('SELECT pg_stat_force_next_flush()');
      const { rows } = await client.query<{ deadlocks: string }>(
        'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
      );
      return rows[0]!.deadlocks;
    });
  const before = await deadlocks();
  for (let turn = 0; turn < 6; turn++)
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => codeOf(move(member, n % 2 === 0 ? 'out' : 'in', 1))),
    );
  expect(await deadlocks()).toBe(before);
});

test('what a vendor says of a balance that nobody can have is not believed', async () => {
  const member = await newMember('walletrich', 100);
  for (const balance of [MAX_AMOUNT, 10n ** 15n + 1n]) {
    vendor.balances.set(`${member} THB`, balance);
    expect(await codeOf(move(member, 'in'))).toBe('WALLET_UNAVAILABLE');
    expect(await codeOf(readBalance(held.db, member, 'FARAWAY', 'THB', TIMES))).toBe('WALLET_UNAVAILABLE');
  }
  expect(await codeOf(move(member, 'in', 10n ** 11n + 1n))).toBe('INVALID_INPUT');
  expect((await getBalance(held.db, member)).available).toBe(units(100));
  vendor.balances.delete(`${member} THB`);
});

test('a member who asks for a balance many times at once takes one place among the calls to the vendor', async () => {
  const [asking, other] = [await newMember('walletasker', 10), await newMember('walletother', 10)];
  vendor.fault = (operation) => (operation === 'walletBalance' ? 'hang' : undefined);
  const answers = Array.from({ length: 60 }, () =>
    codeOf(readBalance(held.db, asking, 'FARAWAY', 'THB', TIMES)),
  );
  await answers[0];
  resetCircuits();
  const again = Array.from({ length: 60 }, () =>
    codeOf(readBalance(held.db, asking, 'FARAWAY', 'THB', TIMES)),
  );
  expect(await codeOf(move(other, 'out', 5))).toBe('OK');
  expect(new Set(await Promise.all([...answers, ...again]))).toEqual(new Set(['WALLET_UNAVAILABLE']));
  expect(vendor.calls.filter((call) => call === 'walletBalance').length).toBeLessThan(10);
});
