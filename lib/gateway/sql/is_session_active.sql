-- Whether a game session accepts bets at a moment: it has not ended, and the site's session that it was opened from has neither
-- been revoked nor reached its absolute limit. The idle limit of the site's session does not count: playing is activity.
--
-- OFFSET 0 keeps the lookup on the primary key: a condition beside the key may make the planner read another index whole
-- (docs/decisions/0073).
-- Called by: gateway.authenticate, gateway.balance, gateway.bet, gateway.settle_rounds.
CREATE OR REPLACE FUNCTION gateway.is_session_active(p_session gateway.game_session, p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT p_session.ends_at > p_at AND (p_session.site_session_id IS NULL OR EXISTS (
    SELECT FROM (SELECT s.revoked_at, s.ends_at FROM identity.session s WHERE s.id = p_session.site_session_id OFFSET 0) s
     WHERE s.revoked_at IS NULL AND s.ends_at > p_at))
$$;
REVOKE EXECUTE ON FUNCTION gateway.is_session_active FROM PUBLIC;
