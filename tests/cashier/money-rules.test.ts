/** Fees, approved amounts, schedules and account numbers: pure rules, and random deposits against a model. */
import fc from 'fast-check';
import { readAccountNumber } from '@/lib/cashier/account-numbers';
import { CASHIER_CHECKS } from '@/lib/cashier/checks';
import { approveDeposit, rejectDeposit, requestDeposit } from '@/lib/cashier/deposits/commands';
import { feeOf } from '@/lib/cashier/fees';
import { isOpenAt, nextOpening } from '@/lib/cashier/schedule';
import type { RawBuilder } from 'kysely';
import { inTransaction } from '@/lib/db/client';
import { getBalance, listHouseBalances } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { amount as toAmount, units, type Amount } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { dayOf } from '@/lib/platform/zone';
import { listNotices } from '@/lib/notices/queries';
import { createFundedMember, openToEverybody } from '../support/cashier';
import { asOwner, useTestDatabase } from '../support/database';

const database = useTestDatabase();
const available = async (memberId: bigint) => (await getBalance(database.db, memberId)).available;
const approve = (id: bigint, operator: bigint, given: Parameters<typeof approveDeposit>[3] = {}) =>
  inTransaction(database.db, (tx) => approveDeposit(tx, id, operator, given));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const failures = async () =>
  (await verifyLedger(database.db, CASHIER_CHECKS)).checks.filter((check) => check.wrong > 0);

beforeAll(() => openToEverybody(database.db, 'deposit', 'counter'));

let requests = 0;
async function request(amount: Amount, channel = 'counter') {
  const member = await createFundedMember(database.db);
  requests += 1;
  const deposit = await requestDeposit(database.db, member, {
    channel,
    amount,
    requestId: `money-rules-${requests}`,
  });
  return { member, deposit };
}

describe('a fee', () => {
  const currency = fc.constantFrom('THB', 'VND', 'USD');
  const coins = (of: string, most: bigint) => fc.bigInt(0n, most).map((count) => count * smallestCoin(of));

  it('and the rest are whole coins that sum to the amount, whatever the rule', () => {
    const given = currency.chain((code) =>
      fc.record({
        code: fc.constant(code),
        fixed: coins(code, 100_000n),
        rate: fc.integer({ min: 0, max: 9_999 }),
        amount: coins(code, 10n ** 12n),
      }),
    );
    fc.assert(
      fc.property(given, ({ code, fixed, rate, amount }) => {
        const fee = feeOf({ fixed: toAmount(fixed), rate }, amount, code);
        const rest = amount - fee;
        expect(fee + rest).toBe(amount);
        expect([fee % smallestCoin(code), rest % smallestCoin(code)]).toEqual([0n, 0n]);
        // Rounded down: less than a coin below the exact share, and never above it.
        const exact = amount * BigInt(rate);
        const share = (fee - fixed) * 10_000n;
        expect(share).toBeLessThanOrEqual(exact);
        expect(exact - share).toBeLessThan(smallestCoin(code) * 10_000n);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves more of a larger amount, so that a fee below the minimum is below every amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999 }),
        coins('THB', 10n ** 9n),
        coins('THB', 10n ** 6n),
        (rate, amount, more) => {
          const rest = (of: bigint) => of - feeOf({ fixed: toAmount(0n), rate }, of, 'THB');
          expect(rest(amount + more)).toBeGreaterThanOrEqual(rest(amount));
        },
      ),
    );
  });
});

describe('a deposit with a fee', () => {
  it('is credited without it; the fee has an entry of its own in a house account', async () => {
    const { member, deposit } = await request(units(1_000));
    expect(deposit).toMatchObject({ fee: units(25), feeRule: { fixed: units(10), rate: 150 } });
    const feesBefore = await feeBalance();
    await approve(deposit.id, 1n);
    expect(await available(member.memberId)).toBe(units(975));
    expect((await feeBalance()) - feesBefore).toBe(units(25));
    expect((await listNotices(database.db, member.memberId, { size: 50 })).list[0]).toMatchObject({
      kind: 'depositWithFee',
      detail: { amount: '1000.00', fee: '25.00', credited: '975.00' },
    });
    expect(await failures()).toEqual([]);
  });

  async function feeBalance(): Promise<bigint> {
    const all = await listHouseBalances(database.db);
    return all.find(({ kind }) => kind === 'fees:counter')?.amount ?? 0n;
  }
});

