-- Reads the next part of the bet feed for the points, and moves the position of its consumer: at most p_limit round ids, and every
-- change of earlier rounds. The first row has no round and says that a part was read; without rows there was nothing to read. A round
-- that changed has one row, with what it counts now: valid_bet is NULL if it counts no more.
--
-- The caller adds the points in the same database transaction, so that each round counts exactly once, also if it is killed. One run at a
-- time: the consumer's row is locked. valid_bet is the part of the valid bet that was staked with real money, because points become
-- money; in 1/10,000 of the currency's unit. Play money is left out.
-- Called by: lib/rewards/points/bets.ts.
CREATE OR REPLACE FUNCTION rewards.take_points_feed(p_limit bigint)
RETURNS TABLE (round_id bigint, member_id bigint, node_id bigint, vendor text, game_type text, currency text, valid_bet bigint,
               changed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_from reporting.feed_consumer;
  v_bound reporting.feed_bound;
  v_to bigint;
BEGIN
  SELECT * INTO v_from FROM reporting.feed_consumer f WHERE f.name = 'points' FOR UPDATE;
  SELECT * INTO v_bound FROM reporting.feed_bound;
  v_to := greatest(v_from.round_id, least(v_bound.round_id, v_from.round_id + p_limit));
  IF v_to = v_from.round_id AND v_bound.change_id <= v_from.change_id THEN RETURN; END IF;
  UPDATE reporting.feed_consumer f SET round_id = v_to, change_id = v_bound.change_id WHERE f.name = 'points';
  RETURN QUERY
    SELECT NULL::bigint, NULL::bigint, NULL::bigint, NULL::text, NULL::text, NULL::text, NULL::bigint, false
    UNION ALL
    SELECT r.round_id, r.member_id, r.node_id, g.vendor_code::text, g.game_type::text, r.currency::text, r.valid_bet, r.changed
      FROM (SELECT f.round_id, f.member_id, f.node_id, f.currency, f.real_bet AS valid_bet, false AS changed
              FROM reporting.read_feed(v_from.round_id, v_to, v_bound.change_id, v_bound.change_id) f
            UNION ALL
            SELECT c.round_id, c.member_id, c.node_id, c.currency, c.new_real_bet, true
              FROM (SELECT DISTINCT ON (c.round_id) c.* FROM reporting.round_change c
                     WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND c.round_id <= v_from.round_id
                     ORDER BY c.round_id, c.id DESC) c) r
      JOIN catalogue.game g ON g.node_id = r.node_id
     WHERE r.currency <> 'PLY';
END
$$;
REVOKE EXECUTE ON FUNCTION rewards.take_points_feed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rewards.take_points_feed TO croupier_app;
