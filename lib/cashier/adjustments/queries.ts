import { sql, type Tx } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';

/** The sum of an operator's credits and debits of a member since a moment, without signs, in 1/10,000. */
export async function sumAdjustments(
  tx: Tx,
  { operatorId, memberId, since }: { operatorId: bigint; memberId: bigint; since: Date },
): Promise<Amount> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(abs(e.amount)), 0)::bigint AS sum
      FROM ledger.account a JOIN ledger.member_entry e ON e.account_id = a.id
     WHERE a.owner_kind = 'member' AND a.owner_id = ${memberId} AND e.at > ${since} AND e.kind = 'adjustment'
       AND e.meta ->> 'operator' = ${String(operatorId)}`.execute(tx);
  return rows[0]!.sum as Amount;
}
