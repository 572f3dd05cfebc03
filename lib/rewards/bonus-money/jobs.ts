import { inTransaction, sql, type Db } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { endBonus } from './commands';

/** Bonuses of one database transaction. */
const BATCH = 100;

/** Ends bonuses whose time is over, and tells members of bonuses that have expired or become real money. Run every minute. */
export async function sweepBonuses(db: Db): Promise<void> {
  while ((await expireBatch(db)) === BATCH);
  while ((await tellBatch(db)) === BATCH);
}

/** Each bonus is ended in a database transaction of its own, because it waits for the balance of its member. Returns how many were due. */
async function expireBatch(db: Db): Promise<number> {
  const due = await db
    .selectFrom('gateway.bonus_grant')
    .select(['id', 'member_id'])
    .where('status', '=', 'active')
    .where('expires_at', '<=', now())
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  for (const { id, member_id } of due) {
    await inTransaction(db, (tx) => endBonus(tx, id, null, 'expired'));
    notifyBalanceChange([member_id]);
  }
  return due.length;
}

async function tellBatch(db: Db): Promise<number> {
  const told = await inTransaction(db, async (tx) => {
    const { rows } = await sql<{
      member_id: bigint;
      status: string;
      ended_amount: bigint;
      currency: string;
    }>`
      UPDATE gateway.bonus_grant SET told_at = ${now()}
       WHERE id IN (SELECT g.id FROM gateway.bonus_grant g WHERE g.status IN ('completed', 'expired') AND g.told_at IS NULL
                     ORDER BY g.id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING member_id, status, ended_amount, currency::text AS currency`.execute(tx);
    for (const row of rows)
      await createNotice(tx, row.member_id, row.status === 'completed' ? 'bonusCompleted' : 'bonusExpired', {
        amount: formatDecimal(row.ended_amount),
        currency: row.currency,
      });
    return rows.map((row) => row.member_id);
  });
  notifyBalanceChange(told);
  return told.length;
}
