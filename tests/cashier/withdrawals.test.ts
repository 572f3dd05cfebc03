import fc from 'fast-check';
import { inTransaction } from '@/lib/db/client';
import { listNotices } from '@/lib/notices/queries';
import type { AccountHolder, Withdrawal, WithdrawalStatus } from '@/lib/cashier/types';
import {
  approveWithdrawal,
  cancelWithdrawal,
  confirmWithdrawal,
  payWithdrawal,
  expireUnconfirmed,
  rejectWithdrawal,
  requestWithdrawal,
  resolveWithdrawal,
} from '@/lib/cashier/withdrawals/commands';
import {
  getWithdrawalForOperator,
  getMemberWithdrawal,
  listWithdrawalsForOperator,
} from '@/lib/cashier/withdrawals/queries';
import { addPayee, removePayee } from '@/lib/cashier/payees/commands';
import { profileField } from '@/lib/identity/profile/queries';
import { listPayees } from '@/lib/cashier/payees/queries';
import { CASHIER_CHECKS } from '@/lib/cashier/checks';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units, ZERO, type Amount } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { createMember } from '@/lib/identity/commands';
import { createFundedMember, openToEverybody, PAYMENT_PASSWORD, createPicture } from '../support/cashier';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';

const database = useTestDatabase();
const MINUTE = 60_000;

type FundedMember = Awaited<ReturnType<typeof createFundedMember>>;

const request = (
  member: FundedMember,
  amount: Amount,
  requestId = `w-${member.memberId}-0001`,
  channel = 'bank',
) =>
  requestWithdrawal(database.db, member, {
    channel,
    amount,
    payeeId: member.payeeId,
    paymentPassword: PAYMENT_PASSWORD,
    requestId,
  });
const approve = (id: bigint, operator = 1n) =>
  inTransaction(database.db, (tx) => approveWithdrawal(tx, id, operator));
const pay = (id: bigint, operator = 2n) =>
  inTransaction(database.db, (tx) => payWithdrawal(tx, id, operator, 'BANK-1'));
const reject = (id: bigint, operator = 1n) =>
  inTransaction(database.db, (tx) => rejectWithdrawal(tx, id, operator, 'not now'));
const cancel = (id: bigint, operator = 1n) =>
  inTransaction(database.db, (tx) => cancelWithdrawal(tx, id, operator, 'the member asked'));
const resolve = (id: bigint, resolution: 'force' | 'refund', operator = 3n) =>
  inTransaction(database.db, (tx) => resolveWithdrawal(tx, id, operator, resolution));
const confirm = (
  member: AccountHolder,
  id: bigint,
  outcome: 'received' | 'partial' | 'notReceived',
  receivedAmount?: Amount,
  receiptImage?: Blob,
) => confirmWithdrawal(database.db, member.memberId, id, { outcome, receivedAmount, receiptImage });

async function balanceOf(member: AccountHolder): Promise<{ available: bigint; held: bigint }> {
  const { available, held } = await getBalance(database.db, member.memberId);
  return { available, held };
}

afterEach(async () => {
  setClock(undefined);
  expect((await verifyLedger(database.db, CASHIER_CHECKS)).checks.filter((check) => check.wrong > 0)).toEqual(
    [],
  );
});

