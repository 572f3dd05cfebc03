import type { Selectable } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import type { Amount } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { countUpTo } from '../paging';
import type { Deposit, DepositStatus, Page } from '../types';

export const toDeposit = (row: Selectable<DB['cashier.deposit']>): Deposit => ({
  id: row.id,
  memberId: row.member_id,
  channel: row.channel,
  currency: row.currency,
  amount: row.amount as Amount,
  status: row.status as DepositStatus,
  reference: row.reference,
  proofId: row.proof_id,
  createdAt: row.created_at,
  checkedBy: row.checked_by,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  reason: row.reason,
});

/** A member's deposits, newest first. */
export async function depositsOf(
  db: Db,
  memberId: bigint,
  page: { pageNum: number; pageSize: number },
): Promise<Page<Deposit>> {
  const mine = db.selectFrom('cashier.deposit').where('member_id', '=', memberId);
  const [total, rows] = await Promise.all([
    countUpTo(db, mine.select('id')),
    mine
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.pageSize)
      .offset((page.pageNum - 1) * page.pageSize)
      .execute(),
  ]);
  return { ...page, list: rows.map(toDeposit), total, totalPages: Math.ceil(total / page.pageSize) };
}

/** What operators see of a deposit: whose it is and what its channel is called, too. */
export type DepositForDesk = Deposit & { account: string; channelNames: Record<string, string> };

const withChannel = (db: Db) =>
  db
    .selectFrom('cashier.deposit as d')
    .innerJoin('cashier.channel as c', (join) =>
      join.onRef('c.kind', '=', 'd.kind').onRef('c.code', '=', 'd.channel'),
    );

type ForDesk = Selectable<DB['cashier.deposit']> & { account: string; channel_names: unknown };

const toDesk = (row: ForDesk): DepositForDesk => ({
  ...toDeposit(row),
  account: row.account,
  channelNames: row.channel_names as Record<string, string>,
});

/** Deposits by transfer for the operators' desk: those that wait (oldest first), or all (newest first). */
export async function depositsForDesk(
  db: Db,
  filter: { waiting: boolean; pageNum: number; pageSize: number },
): Promise<Page<DepositForDesk>> {
  let rows = withChannel(db).where('c.method', '=', 'transfer');
  if (filter.waiting) rows = rows.where('d.status', 'in', ['pending', 'checked']);
  const direction = filter.waiting ? 'asc' : 'desc';
  const [total, list] = await Promise.all([
    countUpTo(db, rows.select('d.id')),
    rows
      .innerJoin('identity.member as m', 'm.id', 'd.member_id')
      .selectAll('d')
      .select(['m.account', 'c.names as channel_names'])
      .orderBy('d.created_at', direction)
      .orderBy('d.id', direction)
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

/** One deposit for the operators' desk. Throws NOT_FOUND. */
export async function depositForDesk(db: Db, id: bigint): Promise<DepositForDesk> {
  const row = await withChannel(db)
    .innerJoin('identity.member as m', 'm.id', 'd.member_id')
    .selectAll('d')
    .select(['m.account', 'c.names as channel_names'])
    .where('d.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toDesk(row);
}
