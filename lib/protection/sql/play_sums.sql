-- What a member has staked, lost and played (in seconds) within 24 hours, 7 days and 30 days before a moment.
--
-- Call protection.read_play first. Hours are counted whole: what happened leaves a sum at the end of its hour, between 24 and 25 hours
-- later, and never earlier than the period.
-- Called by: protection.play_refusal, lib/protection/play/queries.ts.
CREATE OR REPLACE FUNCTION protection.play_sums(p_member bigint, p_at timestamptz)
RETURNS TABLE (period text, stake bigint, loss bigint, seconds bigint)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT p.period, coalesce(sum(h.stake), 0)::bigint, coalesce(sum(h.stake - h.payout), 0)::bigint, coalesce(sum(h.seconds), 0)
    FROM (VALUES ('day', 24), ('week', 168), ('month', 720)) p (period, hours)
    LEFT JOIN protection.play_hour h
      ON h.member_id = p_member AND h.hour >= date_trunc('hour', p_at, 'UTC') - make_interval(hours => p.hours)
   GROUP BY p.period
$$;
REVOKE EXECUTE ON FUNCTION protection.play_sums FROM PUBLIC;
GRANT EXECUTE ON FUNCTION protection.play_sums TO croupier_app;
