-- Makes protection.guard agree with the limits of the site: with one every member is guarded, without one those who need it.
--
-- Called by: lib/protection/guard.ts.
CREATE OR REPLACE FUNCTION protection.guard_everybody(p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM protection.default_limit) THEN
    INSERT INTO protection.guard SELECT m.id FROM identity.member m ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM protection.guard g
     WHERE NOT EXISTS (SELECT FROM protection.member_limit l WHERE l.member_id = g.member_id)
       AND NOT protection.is_excluded(g.member_id, p_at);
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION protection.guard_everybody FROM PUBLIC;
GRANT EXECUTE ON FUNCTION protection.guard_everybody TO croupier_app;
