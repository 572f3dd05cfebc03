-- Trigger set_member_path of identity.member: sets the path, the ids from the top agent down to the new member. It follows from
-- the upline and is never taken from outside, so it can be neither forged nor circular. A line is not moved while a member joins it
-- (docs/decisions/0132).
--
-- Errors: P0002 if the upline does not exist, 23514 if it is no agent.
CREATE OR REPLACE FUNCTION identity.set_member_path() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  v_upline_path public.ltree;
  v_upline_type smallint;
BEGIN
  IF NEW.upline_id IS NULL THEN
    NEW.path := text2ltree(NEW.id::text);
  ELSE
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('agents-structure', 0));
    SELECT path, type INTO STRICT v_upline_path, v_upline_type FROM identity.member WHERE id = NEW.upline_id;
    IF v_upline_type NOT IN (1, 2, 41, 42) AND NEW.type <> 4 THEN
      RAISE EXCEPTION 'the upline % is no agent', NEW.upline_id USING ERRCODE = '23514', CONSTRAINT = 'upline_is_agent';
    END IF;
    NEW.path := v_upline_path || NEW.id::text;
  END IF;
  RETURN NEW;
END
$$;
REVOKE EXECUTE ON FUNCTION identity.set_member_path FROM PUBLIC;
