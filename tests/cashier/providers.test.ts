/** Payments and payouts at providers, against a stand-in over HTTP: lost, late, repeated, contradictory and forged answers. */
import fc from 'fast-check';
import { CASHIER_CHECKS } from '@/lib/cashier/checks';
import { cancelDeposit, approveDeposit, requestDeposit } from '@/lib/cashier/deposits/commands';
import { createChannel, switchChannel, updateChannel } from '@/lib/cashier/payment-channels/commands';
import { channelInput } from '@/lib/cashier/payment-channels/schema';
import { applyReport, askOrder, settleOrder, startPayout } from '@/lib/cashier/providers/commands';
import { askDue } from '@/lib/cashier/providers/jobs';
import { listOrders, orderOf } from '@/lib/cashier/providers/queries';
import { paymentStep, payoutStep } from '@/lib/cashier/providers/rules';
import type { ProviderReport } from '@/lib/cashier/providers/types';
import type { PaymentKind } from '@/lib/cashier/types';
import {
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  requestWithdrawal,
} from '@/lib/cashier/withdrawals/commands';
import { inTransaction, type Tx } from '@/lib/db/client';
import { getBalance } from '@/lib/ledger/queries';
import { amount, units, type Amount } from '@/lib/money/amount';
import { now, setClock } from '@/lib/platform/clock';
import { createFundedMember, PAYMENT_PASSWORD } from '../support/cashier';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import {
  API_KEY,
  notifyOfInvoice,
  notifySite,
  SECRET,
  StandInProvider,
  STORE_ID,
} from '../support/payment-provider';

const database = useTestDatabase();
const run = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);
const provider = new StandInProvider();
const TERMS = { currency: 'THB', minimum: '100', maximum: '50000', feeFixed: '', feeRate: '' };
const START = new Date('2026-05-01T08:00:00Z');
let deposits: bigint;
let payouts: bigint;
let coins: bigint;
let asked = 0;

async function open(kind: PaymentKind, adapter: string, settings: object, secrets: object): Promise<bigint> {
  const content = channelInput.parse({ names: { en: adapter }, terms: [TERMS], settings, secrets });
  const { id, version } = await run((tx) =>
    createChannel(tx, { kind, code: `at-${adapter}`, adapter, ...content }),
  );
  await run((tx) => switchChannel(tx, id, version, true));
  return id;
}

beforeAll(async () => {
  await provider.start();
  const own = [{ address: provider.address, merchant: 'merchant-1' }, { secret: SECRET }] as const;
  deposits = await open('deposit', 'provider', ...own);
  payouts = await open('withdraw', 'provider', ...own);
  coins = await open(
    'deposit',
    'btcpay',
    { address: provider.address, storeId: STORE_ID, method: 'BTC-CHAIN' },
    { apiKey: API_KEY, webhookSecret: SECRET },
  );
});
afterAll(() => provider.stop());
beforeEach(() => setClock(START));
afterEach(() => {
  setClock(undefined);
  provider.mishaps.length = 0;
});

type Member = Awaited<ReturnType<typeof createFundedMember>>;
const later = (seconds: number) => setClock(new Date(now().getTime() + seconds * 1_000));
const available = async ({ memberId }: Member) => (await getBalance(database.db, memberId)).available;

