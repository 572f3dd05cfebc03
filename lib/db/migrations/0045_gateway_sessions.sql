-- Whether a game session may bet at a moment: it has not ended, and neither has the site's session it came from, by a
-- log-out or by its own absolute limit. Its idle limit is not asked: playing is using.
CREATE OR REPLACE FUNCTION gateway.may_bet(p_session gateway.game_session, p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT p_session.ends_at > p_at AND (p_session.site_session_id IS NULL OR EXISTS (
    SELECT FROM identity.session s
     WHERE s.id = p_session.site_session_id AND s.revoked_at IS NULL AND s.ends_at > p_at))
$$;

-- Clears launches away whose tokens ended before a moment: they open nothing any more, and every opening adds one.
CREATE FUNCTION gateway.clear_launches(p_before timestamptz) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH cleared AS (DELETE FROM gateway.launch l WHERE l.ends_at < p_before RETURNING 1) SELECT count(*) FROM cleared
$$;
REVOKE EXECUTE ON FUNCTION gateway.clear_launches FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.clear_launches TO croupier_app;
