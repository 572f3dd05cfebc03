import { sql, type Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { openAddress, openCode } from '../addresses/sealing';
import { toOrder } from './rows';
import type { OpenedOrder, Order } from './types';

const MAX_COUNT = 10_000;

/** The orders of a member, newest first, and their codes. */
export async function listOrders(
  db: Db,
  memberId: bigint,
  page: PageRequest,
): Promise<Page<Order & { codes: string[] }>> {
  const [rows, { count }] = await Promise.all([
    db
      .selectFrom('rewards.redemption')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(page.pageSize)
      .offset(pageOffset(page))
      .execute(),
    sql<{ count: number }>`SELECT count(*)::int AS count FROM (
      SELECT FROM rewards.redemption r WHERE r.member_id = ${memberId} LIMIT ${MAX_COUNT}) r`
      .execute(db)
      .then((result) => result.rows[0]!),
  ]);
  const codes = await codesOf(
    db,
    rows.filter(({ kind }) => kind === 'code').map(({ id }) => id),
  );
  return toPage(
    rows.map((row) => ({ ...toOrder(row), codes: codes.get(row.id) ?? [] })),
    page,
    count,
  );
}

async function codesOf(db: Db, orders: readonly bigint[]): Promise<Map<bigint, string[]>> {
  const codes = new Map<bigint, string[]>();
  if (orders.length === 0) return codes;
  const rows = await db
    .selectFrom('rewards.good_code')
    .select(['redemption_id', 'good_id', 'code_sealed'])
    .where('redemption_id', 'in', [...orders])
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const order = row.redemption_id!;
    codes.set(order, [...(codes.get(order) ?? []), openCode(row.code_sealed, row.good_id)]);
  }
  return codes;
}

/** One order with its address and its codes. The caller may read them. Throws NOT_FOUND 404. */
export async function getOrder(db: Db, id: bigint): Promise<OpenedOrder> {
  const row = await db
    .selectFrom('rewards.redemption as r')
    .innerJoin('identity.member as m', 'm.id', 'r.member_id')
    .leftJoin('backoffice.operator as o', 'o.id', 'r.decided_by')
    .selectAll('r')
    .select(['m.account', 'o.name as decider'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    ...toOrder(row),
    account: row.account,
    decidedBy: row.decider,
    address: row.address_sealed ? openAddress(row.address_sealed, row.member_id) : null,
    codes: (await codesOf(db, row.kind === 'code' ? [id] : [])).get(id) ?? [],
    ledger: {
      points: row.points_ledger_id,
      price: row.price_ledger_id,
      worth: row.worth_ledger_id,
      returned: row.returned_ledger_id,
      returnedPrice: row.returned_price_ledger_id,
    },
  };
}

/** How many orders wait for an operator. */
export async function countOpenOrders(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM rewards.redemption r WHERE r.status = 'process'`.execute(db);
  return rows[0]!.count;
}
