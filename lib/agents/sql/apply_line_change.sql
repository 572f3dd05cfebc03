-- Applies a scheduled change of a line: upline and type of the member, and the path of everybody below. It is the only function that writes them
-- for a member who exists. One change at a time (lib/agents/structure-lock.ts), in the order of their moments: a change is never dated before one that
-- was applied earlier, so that the tree at each moment is one that existed.
--
-- p_change: id of the change. p_now: the moment of the decision. Gives null if it was applied, else the code of the error, and writes nothing
-- then: the caller decides what becomes of the change.
--
-- Called by: lib/agents/lines/commands.ts.
CREATE OR REPLACE FUNCTION agents.apply_line_change(p_change bigint, p_now timestamptz) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_change agents.line_change%ROWTYPE;
  v_member identity.member%ROWTYPE;
  v_refusal text;
  v_prefix ltree;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('agents-structure', 0));
  SELECT * INTO v_change FROM agents.line_change c WHERE c.id = p_change AND c.state = 'scheduled' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'LINE_CHANGE_DECIDED'; END IF;
  v_refusal := agents.line_change_refusal(v_change.member_id, v_change.to_upline_id, v_change.to_type);
  IF v_refusal IS NOT NULL THEN RETURN v_refusal; END IF;

  SELECT * INTO v_member FROM identity.member m WHERE m.id = v_change.member_id FOR NO KEY UPDATE;
  UPDATE identity.member SET upline_id = v_change.to_upline_id, type = v_change.to_type WHERE id = v_member.id;
  IF v_member.upline_id IS DISTINCT FROM v_change.to_upline_id THEN
    v_prefix := coalesce((SELECT m.path FROM identity.member m WHERE m.id = v_change.to_upline_id), ''::ltree);
    UPDATE identity.member SET path = v_prefix || subpath(path, nlevel(v_member.path) - 1)
     WHERE subltree(path, 0, 50) <@ subltree(v_member.path, 0, 50) AND path <@ v_member.path;
  END IF;

  UPDATE agents.line_change
     SET state = 'applied', from_upline_id = v_member.upline_id, from_type = v_member.type, decided_at = p_now,
         at = greatest(at, (SELECT max(c.at) FROM agents.line_change c WHERE c.state = 'applied'))
   WHERE id = p_change;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION agents.apply_line_change FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agents.apply_line_change TO croupier_app;
