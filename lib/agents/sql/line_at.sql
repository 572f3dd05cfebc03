-- The line of a member at a moment as agents.line_of gives it, from the path if nobody in it was moved after the moment. Most members were
-- never moved, and reading a path takes a fraction of the time that walking up the history takes.
--
-- p_path: the member's present path.
-- Called by: agents.count_play, agents.team_sums.
CREATE OR REPLACE FUNCTION agents.line_at(p_member bigint, p_path public.ltree, p_at timestamptz) RETURNS bigint[]
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE WHEN EXISTS (SELECT FROM agents.line_change l
                            WHERE l.member_id = ANY (x.line) AND l.state = 'applied' AND l.at > p_at)
              THEN agents.line_of(p_member, p_at) ELSE x.line END
    FROM (SELECT string_to_array(public.ltree2text(p_path), '.')::bigint[] AS line) x
$$;
REVOKE EXECUTE ON FUNCTION agents.line_at FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agents.line_at TO croupier_app;
