import { sql, type Db, type Tx } from '@/lib/db/client';
import { payoutUnderWay } from '../errors';
import { toOrder } from './rows';
import type { NoticeAbout, ProviderOrder } from './types';

/** Those of the withdrawals that a provider has paid or may pay: nothing else may be done with them. */
export async function withPayout(db: Db, withdrawalIds: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await db
    .selectFrom('cashier.provider_order')
    .select('withdrawal_id')
    .where('withdrawal_id', 'in', [...withdrawalIds])
    .where('status', '!=', 'failed')
    .execute();
  return new Set(rows.map((row) => row.withdrawal_id!));
}

/** Throws PAYOUT_UNDER_WAY 409 if a provider has paid the withdrawal or may pay it. The caller has locked the withdrawal. */
export async function assertNoPayout(tx: Tx, withdrawalId: bigint): Promise<void> {
  if ((await withPayout(tx, [withdrawalId])).size > 0) throw payoutUnderWay();
}

/** The order of a channel that a notification is about. */
export async function findOrder(
  db: Db,
  channelId: bigint,
  about: NoticeAbout,
): Promise<ProviderOrder | undefined> {
  const query = db.selectFrom('cashier.provider_order').selectAll().where('channel_id', '=', channelId);
  const row = await (
    'reference' in about
      ? query.where('reference', '=', about.reference)
      : query.where('provider_id', '=', about.providerId)
  ).executeTakeFirst();
  return row && toOrder(row);
}

/** The order of a deposit, or the newest one of a withdrawal. */
export async function orderOf(
  db: Db,
  kind: 'deposit' | 'withdrawal',
  id: bigint,
): Promise<ProviderOrder | undefined> {
  const row = await db
    .selectFrom('cashier.provider_order')
    .selectAll()
    .where(kind === 'deposit' ? 'deposit_id' : 'withdrawal_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toOrder(row);
}

/** An order with what operators read of its request. */
export interface ListedOrder extends ProviderOrder {
  channelNames: Record<string, string>;
  memberId: bigint;
  account: string;
  currency: string;
  /** What was asked: the deposit's amount, or the withdrawal's payout. In 1/10,000. */
  amount: bigint;
}

export type OrderFilter = 'attention' | 'open' | 'all';

/**
 * Orders, newest first; `after` is the last one of the page before. `attention`: those that an operator must look at, because they are
 * held, contradict a decision, or have had no answer three times.
 */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  after: bigint | undefined,
  pageSize: number,
): Promise<{ list: ListedOrder[]; next: bigint | undefined }> {
  const condition = {
    attention: sql`(o.settled_by IS NULL AND (o.problem IN ('CONTRADICTION') OR (o.status = 'held'
      AND (o.kind = 'payout' OR d.status IN ('pending', 'checked'))) OR (o.status = 'starting' AND o.asks > 2)))`,
    open: sql`o.status IN ('starting', 'open')`,
    all: sql`true`,
  }[filter];
  const ids = await sql<{
    id: bigint;
    account: string;
    names: unknown;
    member: bigint;
    currency: string;
    amount: bigint;
  }>`
    SELECT o.id, m.account, c.names, m.id AS member, coalesce(d.currency, w.currency) AS currency,
           coalesce(d.asked_amount, w.amount - w.fee) AS amount
      FROM cashier.provider_order o
      JOIN cashier.channel c ON c.id = o.channel_id
      LEFT JOIN cashier.deposit d ON d.id = o.deposit_id
      LEFT JOIN cashier.withdrawal w ON w.id = o.withdrawal_id
      JOIN identity.member m ON m.id = coalesce(d.member_id, w.member_id)
     WHERE ${condition} AND (${after ?? null}::bigint IS NULL OR o.id < ${after ?? null}::bigint)
     ORDER BY o.id DESC LIMIT ${pageSize + 1}`.execute(db);
  const found = ids.rows.slice(0, pageSize);
  const rows =
    found.length === 0
      ? []
      : await db
          .selectFrom('cashier.provider_order')
          .selectAll()
          .where(
            'id',
            'in',
            found.map(({ id }) => id),
          )
          .execute();
  const orders = new Map(rows.map((row) => [row.id, toOrder(row)]));
  const list = found.map(({ id, account, names, member, currency, amount }) => ({
    ...orders.get(id)!,
    account,
    channelNames: names as Record<string, string>,
    memberId: member,
    currency,
    amount,
  }));
  return { list, next: ids.rows.length > pageSize ? list.at(-1)!.id : undefined };
}
