/** Payment channels as operators make them, and what members are offered of them. */
import { requestDeposit, cancelDeposit } from '@/lib/cashier/deposits/commands';
import { addToGroup, createGroup, deleteGroup, setMemberGroups } from '@/lib/cashier/groups/commands';
import {
  archiveChannel,
  createChannel,
  orderChannels,
  switchChannel,
  updateChannel,
  type NewChannel,
} from '@/lib/cashier/payment-channels/commands';
import { listChannels, listOfferedChannels } from '@/lib/cashier/payment-channels/queries';
import { changedFacts } from '@/lib/cashier/payment-channels/rules';
import { channelInput } from '@/lib/cashier/payment-channels/schema';
import type { ChannelUser, Deposit, PaymentChannel } from '@/lib/cashier/types';
import { inTransaction, type Tx } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { createFundedMember } from '../support/cashier';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();
const run = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);

const TERMS = { currency: 'THB', minimum: '100', maximum: '50000', feeFixed: '', feeRate: '' };
const ACCOUNT = { currency: 'THB', bank: 'Hill Bank', holder: 'House Ltd', number: '000-1' };
const content = (given: object = {}) =>
  channelInput.parse({ names: { en: 'A channel' }, terms: [TERMS], ...given });

let made = 0;
const create = (given: object = {}, more: Partial<NewChannel> = {}): Promise<PaymentChannel> => {
  made += 1;
  return run((tx) =>
    createChannel(tx, {
      kind: 'deposit',
      code: `made-${made}`,
      adapter: 'transfer',
      ...content(given),
      ...more,
    }),
  );
};
const open = async (given: object = {}, more: Partial<NewChannel> = {}): Promise<PaymentChannel> => {
  const { id, version } = await create({ accounts: [ACCOUNT], ...given }, more);
  return (await run((tx) => switchChannel(tx, id, version, true))).after;
};
const offered = async (user: ChannelUser, kind: 'deposit' | 'withdraw' = 'deposit') =>
  (await listOfferedChannels(database.db, kind, user)).map(({ channel }) => channel.code);
const bankOf = ({ payTo }: Deposit) => (payTo?.kind === 'bank' ? payTo.bank : undefined);
let asked = 0;
const deposit = (user: ChannelUser, channel: string, count: number) => {
  asked += 1;
  return requestDeposit(database.db, user, {
    channel,
    amount: units(count),
    requestId: `channel-test-${asked}`,
  });
};

afterEach(() => setClock(undefined));

describe('a new channel', () => {
  it('is off, and is switched on only when it is complete', async () => {
    const member = await createFundedMember(database.db);
    const empty = await create({ terms: [] });
    expect(empty.enabled).toBe(false);
    expect(await offered(member)).not.toContain(empty.code);
    const on = ({ id }: PaymentChannel, version: number) => run((tx) => switchChannel(tx, id, version, true));
    await expect(on(empty, 1)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { terms: { code: 'CHANNEL_NO_CURRENCY' }, accounts: { code: 'CHANNEL_NO_ACCOUNT' } },
    });
    await run((tx) => updateChannel(tx, empty.id, 1, content()));
    await expect(on(empty, 2)).rejects.toMatchObject({
      fields: { accounts: { code: 'CHANNEL_NO_ACCOUNT_IN', values: { currency: 'THB' } } },
    });
    await run((tx) => updateChannel(tx, empty.id, 2, content({ accounts: [ACCOUNT] })));
    expect((await on(empty, 3)).after.enabled).toBe(true);
    expect(await offered(member)).toContain(empty.code);
  });

  it('for withdrawals needs no account', async () => {
    const member = await createFundedMember(database.db);
    const { code } = await open({ accounts: [] }, { kind: 'withdraw' });
    expect(await offered(member, 'withdraw')).toContain(code);
  });

  it('must have a free code and an adapter of its kind', async () => {
    const { code } = await create();
    await expect(create({}, { code })).rejects.toMatchObject({
      fields: { code: { code: 'CHANNEL_CODE_TAKEN' } },
    });
    await expect(create({}, { kind: 'withdraw', adapter: 'instant' })).rejects.toMatchObject({
      fields: { adapter: { code: 'ADAPTER_NOT_HERE' } },
    });
  });

  it('stays complete while it is on', async () => {
    const channel = await open();
    await expect(
      run((tx) => updateChannel(tx, channel.id, channel.version, content({ accounts: [] }))),
    ).rejects.toMatchObject({ fields: { accounts: { code: 'CHANNEL_NO_ACCOUNT_IN' } } });
    const [kept] = (await listChannels(database.db, false)).filter(({ id }) => id === channel.id);
    expect(kept).toMatchObject({ accounts: [{ bank: 'Hill Bank' }], version: channel.version });
  });
});

