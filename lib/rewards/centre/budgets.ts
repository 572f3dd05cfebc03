import { sql, type Tx } from '@/lib/db/client';

/**
 * Gives the amounts of rewards that have just expired or were cancelled back to the budgets of their promotions, in the database transaction
 * that ends them. It locks the rules of these promotions in the order of ids, after the rewards.
 */
export async function returnToBudgets(tx: Tx, ended: readonly { id: bigint; kind: string }[]): Promise<void> {
  const ids = ended.filter(({ kind }) => kind === 'promotion' || kind === 'raffle').map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`
    SELECT p.promotion_id FROM rewards.promotion_rule p
     WHERE p.promotion_id IN (SELECT g.promotion_id FROM rewards.promotion_grant g WHERE g.reward_id = ANY (${ids}::bigint[]))
     ORDER BY p.promotion_id FOR UPDATE`.execute(tx);
  await sql`
    UPDATE rewards.promotion_rule p
       SET given = p.given - e.count, given_money = p.given_money - e.money, given_points = p.given_points - e.points
      FROM (SELECT g.promotion_id, count(*)::int AS count,
                   coalesce(sum(r.amount) FILTER (WHERE r.currency <> 'PTS'), 0)::bigint AS money,
                   coalesce(sum(r.amount) FILTER (WHERE r.currency = 'PTS'), 0)::bigint AS points
              FROM rewards.promotion_grant g JOIN rewards.reward r ON r.id = g.reward_id
             WHERE r.id = ANY (${ids}::bigint[])
             GROUP BY 1) e
     WHERE e.promotion_id = p.promotion_id`.execute(tx);
}
