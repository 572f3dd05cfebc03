import { sql, type Db, type Tx } from '@/lib/db/client';
import { formatDecimal } from '@/lib/money/amount';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { endDueGrants, GRANT_BATCH, tellOfGrants } from '../grant-sweep';
import { endBonus } from './commands';

/** Ends bonuses whose time is over, and tells members of bonuses that have expired or become real money. Run every minute. */
export async function sweepBonuses(db: Db): Promise<void> {
  await endDueGrants(db, 'gateway.bonus_grant', (tx, id) => endBonus(tx, id, null, 'expired'));
  await tellOfGrants(db, tellBatch);
}

async function tellBatch(tx: Tx): Promise<bigint[]> {
  const { rows } = await sql<{
    member_id: bigint;
    status: string;
    ended_amount: bigint;
    currency: string;
  }>`
    UPDATE gateway.bonus_grant SET told_at = ${now()}
     WHERE id IN (SELECT g.id FROM gateway.bonus_grant g WHERE g.status IN ('completed', 'expired') AND g.told_at IS NULL
                   ORDER BY g.id LIMIT ${GRANT_BATCH} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING member_id, status, ended_amount, currency::text AS currency`.execute(tx);
  for (const row of rows)
    await createNotice(tx, row.member_id, row.status === 'completed' ? 'bonusCompleted' : 'bonusExpired', {
      amount: formatDecimal(row.ended_amount),
      currency: row.currency,
    });
  return rows.map((row) => row.member_id);
}
