import type { Selectable } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { notFound } from '@/lib/platform/errors';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { countRows } from '@/lib/db/count-rows';
import { openHolder, payeeNumberSealer } from '../payees/secrets';
import { findQueuePage, type QueuePage } from '../queues/queries';
import type { QueueFilter } from '../queues/types';
import type { Withdrawal } from '../types';
import { toWithdrawal } from './rows';

/** A withdrawal with its payee and the names of its payment channel, as its member sees it. */
export type WithdrawalPayee = { bank: string; holder: string; numberTail: string };
export type OwnWithdrawal = Withdrawal & { payee: WithdrawalPayee; channelNames: Record<string, string> };

const withPayee = (db: Db) =>
  db
    .selectFrom('cashier.withdrawal as w')
    .innerJoin('cashier.payee as p', 'p.id', 'w.payee_id')
    .innerJoin('cashier.channel as c', (join) =>
      join.onRef('c.kind', '=', 'w.kind').onRef('c.code', '=', 'w.channel'),
    )
    .selectAll('w')
    .select(['p.bank', 'p.holder_sealed', 'p.number_tail', 'c.names as channel_names']);

type Joined = Selectable<DB['cashier.withdrawal']> &
  Pick<Selectable<DB['cashier.payee']>, 'bank' | 'holder_sealed' | 'number_tail'> & {
    channel_names: unknown;
  };

const toOwn = (row: Joined): OwnWithdrawal => ({
  ...toWithdrawal(row),
  payee: { bank: row.bank, holder: openHolder(row), numberTail: row.number_tail },
  channelNames: row.channel_names as Record<string, string>,
});

/** A member's withdrawals, newest first. */
export async function listMemberWithdrawals(
  db: Db,
  memberId: bigint,
  page: PageRequest,
): Promise<Page<OwnWithdrawal>> {
  const [total, rows] = await Promise.all([
    countRows(db, db.selectFrom('cashier.withdrawal').select('id').where('member_id', '=', memberId)),
    withPayee(db)
      .where('w.member_id', '=', memberId)
      .orderBy('w.created_at', 'desc')
      .orderBy('w.id', 'desc')
      .limit(page.pageSize)
      .offset(pageOffset(page))
      .execute(),
  ]);
  return toPage(rows.map(toOwn), page, total);
}

/** One of a member's withdrawals. Throws NOT_FOUND, also for another member's withdrawal. */
export async function getMemberWithdrawal(db: Db, memberId: bigint, id: bigint): Promise<OwnWithdrawal> {
  const row = await withPayee(db)
    .where('w.id', '=', id)
    .where('w.member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toOwn(row);
}

/** The member's withdrawals by the ledger transactions that hold their amounts: a map from transaction id to withdrawal id. */
export async function findWithdrawalsByHold(
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

/** A withdrawal as operators see it: with the member's account too. */
export type WithdrawalForOperator = OwnWithdrawal & { account: string };

const withMember = (db: Db) =>
  withPayee(db).innerJoin('identity.member as m', 'm.id', 'w.member_id').select('m.account');

const toWithdrawalForOperator = (row: Joined & { account: string }): WithdrawalForOperator => ({
  ...toOwn(row),
  account: row.account,
});

/** A page of the queue of withdrawals (lib/cashier/queues). */
export async function listWithdrawalsForOperator(
  db: Db,
  filter: QueueFilter,
): Promise<QueuePage<WithdrawalForOperator>> {
  const { ids, ...page } = await findQueuePage(db, 'withdraw', filter);
  return { ...page, list: await withdrawalsByIds(db, ids) };
}

/** Withdrawals by their ids, in this order; unknown ids are left out. */
export async function withdrawalsByIds(db: Db, ids: readonly bigint[]): Promise<WithdrawalForOperator[]> {
  const rows =
    ids.length === 0
      ? []
      : await withMember(db)
          .where('w.id', 'in', [...ids])
          .execute();
  const byId = new Map(rows.map((row) => [row.id, toWithdrawalForOperator(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One withdrawal with the whole account number of its payee. The caller records in the audit log who read it. */
export async function getWithdrawalForOperator(
  db: Db,
  id: bigint,
): Promise<WithdrawalForOperator & { payeeNumber: string }> {
  const row = await withMember(db).select('p.number_sealed').where('w.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const payeeNumber = payeeNumberSealer.open(row.number_sealed, String(row.member_id)).toString();
  return { ...toWithdrawalForOperator(row), payeeNumber };
}
