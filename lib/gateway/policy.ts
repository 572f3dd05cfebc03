import { keptStatus } from '@/lib/content/gate/kept-status';
import type { Db } from '@/lib/db/client';
import { vendorError } from './protocol/errors';

/**
 * Does a call that takes a stake, unless the site is closed for maintenance: then a stake that is new is refused
 * (MAINTENANCE), and one that was taken before is answered as it was, for its vendor asks because the answer was lost. What
 * ends a round is never asked here: a round that was staked must be able to end (design.md §5). The status is in memory;
 * only a closed site asks its database.
 */
export async function takeStake<Call extends { transactionId: string }, Reply>(
  db: Db,
  vendor: string,
  call: Call,
  take: (vendor: string, call: Call) => Promise<Reply>,
): Promise<Reply> {
  if (keptStatus()?.maintenance && !(await cameBefore(db, vendor, call.transactionId)))
    throw vendorError('MAINTENANCE');
  return take(vendor, call);
}

async function cameBefore(db: Db, vendor: string, transactionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gateway.transaction')
    .select('id')
    .where('vendor', '=', vendor)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row !== undefined;
}
