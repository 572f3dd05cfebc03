-- Adds the next part of the bet feed to the standings of competitions that are published and not settled: at most p_limit round ids, and every
-- change of earlier rounds. Returns whether it read anything: call it until it returns false. Each round counts exactly once.
--
-- p_currency: the currency of the site; rounds of others, and of play money, do not count.
-- A round counts in a competition by the time of its settlement. In a competition that members join, rounds count that are settled after that.
-- One run at a time: the consumer's row is locked. A run that is killed leaves nothing behind. A largest multiple cannot be corrected by a
-- difference: it is read again from the member's rounds.
-- Called by: lib/rewards/competitions/jobs.ts.
CREATE OR REPLACE FUNCTION rewards.count_competitions(p_currency text, p_limit bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_from reporting.feed_consumer;
  v_bound reporting.feed_bound;
  v_to bigint;
BEGIN
  SELECT * INTO v_from FROM reporting.feed_consumer f WHERE f.name = 'competitions' FOR UPDATE;
  SELECT * INTO v_bound FROM reporting.feed_bound;
  v_to := greatest(v_from.round_id, least(v_bound.round_id, v_from.round_id + p_limit));
  IF NOT EXISTS (SELECT FROM rewards.competition c WHERE c.published AND c.settled_at IS NULL) THEN
    v_to := greatest(v_from.round_id, v_bound.round_id);
  END IF;
  IF v_to = v_from.round_id AND v_bound.change_id <= v_from.change_id THEN RETURN false; END IF;

  WITH feed AS MATERIALIZED (
    SELECT f.*, g.vendor_code::text AS vendor, g.game_type::text AS game_type
      FROM reporting.read_feed(v_from.round_id, v_to, v_from.change_id, v_bound.change_id) f
      JOIN catalogue.game g ON g.node_id = f.node_id
     WHERE f.currency = p_currency
  ), counted AS MATERIALIZED (
    SELECT c.id AS competition_id, c.figure AS kind, f.member_id, sum(f.factor) AS rounds,
           CASE c.figure
             WHEN 'turnover' THEN sum(f.factor * f.valid_bet)
             WHEN 'netWin' THEN sum(f.factor * (f.payout - f.stake))
             ELSE coalesce(max(f.payout::numeric * 10000 / nullif(f.stake, 0)) FILTER (WHERE f.factor = 1), 0)
           END::bigint AS figure,
           max(f.settled_at) AS at
      FROM feed f
      JOIN rewards.competition c ON c.published AND c.settled_at IS NULL AND f.settled_at >= c.starts_at AND f.settled_at < c.ends_at
       AND CASE c.scope WHEN 'all' THEN true WHEN 'category' THEN f.game_type = c.code WHEN 'vendor' THEN f.vendor = c.code
                        ELSE f.node_id::text = c.code END
       AND (NOT c.opt_in OR EXISTS (SELECT FROM rewards.competition_entry e
                                     WHERE e.competition_id = c.id AND e.member_id = f.member_id AND f.settled_at >= e.joined_at))
     GROUP BY c.id, c.figure, f.member_id
  ), written AS (
  INSERT INTO rewards.competition_entry AS e (competition_id, member_id, figure, rounds, reached_at)
  SELECT x.competition_id, x.member_id, x.figure, x.rounds, x.at FROM counted x
  ON CONFLICT (competition_id, member_id) DO UPDATE
    SET rounds = e.rounds + excluded.rounds,
        figure = CASE WHEN (SELECT c.figure FROM rewards.competition c WHERE c.id = e.competition_id) = 'multiple'
                      THEN greatest(e.figure, excluded.figure) ELSE e.figure + excluded.figure END,
        reached_at = CASE WHEN (SELECT c.figure FROM rewards.competition c WHERE c.id = e.competition_id) = 'multiple'
                          THEN CASE WHEN excluded.figure > e.figure THEN excluded.reached_at ELSE coalesce(e.reached_at, excluded.reached_at) END
                          WHEN excluded.figure > 0 THEN excluded.reached_at ELSE coalesce(e.reached_at, excluded.reached_at) END
    -- A row that this statement has inserted has no former version.
    RETURNING e.competition_id, e.xmax = 0 AS is_new
  )
  UPDATE rewards.competition c SET entries = c.entries + w.count
    FROM (SELECT w.competition_id, count(*) AS count FROM written w WHERE w.is_new GROUP BY 1) w
   WHERE c.id = w.competition_id;

  UPDATE rewards.competition_entry e
     SET figure = coalesce((
           SELECT max(r.payout::numeric * 10000 / r.stake)::bigint FROM gateway.round r JOIN catalogue.game g ON g.node_id = r.node_id
            WHERE r.member_id = e.member_id AND r.currency = p_currency AND r.status = 'closed' AND r.stake > 0 AND r.id <= v_to
              AND r.settled_at >= greatest(c.starts_at, e.joined_at) AND r.settled_at < c.ends_at
              AND CASE c.scope WHEN 'all' THEN true WHEN 'category' THEN g.game_type::text = c.code
                               WHEN 'vendor' THEN g.vendor_code::text = c.code ELSE r.node_id::text = c.code END), 0)
    FROM rewards.competition c
   WHERE c.id = e.competition_id AND c.figure = 'multiple' AND c.published AND c.settled_at IS NULL
     AND e.member_id IN (SELECT h.member_id FROM reporting.round_change h
                          WHERE h.id > v_from.change_id AND h.id <= v_bound.change_id AND h.old_settled_at IS NOT NULL);

  UPDATE reporting.feed_consumer f SET round_id = v_to, change_id = v_bound.change_id WHERE f.name = 'competitions';
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION rewards.count_competitions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rewards.count_competitions TO croupier_app;
