import fc from 'fast-check';
import { inTransaction } from '@/lib/db/client';
import { notices } from '@/lib/cashier/notices/queries';
import type { Holder, Withdrawal, WithdrawalStatus } from '@/lib/cashier/types';
import {
  approveWithdrawal,
  confirmWithdrawal,
  payWithdrawal,
  receiveUnconfirmed,
  rejectWithdrawal,
  requestWithdrawal,
  resolveWithdrawal,
} from '@/lib/cashier/withdrawals/commands';
import { withdrawalForDesk, withdrawalOf, withdrawalsForDesk } from '@/lib/cashier/withdrawals/queries';
import { addPayee, removePayee, sealHolders } from '@/lib/cashier/payees/commands';
import { profileField } from '@/lib/identity/profile/queries';
import { payees } from '@/lib/cashier/payees/queries';
import { balanceOf } from '@/lib/ledger/queries';
import { verify } from '@/lib/ledger/verify/verify';
import { units, ZERO, type Amount } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { createMember } from '@/lib/identity/commands';
import { customer, PAYMENT_PASSWORD, picture } from '../support/cashier';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const page = { pageNum: 1, pageSize: 100 };
const MINUTE = 60_000;

type Customer = Awaited<ReturnType<typeof customer>>;

const ask = (who: Customer, amount: Amount, requestId = `w-${who.memberId}-0001`) =>
  requestWithdrawal(held.db, who, {
    channel: 'bank',
    amount,
    payeeId: who.payeeId,
    paymentPassword: PAYMENT_PASSWORD,
    requestId,
  });
const approve = (id: bigint, operator = 1n) =>
  inTransaction(held.db, (tx) => approveWithdrawal(tx, id, operator));
const pay = (id: bigint, operator = 2n) =>
  inTransaction(held.db, (tx) => payWithdrawal(tx, id, operator, 'BANK-1'));
const reject = (id: bigint, operator = 1n) =>
  inTransaction(held.db, (tx) => rejectWithdrawal(tx, id, operator, 'not now'));
const resolve = (id: bigint, how: 'force' | 'refund', operator = 3n) =>
  inTransaction(held.db, (tx) => resolveWithdrawal(tx, id, operator, how));
const confirm = (
  who: Holder,
  id: bigint,
  outcome: 'received' | 'partial' | 'notReceived',
  receivedAmount?: Amount,
  proof?: Blob,
) => confirmWithdrawal(held.db, who.memberId, id, { outcome, receivedAmount, proof });

async function money(who: Holder): Promise<{ available: bigint; held: bigint }> {
  const { available, held: aside } = await balanceOf(held.db, who.memberId);
  return { available, held: aside };
}

afterEach(async () => {
  setClock(undefined);
  expect((await verify(held.db)).checks.filter((check) => check.wrong > 0)).toEqual([]);
});