function deposit(member: Member, channel = 'at-provider', count = 1_000) {
  asked += 1;
  return requestDeposit(database.db, member, {
    channel,
    amount: units(count),
    requestId: `provider-test-${asked}`,
  });
}
const depositRow = (id: bigint) =>
  database.db.selectFrom('cashier.deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const order = async (id: bigint) => (await orderOf(database.db, 'deposit', id))!;

describe('a channel of a provider', () => {
  it('seals its secrets, shows their names only, and wants them again if the address changes', async () => {
    const row = await database.db
      .selectFrom('cashier.channel')
      .selectAll()
      .where('id', '=', deposits)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify([row.settings, row.secrets])).not.toContain(SECRET);
    expect(Object.keys(row.secrets as object)).toEqual(['secret']);
    const given = (address: string, secrets: object = {}) =>
      channelInput.parse({
        names: { en: 'provider' },
        terms: [TERMS],
        settings: { address, merchant: 'merchant-1' },
        secrets,
      });
    await expect(
      run((tx) => updateChannel(tx, deposits, row.version, given('https://elsewhere.example'))),
    ).rejects.toMatchObject({ fields: { 'secrets.secret': { code: 'SECRET_AGAIN' } } });
    await run((tx) => updateChannel(tx, deposits, row.version, given(provider.address)));
  });

  it('cannot be called in a private network unless the administrator names it', async () => {
    const content = (address: string) =>
      channelInput.parse({ names: { en: 'x' }, terms: [TERMS], settings: { address }, secrets: {} });
    for (const address of [
      'https://10.0.0.5',
      'http://btcpay.internal',
      'file:///etc/passwd',
      'https://a.example/?x=1',
    ])
      await expect(
        run((tx) =>
          createChannel(tx, { kind: 'deposit', code: 'inside', adapter: 'btcpay', ...content(address) }),
        ),
      ).rejects.toMatchObject({ fields: { 'settings.address': { code: 'PROVIDER_ADDRESS' } } });
  });

  it('is not switched on before everything is filled in', async () => {
    const content = channelInput.parse({ names: { en: 'empty' }, terms: [TERMS] });
    const { id } = await run((tx) =>
      createChannel(tx, { kind: 'deposit', code: 'empty', adapter: 'provider', ...content }),
    );
    await expect(run((tx) => switchChannel(tx, id, 1, true))).rejects.toMatchObject({
      fields: {
        'settings.address': { code: 'CHANNEL_SETTING_MISSING' },
        'secrets.secret': { code: 'CHANNEL_SETTING_MISSING' },
      },
    });
  });
});

