import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { now } from '@/lib/platform/clock';

/** Grants of one batch. */
export const GRANT_BATCH = 100;

/** Bonus money and free rounds are grants of the gateway: both are active until they end, at `expires_at` at the latest. */
type GrantTable = 'gateway.bonus_grant' | 'gateway.free_grant';

/**
 * Ends the active grants of a table whose time is over with `end`. Each is ended in a database transaction of its own, because it waits for the
 * balances of its member.
 */
export async function endDueGrants(
  db: Db,
  table: GrantTable,
  end: (tx: Tx, id: bigint) => Promise<unknown>,
): Promise<void> {
  for (let due = GRANT_BATCH; due === GRANT_BATCH;) {
    const grants = await db
      .selectFrom(table)
      .select(['id', 'member_id'])
      .where('status', '=', 'active')
      .where('expires_at', '<=', now())
      .orderBy('expires_at')
      .limit(GRANT_BATCH)
      .execute();
    for (const { id, member_id } of grants) {
      await inTransaction(db, (tx) => end(tx, id));
      notifyBalanceChange([member_id]);
    }
    due = grants.length;
  }
}

/**
 * Tells members of grants that have ended, in batches: `tellBatch` marks at most GRANT_BATCH of them as told, writes their notices, and returns
 * their members.
 */
export async function tellOfGrants(db: Db, tellBatch: (tx: Tx) => Promise<bigint[]>): Promise<void> {
  for (let count = GRANT_BATCH; count === GRANT_BATCH;) {
    const told = await inTransaction(db, tellBatch);
    notifyBalanceChange(told);
    count = told.length;
  }
}