describe('asking for a withdrawal', () => {
  it('holds the money at once, once for 20 of the same request', async () => {
    const who = await customer(held.db, 1_000);
    const all: Withdrawal[] = [];
    // One after another where the payment password is counted, at once where the request is.
    await Promise.all(Array.from({ length: 4 }, async () => void all.push(await ask(who, units(300)))));
    for (let n = 0; n < 16; n++) all.push(await ask(who, units(300)));
    expect(new Set(all.map((withdrawal) => withdrawal.id)).size).toBe(1);
    expect(await money(who)).toEqual({ available: units(700), held: units(300) });
  });

  it('refuses more than there is, and holds nothing', async () => {
    const who = await customer(held.db, 200);
    await expect(ask(who, units(201))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS', status: 409 });
    expect(await money(who)).toEqual({ available: units(200), held: 0n });
  });

  it('of requests at once with funds for one, holds for one', async () => {
    const who = await customer(held.db, 300);
    const ended = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => ask(who, units(300), `race-${who.memberId}-${n}`)),
    );
    expect(ended.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    expect(await money(who)).toEqual({ available: 0n, held: units(300) });
  });

  it('refuses a wrong payment password, and a member without one', async () => {
    const who = await customer(held.db, 300);
    const call = { channel: 'bank', amount: units(100), payeeId: who.payeeId, requestId: 'w-password-1' };
    await expect(
      requestWithdrawal(held.db, who, { ...call, paymentPassword: '000000' }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { paymentPassword: { code: 'PAYMENT_PASSWORD_WRONG' } },
    });
    const { id, currency } = await createMember(held.db, {
      account: 'nopayment',
      password: 'a bowl of noodles',
    });
    await expect(
      requestWithdrawal(held.db, { memberId: id, currency }, { ...call, paymentPassword: PAYMENT_PASSWORD }),
    ).rejects.toMatchObject({ code: 'PAYMENT_PASSWORD_MISSING', status: 409 });
    expect(await money(who)).toEqual({ available: units(300), held: 0n });
  });

  it("refuses somebody else's bank account, one taken off the list, and other content under a known id", async () => {
    const [who, other] = [await customer(held.db, 1_000), await customer(held.db, 1_000)];
    await expect(ask({ ...who, payeeId: other.payeeId }, units(100))).rejects.toMatchObject({
      fields: { payeeId: { code: 'PAYEE_UNKNOWN' } },
    });
    await ask(who, units(100));
    await expect(ask(who, units(101))).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    await removePayee(held.db, who.memberId, who.payeeId);
    await expect(ask(who, units(100), 'w-removed-1')).rejects.toMatchObject({
      fields: { payeeId: { code: 'PAYEE_UNKNOWN' } },
    });
    expect(await payees(held.db, who.memberId)).toEqual([]);
  });

  it('goes to the only bank account there is where none is named, and to none where there are two', async () => {
    const who = await customer(held.db, 1_000);
    const call = { channel: 'bank', amount: units(100), paymentPassword: PAYMENT_PASSWORD };
    const { id } = await requestWithdrawal(held.db, who, { ...call, requestId: 'w-unnamed-1' });
    expect(await withdrawalOf(held.db, who.memberId, id)).toMatchObject({ payeeId: who.payeeId });
    expect(await requestWithdrawal(held.db, who, { ...call, requestId: 'w-unnamed-1' })).toMatchObject({
      id,
    });
    const second = { bank: 'Hill Bank', holder: 'A Customer', number: '998877665544' };
    await addPayee(held.db, who.memberId, { ...second, paymentPassword: PAYMENT_PASSWORD });
    await expect(
      requestWithdrawal(held.db, who, { ...call, requestId: 'w-unnamed-2' }),
    ).rejects.toMatchObject({ fields: { payeeId: { code: 'PAYEE_UNKNOWN' } } });
    expect(await money(who)).toEqual({ available: units(900), held: units(100) });
  });

  it('is whole coins: no bank moves less', async () => {
    const who = await customer(held.db, 1_000);
    await expect(ask(who, (units(100) + 1n) as Amount)).rejects.toMatchObject({
      fields: { amount: { code: 'AMOUNT_DECIMALS', values: { digits: 2 } } },
    });
    await expect(ask({ ...who, currency: 'VND' }, (units(100) + 5_000n) as Amount)).rejects.toMatchObject({
      fields: { amount: { code: 'AMOUNT_DECIMALS', values: { digits: 0 } } },
    });
    expect(await money(who)).toEqual({ available: units(1_000), held: 0n });
  });

  it('tells the first holder’s name to who asks for a proof of a login from a new place', async () => {
    const who = await customer(held.db, 1_000);
    const other = { bank: 'Hill Bank', holder: 'B Customer', number: '2233445566' };
    await addPayee(held.db, who.memberId, { ...other, paymentPassword: PAYMENT_PASSWORD });
    expect(await profileField(held.db, who.memberId, 'payeeName')).toBe('A Customer');
  });

  it('keeps account numbers sealed, once per member', async () => {
    const who = await customer(held.db, 1_000);
    const again = {
      bank: 'River Bank',
      holder: 'A Customer',
      number: '1234567890',
      paymentPassword: PAYMENT_PASSWORD,
    };
    await expect(addPayee(held.db, who.memberId, again)).rejects.toMatchObject({ code: 'PAYEE_EXISTS' });
    const row = await held.db
      .selectFrom('cashier.payee')
      .selectAll()
      .where('id', '=', who.payeeId)
      .executeTakeFirstOrThrow();
    expect(row.number_sealed.includes('1234567890')).toBe(false);
    // Nor does the name lie in the clear (trust.md X17), not even one that was written before names were sealed.
    expect(
      JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain('A Customer');
    expect(row.holder_sealed!.includes('A Customer')).toBe(false);
    await held.db
      .updateTable('cashier.payee')
      .set({ holder: 'A Customer', holder_sealed: null })
      .where('id', '=', who.payeeId)
      .execute();
    expect(await payees(held.db, who.memberId)).toMatchObject([{ holder: 'A Customer' }]);
    await sealHolders(held.db);
    const left = held.db.selectFrom('cashier.payee').select('id').where('holder', 'is not', null);
    expect(await left.execute()).toEqual([]);
    expect(await payees(held.db, who.memberId)).toMatchObject([{ holder: 'A Customer' }]);
    const { id } = await ask(who, units(100));
    expect(await withdrawalForDesk(held.db, id)).toMatchObject({
      payeeNumber: '1234567890',
      channelNames: { en: 'Bank transfer' },
      payee: { numberTail: '7890' },
    });
  });
});

describe('what operators decide', () => {
  it('pays out of the hold and asks the member to confirm', async () => {
    const who = await customer(held.db, 1_000);
    const { id } = await ask(who, units(400));
    await approve(id);
    expect(await money(who)).toEqual({ available: units(600), held: units(400) });
    const paid = await pay(id);
    expect(paid).toMatchObject({ status: 'paid', paymentReference: 'BANK-1' });
    expect(paid.confirmBy!.getTime() - paid.paidAt!.getTime()).toBe(30 * MINUTE);
    expect(await money(who)).toEqual({ available: units(600), held: 0n });
    expect((await notices(held.db, who.memberId, page)).list.map((notice) => notice.kind)).toEqual([
      'withdrawalPaid',
      'withdrawalApproved',
    ]);
  });

  it('gives the money back at a rejection, before and after the first yes', async () => {
    for (const approved of [false, true]) {
      const who = await customer(held.db, 1_000);
      const { id } = await ask(who, units(400));
      if (approved) await approve(id);
      await reject(id);
      expect(await money(who)).toEqual({ available: units(1_000), held: 0n });
      await expect(pay(id)).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    }
  });

  // trust.md M8
  it('above the threshold is not paid by who approved it', async () => {
    const who = await customer(held.db, 50_000);
    const { id } = await ask(who, units(10_001));
    await approve(id, 1n);
    await expect(pay(id, 1n)).rejects.toMatchObject({ code: 'OWN_APPROVAL', status: 403 });
    expect(await money(who)).toEqual({ available: units(39_999), held: units(10_001) });
    await expect(pay(id, 2n)).resolves.toMatchObject({ status: 'paid' });
    const small = await ask(who, units(10_000), 'w-small-1');
    await approve(small.id, 1n);
    await expect(pay(small.id, 1n)).resolves.toMatchObject({ status: 'paid' });
  });

  it.each([
    ['approvals', approve],
    ['rejections', reject],
  ])('happens once under 20 parallel %s', async (_, act) => {
    const who = await customer(held.db, 1_000);
    const { id } = await ask(who, units(400));
    const ended = await Promise.allSettled(Array.from({ length: 20 }, (__, n) => act(id, BigInt(n + 1))));
    expect(ended.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    for (const end of ended)
      if (end.status === 'rejected')
        expect(end.reason).toMatchObject({ code: 'ALREADY_DECIDED', status: 409 });
  });

  it('is a payment or a rejection, never both', async () => {
    const who = await customer(held.db, 1_000);
    const { id } = await ask(who, units(400));
    await approve(id);
    const ended = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? pay(id, BigInt(n)) : reject(id, BigInt(n + 1)))),
    );
    expect(ended.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    const { available, held: aside } = await money(who);
    expect(aside).toBe(0n);
    expect([units(600), units(1_000)]).toContain(available);
  });
});

