-- Adds the next part of the bet feed to the roll-ups: at most p_limit round ids, and every change of earlier rounds. Returns whether
-- it read anything: call it until it returns false. Another zone than the stored one empties the roll-ups and begins anew.
--
-- p_zone: the settlement zone, in which hours and days begin.
-- One run at a time: the consumer's row is locked. A run that is killed leaves nothing behind.
-- Called by: lib/reporting/rollups/commands.ts.
CREATE OR REPLACE FUNCTION reporting.roll_up(p_zone text, p_limit bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_from reporting.feed_consumer;
  v_bound reporting.feed_bound;
  v_to bigint;
  v_corrected bigint;
BEGIN
  SELECT * INTO v_from FROM reporting.feed_consumer f WHERE f.name = 'roll-up' FOR UPDATE;
  SELECT * INTO v_bound FROM reporting.feed_bound;
  IF p_zone <> (SELECT z.zone FROM reporting.roll_up_zone z) THEN
    TRUNCATE reporting.member_hour, reporting.game_hour, reporting.vendor_hour, reporting.member_day, reporting.game_day,
      reporting.country_day;
    UPDATE reporting.roll_up_zone SET zone = p_zone;
    v_from.round_id := 0;
    v_from.change_id := v_bound.change_id;
  END IF;
  v_to := least(v_bound.round_id, v_from.round_id + p_limit);
  IF v_to = v_from.round_id AND v_bound.change_id = v_from.change_id THEN RETURN false; END IF;

  WITH feed AS MATERIALIZED (
    SELECT f.*, g.vendor_code AS vendor, g.game_type, date_trunc('hour', f.settled_at, p_zone) AS hour,
           (f.settled_at AT TIME ZONE p_zone)::date AS day
      FROM reporting.read_feed(v_from.round_id, v_to, v_from.change_id, v_bound.change_id) f
      JOIN catalogue.game g ON g.node_id = f.node_id
  ), games AS MATERIALIZED (
    -- The vendor and the category stay those under which the game's hour was first counted, so that the sums by vendor and by
    -- game agree, and so that a correction is subtracted where the round was added.
    SELECT f.hour, f.day, f.node_id, f.currency, coalesce(h.vendor, f.vendor) AS vendor,
           coalesce(h.game_type, f.game_type) AS game_type, f.rounds, f.stake, f.payout, f.valid_bet
      FROM (SELECT f.hour, f.day, f.node_id, f.currency, f.vendor, f.game_type, sum(f.factor) AS rounds,
                   sum(f.factor * f.stake) AS stake, sum(f.factor * f.payout) AS payout,
                   sum(f.factor * f.valid_bet) AS valid_bet
              FROM feed f GROUP BY 1, 2, 3, 4, 5, 6) f
      LEFT JOIN reporting.game_hour h ON (h.hour, h.node_id, h.currency) = (f.hour, f.node_id, f.currency)
  ), member_hours AS (
    INSERT INTO reporting.member_hour AS m (member_id, hour, node_id, currency, vendor, game_type, rounds, stake, payout, valid_bet,
                                          real_bet)
    SELECT f.member_id, f.hour, f.node_id, f.currency, g.vendor, g.game_type, f.rounds, f.stake, f.payout, f.valid_bet, f.real_bet
      FROM (SELECT f.member_id, f.hour, f.node_id, f.currency, sum(f.factor) AS rounds, sum(f.factor * f.stake) AS stake,
                   sum(f.factor * f.payout) AS payout, sum(f.factor * f.valid_bet) AS valid_bet,
                   sum(f.factor * f.real_bet) AS real_bet
              FROM feed f GROUP BY 1, 2, 3, 4) f
      JOIN games g ON (g.hour, g.node_id, g.currency) = (f.hour, f.node_id, f.currency)
    ON CONFLICT (member_id, hour, node_id, currency) DO UPDATE
      SET rounds = m.rounds + excluded.rounds, stake = m.stake + excluded.stake, payout = m.payout + excluded.payout,
          valid_bet = m.valid_bet + excluded.valid_bet, real_bet = m.real_bet + excluded.real_bet
  ), game_hours AS (
    INSERT INTO reporting.game_hour AS m (hour, node_id, currency, vendor, game_type, rounds, stake, payout, valid_bet)
    SELECT g.hour, g.node_id, g.currency, g.vendor, g.game_type, g.rounds, g.stake, g.payout, g.valid_bet FROM games g
    ON CONFLICT (hour, node_id, currency) DO UPDATE
      SET rounds = m.rounds + excluded.rounds, stake = m.stake + excluded.stake, payout = m.payout + excluded.payout,
          valid_bet = m.valid_bet + excluded.valid_bet
  ), vendor_hours AS (
    INSERT INTO reporting.vendor_hour AS m (hour, currency, vendor, game_type, rounds, stake, payout, valid_bet)
    SELECT g.hour, g.currency, g.vendor, g.game_type, sum(g.rounds), sum(g.stake), sum(g.payout), sum(g.valid_bet)
      FROM games g GROUP BY 1, 2, 3, 4
    ON CONFLICT (hour, currency, vendor, game_type) DO UPDATE
      SET rounds = m.rounds + excluded.rounds, stake = m.stake + excluded.stake, payout = m.payout + excluded.payout,
          valid_bet = m.valid_bet + excluded.valid_bet
  ), game_days AS (
    INSERT INTO reporting.game_day AS m (currency, day, node_id, vendor, game_type, rounds, stake, payout, valid_bet)
    SELECT g.currency, g.day, g.node_id, g.vendor, g.game_type, sum(g.rounds), sum(g.stake), sum(g.payout), sum(g.valid_bet)
      FROM games g GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (currency, day, node_id, vendor, game_type) DO UPDATE
      SET rounds = m.rounds + excluded.rounds, stake = m.stake + excluded.stake, payout = m.payout + excluded.payout,
          valid_bet = m.valid_bet + excluded.valid_bet
  ), members AS MATERIALIZED (
    SELECT f.currency, f.day, f.member_id, sum(f.factor) AS rounds, sum(f.factor * f.stake) AS stake,
           sum(f.factor * f.payout) AS payout, sum(f.factor * f.valid_bet) AS valid_bet,
           sum(f.factor * f.real_bet) AS real_bet,
           greatest(max(f.payout - f.stake) FILTER (WHERE f.factor = 1), 0) AS top_win
      FROM feed f GROUP BY 1, 2, 3
  ), member_days AS (
    INSERT INTO reporting.member_day AS m (currency, day, member_id, rounds, stake, payout, valid_bet, real_bet, top_win)
    SELECT d.currency, d.day, d.member_id, d.rounds, d.stake, d.payout, d.valid_bet, d.real_bet, d.top_win FROM members d
    ON CONFLICT (currency, day, member_id) DO UPDATE
      SET rounds = m.rounds + excluded.rounds, stake = m.stake + excluded.stake, payout = m.payout + excluded.payout,
          valid_bet = m.valid_bet + excluded.valid_bet, real_bet = m.real_bet + excluded.real_bet, top_win = greatest(m.top_win, excluded.top_win)
  ), country_days AS (
    INSERT INTO reporting.country_day AS m (currency, day, country, rounds, stake, payout, valid_bet)
    SELECT d.currency, d.day, coalesce(p.country, ''), sum(d.rounds), sum(d.stake), sum(d.payout), sum(d.valid_bet)
      FROM members d JOIN identity.member p ON p.id = d.member_id GROUP BY 1, 2, 3
    ON CONFLICT (currency, day, country) DO UPDATE
      SET rounds = m.rounds + excluded.rounds, stake = m.stake + excluded.stake, payout = m.payout + excluded.payout,
          valid_bet = m.valid_bet + excluded.valid_bet
  )
  SELECT count(*) INTO v_corrected FROM feed f WHERE f.factor = -1;

  IF v_corrected > 0 THEN
    -- A sum can be corrected by a difference, the largest win cannot: it is read again. Rounds that change meanwhile are corrected by
    -- the next run.
    UPDATE reporting.member_day d
       SET top_win = greatest((
             SELECT max(r.payout - r.stake) FROM gateway.round r
              WHERE r.member_id = d.member_id AND r.currency = d.currency AND r.status = 'closed' AND r.id <= v_to
                AND r.settled_at >= d.day::timestamp AT TIME ZONE p_zone
                AND r.settled_at < (d.day + 1)::timestamp AT TIME ZONE p_zone), 0)
      FROM (SELECT DISTINCT c.currency, (c.old_settled_at AT TIME ZONE p_zone)::date AS day, c.member_id
              FROM reporting.round_change c
             WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND c.old_settled_at IS NOT NULL) c
     WHERE (d.currency, d.day, d.member_id) = (c.currency, c.day, c.member_id);
    DELETE FROM reporting.member_hour m USING reporting.round_change c
     WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND m.rounds = 0
       AND (m.member_id, m.hour, m.node_id, m.currency)
         = (c.member_id, date_trunc('hour', c.old_settled_at, p_zone), c.node_id, c.currency);
    DELETE FROM reporting.vendor_hour m USING reporting.round_change c
     WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND m.rounds = 0
       AND (m.hour, m.currency) = (date_trunc('hour', c.old_settled_at, p_zone), c.currency);
    DELETE FROM reporting.game_hour m USING reporting.round_change c
     WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND m.rounds = 0
       AND (m.hour, m.node_id, m.currency) = (date_trunc('hour', c.old_settled_at, p_zone), c.node_id, c.currency);
    DELETE FROM reporting.game_day m USING reporting.round_change c
     WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND m.rounds = 0
       AND (m.currency, m.day, m.node_id) = (c.currency, (c.old_settled_at AT TIME ZONE p_zone)::date, c.node_id);
    DELETE FROM reporting.country_day m USING reporting.round_change c
     WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND m.rounds = 0
       AND (m.currency, m.day) = (c.currency, (c.old_settled_at AT TIME ZONE p_zone)::date);
    DELETE FROM reporting.member_day m USING reporting.round_change c
     WHERE c.id > v_from.change_id AND c.id <= v_bound.change_id AND m.rounds = 0
       AND (m.currency, m.day, m.member_id) = (c.currency, (c.old_settled_at AT TIME ZONE p_zone)::date, c.member_id);
  END IF;
  UPDATE reporting.feed_consumer f SET round_id = v_to, change_id = v_bound.change_id WHERE f.name = 'roll-up';
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION reporting.roll_up FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.roll_up TO croupier_app;
