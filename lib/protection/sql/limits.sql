-- The limits that hold for a member at a moment: of the member, of the operators and of the site, the lowest of each kind and period.
--
-- Amounts in 1/10,000; minutes if the kind is `time`.
-- Called by: protection.play_refusal, lib/protection/limits/queries.ts.
CREATE OR REPLACE FUNCTION protection.limits(p_member bigint, p_at timestamptz)
RETURNS TABLE (kind text, period text, amount bigint)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT l.kind, l.period, min(l.amount)
    FROM (SELECT m.kind, m.period, CASE WHEN m.pending_at <= p_at THEN m.pending_amount ELSE m.amount END AS amount
            FROM protection.member_limit m WHERE m.member_id = p_member
          UNION ALL
          SELECT d.kind, d.period, d.amount FROM protection.default_limit d) l
   WHERE l.amount IS NOT NULL
   GROUP BY l.kind, l.period
$$;
REVOKE EXECUTE ON FUNCTION protection.limits FROM PUBLIC;
GRANT EXECUTE ON FUNCTION protection.limits TO croupier_app;