describe('a deposit at a provider', () => {
  it('shows what to pay, and is credited once by 20 parallel notifications', async () => {
    const member = await createFundedMember(database.db);
    const { id } = await deposit(member);
    expect((await depositRow(id)).pay_to).toMatchObject({ kind: 'provider' });
    const made = provider.orderOf('payments');
    expect(await notifySite(deposits, made.reference)).toBe(200);
    expect(await available(member)).toBe(0n);
    made.status = 'paid';
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => notifySite(deposits, made.reference)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await available(member)).toBe(units(1_000));
    expect(await order(id)).toMatchObject({ status: 'paid', problem: null, nextAskAt: null });
  });

  it('is not changed by forged, old or foreign notifications', async () => {
    const member = await createFundedMember(database.db);
    await deposit(member);
    const made = provider.orderOf('payments');
    made.status = 'paid';
    expect(await notifySite(deposits, made.reference, { secret: 'another-secret-0000' })).toBe(401);
    expect(await notifySite(deposits, made.reference, { at: new Date(START.getTime() - 301_000) })).toBe(401);
    // A signature of one channel is not valid for another.
    expect(await notifySite(999_999n, made.reference)).toBe(401);
    expect(await notifyOfInvoice(deposits, made.id)).toBe(401);
    expect(await available(member)).toBe(0n);
    // A notification says nothing that is believed: the provider is asked.
    made.status = 'pending';
    expect(await notifySite(deposits, made.reference)).toBe(200);
    expect(await available(member)).toBe(0n);
  });

  it('whose answer is lost is asked about by its reference until it is known, and created once', async () => {
    const member = await createFundedMember(database.db);
    provider.mishaps.push('lose');
    const { id } = await deposit(member);
    expect(await order(id)).toMatchObject({ status: 'starting', lastFailure: 'UNREACHABLE' });
    expect((await depositRow(id)).awaits_provider).toBe(true);
    const made = provider.orderOf('payments');
    made.status = 'paid';
    await askDue(database.db);
    expect(await available(member)).toBe(0n);
    later(31);
    await askDue(database.db);
    expect(await available(member)).toBe(units(1_000));
    expect(made.created).toBe(1);
  });

  it('whose answer comes after the notification of its payment is credited once', async () => {
    const member = await createFundedMember(database.db);
    provider.mishaps.push('late');
    const before = provider.orders.size;
    const answered = deposit(member);
    while (provider.orders.size === before) await new Promise(setImmediate);
    const made = provider.orderOf('payments');
    made.status = 'paid';
    expect(await notifySite(deposits, made.reference)).toBe(200);
    expect(await available(member)).toBe(units(1_000));
    provider.release();
    const { id } = await answered;
    expect(await order(id)).toMatchObject({ status: 'paid', problem: null });
    expect(await available(member)).toBe(units(1_000));
  });

  it('that the provider never got is created again under the same reference', async () => {
    const member = await createFundedMember(database.db);
    provider.mishaps.push('fail');
    const { id } = await deposit(member);
    expect(await order(id)).toMatchObject({ status: 'starting', lastFailure: 'HTTP_500' });
    later(31);
    await askDue(database.db);
    expect(await order(id)).toMatchObject({ status: 'open', lastFailure: null });
    expect(provider.orderOf('payments')).toMatchObject({
      reference: (await order(id)).reference,
      created: 1,
    });
  });

  it('that the provider refuses ends, and the member is told', async () => {
    const member = await createFundedMember(database.db);
    provider.mishaps.push('refuse');
    await expect(deposit(member)).rejects.toMatchObject({ code: 'PROVIDER_REFUSED' });
    const row = await database.db
      .selectFrom('cashier.deposit')
      .select('status')
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('cancelled');
  });

  it('is credited with the amount that has arrived', async () => {
    const member = await createFundedMember(database.db);
    const { id } = await deposit(member);
    const made = provider.orderOf('payments');
    Object.assign(made, { status: 'paid', amount: '950.25' });
    await notifySite(deposits, made.reference);
    expect(await available(member)).toBe(amount(9_502_500n));
    expect(await depositRow(id)).toMatchObject({ status: 'approved', asked_amount: units(1_000) });
  });

  it('of less than a coin, or of another currency, is held', async () => {
    for (const change of [{ amount: '950.2550' }, { currency: 'USD' }]) {
      const member = await createFundedMember(database.db);
      const { id } = await deposit(member);
      const made = provider.orderOf('payments');
      Object.assign(made, { status: 'paid', ...change });
      await notifySite(deposits, made.reference);
      expect(await available(member)).toBe(0n);
      expect(await order(id)).toMatchObject({
        status: 'held',
        problem: change.amount ? 'COINS' : 'CURRENCY',
      });
    }
  });

  it('that is paid after it was cancelled is decided by an operator, not credited', async () => {
    const member = await createFundedMember(database.db);
    const { id } = await deposit(member);
    await expect(run((tx) => approveDeposit(tx, id, 1n))).rejects.toMatchObject({ code: 'AWAITS_PROVIDER' });
    await cancelDeposit(database.db, member.memberId, id);
    const made = provider.orderOf('payments');
    made.status = 'paid';
    await notifySite(deposits, made.reference);
    await notifySite(deposits, made.reference);
    expect(await available(member)).toBe(0n);
    expect(await depositRow(id)).toMatchObject({ status: 'pending', awaits_provider: false });
    expect(await order(id)).toMatchObject({ status: 'held', problem: 'LATE' });
    expect(
      (await listOrders(database.db, 'attention', undefined, 9)).list.map((each) => each.depositId),
    ).toContain(id);
    await run((tx) => approveDeposit(tx, id, 1n));
    await notifySite(deposits, made.reference);
    expect(await available(member)).toBe(units(1_000));
  });

  it('that is credited stays so when the provider contradicts itself, and an operator is shown it', async () => {
    const member = await createFundedMember(database.db);
    const { id } = await deposit(member);
    const made = provider.orderOf('payments');
    made.status = 'paid';
    await notifySite(deposits, made.reference);
    made.status = 'failed';
    await notifySite(deposits, made.reference);
    expect(await available(member)).toBe(units(1_000));
    const seen = await order(id);
    expect(seen).toMatchObject({ status: 'paid', problem: 'CONTRADICTION' });
    await run((tx) => settleOrder(tx, seen.id, 1n, 'seen'));
    const { list } = await listOrders(database.db, 'attention', undefined, 99);
    expect(list.map((each) => each.depositId)).not.toContain(id);
  });
});

