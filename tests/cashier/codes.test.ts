/** Cash codes: printed in batches, downloaded once, redeemed once. */
import { CASHIER_CHECKS } from '@/lib/cashier/checks';
import { createBatch, redeemCode, takeCodes, voidBatch } from '@/lib/cashier/codes/commands';
import { TRIES } from '@/lib/cashier/codes/constants';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { createChannel, switchChannel } from '@/lib/cashier/payment-channels/commands';
import { channelInput } from '@/lib/cashier/payment-channels/schema';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { inTransaction, type Tx } from '@/lib/db/client';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { createFundedMember, PAYMENT_PASSWORD } from '../support/cashier';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();
const run = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);
const START = new Date('2026-05-01T08:00:00Z');
const DAY = 86_400_000;
let channelId: bigint;
let asked = 0;
let printed = 0;

beforeAll(async () => {
  const terms = [{ currency: 'THB', minimum: '100', maximum: '5000', feeFixed: '10', feeRate: '' }];
  const content = channelInput.parse({ names: { en: 'Codes' }, terms });
  const made = await run((tx) =>
    createChannel(tx, { kind: 'deposit', code: 'printed', adapter: 'codes', ...content }),
  );
  channelId = made.id;
  await run((tx) => switchChannel(tx, made.id, made.version, true));
});
beforeEach(() => setClock(START));
afterEach(() => setClock(undefined));

const print = (count = 1, value = 500) =>
  run((tx) =>
    createBatch(
      tx,
      {
        channelId,
        currency: 'THB',
        amount: units(value),
        count,
        expiresAt: new Date(START.getTime() + DAY),
        note: 'for the tests',
        requestId: `batch-${++printed}`,
      },
      1n,
    ),
  );
const codesOf = async (id: bigint) => (await run((tx) => takeCodes(tx, id, 1n))).codes;
type Member = Awaited<ReturnType<typeof createFundedMember>>;
const redeem = (member: Member, code: string, ip = `10.0.${asked % 250}.1`) => {
  asked += 1;
  return redeemCode(database.db, member, ip, { channel: 'printed', code, requestId: `codes-test-${asked}` });
};
const available = async ({ memberId }: Member) => (await getBalance(database.db, memberId)).available;
const invalid = { code: 'INVALID_INPUT', fields: { code: { code: 'CODE_INVALID' } } };

describe('a cash code', () => {
  it('is credited once, less the fee, however it is typed', async () => {
    const member = await createFundedMember(database.db);
    const [code] = await codesOf(await print());
    const made = await redeem(member, ` ${code!.toLowerCase().replaceAll('-', ' ')} `);
    expect(made).toMatchObject({ status: 'approved', amount: units(500), fee: units(10) });
    expect(await available(member)).toBe(units(490));
    await expect(redeem(member, code!)).rejects.toMatchObject(invalid);
    expect(await available(member)).toBe(units(490));
  });

  it('is redeemed by one of 20 parallel redeemers', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => createFundedMember(database.db)));
    const [code] = await codesOf(await print());
    const results = await Promise.allSettled(members.map((member) => redeem(member, code!)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const balances = await Promise.all(members.map(available));
    expect(balances.reduce((sum, each) => sum + each, 0n)).toBe(units(490));
  });

  it('is the same deposit when the same call is sent again', async () => {
    const member = await createFundedMember(database.db);
    const [code] = await codesOf(await print());
    const call = { channel: 'printed', code: code!, requestId: 'codes-test-same' };
    const first = await redeemCode(database.db, member, '10.9.9.9', call);
    expect((await redeemCode(database.db, member, '10.9.9.9', call)).id).toBe(first.id);
    expect(await available(member)).toBe(units(490));
  });

  it('is in the database as a hash only, after one download', async () => {
    const id = await print(3);
    const codes = await codesOf(id);
    expect(new Set(codes).size).toBe(3);
    await expect(codesOf(id)).rejects.toMatchObject({ code: 'CODES_DOWNLOADED' });
    const rows = await database.db.selectFrom('cashier.cash_code').selectAll().execute();
    const batches = await database.db.selectFrom('cashier.code_batch').selectAll().execute();
    const stored = JSON.stringify([rows, batches], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : Buffer.isBuffer(value) ? value.toString('latin1') : value,
    );
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('of a void or expired batch is refused', async () => {
    const member = await createFundedMember(database.db);
    const id = await print(2);
    const codes = await codesOf(id);
    await redeem(member, codes[0]!);
    expect(await run((tx) => voidBatch(tx, id, 1n))).toBe(1);
    await expect(redeem(member, codes[1]!)).rejects.toMatchObject(invalid);
    const [late] = await codesOf(await print());
    setClock(new Date(START.getTime() + DAY));
    await expect(redeem(member, late!)).rejects.toMatchObject(invalid);
  });

  it('cannot be guessed: tries are limited', async () => {
    const member = await createFundedMember(database.db);
    for (let count = 0; count < TRIES.member; count++)
      await expect(redeem(member, '2222-2222-2222-2222')).rejects.toMatchObject(invalid);
    const [code] = await codesOf(await print());
    await expect(redeem(member, code!)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is the only way to deposit at its channel', async () => {
    const member = await createFundedMember(database.db);
    await expect(
      requestDeposit(database.db, member, {
        channel: 'printed',
        amount: units(500),
        requestId: 'codes-test-amount',
      }),
    ).rejects.toMatchObject({ fields: { channel: { code: 'CHANNEL_CLOSED' } } });
  });

  it.each([
    [50, { amount: { code: 'BELOW_MINIMUM' } }],
    [6_000, { amount: { code: 'ABOVE_CHANNEL' } }],
  ])('of %d is not printed', async (value, fields) => {
    await expect(print(1, value)).rejects.toMatchObject({ fields });
  });
});

describe('the limits of a day of a channel for withdrawals', () => {
  it('hold for 20 parallel requests, and begin again the next day', async () => {
    const terms = [
      {
        currency: 'THB',
        minimum: '100',
        maximum: '5000',
        feeFixed: '',
        feeRate: '',
        dailyAmount: '1000',
        dailyCount: 3,
      },
    ];
    const content = channelInput.parse({ names: { en: 'Limited' }, terms });
    const { id, version } = await run((tx) =>
      createChannel(tx, { kind: 'withdraw', code: 'limited', adapter: 'transfer', ...content }),
    );
    await run((tx) => switchChannel(tx, id, version, true));
    const member = await createFundedMember(database.db, 9_000);
    const withdraw = (count: number) => {
      asked += 1;
      return requestWithdrawal(database.db, member, {
        channel: 'limited',
        amount: units(count),
        paymentPassword: PAYMENT_PASSWORD,
        requestId: `limit-test-${asked}`,
      });
    };
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => withdraw(400)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2);
    await expect(withdraw(201)).rejects.toMatchObject({ fields: { amount: { code: 'DAILY_AMOUNT' } } });
    await withdraw(100);
    await expect(withdraw(100)).rejects.toMatchObject({ fields: { channel: { code: 'DAILY_COUNT' } } });
    setClock(new Date(START.getTime() + DAY));
    await withdraw(400);
  });
});

it('everything above passes the checks of npm run verify', async () => {
  for (const { name, query } of CASHIER_CHECKS) {
    const { rows } = await query.execute(database.db);
    expect({ name, ...rows[0]! }).toMatchObject({ name, wrong: 0n });
  }
});
