import { sql } from '@/lib/db/client';
import { ZERO, type Amount } from '@/lib/money/amount';

/**
 * What of a member's deposits counts for ranks and for those who invited the member: what was credited, minus withdrawals and what was sent to
 * other members, at most what was bet of real money in the same time, and never less than nothing. Money that is withdrawn and deposited again
 * counts once, and money that is not played with does not count. Amounts in 1/10,000.
 */
export const countedDeposits = ({ net, realBets }: { net: bigint; realBets: bigint }): Amount => {
  const counted = net < realBets ? net : realBets;
  return counted > 0n ? (counted as Amount) : ZERO;
};

/**
 * A query of one value: credited deposits minus withdrawals that were not turned down and transfers to others, of the member in the column
 * `member`, from a moment on (null: ever) and before another one (null: now). Deposits count when they are approved, withdrawals when they are
 * requested.
 */
export function netDeposits(
  member: ReturnType<typeof sql>,
  currency: string,
  from: ReturnType<typeof sql> | null,
  until: ReturnType<typeof sql> | null,
) {
  const within = (column: string) => sql`
    ${from === null ? sql`` : sql`AND ${sql.ref(column)} >= ${from}`} ${until === null ? sql`` : sql`AND ${sql.ref(column)} < ${until}`}`;
  return sql<bigint>`(
    coalesce((SELECT sum(nd.amount - nd.fee) FROM cashier.deposit nd
               WHERE nd.member_id = ${member} AND nd.currency = ${currency} AND nd.status = 'approved' ${within('nd.decided_at')}), 0)
    - coalesce((SELECT sum(nw.amount) FROM cashier.withdrawal nw
                 WHERE nw.member_id = ${member} AND nw.currency = ${currency}
                   AND nw.status NOT IN ('rejected', 'cancelled', 'refunded') ${within('nw.created_at')}), 0)
    - coalesce((SELECT sum(nt.amount) FROM cashier.member_transfer nt
                 WHERE nt.from_member = ${member} AND nt.currency = ${currency} ${within('nt.created_at')}), 0))::bigint`;
}
