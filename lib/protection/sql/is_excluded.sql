-- Whether a member has taken a cool-off or a self-exclusion that is in force at a moment.
--
-- Called by: protection.play_refusal, protection.set_guard, lib/inbox/messages/audience.ts.
CREATE OR REPLACE FUNCTION protection.is_excluded(p_member bigint, p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (SELECT FROM protection.exclusion e
                  WHERE e.member_id = p_member AND (e.ends_at IS NULL OR e.ends_at > p_at))
$$;
REVOKE EXECUTE ON FUNCTION protection.is_excluded FROM PUBLIC;
GRANT EXECUTE ON FUNCTION protection.is_excluded TO croupier_app;
