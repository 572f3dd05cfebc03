-- Counts the next part of the bet feed for rebates: at most p_limit round ids, and every change of earlier rounds. Returns whether it read
-- anything: call it until it returns false.
--
-- Only the part of a bet that was staked with real money counts, because a rebate is real money. A bet counts once, on the settlement day on
-- which its round was opened, at the rate of the plan of that day and of the member's rank at that moment. Its row in rewards.rebate_bet names
-- the line. A later change of the round adds a row with the difference to the same line, also if the line was paid: the next claim pays less.
--
-- p_zone: the settlement zone. p_currency: the site's currency; bets in another one earn nothing.
-- One run at a time: the consumer's row is locked. Members are locked in the order of their ids, as by a claim. A run that is killed leaves
-- nothing behind.
-- Called by: lib/rewards/rebate/jobs.ts.
CREATE OR REPLACE FUNCTION rewards.count_rebates(p_limit bigint, p_zone text, p_currency text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_from reporting.feed_consumer;
  v_bound reporting.feed_bound;
  v_to bigint;
  v_entry int;
BEGIN
  SELECT * INTO v_from FROM reporting.feed_consumer f WHERE f.name = 'rebate' FOR UPDATE;
  SELECT * INTO v_bound FROM reporting.feed_bound;
  -- Without a plan no bet earns anything, now or later: a plan holds from a day that is still to come, or from the day it was made.
  IF NOT EXISTS (SELECT FROM rewards.rebate_plan) THEN
    v_to := greatest(v_from.round_id, v_bound.round_id);
  ELSE
    v_to := greatest(v_from.round_id, least(v_bound.round_id, v_from.round_id + p_limit));
  END IF;
  IF v_to = v_from.round_id AND v_bound.change_id <= v_from.change_id THEN RETURN false; END IF;
  UPDATE reporting.feed_consumer f SET round_id = v_to, change_id = v_bound.change_id WHERE f.name = 'rebate';
  IF NOT EXISTS (SELECT FROM rewards.rebate_plan) THEN RETURN false; END IF;

  INSERT INTO rewards.rebate_member (member_id)
  SELECT DISTINCT m.member_id
    FROM (SELECT r.member_id FROM gateway.round r WHERE r.id > v_from.round_id AND r.id <= v_to AND r.currency = p_currency
          UNION ALL
          SELECT c.member_id FROM reporting.round_change c
           WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND c.currency = p_currency) m
   ORDER BY 1
  ON CONFLICT DO NOTHING;
  PERFORM m.member_id FROM rewards.rebate_member m
    WHERE m.member_id IN (
      SELECT r.member_id FROM gateway.round r WHERE r.id > v_from.round_id AND r.id <= v_to AND r.currency = p_currency
      UNION ALL
      SELECT c.member_id FROM reporting.round_change c
       WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND c.currency = p_currency)
    ORDER BY m.member_id FOR UPDATE;
  v_entry := coalesce((SELECT max(k.level) FROM rewards.vip_rank k WHERE k.turnover = 0 AND k.deposits = 0), 0);

  WITH bets AS (
    SELECT f.round_id, f.real_bet AS valid_bet
      FROM reporting.read_feed(v_from.round_id, v_to, v_bound.change_id, v_bound.change_id) f
     WHERE f.currency = p_currency
    UNION ALL
    -- A round that was open when its id was read, or that counted nothing.
    SELECT c.round_id, c.new_real_bet
      FROM (SELECT DISTINCT ON (c.round_id) c.* FROM reporting.round_change c
             WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND c.round_id <= v_from.round_id
             ORDER BY c.round_id, c.id DESC) c
     WHERE c.currency = p_currency AND c.new_real_bet IS NOT NULL
       AND NOT EXISTS (SELECT FROM rewards.rebate_bet b WHERE b.round_id = c.round_id)
  ), rated AS MATERIALIZED (
    SELECT b.round_id, b.valid_bet, r.member_id, d.day, g.game_type::text AS game_type, g.vendor_code::text AS vendor,
           rewards.rebate_rate(p.id, r.node_id, g.vendor_code::text, g.game_type::text,
             greatest(v_entry, coalesce((SELECT v.to_level FROM rewards.vip_change v
                                          WHERE v.member_id = r.member_id AND v.at <= r.opened_at
                                          ORDER BY v.id DESC LIMIT 1), 0))) AS rate
      FROM bets b
      JOIN gateway.round r ON r.id = b.round_id
      JOIN catalogue.game g ON g.node_id = r.node_id
     CROSS JOIN LATERAL (SELECT (r.opened_at AT TIME ZONE p_zone)::date AS day) d
     CROSS JOIN LATERAL (SELECT l.id FROM rewards.rebate_plan l WHERE l.valid_from <= d.day ORDER BY l.valid_from DESC LIMIT 1) p
     WHERE b.valid_bet > 0
  ), lines AS (
    INSERT INTO rewards.rebate_line AS l (member_id, day, game_type, vendor, rate, valid_bet)
    SELECT b.member_id, b.day, b.game_type, b.vendor, b.rate, sum(b.valid_bet)
      FROM rated b WHERE b.rate > 0 GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT ON CONSTRAINT rebate_line_key DO UPDATE SET valid_bet = l.valid_bet + excluded.valid_bet
    RETURNING l.id, l.member_id, l.day, l.game_type, l.vendor, l.rate)
  INSERT INTO rewards.rebate_bet (round_id, no, line_id, valid_bet)
  SELECT b.round_id, 0, l.id, b.valid_bet
    FROM rated b JOIN lines l USING (member_id, day, game_type, vendor, rate);

  WITH changed AS (
    SELECT DISTINCT ON (c.round_id) c.round_id, coalesce(c.new_real_bet, 0) AS valid_bet
      FROM reporting.round_change c
     WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND c.round_id <= v_from.round_id
     ORDER BY c.round_id, c.id DESC
  ), differences AS MATERIALIZED (
    SELECT c.round_id, max(b.no) + 1 AS no, min(b.line_id) AS line_id, c.valid_bet - sum(b.valid_bet) AS valid_bet
      FROM changed c JOIN rewards.rebate_bet b ON b.round_id = c.round_id
     GROUP BY c.round_id, c.valid_bet HAVING c.valid_bet <> sum(b.valid_bet)
  ), lines AS (
    UPDATE rewards.rebate_line l SET valid_bet = l.valid_bet + d.valid_bet
      FROM (SELECT x.line_id, sum(x.valid_bet) AS valid_bet FROM differences x GROUP BY 1) d
     WHERE l.id = d.line_id)
  INSERT INTO rewards.rebate_bet (round_id, no, line_id, valid_bet)
  SELECT d.round_id, d.no, d.line_id, d.valid_bet FROM differences d;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION rewards.count_rebates FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rewards.count_rebates TO croupier_app;