describe('another amount than the requested one', () => {
  it('needs a reason; the member is told both amounts, and the fee is that of what arrived', async () => {
    const { member, deposit } = await request(units(1_000));
    await expect(approve(deposit.id, 1n, { amount: units(400) })).rejects.toMatchObject({
      fields: { reason: { code: 'REQUIRED' } },
    });
    await expect(
      approve(deposit.id, 1n, { amount: units(10), reason: 'Only the fee came' }),
    ).rejects.toMatchObject({ fields: { amount: { code: 'NOT_ABOVE_FEE', values: { fee: '10.15' } } } });
    await expect(
      approve(deposit.id, 1n, { amount: toAmount(units(400) + 1n), reason: 'x' }),
    ).rejects.toMatchObject({ fields: { amount: { code: 'AMOUNT_DECIMALS' } } });
    const approved = await approve(deposit.id, 1n, { amount: units(400), reason: 'The bank kept a part.' });
    expect(approved).toMatchObject({
      status: 'approved',
      amount: units(400),
      askedAmount: units(1_000),
      fee: units(16),
      reason: 'The bank kept a part.',
    });
    expect(await available(member.memberId)).toBe(units(384));
    expect((await listNotices(database.db, member.memberId, { size: 50 })).list[0]).toMatchObject({
      kind: 'depositOtherAmount',
      detail: { asked: '1000.00', amount: '400.00', credited: '384.00', reason: 'The bank kept a part.' },
    });
  });

  it('is credited exactly once by 20 parallel approvals', async () => {
    const { member, deposit } = await request(units(1_000), 'bank');
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        codeOf(
          approve(deposit.id, BigInt(index + 1), { amount: units(500 + index), reason: `found ${index}` }),
        ),
      ),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === 'ALREADY_DECIDED')).toHaveLength(19);
    expect(await available(member.memberId)).toBe(units(500 + results.indexOf('done')));
    expect(await failures()).toEqual([]);
  });

  // docs/trust.md M8
  it.each([
    ['more than the threshold arrived', units(9_000), units(10_001)],
    ['more than the threshold was requested', units(10_001), units(9_000)],
  ])('needs two operators if %s, who name the same amount', async (_, asked, arrived) => {
    const { member, deposit } = await request(asked, 'bank');
    const given = { amount: arrived, reason: 'as on the statement' };
    expect(await approve(deposit.id, 1n, given)).toMatchObject({ status: 'checked', amount: asked });
    // A page that was opened before the first approval still shows the requested amount.
    expect(await codeOf(approve(deposit.id, 2n, { amount: asked }))).toBe('OTHER_AMOUNT_CHECKED');
    expect(await codeOf(approve(deposit.id, 1n, { amount: arrived }))).toBe('OWN_APPROVAL');
    expect(await available(member.memberId)).toBe(0n);
    const parallel = await Promise.all([2n, 3n, 4n].map((by) => codeOf(approve(deposit.id, by, given))));
    expect(parallel.filter((result) => result === 'done')).toHaveLength(1);
    expect(await available(member.memberId)).toBe(arrived);
  });

  it('corrected by the second operator is a new first approval', async () => {
    const { member, deposit } = await request(units(20_000), 'bank');
    await approve(deposit.id, 1n);
    expect(
      await approve(deposit.id, 2n, { amount: units(15_000), reason: 'a typing mistake' }),
    ).toMatchObject({ status: 'checked', checkedBy: 2n, checkedAmount: units(15_000) });
    expect(await approve(deposit.id, 1n, { amount: units(15_000) })).toMatchObject({ status: 'approved' });
    expect(await available(member.memberId)).toBe(units(15_000));
  });
});

