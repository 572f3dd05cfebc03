import { inTransaction } from '@/lib/db/client';
import { setFlag } from '@/lib/content/commands';
import {
  approveDeposit,
  attachProof,
  cancelDeposit,
  rejectDeposit,
  requestDeposit,
} from '@/lib/cashier/deposits/commands';
import { depositsForDesk, depositsOf } from '@/lib/cashier/deposits/queries';
import { notices, unreadNotices } from '@/lib/cashier/notices/queries';
import { readNotices } from '@/lib/cashier/notices/commands';
import { balanceOf } from '@/lib/ledger/queries';
import { verify } from '@/lib/ledger/verify/verify';
import { units, type Amount } from '@/lib/money/amount';
import { customer, picture } from '../support/cashier';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const page = { pageNum: 1, pageSize: 50 };
const [first, second] = [1n, 2n];

const approve = (id: bigint, operator: bigint) =>
  inTransaction(held.db, (tx) => approveDeposit(tx, id, operator));
const reject = (id: bigint, operator: bigint) =>
  inTransaction(held.db, (tx) => rejectDeposit(tx, id, operator, 'no such transfer'));
const available = async (memberId: bigint) => (await balanceOf(held.db, memberId)).available;

afterEach(async () => {
  expect((await verify(held.db)).checks.filter((check) => check.wrong > 0)).toEqual([]);
});