describe('an invoice of BTCPay Server', () => {
  const settle = async (
    status: 'Settled' | 'Expired' | 'Invalid' | 'Processing',
    additionalStatus: string,
    payments: { value: string; status: string }[],
  ) => {
    const member = await createFundedMember(database.db);
    const { id } = await deposit(member, 'at-btcpay');
    expect((await depositRow(id)).pay_to).toMatchObject({
      address: 'bc1qstandin',
      otherName: 'BTC',
      rate: '2000000.00',
    });
    const invoice = provider.invoice();
    Object.assign(invoice, { status, additionalStatus, payments });
    expect(await notifyOfInvoice(coins, invoice.id, 'wrong-secret-000000')).toBe(401);
    expect(await notifyOfInvoice(coins, invoice.id)).toBe(200);
    expect(await notifyOfInvoice(coins, invoice.id)).toBe(200);
    return {
      credited: await available(member),
      status: (await depositRow(id)).status,
      order: await order(id),
    };
  };
  const paid = (value: string, status = 'Settled') => [{ value, status }];

  it('paid in full is credited with what was asked', async () => {
    expect(await settle('Settled', 'None', paid('0.00049999'))).toMatchObject({ credited: units(1_000) });
  });

  it('paid with more or less is credited with what it is worth at the invoice’s rate', async () => {
    expect(await settle('Settled', 'PaidOver', paid('0.0006'))).toMatchObject({ credited: units(1_200) });
    expect(await settle('Expired', 'PaidPartial', paid('0.00012345'))).toMatchObject({
      credited: amount(2_469_000n),
      status: 'approved',
    });
  });

  it('that is not confirmed waits', async () => {
    expect(await settle('Expired', 'PaidPartial', paid('0.0001', 'Processing'))).toMatchObject({
      credited: 0n,
      status: 'pending',
      order: { status: 'open' },
    });
  });

  it('without a payment ends', async () => {
    expect(await settle('Expired', 'None', [])).toMatchObject({ credited: 0n, status: 'cancelled' });
  });

  it.each([
    ['Expired', 'PaidLate', 'LATE'],
    ['Invalid', 'None', 'INVALID_PAID'],
    ['Settled', 'Marked', 'MARKED'],
  ] as const)('that is %s and %s is held for an operator', async (status, additional, problem) => {
    expect(await settle(status, additional, paid('0.0005'))).toMatchObject({
      credited: 0n,
      status: 'pending',
      order: { status: 'held', problem },
    });
  });
});

