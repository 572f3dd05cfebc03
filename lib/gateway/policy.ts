import { cachedStatus } from '@/lib/content/gate/status-cache';
import type { Db } from '@/lib/db/client';
import { vendorError } from './protocol/errors';

/**
 * Runs a call that debits a stake. While the site is closed for maintenance, or the vendor is paused or disabled, a new stake is refused
 * (MAINTENANCE) and a replay gets its first reply: the vendor repeats the call because the reply was lost. Calls that end a round do
 * not use this function: a round with a stake must be able to end (VENDOR-2). The status is cached; only a closed site or vendor reads
 * the database.
 */
export async function acceptStake<Call extends { transactionId: string }, Reply>(
  db: Db,
  vendor: string,
  call: Call,
  operation: (vendor: string, call: Call) => Promise<Reply>,
  hasOwnWallet = false,
): Promise<Reply> {
  // Stakes of a vendor with a transfer wallet are taken from that wallet. This one has nothing for it.
  if (hasOwnWallet && !(await isReplay(db, vendor, call.transactionId)))
    throw vendorError('INSUFFICIENT_FUNDS');
  const status = cachedStatus();
  const isClosed = status !== undefined && (status.maintenance || status.closedVendors.has(vendor));
  if (isClosed && !(await isReplay(db, vendor, call.transactionId))) throw vendorError('MAINTENANCE');
  return operation(vendor, call);
}

async function isReplay(db: Db, vendor: string, transactionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gateway.transaction')
    .select('id')
    .where('vendor', '=', vendor)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row !== undefined;
}
