import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { ZERO, type Amount } from '@/lib/money/amount';

/** Requests that wait for an operator. */
export interface Queue {
  count: number;
  /** In 1/10,000 of the site's currency. */
  amount: Amount;
  /** When the oldest of them came; null if none waits. */
  oldest: Date | null;
}

export interface WaitingRequests {
  deposits: Queue;
  /** To be approved, paid or resolved. */
  withdrawals: Queue;
}

interface QueueRow {
  kind: keyof WaitingRequests;
  count: bigint;
  amount: bigint | null;
  oldest: Date | null;
}

/** Counts waiting requests, in one query over the two indexes of open requests. */
export async function countWaitingRequests(db: Db): Promise<WaitingRequests> {
  const { rows } = await sql<QueueRow>`
    SELECT 'deposits' AS kind, count(*) AS count, sum(amount)::bigint AS amount, min(created_at) AS oldest
      FROM cashier.deposit WHERE status IN ('pending', 'checked') AND NOT awaits_provider
    UNION ALL
    SELECT 'withdrawals', count(*), sum(amount)::bigint, min(created_at)
      FROM cashier.withdrawal WHERE status IN ('requested', 'approved', 'partial', 'notReceived')`.execute(
    db,
  );
  const of = (kind: keyof WaitingRequests): Queue => {
    const { count, amount, oldest } = rows.find((row) => row.kind === kind)!;
    return { count: Number(count), amount: (amount ?? ZERO) as Amount, oldest };
  };
  return { deposits: of('deposits'), withdrawals: of('withdrawals') };
}

/** Counts feedback that is not answered, up to 1,000, and says when the oldest came. */
export async function countOpenFeedback(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: bigint; oldest: Date | null }>`
    SELECT count(*) AS count, min(f.created_at) AS oldest
      FROM (SELECT created_at FROM inbox.feedback WHERE status = 'open' ORDER BY id LIMIT 1000) f`.execute(
    db,
  );
  return { count: Number(rows[0]!.count), oldest: rows[0]!.oldest };
}
