-- The rate of a plan for a game and a member's VIP level, in 1/1,000,000; 0 if none holds. The most specific scope decides: game, vendor,
-- category, all. Within it, the rate of the highest level that is not above the member's; level 0 is for everybody.
--
-- Called by: rewards.count_rebates. The example beside the form of rates uses rateFor of lib/rewards/rebate/rules.ts, which is compared with it
-- by a test.
CREATE OR REPLACE FUNCTION rewards.rebate_rate(p_plan bigint, p_node bigint, p_vendor text, p_game_type text, p_level int)
RETURNS integer
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce((
    SELECT r.rate FROM rewards.rebate_rate r
     WHERE r.plan_id = p_plan AND r.level <= p_level
       AND ((r.scope = 'game' AND r.code = p_node::text) OR (r.scope = 'vendor' AND r.code = p_vendor)
         OR (r.scope = 'category' AND r.code = p_game_type) OR r.scope = 'all')
     ORDER BY array_position('{game,vendor,category,all}', r.scope), r.level DESC LIMIT 1), 0)
$$;
REVOKE EXECUTE ON FUNCTION rewards.rebate_rate FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rewards.rebate_rate TO croupier_app;
