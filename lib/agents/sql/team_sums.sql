-- What runs after p_after_run have counted for each team and settlement day: for everybody in the line of the member at each slot, the member
-- included.
--
-- p_zone: the settlement zone, in which days begin. Amounts in 1/10,000.
-- Called by: agents.count_play.
CREATE OR REPLACE FUNCTION agents.team_sums(p_after_run bigint, p_zone text)
RETURNS TABLE (agent_id bigint, day date, rounds bigint, stake bigint, payout bigint, valid_bet bigint, rebates bigint,
               promotions bigint, fees bigint)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH changed AS (SELECT max(l.at) AS last_at FROM agents.line_change l WHERE l.state = 'applied'),
  parts AS (
    SELECT p.member_id, (p.slot AT TIME ZONE p_zone)::date AS day,
           CASE WHEN p.slot >= c.last_at OR c.last_at IS NULL THEN NULL ELSE p.slot END AS slot,
           sum(p.rounds)::bigint AS rounds, sum(p.stake)::bigint AS stake, sum(p.payout)::bigint AS payout,
           sum(p.valid_bet)::bigint AS valid_bet, sum(p.rebates)::bigint AS rebates, sum(p.promotions)::bigint AS promotions,
           sum(p.fees)::bigint AS fees
      FROM agents.play p, changed c WHERE p.run_id > p_after_run
     GROUP BY 1, 2, 3)
  SELECT a.id, p.day, sum(p.rounds)::bigint, sum(p.stake)::bigint, sum(p.payout)::bigint, sum(p.valid_bet)::bigint,
         sum(p.rebates)::bigint, sum(p.promotions)::bigint, sum(p.fees)::bigint
    FROM parts p
    JOIN identity.member m ON m.id = p.member_id
    CROSS JOIN LATERAL unnest(CASE WHEN p.slot IS NULL
                                   THEN string_to_array(public.ltree2text(m.path), '.')::bigint[]
                                   ELSE agents.line_at(m.id, m.path, p.slot) END) AS a (id)
   GROUP BY 1, 2
$$;
REVOKE EXECUTE ON FUNCTION agents.team_sums FROM PUBLIC;
