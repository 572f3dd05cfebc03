import type { Updateable } from 'kysely';
import type { Tx } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { post } from '@/lib/ledger/commands';
import { depositsAccount, feesAccount, MAIN } from '@/lib/ledger/constants';
import { formatDecimal } from '@/lib/money/amount';
import { createNotice, type NoticeKind } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { recordEvent } from '@/lib/webhooks/events';
import { NO_CLAIM } from '../claims/rules';
import { notAboveFee } from '../errors';
import { feeOf } from '../fees';
import { OTHER_AMOUNT_REASON } from '../providers/constants';
import { lockMemberRequests } from '../requests';
import type { Deposit } from '../types';
import { toDeposit } from './rows';

export type Decided = Pick<Updateable<DB['cashier.deposit']>, 'decided_by' | 'bank_reference' | 'reason'>;

/**
 * Posts the credit and the fee and sets the deposit to approved, in the caller's database transaction. `deposit.amount` is what
 * has arrived. It locks the member's requests, as a withdrawal does, so that one of both comes first: otherwise the credited money could be
 * withdrawn by a request that has not seen the deposit. A caller that locks the deposit does so before. Throws INVALID_INPUT on `amount` if
 * the fee leaves nothing.
 */
export async function creditDeposit(tx: Tx, deposit: Deposit, decided: Decided): Promise<Deposit> {
  const { id, memberId, channel, currency, amount, reference } = deposit;
  const fee = feeOf(deposit.feeRule, amount, currency);
  if (fee >= amount) throw notAboveFee(fee, currency);
  await lockMemberRequests(tx, memberId);
  const { transactionId } = await post(tx, {
    key: `deposit:${id}`,
    kind: 'deposit',
    currency,
    entries: [
      { account: { house: depositsAccount(channel) }, amount: -amount },
      { account: { memberId, kind: MAIN }, amount: amount - fee },
      ...(fee > 0n ? [{ account: { house: feesAccount(channel) }, amount: fee }] : []),
    ],
    meta: { deposit: String(id), reference, channel },
  });
  const row = await tx
    .updateTable('cashier.deposit')
    .set({
      status: 'approved',
      awaits_provider: false,
      amount,
      fee,
      ledger_id: transactionId,
      decided_at: now(),
      ...decided,
      ...NO_CLAIM,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const credited = toDeposit(row);
  // Rooms above read it: bonuses are decided for each credited deposit (lib/rewards/bonuses).
  await tx.insertInto('cashier.credited_deposit').values({ deposit_id: id, created_at: now() }).execute();
  await createNotice(tx, memberId, approvalNotice(credited), approvalDetail(credited));
  await recordEvent(tx, 'deposit.approved', eventData(credited));
  return credited;
}

/** A plain notice, or one that names the fee, or both the requested and the approved amount. */
function approvalNotice({ amount, askedAmount, fee, reason }: Deposit): NoticeKind {
  if (amount !== askedAmount)
    return reason === OTHER_AMOUNT_REASON ? 'depositPaidAmount' : 'depositOtherAmount';
  return fee > 0n ? 'depositWithFee' : 'depositApproved';
}

function approvalDetail(deposit: Deposit): Record<string, string> {
  const { amount, askedAmount, fee, reason } = deposit;
  const credited = { credited: formatDecimal(amount - fee), fee: formatDecimal(fee) };
  if (amount !== askedAmount)
    return { ...noticeDetail(deposit), ...credited, asked: formatDecimal(askedAmount), reason: reason! };
  return fee > 0n ? { ...noticeDetail(deposit), ...credited } : noticeDetail(deposit);
}

/** The deposit, locked. Throws NOT_FOUND. */
export async function lockDeposit(tx: Tx, id: bigint): Promise<Deposit> {
  const row = await tx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return toDeposit(row);
}

/** The values of a deposit's notices. */
export const noticeDetail = (deposit: Deposit) => ({
  id: String(deposit.id),
  amount: formatDecimal(deposit.amount),
  currency: deposit.currency,
  reference: deposit.reference,
});

/** What an endpoint is told of a deposit. Amounts are those of the deposit's currency. */
export const eventData = ({
  id,
  memberId,
  channel,
  currency,
  askedAmount,
  amount,
  fee,
  reference,
}: Deposit) => ({
  depositId: String(id),
  memberId: String(memberId),
  channel,
  currency,
  askedAmount: formatDecimal(askedAmount),
  amount: formatDecimal(amount),
  fee: formatDecimal(fee),
  reference,
});
