import { listOrders, orderOf, type OrderFilter } from '@/lib/cashier/providers/queries';
import { findAdapter } from '@/lib/cashier/adapters/registry';
import { database } from '@/lib/db/client';

const PAGE_SIZE = 25;

/** Lists a page of orders. */
export const loadOrders = (filter: OrderFilter, after: bigint | undefined) =>
  listOrders(database(), filter, after, PAGE_SIZE);

/** The order of a deposit, or the newest of a withdrawal. */
export const loadOrderOf = (kind: 'deposit' | 'withdrawal', id: bigint) => orderOf(database(), kind, id);

/** Whether the provider of a withdrawal's channel pays. */
export async function paysByProvider(channel: string): Promise<boolean> {
  const row = await database()
    .selectFrom('cashier.channel')
    .select('adapter')
    .where('kind', '=', 'withdraw')
    .where('code', '=', channel)
    .executeTakeFirst();
  return findAdapter(row?.adapter ?? '')?.provider?.createPayout !== undefined;
}
