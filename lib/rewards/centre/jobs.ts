import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { now } from '@/lib/platform/clock';
import { returnToBudgets } from './budgets';
import { EXPIRY_BATCH } from './constants';

/** Ends the rewards whose time to claim them is over. One that is being claimed at this moment is left to the next run. */
export async function expireRewards(db: Db): Promise<void> {
  for (;;) {
    const rows = await inTransaction(db, expireBatch);
    if (rows.length > 0) notifyBalanceChange([...new Set(rows.map((row) => row.member_id))]);
    if (rows.length < EXPIRY_BATCH) return;
  }
}

async function expireBatch(tx: Tx): Promise<{ id: bigint; kind: string; member_id: bigint }[]> {
  const { rows } = await sql<{ id: bigint; kind: string; member_id: bigint }>`
    UPDATE rewards.reward SET status = 'expired', ended_at = ${now()}
     WHERE id IN (SELECT r.id FROM rewards.reward r WHERE r.status = 'claimable' AND r.expires_at <= ${now()}
                   ORDER BY r.expires_at LIMIT ${EXPIRY_BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, member_id`.execute(tx);
  await returnToBudgets(tx, rows);
  return rows;
}
