-- Counts the totals of a settlement day from its closed rounds and replaces those stored before, also of days that overlap it (of
-- another settlement zone). Returns how many totals were written, one per member and currency.
--
-- p_starts_at, p_ends_at: the day's first moment and the next day's; p_at: the time of counting.
-- Called by: lib/reporting/days/commands.ts.
CREATE OR REPLACE FUNCTION reporting.refresh_day(p_starts_at timestamptz, p_ends_at timestamptz, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_totals bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(reporting.day_lock_key());
  DELETE FROM reporting.day d WHERE d.starts_at < p_ends_at AND d.ends_at > p_starts_at;
  INSERT INTO reporting.day (starts_at, ends_at, counted_at) VALUES (p_starts_at, p_ends_at, p_at);
  INSERT INTO reporting.member_day (starts_at, currency, member_id, rounds, stake, payout, valid_bet, top_win)
  SELECT p_starts_at, r.currency, r.member_id, count(*), sum(r.stake), sum(r.payout), sum(r.valid_bet),
         greatest(max(r.payout - r.stake), 0)
    FROM gateway.round r
   WHERE r.status = 'closed' AND r.settled_at >= p_starts_at AND r.settled_at < p_ends_at
   GROUP BY r.currency, r.member_id;
  GET DIAGNOSTICS v_totals = ROW_COUNT;
  RETURN v_totals;
END
$$;
REVOKE EXECUTE ON FUNCTION reporting.refresh_day FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.refresh_day TO croupier_app;
