import { inTransaction } from '@/lib/db/client';
import { setFlag } from '@/lib/content/commands';
import {
  approveDeposit,
  attachReceiptImage,
  cancelDeposit,
  rejectDeposit,
  requestDeposit,
} from '@/lib/cashier/deposits/commands';
import { listDepositsForOperator, listMemberDeposits } from '@/lib/cashier/deposits/queries';
import { listNotices, countUnreadNotices } from '@/lib/notices/queries';
import { markNoticesRead } from '@/lib/notices/commands';
import { CASHIER_CHECKS } from '@/lib/cashier/checks';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units, type Amount } from '@/lib/money/amount';
import { createFundedMember, createPicture } from '../support/cashier';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();
const page = { pageNum: 1, pageSize: 50 };
const [first, second] = [1n, 2n];

const approve = (id: bigint, operator: bigint) =>
  inTransaction(database.db, (tx) => approveDeposit(tx, id, operator));
const reject = (id: bigint, operator: bigint) =>
  inTransaction(database.db, (tx) => rejectDeposit(tx, id, operator, 'no such transfer'));
const available = async (memberId: bigint) => (await getBalance(database.db, memberId)).available;

afterEach(async () => {
  expect((await verifyLedger(database.db, CASHIER_CHECKS)).checks.filter((check) => check.wrong > 0)).toEqual(
    [],
  );
});

describe('an instant deposit', () => {
  it('is credited at once, and once for 20 equal requests', async () => {
    const member = await createFundedMember(database.db);
    const call = { channel: 'sandbox', amount: units(50), requestId: 'instant-0001' };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => requestDeposit(database.db, member, call)),
    );
    expect(new Set(all.map((deposit) => deposit.id)).size).toBe(1);
    expect(all[0]).toMatchObject({ status: 'approved', amount: units(50) });
    expect(await available(member.memberId)).toBe(units(50));
  });

  it('is rejected for a used request id with another amount', async () => {
    const member = await createFundedMember(database.db);
    await requestDeposit(database.db, member, {
      channel: 'sandbox',
      amount: units(50),
      requestId: 'instant-0002',
    });
    await expect(
      requestDeposit(database.db, member, {
        channel: 'sandbox',
        amount: units(51),
        requestId: 'instant-0002',
      }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT', status: 409 });
    expect(await available(member.memberId)).toBe(units(50));
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
      'with a fraction of a coin',
      'sandbox',
      units(50) + 1n,
      { amount: { code: 'AMOUNT_DECIMALS', values: { digits: 2 } } },
    ],
    ['by an unknown payment channel', 'crypto', units(50), { channel: { code: 'CHANNEL_CLOSED' } }],
  ])('is rejected %s', async (_, channel, amount, fields) => {
    const member = await createFundedMember(database.db);
    await expect(
      requestDeposit(database.db, member, { channel, amount: amount as Amount, requestId: 'instant-0003' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 400, fields });
    expect(await available(member.memberId)).toBe(0n);
  });
});

// docs/trust.md M5
it('rejects a used request id with another receipt image and returns the same deposit for the same image', async () => {
  const member = await createFundedMember(database.db);
  const call = { channel: 'bank', amount: units(500), requestId: 'picture-0001' };
  const receiptImage = await createPicture();
  const made = await requestDeposit(database.db, member, { ...call, receiptImage });
  expect(await requestDeposit(database.db, member, { ...call, receiptImage })).toMatchObject({
    id: made.id,
    receiptImageId: made.receiptImageId,
  });
  const conflict = { code: 'IDEMPOTENCY_CONFLICT', status: 409 };
  await expect(requestDeposit(database.db, member, call)).rejects.toMatchObject(conflict);
  const other = new Blob([receiptImage, new Uint8Array(1)], { type: 'image/png' });
  await expect(requestDeposit(database.db, member, { ...call, receiptImage: other })).rejects.toMatchObject(
    conflict,
  );
});

