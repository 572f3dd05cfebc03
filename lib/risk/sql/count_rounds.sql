-- Adds the next part of the bet feed to risk.member_game_day: at most p_limit round ids, and every change of earlier rounds. Returns whether it
-- read anything: call it until it returns false. Rounds without a stake do not count.
--
-- p_zone: the settlement zone, in which days begin.
-- One run at a time: the consumer's row is locked. A run that is killed leaves nothing behind. Amounts in 1/10,000.
-- Called by: lib/risk/commands.ts.
CREATE OR REPLACE FUNCTION risk.count_rounds(p_zone text, p_limit bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_from reporting.feed_consumer;
  v_bound reporting.feed_bound;
  v_to bigint;
  v_batch bigint;
BEGIN
  SELECT * INTO v_from FROM reporting.feed_consumer f WHERE f.name = 'risk' FOR UPDATE;
  SELECT * INTO v_bound FROM reporting.feed_bound;
  v_to := least(v_bound.round_id, v_from.round_id + p_limit);
  IF v_to = v_from.round_id AND v_bound.change_id = v_from.change_id THEN RETURN false; END IF;
  v_batch := nextval('risk.batch');

  INSERT INTO risk.member_game_day AS p
    (member_id, node_id, currency, model, version, day, rounds, stakes, payouts, stakes_squared, top_payout, batch)
  SELECT f.member_id, f.node_id, f.currency, coalesce(m.model, ''), coalesce(m.version, 0), (f.settled_at AT TIME ZONE p_zone)::date,
         sum(f.factor), sum(f.factor * f.stake), sum(f.factor * f.payout), sum(f.factor * f.stake::numeric * f.stake),
         greatest(max(f.payout) FILTER (WHERE f.factor = 1), 0), v_batch
    FROM reporting.read_feed(v_from.round_id, v_to, v_from.change_id, v_bound.change_id) f
    LEFT JOIN LATERAL (
      SELECT r.details -> 'studio' ->> 'model' AS model, (r.details -> 'studio' ->> 'version')::integer AS version
        FROM gateway.round r
       WHERE r.id = f.round_id AND r.details -> 'studio' ->> 'version' ~ '^[0-9]{1,6}$') m ON true
   WHERE f.stake > 0
   GROUP BY 1, 2, 3, 4, 5, 6
   ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (member_id, node_id, currency, model, version, day) DO UPDATE
    SET rounds = p.rounds + excluded.rounds, stakes = p.stakes + excluded.stakes, payouts = p.payouts + excluded.payouts,
        stakes_squared = p.stakes_squared + excluded.stakes_squared, top_payout = greatest(p.top_payout, excluded.top_payout),
        batch = excluded.batch;
  -- A sum can be corrected by a difference, the largest payout cannot: if a round that may have had it was voided or corrected, it is
  -- read again. Rounds that change meanwhile are corrected by the next run.
  UPDATE risk.member_game_day d
     SET top_payout = coalesce((
           SELECT max(r.payout) FROM gateway.round r
            WHERE r.member_id = d.member_id AND r.node_id = d.node_id AND r.currency = d.currency AND r.status = 'closed'
              AND r.stake > 0 AND r.id <= v_to
              AND r.settled_at >= d.day::timestamp AT TIME ZONE p_zone
              AND r.settled_at < (d.day + 1)::timestamp AT TIME ZONE p_zone
              AND CASE WHEN r.details -> 'studio' ->> 'version' ~ '^[0-9]{1,6}$'
                       THEN ((r.details -> 'studio' ->> 'model'), (r.details -> 'studio' ->> 'version')::integer)
                            IS NOT DISTINCT FROM (d.model, d.version)
                       ELSE d.model = '' AND d.version = 0 END), 0)
    FROM (SELECT c.member_id, c.node_id, c.currency, (c.old_settled_at AT TIME ZONE p_zone)::date AS day, max(c.old_payout) AS payout
            FROM reporting.round_change c
           WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND c.old_settled_at IS NOT NULL
           GROUP BY 1, 2, 3, 4) c
   WHERE (d.member_id, d.node_id, d.currency, d.day) = (c.member_id, c.node_id, c.currency, c.day) AND d.top_payout <= c.payout;
  UPDATE reporting.feed_consumer f SET round_id = v_to, change_id = v_bound.change_id WHERE f.name = 'risk';
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION risk.count_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION risk.count_rounds TO croupier_app;