it.each([
  ['limits upside down', { terms: [{ ...TERMS, maximum: '99' }] }, 'terms.0.maximum', 'BELOW_MINIMUM'],
  [
    'a fraction of a coin',
    { terms: [{ ...TERMS, currency: 'VND', minimum: '100.5' }] },
    'terms.0.minimum',
    'AMOUNT_DECIMALS',
  ],
  [
    'a fee above the minimum',
    { terms: [{ ...TERMS, feeFixed: '60', feeRate: '40' }] },
    'terms.0.feeFixed',
    'FEE_ABOVE_MINIMUM',
  ],
  ['a rate of a hundred', { terms: [{ ...TERMS, feeRate: '100' }] }, 'terms.0.feeRate', 'RATE_FORMAT'],
  ['a currency twice', { terms: [TERMS, TERMS] }, 'terms', 'CURRENCY_TWICE'],
  ['no English name', { names: { th: 'ธนาคาร' } }, 'names.en', 'REQUIRED'],
  [
    'a wrong IBAN',
    { accounts: [{ ...ACCOUNT, number: 'DE00370400440532013000' }] },
    'accounts.0.number',
    'ACCOUNT_IBAN',
  ],
  [
    'an account’s limits upside down',
    { accounts: [{ ...ACCOUNT, minimum: '9', maximum: '8' }] },
    'accounts.0.maximum',
    'BELOW_MINIMUM',
  ],
  ['a country that does not exist', { countries: ['QQ'] }, 'countries.0', 'COUNTRIES'],
  [
    'hours without a day',
    { schedule: [{ days: [], from: '09:00', to: '17:00' }] },
    'schedule.0.days',
    'DAYS_MISSING',
  ],
  [
    'a time that does not exist',
    { schedule: [{ days: [1], from: '25:00', to: '17:00' }] },
    'schedule.0.from',
    'TIME_FORMAT',
  ],
])('%s is refused with its reason', (_, given, path, message) => {
  const parsed = channelInput.safeParse({ names: { en: 'A' }, terms: [TERMS], ...given });
  expect(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
    path,
    message,
  ]);
});

describe('two operators', () => {
  it('who change one channel at once: the second is refused, and nothing is half done', async () => {
    const { id, version } = await create();
    const results = await Promise.allSettled(
      ['One', 'Two'].map((en) => run((tx) => updateChannel(tx, id, version, content({ names: { en } })))),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { code: 'CHANGED_MEANWHILE' },
    });
  });

  it('see what changed, before and after', async () => {
    const channel = await create();
    const { before, after } = await run((tx) =>
      updateChannel(tx, channel.id, 1, content({ terms: [{ ...TERMS, feeRate: '1.5' }], countries: ['TH'] })),
    );
    expect(changedFacts(before, after)).toEqual({
      before: { countries: [], fees: { THB: '0.00 + 0%' } },
      after: { countries: ['TH'], fees: { THB: '0.00 + 1.5%' } },
    });
  });
});

describe('the order', () => {
  it('is that of the operator, and is refused if a channel is missing', async () => {
    const list = (await listChannels(database.db, false)).filter(({ kind }) => kind === 'withdraw');
    const ids = list.map(({ id }) => id);
    const reversed = [...ids].reverse();
    await run((tx) => orderChannels(tx, 'withdraw', reversed));
    const after = (await listChannels(database.db, false)).filter(({ kind }) => kind === 'withdraw');
    expect(after.map(({ id }) => id)).toEqual(reversed);
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]!], [...ids.slice(1), 999_999n]])
      await expect(run((tx) => orderChannels(tx, 'withdraw', wrong))).rejects.toMatchObject({
        code: 'CHANGED_MEANWHILE',
      });
  });
});

