import { sql, type Db } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { now } from '@/lib/platform/clock';
import { EXPIRY_BATCH } from './constants';

/** Ends the rewards whose time to claim them is over. One that is being claimed at this moment is left to the next run. */
export async function expireRewards(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ member_id: bigint }>`
      UPDATE rewards.reward SET status = 'expired', ended_at = ${now()}
       WHERE id IN (SELECT r.id FROM rewards.reward r WHERE r.status = 'claimable' AND r.expires_at <= ${now()}
                     ORDER BY r.expires_at LIMIT ${EXPIRY_BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING member_id`.execute(db);
    if (rows.length > 0) notifyBalanceChange([...new Set(rows.map((row) => row.member_id))]);
    if (rows.length < EXPIRY_BATCH) return;
  }
}
