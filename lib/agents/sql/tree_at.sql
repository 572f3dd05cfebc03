-- The upline of every member at a moment (null: directly below the platform), without trial players. What is before the first later change of a
-- member, or the present upline. For settlements.
--
-- Called by: lib/agents/lines/queries.ts.
CREATE OR REPLACE FUNCTION agents.tree_at(p_at timestamptz) RETURNS TABLE (id bigint, upline_id bigint)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT m.id, CASE WHEN c.member_id IS NULL THEN m.upline_id ELSE c.from_upline_id END
    FROM identity.member m
    LEFT JOIN (SELECT DISTINCT ON (l.member_id) l.member_id, l.from_upline_id
                 FROM agents.line_change l
                WHERE l.state = 'applied' AND l.at > p_at
                ORDER BY l.member_id, l.at, l.id) c ON c.member_id = m.id
   WHERE m.type <> 4
$$;
REVOKE EXECUTE ON FUNCTION agents.tree_at FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agents.tree_at TO croupier_app;