describe('a payout by a provider', () => {
  const approved = async () => {
    const member = await createFundedMember(database.db, 5_000);
    asked += 1;
    const { id } = await requestWithdrawal(database.db, member, {
      channel: 'at-provider',
      amount: units(1_000),
      paymentPassword: PAYMENT_PASSWORD,
      requestId: `payout-test-${asked}`,
    });
    await run((tx) => approveWithdrawal(tx, id, 1n));
    return { member, id };
  };
  const start = async (id: bigint) =>
    askOrder(database.db, await run((tx) => startPayout(tx, id, 1n)), 'first');
  const status = async (id: bigint) =>
    (
      await database.db
        .selectFrom('cashier.withdrawal')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;

  it('is paid when the provider says so, once', async () => {
    const { member, id } = await approved();
    await start(id);
    const made = provider.orderOf('payouts');
    expect(made.body.payee).toMatchObject({ number: '1234567890' });
    expect(await status(id)).toBe('approved');
    made.status = 'paid';
    await Promise.all(Array.from({ length: 20 }, () => notifySite(payouts, made.reference)));
    expect(await status(id)).toBe('paid');
    expect(await available(member)).toBe(units(4_000));
  });

  it('whose answer is lost blocks everything else until it is known, and is never sent twice', async () => {
    const { id } = await approved();
    provider.mishaps.push('lose');
    expect(await start(id)).toMatchObject({ status: 'starting' });
    for (const other of [
      () => run((tx) => startPayout(tx, id, 1n)),
      () => run((tx) => payWithdrawal(tx, id, 1n, 'by hand')),
      () => run((tx) => rejectWithdrawal(tx, id, 1n, 'no')),
    ])
      await expect(other()).rejects.toMatchObject({ code: 'PAYOUT_UNDER_WAY' });
    const made = provider.orderOf('payouts');
    made.status = 'paid';
    later(31);
    await askDue(database.db);
    expect(await status(id)).toBe('paid');
    expect(made.created).toBe(1);
  });

  it('starts once in 20 parallel attempts', async () => {
    const { id } = await approved();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => run((tx) => startPayout(tx, id, 1n))),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('that failed can be rejected; a later report of its payment is held', async () => {
    const { member, id } = await approved();
    const { id: orderId } = await start(id);
    const made = provider.orderOf('payouts');
    made.status = 'failed';
    await notifySite(payouts, made.reference);
    expect(await orderOf(database.db, 'withdrawal', id)).toMatchObject({ status: 'failed' });
    await run((tx) => rejectWithdrawal(tx, id, 1n, 'no'));
    made.status = 'paid';
    await notifySite(payouts, made.reference);
    expect(await available(member)).toBe(units(5_000));
    expect(await orderOf(database.db, 'withdrawal', id)).toMatchObject({
      status: 'held',
      problem: 'PAID_ELSEWHERE',
    });
    await run((tx) => settleOrder(tx, orderId, 1n, 'failed'));
  });

  it('of another amount is held, and an operator says what became of it', async () => {
    const { member, id } = await approved();
    const { id: orderId } = await start(id);
    const made = provider.orderOf('payouts');
    Object.assign(made, { status: 'paid', amount: '10' });
    await notifySite(payouts, made.reference);
    expect(await status(id)).toBe('approved');
    await run((tx) => settleOrder(tx, orderId, 1n, 'paid'));
    expect(await status(id)).toBe('paid');
    expect(await available(member)).toBe(units(4_000));
  });
});

const reports = fc.record({
  providerId: fc.constant('x'),
  status: fc.constantFrom('open', 'paid', 'failed'),
  currency: fc.constantFrom('THB', 'THB', 'THB', 'USD'),
  amount: fc.constantFrom(units(1_000), units(1_000), units(900), null),
  doubt: fc.constantFrom(undefined, undefined, undefined, 'LATE' as const),
}) as fc.Arbitrary<ProviderReport>;

describe('any order of reports, cancellations and decisions', () => {
  it('credits a deposit at most once, and only what a report without a doubt said', async () => {
    const member = await createFundedMember(database.db);
    const step = fc.oneof(
      { weight: 4, arbitrary: reports },
      { weight: 1, arbitrary: fc.constantFrom('cancel' as const, 'approve' as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const before = await available(member);
        const { id } = await deposit(member);
        const { id: orderId } = await order(id);
        let expected: Amount | undefined;
        // The model knows only who may decide: the provider until it is late or doubtful, then an operator.
        let decider: 'provider' | 'operator' | 'nobody' = 'provider';
        let ended = false;
        for (const each of steps) {
          if (each === 'cancel') {
            const done = await cancelDeposit(database.db, member.memberId, id).then(
              () => true,
              () => false,
            );
            expect(done).toBe(expected === undefined && decider !== 'nobody');
            if (done) decider = 'nobody';
          } else if (each === 'approve') {
            const done = await run((tx) => approveDeposit(tx, id, 1n)).then(
              () => true,
              () => false,
            );
            expect(done).toBe(expected === undefined && decider === 'operator');
            if (done) expected = units(1_000);
          } else {
            const isHeld = (await order(id)).status === 'held';
            await applyReport(database.db, orderId, { ...each, providerId: (await order(id)).providerId! });
            if (expected !== undefined || isHeld) continue;
            if (each.status === 'paid' && each.amount !== null) {
              const clean = decider === 'provider' && !ended && each.currency === 'THB' && !each.doubt;
              if (clean) expected = each.amount;
              else decider = 'operator';
            } else if (each.status !== 'open') {
              ended = true;
              if (decider === 'provider') decider = 'nobody';
            }
          }
        }
        expect(await available(member)).toBe(before + (expected ?? 0n));
        if (expected === undefined)
          await cancelDeposit(database.db, member.memberId, id).catch(() => undefined);
      }),
      { numRuns: depth(25, 300) },
    );
  });

  it('never lets a step credit without a paid report, or pay another amount than the payout', () => {
    const orders = fc.constantFrom('starting', 'open', 'paid', 'failed', 'held');
    fc.assert(
      fc.property(orders, fc.boolean(), fc.boolean(), reports, (status, awaits, other, report) => {
        const payment = paymentStep(
          {
            order: status as 'open',
            deposit: 'pending',
            awaitsProvider: awaits,
            currency: 'THB',
            creditedAmount: 0n,
            fee: 0n,
          },
          report,
        );
        if (payment.act === 'credit')
          expect([report.status, report.currency, report.doubt, awaits]).toEqual([
            'paid',
            'THB',
            undefined,
            true,
          ]);
        const payout = payoutStep(
          {
            order: status as 'open',
            withdrawal: 'approved',
            hasOther: other,
            currency: 'THB',
            payout: units(1_000),
          },
          report,
        );
        if (payout.act === 'pay')
          expect([report.status, report.amount, other]).toEqual(['paid', units(1_000), false]);
        if (status === 'paid') expect([payout.order, payout.act]).toEqual(['paid', 'none']);
      }),
    );
  });
});

it('everything above passes the checks of npm run verify', async () => {
  for (const { name, query } of CASHIER_CHECKS) {
    const { rows } = await query.execute(database.db);
    expect({ name, ...rows[0]! }).toMatchObject({ name, wrong: 0n });
  }
});
