-- Adds a new member to protection.guard while the site has limits for everybody.
--
-- Trigger guard_new_member of identity.member.
CREATE OR REPLACE FUNCTION protection.guard_new_member() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO protection.guard SELECT NEW.id WHERE EXISTS (SELECT FROM protection.default_limit) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION protection.guard_new_member FROM PUBLIC;
