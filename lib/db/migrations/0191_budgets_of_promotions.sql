-- A reward of a promotion that has expired or was cancelled no longer counts against the caps of its rule (docs/decisions/0122).

UPDATE rewards.promotion_rule p
   SET given = g.count, given_money = g.money, given_points = g.points
  FROM (SELECT g.promotion_id, count(*) FILTER (WHERE r.status IN ('claimable', 'claimed'))::int AS count,
               coalesce(sum(r.amount) FILTER (WHERE r.status IN ('claimable', 'claimed') AND r.currency <> 'PTS'), 0)::bigint AS money,
               coalesce(sum(r.amount) FILTER (WHERE r.status IN ('claimable', 'claimed') AND r.currency = 'PTS'), 0)::bigint AS points
          FROM rewards.promotion_grant g JOIN rewards.reward r ON r.id = g.reward_id
         GROUP BY 1) g
 WHERE g.promotion_id = p.promotion_id
   AND (p.given, p.given_money, p.given_points) IS DISTINCT FROM (g.count, g.money, g.points);
