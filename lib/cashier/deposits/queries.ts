import type { Selectable } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import type { Amount } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { countRows } from '@/lib/db/count-rows';
import type { Deposit, DepositStatus } from '../types';

export const toDeposit = (row: Selectable<DB['cashier.deposit']>): Deposit => ({
  id: row.id,
  memberId: row.member_id,
  channel: row.channel,
  currency: row.currency,
  amount: row.amount as Amount,
  status: row.status as DepositStatus,
  reference: row.reference,
  receiptImageId: row.receipt_image_id,
  createdAt: row.created_at,
  checkedBy: row.checked_by,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  reason: row.reason,
});

/** A member's deposits, newest first. */
export async function listMemberDeposits(
  db: Db,
  memberId: bigint,
  page: PageRequest,
): Promise<Page<Deposit>> {
  const mine = db.selectFrom('cashier.deposit').where('member_id', '=', memberId);
  const [total, rows] = await Promise.all([
    countRows(db, mine.select('id')),
    mine
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.pageSize)
      .offset(pageOffset(page))
      .execute(),
  ]);
  return toPage(rows.map(toDeposit), page, total);
}

/** A deposit as operators see it: with the member's account and the names of the payment channel. */
export type DepositForOperator = Deposit & { account: string; channelNames: Record<string, string> };

const withChannel = (db: Db) =>
  db
    .selectFrom('cashier.deposit as d')
    .innerJoin('cashier.channel as c', (join) =>
      join.onRef('c.kind', '=', 'd.kind').onRef('c.code', '=', 'd.channel'),
    );

type OperatorRow = Selectable<DB['cashier.deposit']> & { account: string; channel_names: unknown };

const toDepositForOperator = (row: OperatorRow): DepositForOperator => ({
  ...toDeposit(row),
  account: row.account,
  channelNames: row.channel_names as Record<string, string>,
});

/** Deposits by transfer for the back office: the undecided ones, oldest first, or all, newest first. */
export async function listDepositsForOperator(
  db: Db,
  filter: PageRequest & { waiting: boolean },
): Promise<Page<DepositForOperator>> {
  let rows = withChannel(db).where('c.method', '=', 'transfer');
  if (filter.waiting) rows = rows.where('d.status', 'in', ['pending', 'checked']);
  const direction = filter.waiting ? 'asc' : 'desc';
  const [total, list] = await Promise.all([
    countRows(db, rows.select('d.id')),
    rows
      .innerJoin('identity.member as m', 'm.id', 'd.member_id')
      .selectAll('d')
      .select(['m.account', 'c.names as channel_names'])
      .orderBy('d.created_at', direction)
      .orderBy('d.id', direction)
      .limit(filter.pageSize)
      .offset(pageOffset(filter))
      .execute(),
  ]);
  return toPage(list.map(toDepositForOperator), filter, total);
}

/** One deposit for the back office. Throws NOT_FOUND. */
export async function getDepositForOperator(db: Db, id: bigint): Promise<DepositForOperator> {
  const row = await withChannel(db)
    .innerJoin('identity.member as m', 'm.id', 'd.member_id')
    .selectAll('d')
    .select(['m.account', 'c.names as channel_names'])
    .where('d.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toDepositForOperator(row);
}