describe('random deposits', () => {
  interface Expected {
    status: 'pending' | 'checked' | 'approved' | 'rejected';
    checkedBy?: bigint;
    checkedAmount?: bigint;
    amount: bigint;
  }
  type Step =
    | { do: 'approve'; by: bigint; amount: bigint | undefined; reason: string | undefined }
    | { do: 'reject'; by: bigint };

  const by = fc.bigInt(1n, 3n);
  const arrived = fc.constantFrom(undefined, units(300), units(9_000), units(12_000));
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('approve' as const),
        by,
        amount: arrived,
        reason: fc.constantFrom(undefined, 'because'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reject' as const), by }) },
  );

  /** The state after the step, or the code of the error. Deliberately independent of rules.ts. */
  function model(state: Expected, asked: bigint, given: Step): Expected | string {
    if (state.status === 'approved' || state.status === 'rejected') return 'ALREADY_DECIDED';
    if (given.do === 'reject') return { ...state, status: 'rejected' };
    const named = given.amount ?? state.checkedAmount ?? asked;
    if (state.status === 'checked' && named === state.checkedAmount)
      return given.by === state.checkedBy ? 'OWN_APPROVAL' : { ...state, status: 'approved', amount: named };
    if (state.status === 'checked' && !given.reason) return 'OTHER_AMOUNT_CHECKED';
    if (named !== asked && !given.reason) return 'INVALID_INPUT';
    const isLarge = named > units(10_000) || asked > units(10_000) || state.status === 'checked';
    return isLarge
      ? { ...state, status: 'checked', checkedBy: given.by, checkedAmount: named }
      : { ...state, status: 'approved', amount: named };
  }

  it('agree with the model, and the books hold after each sequence', async () => {
    const visited = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(units(300), units(9_000), units(12_000)),
        fc.array(step, { minLength: 1, maxLength: 5 }),
        async (asked, steps) => {
          const { member, deposit } = await request(asked);
          let state: Expected = { status: 'pending', amount: asked };
          for (const given of steps) {
            const expected = model(state, asked, given);
            const result = await codeOf(
              given.do === 'reject'
                ? inTransaction(database.db, (tx) => rejectDeposit(tx, deposit.id, given.by, 'no'))
                : approve(deposit.id, given.by, {
                    amount: given.amount as Amount | undefined,
                    reason: given.reason,
                  }),
            );
            expect(result).toBe(typeof expected === 'string' ? expected : 'done');
            if (typeof expected !== 'string') state = expected;
            visited.add(`${state.status}${state.amount === asked ? '' : ' other'}`);
            const credited =
              state.status === 'approved'
                ? state.amount - units(10) - ((state.amount * 15n) / 1_000n / 100n) * 100n
                : 0n;
            expect(await available(member.memberId)).toBe(credited);
          }
        },
      ),
      { numRuns: 30 },
    );
    expect([...visited]).toEqual(
      expect.arrayContaining(['checked', 'approved', 'approved other', 'rejected']),
    );
    expect(await failures()).toEqual([]);
  });
});

it('the check of the books finds a planted fee, amount, account and status', async () => {
  const { deposit } = await request(units(1_000));
  await approve(deposit.id, 1n);
  const PLANTED = [
    `UPDATE cashier.deposit SET fee = fee + 100 WHERE id = ${deposit.id}`,
    `UPDATE cashier.deposit SET amount = amount - 100, reason = 'x' WHERE id = ${deposit.id}`,
    `UPDATE cashier.deposit SET channel = 'bank' WHERE id = ${deposit.id}`,
    `UPDATE cashier.deposit SET status = 'rejected', ledger_id = NULL WHERE id = ${deposit.id}`,
  ];
  await asOwner(database.ownerUrl, async (client) => {
    for (const fault of PLANTED) {
      await client.query('BEGIN');
      await client.query(fault);
      const { query } = CASHIER_CHECKS.find(({ name }) => name.startsWith('every deposit is posted'))!;
      const compiled = (query as RawBuilder<unknown>).compile(database.db);
      const { rows } = await client.query(compiled.sql, [...compiled.parameters]);
      await client.query('ROLLBACK');
      expect({ fault, ...rows[0] }).toMatchObject({ fault, wrong: '1', examples: [`deposit ${deposit.id}`] });
    }
  });
});