describe('an instant deposit', () => {
  it('is in the account at once, and once for 20 of the same request', async () => {
    const who = await customer(held.db);
    const call = { channel: 'sandbox', amount: units(50), requestId: 'instant-0001' };
    const all = await Promise.all(Array.from({ length: 20 }, () => requestDeposit(held.db, who, call)));
    expect(new Set(all.map((deposit) => deposit.id)).size).toBe(1);
    expect(all[0]).toMatchObject({ status: 'approved', amount: units(50) });
    expect(await available(who.memberId)).toBe(units(50));
  });

  it('refuses a known request id with another amount', async () => {
    const who = await customer(held.db);
    await requestDeposit(held.db, who, { channel: 'sandbox', amount: units(50), requestId: 'instant-0002' });
    await expect(
      requestDeposit(held.db, who, { channel: 'sandbox', amount: units(51), requestId: 'instant-0002' }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT', status: 409 });
    expect(await available(who.memberId)).toBe(units(50));
  });

  it.each([
    [
      'below the minimum',
      'sandbox',
      units(10) - 1n,
      { amount: { code: 'TOO_SMALL', values: { minimum: '10.00' }, currency: 'THB' } },
    ],
    [
      'above the maximum',
      'sandbox',
      units(100_000) + 1n,
      { amount: { code: 'TOO_BIG', values: { maximum: '100000.00' }, currency: 'THB' } },
    ],
    [
      'less than a coin',
      'sandbox',
      units(50) + 1n,
      { amount: { code: 'AMOUNT_DECIMALS', values: { digits: 2 } } },
    ],
    ['an unknown channel', 'crypto', units(50), { channel: { code: 'CHANNEL_CLOSED' } }],
  ])('refuses %s', async (_, channel, amount, fields) => {
    const who = await customer(held.db);
    await expect(
      requestDeposit(held.db, who, { channel, amount: amount as Amount, requestId: 'instant-0003' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 400, fields });
    expect(await available(who.memberId)).toBe(0n);
  });
});

// trust.md M5
it('a known request id with another picture is a conflict, with the same one the same deposit', async () => {
  const who = await customer(held.db);
  const call = { channel: 'bank', amount: units(500), requestId: 'picture-0001' };
  const proof = await picture();
  const made = await requestDeposit(held.db, who, { ...call, proof });
  expect(await requestDeposit(held.db, who, { ...call, proof })).toMatchObject({
    id: made.id,
    proofId: made.proofId,
  });
  const conflict = { code: 'IDEMPOTENCY_CONFLICT', status: 409 };
  await expect(requestDeposit(held.db, who, call)).rejects.toMatchObject(conflict);
  const other = new Blob([proof, new Uint8Array(1)], { type: 'image/png' });
  await expect(requestDeposit(held.db, who, { ...call, proof: other })).rejects.toMatchObject(conflict);
});

describe('a deposit by transfer', () => {
  const ask = async (amount: Amount, requestId = 'transfer-0001') => {
    const who = await customer(held.db);
    return { who, deposit: await requestDeposit(held.db, who, { channel: 'bank', amount, requestId }) };
  };

  it('waits, is credited by an operator, and the member is told', async () => {
    const { who, deposit } = await ask(units(500));
    expect(deposit).toMatchObject({
      status: 'pending',
      reference: expect.stringMatching(/^LH-[2-9A-Z]{4}-[2-9A-Z]{4}$/) as string,
    });
    expect(await available(who.memberId)).toBe(0n);
    const { list } = await depositsForDesk(held.db, { waiting: true, ...page });
    expect(list.find((entry) => entry.id === deposit.id)).toMatchObject({
      account: who.account,
      channelNames: { en: 'Bank transfer', th: 'โอนผ่านธนาคาร' },
    });
    await approve(deposit.id, first);
    expect(await available(who.memberId)).toBe(units(500));
    expect((await depositsOf(held.db, who.memberId, page)).list[0]).toMatchObject({ status: 'approved' });
    expect((await notices(held.db, who.memberId, page)).list).toMatchObject([
      { kind: 'depositApproved', detail: { amount: '500.00', reference: deposit.reference }, read: false },
    ]);
    expect(await unreadNotices(held.db, who.memberId)).toBe(1);
    expect(await readNotices(held.db, who.memberId)).toBe(1);
    expect(await unreadNotices(held.db, who.memberId)).toBe(0);
  });

  it('is credited once by 20 parallel approvals', async () => {
    const { who, deposit } = await ask(units(500));
    const ended = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => approve(deposit.id, BigInt(n + 1))),
    );
    expect(ended.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    for (const end of ended)
      if (end.status === 'rejected')
        expect(end.reason).toMatchObject({ code: 'ALREADY_DECIDED', status: 409 });
    expect(await available(who.memberId)).toBe(units(500));
  });

  // trust.md M8
  it('above the threshold needs a second operator', async () => {
    const { who, deposit } = await ask(units(10_001));
    expect(await approve(deposit.id, first)).toMatchObject({ status: 'checked' });
    await expect(approve(deposit.id, first)).rejects.toMatchObject({ code: 'OWN_APPROVAL', status: 403 });
    expect(await available(who.memberId)).toBe(0n);
    expect(await approve(deposit.id, second)).toMatchObject({ status: 'approved' });
    expect(await available(who.memberId)).toBe(units(10_001));
  });

  it('at the threshold needs one, and the threshold is a setting', async () => {
    const { deposit } = await ask(units(10_000));
    expect(await approve(deposit.id, first)).toMatchObject({ status: 'approved' });
    await setFlag(held.db, 'cashier.fourEyesAbove', '200', false);
    const { deposit: smaller } = await ask(units(201));
    expect(await approve(smaller.id, first)).toMatchObject({ status: 'checked' });
    await setFlag(held.db, 'cashier.fourEyesAbove', '10000', false);
  });

  it('is rejected with a reason that the member reads, and then stays so', async () => {
    const { who, deposit } = await ask(units(500));
    await reject(deposit.id, first);
    expect((await depositsOf(held.db, who.memberId, page)).list[0]).toMatchObject({
      status: 'rejected',
      reason: 'no such transfer',
    });
    await expect(approve(deposit.id, first)).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    expect(await available(who.memberId)).toBe(0n);
    expect((await notices(held.db, who.memberId, page)).list[0]).toMatchObject({ kind: 'depositRejected' });
  });

  it('can be cancelled by its member only, until somebody decided', async () => {
    const { who, deposit } = await ask(units(500));
    const other = await customer(held.db);
    await expect(cancelDeposit(held.db, other.memberId, deposit.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await cancelDeposit(held.db, who.memberId, deposit.id)).toMatchObject({ status: 'cancelled' });
    await expect(approve(deposit.id, first)).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
  });

  it('takes a proof from its member only', async () => {
    const { who, deposit } = await ask(units(500));
    const other = await customer(held.db);
    await expect(attachProof(held.db, other.memberId, deposit.id, await picture())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { proofId } = await attachProof(held.db, who.memberId, deposit.id, await picture('jpeg'));
    expect((await depositsOf(held.db, who.memberId, page)).list[0]).toMatchObject({ proofId });
  });

  it('waits at most five at a time, also when all are asked at once', async () => {
    const who = await customer(held.db);
    const ended = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        requestDeposit(held.db, who, {
          channel: 'bank',
          amount: units(100),
          requestId: `transfer-many-${n}`,
        }),
      ),
    );
    expect(ended.filter((end) => end.status === 'fulfilled')).toHaveLength(5);
    for (const end of ended)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'TOO_MANY_OPEN', status: 409 });
  });
});