describe('requesting a withdrawal', () => {
  it('holds the amount at once, and once for 20 equal requests', async () => {
    const member = await createFundedMember(database.db, 1_000);
    const all: Withdrawal[] = [];
    // Only four in parallel, because attempts with a payment password are limited.
    await Promise.all(
      Array.from({ length: 4 }, async () => void all.push(await request(member, units(300)))),
    );
    for (let n = 0; n < 16; n++) all.push(await request(member, units(300)));
    expect(new Set(all.map((withdrawal) => withdrawal.id)).size).toBe(1);
    expect(await balanceOf(member)).toEqual({ available: units(700), held: units(300) });
  });

  it('rejects more than the available balance, and holds nothing', async () => {
    const member = await createFundedMember(database.db, 200);
    await expect(request(member, units(201))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      status: 409,
    });
    expect(await balanceOf(member)).toEqual({ available: units(200), held: 0n });
  });

  it('accepts one of four parallel requests when the funds cover one', async () => {
    const member = await createFundedMember(database.db, 300);
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => request(member, units(300), `race-${member.memberId}-${n}`)),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(member)).toEqual({ available: 0n, held: units(300) });
  });

  it('rejects a wrong payment password, and a member without one', async () => {
    const member = await createFundedMember(database.db, 300);
    const call = { channel: 'bank', amount: units(100), payeeId: member.payeeId, requestId: 'w-password-1' };
    await expect(
      requestWithdrawal(database.db, member, { ...call, paymentPassword: '000000' }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { paymentPassword: { code: 'PAYMENT_PASSWORD_WRONG' } },
    });
    const { id, currency } = await createMember(database.db, {
      account: 'nopayment',
      password: 'a bowl of noodles',
    });
    await expect(
      requestWithdrawal(
        database.db,
        { memberId: id, currency },
        { ...call, paymentPassword: PAYMENT_PASSWORD },
      ),
    ).rejects.toMatchObject({ code: 'PAYMENT_PASSWORD_MISSING', status: 409 });
    expect(await balanceOf(member)).toEqual({ available: units(300), held: 0n });
  });

  it("rejects another member's payee, a removed payee, and a used request id with other content", async () => {
    const [member, other] = [
      await createFundedMember(database.db, 1_000),
      await createFundedMember(database.db, 1_000),
    ];
    await expect(request({ ...member, payeeId: other.payeeId }, units(100))).rejects.toMatchObject({
      fields: { payeeId: { code: 'PAYEE_UNKNOWN' } },
    });
    await request(member, units(100));
    await expect(request(member, units(101))).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    await removePayee(database.db, member.memberId, member.payeeId);
    await expect(request(member, units(100), 'w-removed-1')).rejects.toMatchObject({
      fields: { payeeId: { code: 'PAYEE_UNKNOWN' } },
    });
    expect(await listPayees(database.db, member.memberId)).toEqual([]);
  });

  it('uses the only payee when none is named, and rejects it when there are two', async () => {
    const member = await createFundedMember(database.db, 1_000);
    const call = { channel: 'bank', amount: units(100), paymentPassword: PAYMENT_PASSWORD };
    const { id } = await requestWithdrawal(database.db, member, { ...call, requestId: 'w-unnamed-1' });
    expect(await getMemberWithdrawal(database.db, member.memberId, id)).toMatchObject({
      payeeId: member.payeeId,
    });
    expect(await requestWithdrawal(database.db, member, { ...call, requestId: 'w-unnamed-1' })).toMatchObject(
      {
        id,
      },
    );
    const second = { bank: 'Hill Bank', holder: 'A Customer', number: '998877665544' };
    await addPayee(database.db, member.memberId, { ...second, paymentPassword: PAYMENT_PASSWORD });
    await expect(
      requestWithdrawal(database.db, member, { ...call, requestId: 'w-unnamed-2' }),
    ).rejects.toMatchObject({ fields: { payeeId: { code: 'PAYEE_UNKNOWN' } } });
    expect(await balanceOf(member)).toEqual({ available: units(900), held: units(100) });
  });

  it('rejects amounts with a fraction of a coin', async () => {
    const member = await createFundedMember(database.db, 1_000);
    await expect(request(member, (units(100) + 1n) as Amount)).rejects.toMatchObject({
      fields: { amount: { code: 'AMOUNT_DECIMALS', values: { digits: 2 } } },
    });
    await database.db
      .insertInto('cashier.channel_currency')
      .columns(['channel_id', 'currency', 'minimum', 'maximum'])
      .expression((on) =>
        on
          .selectFrom('cashier.channel')
          .select((of) => [
            'id',
            of.val('VND').as('currency'),
            of.val(units(100)).as('minimum'),
            of.val(units(1_000_000)).as('maximum'),
          ])
          .where('kind', '=', 'withdraw')
          .where('code', '=', 'bank'),
      )
      .execute();
    await expect(
      request({ ...member, currency: 'VND' }, (units(100) + 5_000n) as Amount),
    ).rejects.toMatchObject({
      fields: { amount: { code: 'AMOUNT_DECIMALS', values: { digits: 0 } } },
    });
    expect(await balanceOf(member)).toEqual({ available: units(1_000), held: 0n });
  });

  it("stores the first payee's holder in the profile, for the extra verification", async () => {
    const member = await createFundedMember(database.db, 1_000);
    const other = { bank: 'Hill Bank', holder: 'B Customer', number: '2233445566' };
    await addPayee(database.db, member.memberId, { ...other, paymentPassword: PAYMENT_PASSWORD });
    expect(await profileField(database.db, member.memberId, 'payeeName')).toBe('A Customer');
  });

  it('stores account numbers sealed, once per member', async () => {
    const member = await createFundedMember(database.db, 1_000);
    const duplicate = {
      bank: 'River Bank',
      holder: 'A Customer',
      number: '1234567890',
      paymentPassword: PAYMENT_PASSWORD,
    };
    await expect(addPayee(database.db, member.memberId, duplicate)).rejects.toMatchObject({
      code: 'PAYEE_EXISTS',
    });
    const row = await database.db
      .selectFrom('cashier.payee')
      .selectAll()
      .where('id', '=', member.payeeId)
      .executeTakeFirstOrThrow();
    expect(row.number_sealed.includes('1234567890')).toBe(false);
    // The holder's name is not readable either (docs/trust.md X17).
    expect(
      JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain('A Customer');
    expect(row.holder_sealed.includes('A Customer')).toBe(false);
    expect(await listPayees(database.db, member.memberId)).toMatchObject([{ holder: 'A Customer' }]);
    const { id } = await request(member, units(100));
    expect(await getWithdrawalForOperator(database.db, id)).toMatchObject({
      payeeNumber: '1234567890',
      channelNames: { en: 'Bank transfer' },
      payee: { numberTail: '7890' },
    });
  });
});

