-- The line of a member at a moment, from the top agent down to the member. Each step up is what the earliest later change of a member says it
-- was before, or the present upline (docs/decisions/0132).
-- Called by: agents.line_at, lib/agents/lines/queries.ts, lib/agents/bills/queries.ts, lib/agents/checks.ts.
CREATE OR REPLACE FUNCTION agents.line_of(p_member bigint, p_at timestamptz) RETURNS bigint[]
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH RECURSIVE up (id, depth) AS (
    SELECT p_member, 0
    UNION ALL
    SELECT x.upline_id, u.depth + 1
      FROM up u
      CROSS JOIN LATERAL (
        SELECT CASE WHEN c.member_id IS NULL THEN m.upline_id ELSE c.from_upline_id END AS upline_id
          FROM identity.member m
          LEFT JOIN LATERAL (SELECT l.member_id, l.from_upline_id FROM agents.line_change l
                              WHERE l.member_id = m.id AND l.state = 'applied' AND l.at > p_at
                              ORDER BY l.at, l.id LIMIT 1) c ON true
         WHERE m.id = u.id) x
     WHERE x.upline_id IS NOT NULL)
  SELECT array_agg(u.id ORDER BY u.depth DESC) FROM up u
$$;
REVOKE EXECUTE ON FUNCTION agents.line_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agents.line_of TO croupier_app;
