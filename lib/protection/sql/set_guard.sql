-- Keeps protection.guard: the member is in it exactly if a limit or an exclusion may apply.
--
-- An exclusion that has ended stays in the guard until the job removes it: its stakes are then checked and allowed.
-- Called by: lib/protection/guard.ts.
CREATE OR REPLACE FUNCTION protection.set_guard(p_member bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM protection.default_limit)
     OR EXISTS (SELECT FROM protection.member_limit l WHERE l.member_id = p_member)
     OR protection.is_excluded(p_member, p_at) THEN
    INSERT INTO protection.guard VALUES (p_member) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM protection.guard g WHERE g.member_id = p_member;
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION protection.set_guard FROM PUBLIC;
GRANT EXECUTE ON FUNCTION protection.set_guard TO croupier_app;