describe('the decision of operators', () => {
  it('pays the held amount and asks the member to confirm', async () => {
    const member = await createFundedMember(database.db, 1_000);
    const { id } = await request(member, units(400));
    await approve(id);
    expect(await balanceOf(member)).toEqual({ available: units(600), held: units(400) });
    const paid = await pay(id);
    expect(paid).toMatchObject({ status: 'paid', paymentReference: 'BANK-1' });
    expect(paid.confirmBy!.getTime() - paid.paidAt!.getTime()).toBe(30 * MINUTE);
    expect(await balanceOf(member)).toEqual({ available: units(600), held: 0n });
    expect(
      (await listNotices(database.db, member.memberId, { size: 10 })).list.map((notice) => notice.kind),
    ).toEqual(['withdrawalPaid', 'withdrawalApproved']);
  });

  it('releases the hold at a rejection, before and after the approval', async () => {
    for (const approved of [false, true]) {
      const member = await createFundedMember(database.db, 1_000);
      const { id } = await request(member, units(400));
      if (approved) await approve(id);
      await reject(id);
      expect(await balanceOf(member)).toEqual({ available: units(1_000), held: 0n });
      await expect(pay(id)).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    }
  });

  // docs/trust.md M8
  it('needs another operator to pay than to approve above the threshold', async () => {
    const member = await createFundedMember(database.db, 50_000);
    const { id } = await request(member, units(10_001));
    await approve(id, 1n);
    await expect(pay(id, 1n)).rejects.toMatchObject({ code: 'OWN_APPROVAL', status: 403 });
    expect(await balanceOf(member)).toEqual({ available: units(39_999), held: units(10_001) });
    await expect(pay(id, 2n)).resolves.toMatchObject({ status: 'paid' });
    const small = await request(member, units(10_000), 'w-small-1');
    await approve(small.id, 1n);
    await expect(pay(small.id, 1n)).resolves.toMatchObject({ status: 'paid' });
  });

  it('cancels a withdrawal before it is paid, with a notice; then nothing else is possible', async () => {
    const member = await createFundedMember(database.db, 1_000);
    const { id } = await request(member, units(400));
    await approve(id);
    expect(await cancel(id)).toMatchObject({ status: 'cancelled', reason: 'the member asked' });
    expect(await balanceOf(member)).toEqual({ available: units(1_000), held: 0n });
    expect((await listNotices(database.db, member.memberId, { size: 50 })).list[0]).toMatchObject({
      kind: 'withdrawalCancelled',
      detail: { amount: '400.00', reason: 'the member asked' },
    });
    for (const step of [approve, pay, reject, cancel])
      await expect(step(id)).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
  });

  it.each([
    ['approvals', approve],
    ['rejections', reject],
    ['cancellations', cancel],
  ])('succeeds once of 20 parallel %s', async (_, act) => {
    const member = await createFundedMember(database.db, 1_000);
    const { id } = await request(member, units(400));
    const results = await Promise.allSettled(Array.from({ length: 20 }, (__, n) => act(id, BigInt(n + 1))));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'ALREADY_DECIDED', status: 409 });
  });

  it('is either a payment or a rejection', async () => {
    const member = await createFundedMember(database.db, 1_000);
    const { id } = await request(member, units(400));
    await approve(id);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? pay(id, BigInt(n)) : reject(id, BigInt(n + 1)))),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const { available, held } = await balanceOf(member);
    expect(held).toBe(0n);
    expect([units(600), units(1_000)]).toContain(available);
  });
});

