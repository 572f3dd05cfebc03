import type { Selectable } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { notFound } from '@/lib/platform/errors';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { countRows } from '@/lib/db/count-rows';
import { findQueuePage, type QueuePage } from '../queues/queries';
import type { QueueFilter } from '../queues/types';
import type { Deposit } from '../types';
import { toDeposit } from './rows';

type Texts = Record<string, string>;

/** A deposit with the names of its payment channel. */
export type OwnDeposit = Deposit & { channelNames: Texts };

const withChannel = (db: Db) =>
  db
    .selectFrom('cashier.deposit as d')
    .innerJoin('cashier.channel as c', (join) =>
      join.onRef('c.kind', '=', 'd.kind').onRef('c.code', '=', 'd.channel'),
    );

/** A member's deposits, newest first. */
export async function listMemberDeposits(
  db: Db,
  memberId: bigint,
  page: PageRequest,
): Promise<Page<OwnDeposit>> {
  const [total, rows] = await Promise.all([
    countRows(db, db.selectFrom('cashier.deposit').select('id').where('member_id', '=', memberId)),
    withChannel(db)
      .selectAll('d')
      .select('c.names as channel_names')
      .where('d.member_id', '=', memberId)
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(page.pageSize)
      .offset(pageOffset(page))
      .execute(),
  ]);
  const list = rows.map((row) => ({ ...toDeposit(row), channelNames: row.channel_names as Texts }));
  return toPage(list, page, total);
}

/** One of a member's deposits. Throws NOT_FOUND, also for another member's deposit. */
export async function getMemberDeposit(db: Db, memberId: bigint, id: bigint): Promise<OwnDeposit> {
  const row = await withChannel(db)
    .selectAll('d')
    .select('c.names as channel_names')
    .where('d.id', '=', id)
    .where('d.member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...toDeposit(row), channelNames: row.channel_names as Texts };
}

/** A deposit as operators see it: with the member's account and the names of the payment channel. */
export type DepositForOperator = OwnDeposit & { account: string };

type OperatorRow = Selectable<DB['cashier.deposit']> & { account: string; channel_names: unknown };

const toDepositForOperator = (row: OperatorRow): DepositForOperator => ({
  ...toDeposit(row),
  account: row.account,
  channelNames: row.channel_names as Texts,
});

const forOperator = (db: Db) =>
  withChannel(db)
    .innerJoin('identity.member as m', 'm.id', 'd.member_id')
    .selectAll('d')
    .select(['m.account', 'c.names as channel_names']);

/** A page of the queue of deposits (lib/cashier/queues). */
export async function listDepositsForOperator(
  db: Db,
  filter: QueueFilter,
): Promise<QueuePage<DepositForOperator>> {
  const { ids, ...page } = await findQueuePage(db, 'deposit', filter);
  const rows = ids.length === 0 ? [] : await forOperator(db).where('d.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toDepositForOperator(row)]));
  return { ...page, list: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** One deposit for the back office. Throws NOT_FOUND. */
export async function getDepositForOperator(db: Db, id: bigint): Promise<DepositForOperator> {
  const row = await forOperator(db).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toDepositForOperator(row);
}
