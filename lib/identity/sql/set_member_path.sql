-- Trigger set_member_path of identity.member: sets the path, the ids from the top agent down to the new member. It follows from
-- the upline and is never taken from outside, so it can be neither forged nor circular.
--
-- Errors: P0002 if the upline does not exist.
CREATE OR REPLACE FUNCTION identity.set_member_path() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  v_upline_path public.ltree;
BEGIN
  IF NEW.upline_id IS NULL THEN
    NEW.path := text2ltree(NEW.id::text);
  ELSE
    SELECT path INTO STRICT v_upline_path FROM identity.member WHERE id = NEW.upline_id;
    NEW.path := v_upline_path || NEW.id::text;
  END IF;
  RETURN NEW;
END
$$;
REVOKE EXECUTE ON FUNCTION identity.set_member_path FROM PUBLIC;