describe('a deposit by transfer', () => {
  const request = async (amount: Amount, requestId = 'transfer-0001') => {
    const member = await createFundedMember(database.db);
    return {
      member,
      deposit: await requestDeposit(database.db, member, { channel: 'bank', amount, requestId }),
    };
  };

  it('is pending until an operator approves it; then it is credited and the member gets a notice', async () => {
    const { member, deposit } = await request(units(500));
    expect(deposit).toMatchObject({
      status: 'pending',
      reference: expect.stringMatching(/^LH-[2-9A-Z]{4}-[2-9A-Z]{4}$/) as string,
    });
    expect(await available(member.memberId)).toBe(0n);
    const { list } = await listDepositsForOperator(database.db, { waiting: true, pageSize: 100 });
    expect(list.find((entry) => entry.id === deposit.id)).toMatchObject({
      account: member.account,
      channelNames: { en: 'Bank transfer', th: 'โอนผ่านธนาคาร' },
    });
    await approve(deposit.id, first);
    expect(await available(member.memberId)).toBe(units(500));
    expect((await listMemberDeposits(database.db, member.memberId, page)).list[0]).toMatchObject({
      status: 'approved',
    });
    expect((await listNotices(database.db, member.memberId, { size: 10 })).list).toMatchObject([
      { kind: 'depositApproved', detail: { amount: '500.00', reference: deposit.reference }, read: false },
    ]);
    expect(await countUnreadNotices(database.db, member.memberId)).toBe(1);
    expect(await markNoticesRead(database.db, member.memberId)).toBe(1);
    expect(await countUnreadNotices(database.db, member.memberId)).toBe(0);
  });

  it('is credited once by 20 parallel approvals', async () => {
    const { member, deposit } = await request(units(500));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => approve(deposit.id, BigInt(n + 1))),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'ALREADY_DECIDED', status: 409 });
    expect(await available(member.memberId)).toBe(units(500));
  });

  // docs/trust.md M8
  it('needs a second operator above the threshold', async () => {
    const { member, deposit } = await request(units(10_001));
    expect(await approve(deposit.id, first)).toMatchObject({ status: 'checked' });
    await expect(approve(deposit.id, first)).rejects.toMatchObject({ code: 'OWN_APPROVAL', status: 403 });
    expect(await available(member.memberId)).toBe(0n);
    expect(await approve(deposit.id, second)).toMatchObject({ status: 'approved' });
    expect(await available(member.memberId)).toBe(units(10_001));
  });

  it('needs one operator at the threshold, which is a setting', async () => {
    const { deposit } = await request(units(10_000));
    expect(await approve(deposit.id, first)).toMatchObject({ status: 'approved' });
    await setFlag(database.db, 'cashier.fourEyesAbove', '200', false);
    const { deposit: smaller } = await request(units(201));
    expect(await approve(smaller.id, first)).toMatchObject({ status: 'checked' });
    await setFlag(database.db, 'cashier.fourEyesAbove', '10000', false);
  });

  it('is rejected with a reason that the member sees, and cannot be approved afterwards', async () => {
    const { member, deposit } = await request(units(500));
    await reject(deposit.id, first);
    expect((await listMemberDeposits(database.db, member.memberId, page)).list[0]).toMatchObject({
      status: 'rejected',
      reason: 'no such transfer',
    });
    await expect(approve(deposit.id, first)).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    expect(await available(member.memberId)).toBe(0n);
    expect((await listNotices(database.db, member.memberId, { size: 10 })).list[0]).toMatchObject({
      kind: 'depositRejected',
    });
  });

  it('can be cancelled by its member only', async () => {
    const { member, deposit } = await request(units(500));
    const other = await createFundedMember(database.db);
    await expect(cancelDeposit(database.db, other.memberId, deposit.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await cancelDeposit(database.db, member.memberId, deposit.id)).toMatchObject({
      status: 'cancelled',
    });
    await expect(approve(deposit.id, first)).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
  });

  it('accepts a receipt image from its member only', async () => {
    const { member, deposit } = await request(units(500));
    const other = await createFundedMember(database.db);
    await expect(
      attachReceiptImage(database.db, other.memberId, deposit.id, await createPicture()),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { receiptImageId } = await attachReceiptImage(
      database.db,
      member.memberId,
      deposit.id,
      await createPicture('jpeg'),
    );
    expect((await listMemberDeposits(database.db, member.memberId, page)).list[0]).toMatchObject({
      receiptImageId,
    });
  });

  it('is limited to five open requests of a member, also for parallel requests', async () => {
    const member = await createFundedMember(database.db);
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        requestDeposit(database.db, member, {
          channel: 'bank',
          amount: units(100),
          requestId: `transfer-many-${n}`,
        }),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'TOO_MANY_OPEN', status: 409 });
  });
});