describe('a member is offered', () => {
  it('channels of their currency, country and groups, and no archived one', async () => {
    const member = await createFundedMember(database.db);
    const other = await createFundedMember(database.db);
    const groupId = await run((tx) => createGroup(tx, 'Friends'));
    expect(await run((tx) => addToGroup(tx, groupId, [member.account.toUpperCase(), 'nobody-here']))).toEqual(
      {
        added: 1,
        unknown: ['nobody-here'],
      },
    );
    const grouped = await open({ groupIds: [String(groupId)] });
    const thai = await open({ countries: ['th'] });
    const dong = await open({
      terms: [{ ...TERMS, currency: 'VND', minimum: '100000', maximum: '200000' }],
      accounts: [{ ...ACCOUNT, currency: 'VND' }],
    });
    expect(await offered(member)).toEqual(expect.arrayContaining([grouped.code]));
    expect(await offered(other)).not.toContain(grouped.code);
    await expect(deposit(other, grouped.code, 100)).rejects.toMatchObject({
      fields: { channel: { code: 'CHANNEL_CLOSED' } },
    });
    expect(await offered({ ...member, country: 'TH' })).toContain(thai.code);
    for (const country of ['VN', undefined])
      expect(await offered({ ...member, country })).not.toContain(thai.code);
    expect(await offered(member)).not.toContain(dong.code);
    expect(await offered({ ...member, currency: 'VND' })).toContain(dong.code);
    await expect(run((tx) => deleteGroup(tx, groupId))).rejects.toMatchObject({ code: 'GROUP_IN_USE' });
    await run((tx) => setMemberGroups(tx, member.memberId, []));
    expect(await offered(member)).not.toContain(grouped.code);
    await run((tx) => archiveChannel(tx, thai.id, thai.version, true));
    expect(await offered({ ...member, country: 'TH' })).not.toContain(thai.code);
    expect((await listChannels(database.db, true)).map(({ code }) => code)).toContain(thai.code);
  });

  it('a channel outside its hours as closed, with its next opening, and cannot use it', async () => {
    const member = await createFundedMember(database.db);
    const { code } = await open({ schedule: [{ days: [1], from: '09:00', to: '10:00' }] });
    expect(env().SETTLEMENT_ZONE).toBe('Asia/Shanghai');
    setClock(new Date('2026-11-24T12:00:00+08:00'));
    const found = (await listOfferedChannels(database.db, 'deposit', member)).find(
      ({ channel }) => channel.code === code,
    );
    expect(found).toMatchObject({ isOpen: false, opensAt: new Date('2026-11-30T09:00:00+08:00') });
    await expect(deposit(member, code, 100)).rejects.toMatchObject({
      fields: { channel: { code: 'CHANNEL_OUTSIDE_HOURS' } },
    });
    setClock(new Date('2026-11-30T09:00:00+08:00'));
    expect(await deposit(member, code, 100)).toMatchObject({ status: 'pending' });
  });

  it('no sandbox on a site that is not a demo', async () => {
    const member = await createFundedMember(database.db);
    expect(await offered(member)).toContain('sandbox');
    const settings = env() as { DEMO_SEED: boolean };
    settings.DEMO_SEED = false;
    try {
      expect(await offered(member)).not.toContain('sandbox');
      await expect(deposit(member, 'sandbox', 100)).rejects.toMatchObject({
        fields: { channel: { code: 'CHANNEL_CLOSED' } },
      });
      await expect(create({}, { adapter: 'instant' })).rejects.toMatchObject({
        fields: { adapter: { code: 'ADAPTER_NOT_HERE' } },
      });
    } finally {
      settings.DEMO_SEED = true;
    }
  });
});

describe('receiving accounts', () => {
  const accounts = [
    { ...ACCOUNT, bank: 'Small', maximum: '999' },
    { ...ACCOUNT, bank: 'First', minimum: '1000' },
    { ...ACCOUNT, bank: 'Second', minimum: '1000' },
  ];

  it('are chosen by amount and take turns; the deposit keeps the one it was given', async () => {
    const member = await createFundedMember(database.db);
    const channel = await open({ accounts });
    const given: (string | undefined)[] = [];
    for (const [step, count] of [500, 1000, 1000, 1000, 500].entries()) {
      setClock(new Date(Date.UTC(2026, 10, 24, 4, step)));
      const made = await deposit(member, channel.code, count);
      given.push(bankOf(made));
      await cancelDeposit(database.db, member.memberId, made.id);
    }
    expect(given).toEqual(['Small', 'First', 'Second', 'First', 'Small']);
    const kept = await deposit(member, channel.code, 500);
    await run((tx) =>
      updateChannel(tx, channel.id, channel.version, content({ accounts: [{ ...ACCOUNT, bank: 'Other' }] })),
    );
    const row = await database.db
      .selectFrom('cashier.deposit')
      .select('pay_to')
      .where('id', '=', kept.id)
      .executeTakeFirstOrThrow();
    expect(row.pay_to).toMatchObject({ kind: 'bank', bank: 'Small', number: '000-1' });
    expect(bankOf(await deposit(member, channel.code, 500))).toBe('Other');
  });

  it('never get more than their daily ceiling from 20 parallel requests, and are free the next day', async () => {
    const channel = await open({ accounts: [{ ...ACCOUNT, dailyCeiling: '1000' }] });
    const members = await Promise.all(Array.from({ length: 4 }, () => createFundedMember(database.db)));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => deposit(members[index % 4]!, channel.code, 300)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ fields: { amount: { code: 'ACCOUNTS_FULL' } } });
    // A cancelled request gives its room back.
    const [first] = results.filter((result) => result.status === 'fulfilled');
    await cancelDeposit(database.db, first!.value.memberId, first!.value.id);
    expect(await deposit(members[0]!, channel.code, 400)).toMatchObject({ status: 'pending' });
    setClock(new Date(Date.now() + 86_400_000));
    expect(await deposit(members[1]!, channel.code, 1000)).toMatchObject({ status: 'pending' });
  });
});

it('a change of the fee does not touch requests that were made before', async () => {
  const member = await createFundedMember(database.db);
  const channel = await open({ terms: [{ ...TERMS, feeFixed: '5' }] });
  const before = await deposit(member, channel.code, 200);
  await run((tx) =>
    updateChannel(
      tx,
      channel.id,
      channel.version,
      content({ accounts: [ACCOUNT], terms: [{ ...TERMS, feeFixed: '50' }] }),
    ),
  );
  expect(before.fee).toBe(units(5));
  expect((await deposit(member, channel.code, 200)).fee).toBe(units(50));
});