describe('confirming', () => {
  const createPaidWithdrawal = async (amount = units(400)) => {
    const member = await createFundedMember(database.db, 1_000);
    const { id } = await request(member, amount);
    await approve(id);
    await pay(id);
    return { member, id };
  };

  it('as received is final, and repeating it returns the same', async () => {
    const { member, id } = await createPaidWithdrawal();
    expect(await confirm(member, id, 'received')).toMatchObject({
      status: 'received',
      confirmedHow: 'member',
      receivedAmount: units(400),
    });
    expect(await confirm(member, id, 'received')).toMatchObject({ status: 'received' });
    await expect(confirm(member, id, 'partial', units(1))).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    expect(await balanceOf(member)).toEqual({ available: units(600), held: 0n });
  });

  it('as partial lets the missing amount be refunded once', async () => {
    const { member, id } = await createPaidWithdrawal();
    await confirm(member, id, 'partial', units(150));
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => resolve(id, 'refund')));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(member)).toEqual({ available: units(850), held: 0n });
  });

  // docs/trust.md M8
  it('needs two operators for a refund above the threshold, which is credited once', async () => {
    const member = await createFundedMember(database.db, 50_000);
    const { id } = await request(member, units(20_000));
    await approve(id, 1n);
    await pay(id, 2n);
    await confirm(member, id, 'notReceived', undefined, await createPicture());
    const firstApprovals = await Promise.allSettled(
      Array.from({ length: 10 }, () => resolve(id, 'refund', 1n)),
    );
    expect(firstApprovals.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of firstApprovals)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'OWN_APPROVAL', status: 403 });
    expect(await getWithdrawalForOperator(database.db, id)).toMatchObject({
      status: 'notReceived',
      refundCheckedBy: 1n,
    });
    expect(await balanceOf(member)).toEqual({ available: units(30_000), held: 0n });
    const second = await Promise.allSettled([3n, 4n, 5n].map((by) => resolve(id, 'refund', by)));
    expect(second.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(member)).toEqual({ available: units(50_000), held: 0n });
  });

  it('needs one operator, not the one member paid, for a small refund of a large withdrawal', async () => {
    const member = await createFundedMember(database.db, 50_000);
    const { id } = await request(member, units(20_000));
    await approve(id, 1n);
    await pay(id, 2n);
    await confirm(member, id, 'partial', units(10_000));
    await expect(resolve(id, 'refund', 2n)).rejects.toMatchObject({ code: 'OWN_APPROVAL' });
    expect(await resolve(id, 'refund', 1n)).toMatchObject({ status: 'refunded' });
    expect(await balanceOf(member)).toEqual({ available: units(40_000), held: 0n });
  });

  // PAY-5
  it('is rejected after its time, even before the job has counted the withdrawal as received', async () => {
    const { member, id } = await createPaidWithdrawal();
    advanceClock(31 * MINUTE);
    await expect(confirm(member, id, 'notReceived', undefined, await createPicture())).rejects.toMatchObject({
      code: 'ALREADY_DECIDED',
    });
    await expireUnconfirmed(database.db);
    expect(await getMemberWithdrawal(database.db, member.memberId, id)).toMatchObject({
      status: 'received',
      confirmedHow: 'time',
    });
  });

  it('as not received requires a receipt image; a forced resolution refunds nothing', async () => {
    const { member, id } = await createPaidWithdrawal();
    await expect(confirm(member, id, 'notReceived')).rejects.toMatchObject({
      fields: { proof: { code: 'REQUIRED' } },
    });
    await confirm(member, id, 'notReceived', undefined, await createPicture());
    expect(
      (await listWithdrawalsForOperator(database.db, { waiting: true, pageSize: 100 })).list.map(
        (entry) => entry.id,
      ),
    ).toContain(id);
    expect(await resolve(id, 'force')).toMatchObject({ status: 'received', confirmedHow: 'forced' });
    expect(await balanceOf(member)).toEqual({ available: units(600), held: 0n });
  });

  it.each([
    ['a missing amount', undefined, 'REQUIRED'],
    ['the whole amount', units(400), 'LESS_THAN_ALL'],
    ['more than the amount', units(401), 'LESS_THAN_ALL'],
    ['a fraction of a coin', (units(1) + 50n) as Amount, 'AMOUNT_DECIMALS'],
  ])('as partial rejects %s', async (_, amount, code) => {
    const { member, id } = await createPaidWithdrawal();
    await expect(confirm(member, id, 'partial', amount)).rejects.toMatchObject({
      fields: { receivedAmount: { code } },
    });
  });

  it('is possible for its member only', async () => {
    const { id } = await createPaidWithdrawal();
    const other = await createFundedMember(database.db);
    await expect(confirm(other, id, 'received')).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
    await expect(getMemberWithdrawal(database.db, other.memberId, id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('counts as received after thirty minutes, and the member gets a notice', async () => {
    const { member, id } = await createPaidWithdrawal();
    setClock(new Date());
    advanceClock(29 * MINUTE);
    await expireUnconfirmed(database.db);
    expect(await getMemberWithdrawal(database.db, member.memberId, id)).toMatchObject({ status: 'paid' });
    advanceClock(2 * MINUTE);
    const both = await Promise.all([expireUnconfirmed(database.db), expireUnconfirmed(database.db)]);
    expect(both[0] + both[1]).toBeGreaterThanOrEqual(1);
    expect(await getMemberWithdrawal(database.db, member.memberId, id)).toMatchObject({
      status: 'received',
      confirmedHow: 'time',
    });
    expect((await listNotices(database.db, member.memberId, { size: 10 })).list[0]).toMatchObject({
      kind: 'withdrawalReceived',
    });
  });
});

// docs/trust.md M7: random steps by random operators in random order, compared with a model.
describe('the state machine', () => {
  type Step =
    | { do: 'approve' | 'pay' | 'reject' | 'cancel' | 'force' | 'refund'; by: bigint }
    | { do: 'received' | 'notReceived' | 'expire' }
    | { do: 'partial'; part: bigint };

  const by = fc.bigInt(1n, 3n);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constantFrom('approve', 'pay', 'reject', 'cancel', 'force', 'refund'), by }),
    fc.record({ do: fc.constantFrom('approve', 'pay'), by }),
    fc.record({ do: fc.constantFrom('received', 'notReceived', 'expire') }),
    fc.record({
      do: fc.constant('partial' as const),
      part: fc.bigInt(1n, 8_800n).map((cents) => cents * 100n),
    }),
  ) as fc.Arbitrary<Step>;

  /** Examples that together visit every state; random steps sometimes miss one. */
  const paid: Step[] = [
    { do: 'approve', by: 1n },
    { do: 'pay', by: 2n },
  ];
  const EVERY_STATE: [Amount, Step[]][] = [
    [units(100), [...paid, { do: 'partial', part: units(40) }, { do: 'refund', by: 3n }]],
    [units(10_001), [...paid, { do: 'notReceived' }, { do: 'force', by: 3n }]],
    [units(100), [{ do: 'reject', by: 1n }]],
    [
      units(100),
      [
        { do: 'approve', by: 1n },
        { do: 'cancel', by: 1n },
      ],
    ],
    [units(10_001), [...paid, { do: 'notReceived' }, { do: 'refund', by: 1n }, { do: 'refund', by: 2n }]],
  ];

  interface Expected {
    status: WithdrawalStatus;
    approvedBy?: bigint;
    paidBy?: bigint;
    refundCheckedBy?: bigint;
    received: bigint;
  }

  /** The fee of the channel `express`: 10 and 1.5%, rounded down to a hundredth. */
  const feeOfModel = (amount: bigint) => {
    const share = (amount * 15n) / 1_000n;
    return units(10) + share - (share % 100n);
  };
  /** What did not arrive, and the fee if nothing arrived. */
  const refundOfModel = ({ received }: Expected, amount: bigint) =>
    received === 0n ? amount : amount - feeOfModel(amount) - received;

  /** The state after the step, or the code of the error. Deliberately independent of rules.ts. */
  function model(state: Expected, amount: bigint, given: Step): Expected | string {
    const large = amount > units(10_000);
    const payout = amount - feeOfModel(amount);
    switch (given.do) {
      case 'approve':
        return state.status === 'requested'
          ? { ...state, status: 'approved', approvedBy: given.by }
          : 'ALREADY_DECIDED';
      case 'reject':
        return state.status === 'requested' || state.status === 'approved'
          ? { ...state, status: 'rejected' }
          : 'ALREADY_DECIDED';
      case 'cancel':
        return state.status === 'requested' || state.status === 'approved'
          ? { ...state, status: 'cancelled' }
          : 'ALREADY_DECIDED';
      case 'pay':
        if (state.status !== 'approved') return 'ALREADY_DECIDED';
        return large && state.approvedBy === given.by
          ? 'OWN_APPROVAL'
          : { ...state, status: 'paid', paidBy: given.by };
      case 'received':
        if (state.status === 'paid') return { ...state, status: 'received', received: payout };
        return 'ALREADY_DECIDED';
      case 'partial':
        return state.status === 'paid'
          ? { ...state, status: 'partial', received: given.part }
          : 'ALREADY_DECIDED';
      case 'notReceived':
        return state.status === 'paid'
          ? { ...state, status: 'notReceived', received: 0n }
          : 'ALREADY_DECIDED';
      case 'expire':
        return state.status === 'paid' ? { ...state, status: 'received', received: payout } : state;
      case 'force':
      case 'refund':
        if (state.status !== 'partial' && state.status !== 'notReceived') return 'ALREADY_DECIDED';
        if (given.do === 'refund' && refundOfModel(state, amount) > units(10_000)) {
          if (state.refundCheckedBy === undefined) return { ...state, refundCheckedBy: given.by };
          return state.refundCheckedBy === given.by ? 'OWN_APPROVAL' : { ...state, status: 'refunded' };
        }
        if (large && state.paidBy === given.by) return 'OWN_APPROVAL';
        return given.do === 'force'
          ? { ...state, status: 'received', received: payout }
          : { ...state, status: 'refunded' };
    }
  }

  const performStep = async (member: AccountHolder, id: bigint, given: Step): Promise<unknown> => {
    switch (given.do) {
      case 'approve':
        return approve(id, given.by);
      case 'reject':
        return reject(id, given.by);
      case 'cancel':
        return cancel(id, given.by);
      case 'pay':
        return pay(id, given.by);
      case 'received':
        return confirm(member, id, 'received');
      case 'partial':
        return confirm(member, id, 'partial', given.part as Amount);
      case 'notReceived':
        return confirm(member, id, 'notReceived', undefined, await createPicture());
      case 'expire':
        setClock(new Date(Date.now() + 3_600_000));
        await expireUnconfirmed(database.db);
        return setClock(undefined);
      default:
        return resolve(id, given.do, given.by);
    }
  };

  function expectedBalance(
    state: Expected,
    start: bigint,
    amount: bigint,
  ): { available: bigint; held: bigint } {
    const held = state.status === 'requested' || state.status === 'approved' ? amount : ZERO;
    if (state.status === 'rejected' || state.status === 'cancelled') return { available: start, held: 0n };
    if (state.status === 'refunded')
      return { available: start - amount + refundOfModel(state, amount), held: 0n };
    return { available: start - amount, held };
  }

  it('agrees with the model for random steps', async () => {
    const visited = new Set<string>();
    const member = await createFundedMember(database.db, 1_000_000);
    await openToEverybody(database.db, 'withdraw', 'express');
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(units(100), units(10_001)),
        fc.array(step, { minLength: 3, maxLength: 14 }),
        async (amount, steps) => {
          const { available: start } = await balanceOf(member);
          const { id } = await request(member, amount, `model-run-${run++}`, 'express');
          let state: Expected = { status: 'requested', received: 0n };
          for (const given of steps) {
            const expected = model(state, amount, given);
            const result = await performStep(member, id, given).then(
              () => 'done',
              (error: { code?: string }) => error.code,
            );
            // A repeated equal confirmation succeeds.
            const repeated = typeof expected === 'string' && result === 'done';
            if (repeated) expect(['received', 'partial', 'notReceived']).toContain(given.do);
            else expect(result).toBe(typeof expected === 'string' ? expected : 'done');
            if (typeof expected !== 'string') state = expected;
            visited.add(state.status);
            expect(await getMemberWithdrawal(database.db, member.memberId, id)).toMatchObject({
              status: state.status,
            });
            expect(await balanceOf(member)).toEqual(expectedBalance(state, start, amount));
          }
          if (state.status === 'requested' || state.status === 'approved') await reject(id);
        },
      ),
      { numRuns: depth(15, 40), examples: EVERY_STATE },
    );
    expect([...visited]).toEqual(
      expect.arrayContaining([
        'approved',
        'rejected',
        'paid',
        'received',
        'partial',
        'notReceived',
        'refunded',
        'cancelled',
      ]),
    );
  });
});
