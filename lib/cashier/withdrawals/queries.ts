import type { Selectable } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import type { Amount } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { countUpTo } from '../paging';
import { holderOf, payeeNumbers } from '../payees/secrets';
import type { Page, Withdrawal, WithdrawalStatus } from '../types';

export const toWithdrawal = (row: Selectable<DB['cashier.withdrawal']>): Withdrawal => ({
  id: row.id,
  memberId: row.member_id,
  channel: row.channel,
  payeeId: row.payee_id,
  currency: row.currency,
  amount: row.amount as Amount,
  status: row.status as WithdrawalStatus,
  createdAt: row.created_at,
  approvedBy: row.approved_by,
  approvedAt: row.approved_at,
  paidBy: row.paid_by,
  paidAt: row.paid_at,
  paymentReference: row.payment_reference,
  rejectedAt: row.rejected_at,
  reason: row.reason,
  confirmBy: row.confirm_by,
  confirmedAt: row.confirmed_at,
  confirmedHow: row.confirmed_how as Withdrawal['confirmedHow'],
  receivedAmount: row.received_amount as Amount | null,
  proofId: row.proof_id,
  refundCheckedBy: row.refund_checked_by,
  resolvedAt: row.resolved_at,
});

/** A withdrawal with where it goes, as its member sees it. */
export type PaidTo = { bank: string; holder: string; numberTail: string };
export type OwnWithdrawal = Withdrawal & { payee: PaidTo };

const withPayee = (db: Db) =>
  db
    .selectFrom('cashier.withdrawal as w')
    .innerJoin('cashier.payee as p', 'p.id', 'w.payee_id')
    .selectAll('w')
    .select(['p.bank', 'p.holder', 'p.holder_sealed', 'p.number_tail']);

type Joined = Selectable<DB['cashier.withdrawal']> &
  Pick<Selectable<DB['cashier.payee']>, 'bank' | 'holder' | 'holder_sealed' | 'number_tail'>;

const toOwn = (row: Joined): OwnWithdrawal => ({
  ...toWithdrawal(row),
  payee: { bank: row.bank, holder: holderOf(row), numberTail: row.number_tail },
});

/** A member's withdrawals, newest first. */
export async function withdrawalsOf(
  db: Db,
  memberId: bigint,
  page: { pageNum: number; pageSize: number },
): Promise<Page<OwnWithdrawal>> {
  const [total, rows] = await Promise.all([
    countUpTo(db, db.selectFrom('cashier.withdrawal').select('id').where('member_id', '=', memberId)),
    withPayee(db)
      .where('w.member_id', '=', memberId)
      .orderBy('w.created_at', 'desc')
      .orderBy('w.id', 'desc')
      .limit(page.pageSize)
      .offset((page.pageNum - 1) * page.pageSize)
      .execute(),
  ]);
  return { ...page, list: rows.map(toOwn), total, totalPages: Math.ceil(total / page.pageSize) };
}

/** One of a member's withdrawals. Throws NOT_FOUND, also where it is somebody else's. */
export async function withdrawalOf(db: Db, memberId: bigint, id: bigint): Promise<OwnWithdrawal> {
  const row = await withPayee(db)
    .where('w.id', '=', id)
    .where('w.member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toOwn(row);
}

/** Which withdrawal of the member each of these transactions of the ledger holds money for. */
export async function withdrawalsHeldBy(
  db: Db,
  memberId: bigint,
  transactionIds: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  const rows = await db
    .selectFrom('cashier.withdrawal')
    .select(['id', 'hold_ledger_id'])
    .where('member_id', '=', memberId)
    .where('hold_ledger_id', 'in', [...transactionIds])
    .execute();
  return new Map(rows.map((row) => [row.hold_ledger_id, row.id]));
}

const WAITING: readonly WithdrawalStatus[] = ['requested', 'approved', 'partial', 'notReceived'];

/** What operators see of a withdrawal: whose it is and what its channel is called, too. */
export type WithdrawalForDesk = OwnWithdrawal & { account: string; channelNames: Record<string, string> };

const forDesk = (db: Db) =>
  withPayee(db)
    .innerJoin('identity.member as m', 'm.id', 'w.member_id')
    .innerJoin('cashier.channel as c', (join) =>
      join.onRef('c.kind', '=', 'w.kind').onRef('c.code', '=', 'w.channel'),
    )
    .select(['m.account', 'c.names as channel_names']);

const toDesk = (row: Joined & { account: string; channel_names: unknown }): WithdrawalForDesk => ({
  ...toOwn(row),
  account: row.account,
  channelNames: row.channel_names as Record<string, string>,
});

/** Withdrawals for the operators' desk: those that wait for one (oldest first), or all (newest first). */
export async function withdrawalsForDesk(
  db: Db,
  filter: { waiting: boolean; pageNum: number; pageSize: number },
): Promise<Page<WithdrawalForDesk>> {
  const counted = db.selectFrom('cashier.withdrawal').select('id');
  const rows = forDesk(db);
  const direction = filter.waiting ? 'asc' : 'desc';
  const [total, list] = await Promise.all([
    countUpTo(db, filter.waiting ? counted.where('status', 'in', [...WAITING]) : counted),
    (filter.waiting ? rows.where('w.status', 'in', [...WAITING]) : rows)
      .orderBy('w.created_at', direction)
      .orderBy('w.id', direction)
      .limit(filter.pageSize)
      .offset((filter.pageNum - 1) * filter.pageSize)
      .execute(),
  ]);
  const { pageNum, pageSize } = filter;
  return {
    list: list.map(toDesk),
    pageNum,
    pageSize,
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/** One withdrawal for the operator who pays it, with the whole account number: the caller notes who read it. */
export async function withdrawalForDesk(
  db: Db,
  id: bigint,
): Promise<WithdrawalForDesk & { payeeNumber: string }> {
  const row = await forDesk(db).select('p.number_sealed').where('w.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const payeeNumber = payeeNumbers.open(row.number_sealed, String(row.member_id)).toString();
  return { ...toDesk(row), payeeNumber };
}
