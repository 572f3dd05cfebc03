import { sql, type Db, type Tx } from '@/lib/db/client';
import { formatDecimal } from '@/lib/money/amount';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { endDueGrants, GRANT_BATCH, tellOfGrants } from '../grant-sweep';
import { endFreeRounds } from './commands';

/** Ends free rounds whose time is over, and tells members of those that have ended. Run every minute. */
export async function sweepFreeRounds(db: Db): Promise<void> {
  await endDueGrants(db, 'gateway.free_grant', (tx, id) => endFreeRounds(tx, id, null));
  await tellOfGrants(db, tellBatch);
}

/** What a member is told depends on the end, and on what the wins have become. `paid`: what the member was not told of yet. */
function noticeOf({ status, paid, multiple }: { status: string; paid: bigint; multiple: number }) {
  if (paid === 0n) return status === 'completed' ? undefined : ('freeRoundsGone' as const);
  return multiple > 0 ? ('freeRoundsBonus' as const) : ('freeRoundsPaid' as const);
}

async function tellBatch(tx: Tx): Promise<bigint[]> {
  const { rows } = await sql<{
    id: bigint;
    member_id: bigint;
    status: string;
    paid: bigint;
    multiple: number;
    rounds: number;
    used: number;
    currency: string;
  }>`
    UPDATE gateway.free_grant f SET told_at = ${now()}, told_paid = f.paid
      FROM (SELECT g.id, g.told_paid FROM gateway.free_grant g WHERE g.status <> 'active' AND g.told_at IS NULL
             ORDER BY g.id LIMIT ${GRANT_BATCH} FOR NO KEY UPDATE SKIP LOCKED) o
     WHERE f.id = o.id
    RETURNING f.id, f.member_id, f.status, f.paid - o.told_paid AS paid, f.multiple, f.rounds, f.used, f.currency::text AS currency`.execute(
    tx,
  );
  // The statement returns them in any order.
  rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const row of rows) {
    const notice = noticeOf(row);
    if (notice === 'freeRoundsGone')
      await createNotice(tx, row.member_id, notice, { rounds: String(row.rounds - row.used) });
    else if (notice)
      await createNotice(tx, row.member_id, notice, {
        amount: formatDecimal(row.paid),
        currency: row.currency,
      });
  }
  return rows.map((row) => row.member_id);
}