describe('confirming', () => {
  const paidTo = async (amount = units(400)) => {
    const who = await customer(held.db, 1_000);
    const { id } = await ask(who, amount);
    await approve(id);
    await pay(id);
    return { who, id };
  };

  it('received: the end, and said twice the same', async () => {
    const { who, id } = await paidTo();
    expect(await confirm(who, id, 'received')).toMatchObject({
      status: 'received',
      confirmedHow: 'member',
      receivedAmount: units(400),
    });
    expect(await confirm(who, id, 'received')).toMatchObject({ status: 'received' });
    await expect(confirm(who, id, 'partial', units(1))).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    expect(await money(who)).toEqual({ available: units(600), held: 0n });
  });

  it('partial: what did not arrive comes back, once', async () => {
    const { who, id } = await paidTo();
    await confirm(who, id, 'partial', units(150));
    const ended = await Promise.allSettled(Array.from({ length: 20 }, () => resolve(id, 'refund')));
    expect(ended.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    expect(await money(who)).toEqual({ available: units(850), held: 0n });
  });

  // trust.md M8
  it('a refund above the threshold needs two operators, and comes back once', async () => {
    const who = await customer(held.db, 50_000);
    const { id } = await ask(who, units(20_000));
    await approve(id, 1n);
    await pay(id, 2n);
    await confirm(who, id, 'notReceived', undefined, await picture());
    const firstYes = await Promise.allSettled(Array.from({ length: 10 }, () => resolve(id, 'refund', 1n)));
    expect(firstYes.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    for (const end of firstYes)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'OWN_APPROVAL', status: 403 });
    expect(await withdrawalForDesk(held.db, id)).toMatchObject({
      status: 'notReceived',
      refundCheckedBy: 1n,
    });
    expect(await money(who)).toEqual({ available: units(30_000), held: 0n });
    const second = await Promise.allSettled([3n, 4n, 5n].map((by) => resolve(id, 'refund', by)));
    expect(second.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    expect(await money(who)).toEqual({ available: units(50_000), held: 0n });
  });

  it('of a large withdrawal little is missing: one gives it back, who did not pay it', async () => {
    const who = await customer(held.db, 50_000);
    const { id } = await ask(who, units(20_000));
    await approve(id, 1n);
    await pay(id, 2n);
    await confirm(who, id, 'partial', units(10_000));
    await expect(resolve(id, 'refund', 2n)).rejects.toMatchObject({ code: 'OWN_APPROVAL' });
    expect(await resolve(id, 'refund', 1n)).toMatchObject({ status: 'refunded' });
    expect(await money(who)).toEqual({ available: units(40_000), held: 0n });
  });

  // product.md §4
  it('is too late when its time has passed, though nobody has counted it as received yet', async () => {
    const { who, id } = await paidTo();
    advanceClock(31 * MINUTE);
    await expect(confirm(who, id, 'notReceived', undefined, await picture())).rejects.toMatchObject({
      code: 'ALREADY_DECIDED',
    });
    await receiveUnconfirmed(held.db);
    expect(await withdrawalOf(held.db, who.memberId, id)).toMatchObject({
      status: 'received',
      confirmedHow: 'time',
    });
  });

  it('not received: demands a picture; forced, nothing is given back', async () => {
    const { who, id } = await paidTo();
    await expect(confirm(who, id, 'notReceived')).rejects.toMatchObject({
      fields: { proof: { code: 'REQUIRED' } },
    });
    await confirm(who, id, 'notReceived', undefined, await picture());
    expect(
      (await withdrawalsForDesk(held.db, { waiting: true, ...page })).list.map((entry) => entry.id),
    ).toContain(id);
    expect(await resolve(id, 'force')).toMatchObject({ status: 'received', confirmedHow: 'forced' });
    expect(await money(who)).toEqual({ available: units(600), held: 0n });
  });

  it.each([
    ['nothing said', undefined, 'REQUIRED'],
    ['all of it', units(400), 'LESS_THAN_ALL'],
    ['more than all', units(401), 'LESS_THAN_ALL'],
    ['less than a coin of it', (units(1) + 50n) as Amount, 'AMOUNT_DECIMALS'],
  ])('a part must be less than all: %s', async (_, amount, code) => {
    const { who, id } = await paidTo();
    await expect(confirm(who, id, 'partial', amount)).rejects.toMatchObject({
      fields: { receivedAmount: { code } },
    });
  });

  it("is its member's", async () => {
    const { id } = await paidTo();
    const other = await customer(held.db);
    await expect(confirm(other, id, 'received')).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
    await expect(withdrawalOf(held.db, other.memberId, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('counts as received after thirty minutes, and the member is told', async () => {
    const { who, id } = await paidTo();
    setClock(new Date());
    advanceClock(29 * MINUTE);
    await receiveUnconfirmed(held.db);
    expect(await withdrawalOf(held.db, who.memberId, id)).toMatchObject({ status: 'paid' });
    advanceClock(2 * MINUTE);
    const both = await Promise.all([receiveUnconfirmed(held.db), receiveUnconfirmed(held.db)]);
    expect(both[0] + both[1]).toBeGreaterThanOrEqual(1);
    expect(await withdrawalOf(held.db, who.memberId, id)).toMatchObject({
      status: 'received',
      confirmedHow: 'time',
    });
    expect((await notices(held.db, who.memberId, page)).list[0]).toMatchObject({
      kind: 'withdrawalReceived',
    });
  });
});

// trust.md M7: any steps by anybody in any order; the model says what may happen and whose the money is.
describe('the state machine', () => {
  type Step =
    | { do: 'approve' | 'pay' | 'reject' | 'force' | 'refund'; by: bigint }
    | { do: 'received' | 'notReceived' | 'expire' }
    | { do: 'partial'; part: bigint };

  const by = fc.bigInt(1n, 3n);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constantFrom('approve', 'pay', 'reject', 'force', 'refund'), by }),
    fc.record({ do: fc.constantFrom('approve', 'pay'), by }),
    fc.record({ do: fc.constantFrom('received', 'notReceived', 'expire') }),
    fc.record({
      do: fc.constant('partial' as const),
      part: fc.bigInt(1n, 9_900n).map((cents) => cents * 100n),
    }),
  ) as fc.Arbitrary<Step>;

  /** Ways through every state: chance alone now and then misses one. */
  const paid: Step[] = [
    { do: 'approve', by: 1n },
    { do: 'pay', by: 2n },
  ];
  const EVERY_STATE: [Amount, Step[]][] = [
    [units(100), [...paid, { do: 'partial', part: units(40) }, { do: 'refund', by: 3n }]],
    [units(10_001), [...paid, { do: 'notReceived' }, { do: 'force', by: 3n }]],
    [units(100), [{ do: 'reject', by: 1n }]],
  ];

  interface Expected {
    status: WithdrawalStatus;
    approvedBy?: bigint;
    paidBy?: bigint;
    refundCheckedBy?: bigint;
    received: bigint;
  }

  /** What the step makes of it: the new state, or the code of the refusal. Written apart from rules.ts on purpose. */
  function model(state: Expected, amount: bigint, given: Step): Expected | string {
    const large = amount > units(10_000);
    switch (given.do) {
      case 'approve':
        return state.status === 'requested'
          ? { ...state, status: 'approved', approvedBy: given.by }
          : 'ALREADY_DECIDED';
      case 'reject':
        return state.status === 'requested' || state.status === 'approved'
          ? { ...state, status: 'rejected' }
          : 'ALREADY_DECIDED';
      case 'pay':
        if (state.status !== 'approved') return 'ALREADY_DECIDED';
        return large && state.approvedBy === given.by
          ? 'OWN_APPROVAL'
          : { ...state, status: 'paid', paidBy: given.by };
      case 'received':
        if (state.status === 'paid') return { ...state, status: 'received', received: amount };
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
        return state.status === 'paid' ? { ...state, status: 'received', received: amount } : state;
      case 'force':
      case 'refund':
        if (state.status !== 'partial' && state.status !== 'notReceived') return 'ALREADY_DECIDED';
        if (given.do === 'refund' && amount - state.received > units(10_000)) {
          if (state.refundCheckedBy === undefined) return { ...state, refundCheckedBy: given.by };
          return state.refundCheckedBy === given.by ? 'OWN_APPROVAL' : { ...state, status: 'refunded' };
        }
        if (large && state.paidBy === given.by) return 'OWN_APPROVAL';
        return given.do === 'force'
          ? { ...state, status: 'received', received: amount }
          : { ...state, status: 'refunded' };
    }
  }

  const act = async (who: Holder, id: bigint, given: Step): Promise<unknown> => {
    switch (given.do) {
      case 'approve':
        return approve(id, given.by);
      case 'reject':
        return reject(id, given.by);
      case 'pay':
        return pay(id, given.by);
      case 'received':
        return confirm(who, id, 'received');
      case 'partial':
        return confirm(who, id, 'partial', given.part as Amount);
      case 'notReceived':
        return confirm(who, id, 'notReceived', undefined, await picture());
      case 'expire':
        setClock(new Date(Date.now() + 3_600_000));
        await receiveUnconfirmed(held.db);
        return setClock(undefined);
      default:
        return resolve(id, given.do, given.by);
    }
  };

  function expectedMoney(
    state: Expected,
    start: bigint,
    amount: bigint,
  ): { available: bigint; held: bigint } {
    const aside = state.status === 'requested' || state.status === 'approved' ? amount : ZERO;
    if (state.status === 'rejected') return { available: start, held: 0n };
    if (state.status === 'refunded') return { available: start - state.received, held: 0n };
    return { available: start - amount, held: aside };
  }

  it('does what the model does, whatever is tried', async () => {
    const visited = new Set<string>();
    const who = await customer(held.db, 1_000_000);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(units(100), units(10_001)),
        fc.array(step, { minLength: 3, maxLength: 14 }),
        async (amount, steps) => {
          const { available: start } = await money(who);
          const { id } = await ask(who, amount, `model-run-${run++}`);
          let state: Expected = { status: 'requested', received: 0n };
          for (const given of steps) {
            const expected = model(state, amount, given);
            const ended = await act(who, id, given).then(
              () => 'done',
              (error: { code?: string }) => error.code,
            );
            // The same confirmation said again is answered, not refused.
            const repeated = typeof expected === 'string' && ended === 'done';
            if (repeated) expect(['received', 'partial', 'notReceived']).toContain(given.do);
            else expect(ended).toBe(typeof expected === 'string' ? expected : 'done');
            if (typeof expected !== 'string') state = expected;
            visited.add(state.status);
            expect(await withdrawalOf(held.db, who.memberId, id)).toMatchObject({ status: state.status });
            expect(await money(who)).toEqual(expectedMoney(state, start, amount));
          }
          if (state.status === 'requested' || state.status === 'approved') await reject(id);
        },
      ),
      { numRuns: 40, examples: EVERY_STATE },
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
      ]),
    );
  });
});