describe('opening hours', () => {
  const ZONE = 'Asia/Bangkok';
  const at = (local: string) => new Date(`${local}:00+07:00`);
  const work = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:30' }];

  it.each([
    ['before they open', '2026-11-23T08:59', false, '2026-11-23T09:00'],
    ['when they open', '2026-11-23T09:00', true, '2026-11-24T09:00'],
    ['before they close', '2026-11-23T17:29', true, '2026-11-24T09:00'],
    ['when they close', '2026-11-23T17:30', false, '2026-11-24T09:00'],
    ['on Friday evening', '2026-11-27T20:00', false, '2026-11-30T09:00'],
  ])('%s', (_, local, isOpen, next) => {
    expect(isOpenAt(work, at(local), ZONE)).toBe(isOpen);
    expect(nextOpening(work, at(local), ZONE)).toEqual(at(next));
  });

  it('that end on the next day belong to the day on which they begin', () => {
    const night = [{ days: [5], from: '22:00', to: '02:00' }];
    expect(isOpenAt(night, at('2026-11-28T01:59'), ZONE)).toBe(true);
    expect(isOpenAt(night, at('2026-11-28T02:00'), ZONE)).toBe(false);
    expect(isOpenAt(night, at('2026-11-28T22:30'), ZONE)).toBe(false);
    expect(isOpenAt([{ days: [6], from: '00:00', to: '24:00' }], at('2026-11-28T23:59'), ZONE)).toBe(true);
  });

  it('have a next opening within eight days, at which they are open', () => {
    const hours = fc.record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      from: fc.constantFrom('00:00', '01:30', '02:30', '09:00', '23:00'),
      to: fc.constantFrom('01:00', '03:00', '12:00', '24:00'),
    });
    fc.assert(
      fc.property(
        fc.array(hours, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Bangkok'),
        fc.integer({ min: 0, max: 365 * 24 * 4 }),
        (schedule, zone, quarters) => {
          const moment = new Date(Date.UTC(2026, 0, 1) + quarters * 900_000);
          const next = nextOpening(schedule, moment, zone)!;
          expect(next.getTime()).toBeGreaterThan(moment.getTime());
          expect(dayOf(next, zone) <= dayOf(new Date(moment.getTime() + 8 * 86_400_000), zone)).toBe(true);
          // In the other zones an hour that the clocks skip may leave an opening empty.
          if (zone === 'Asia/Bangkok') expect(isOpenAt(schedule, next, zone)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('an account number', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['gb82west12345698765432', 'GB82WEST12345698765432'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
    ['012-3-45678-9', '0123456789'],
    ['AB12-34', 'AB1234'],
    ['1234', '1234'],
  ])('%s is read', (text, number) => {
    expect(readAccountNumber(text)).toEqual({ number });
  });

  it.each([
    ['DE89 3704 0044 0532 0130 01', 'ACCOUNT_IBAN'],
    ['DE89 3704 0044 0532 0130 0', 'ACCOUNT_IBAN'],
    ['GB82', 'ACCOUNT_IBAN'],
    ['123', 'ACCOUNT_NUMBER_FORMAT'],
    ['1'.repeat(35), 'ACCOUNT_NUMBER_FORMAT'],
    ['12/34', 'ACCOUNT_NUMBER_FORMAT'],
    ['', 'ACCOUNT_NUMBER_FORMAT'],
  ])('%s is refused', (text, problem) => {
    expect(readAccountNumber(text)).toEqual({ problem });
  });

  it('with one wrong digit is refused if it is an IBAN', () => {
    const iban = 'DE89370400440532013000';
    for (let place = 2; place < iban.length; place += 1) {
      const wrong = `${iban.slice(0, place)}${(Number(iban[place]) + 1) % 10}${iban.slice(place + 1)}`;
      expect(readAccountNumber(wrong)).toEqual({ problem: 'ACCOUNT_IBAN' });
    }
  });
});
