-- Exchanges a launch token for a game session, once. Returns the session.
--
-- p_launch: SHA-256 of the launch token; p_token: SHA-256 of the player token to be issued; p_ends_at: the end of the session.
-- Errors: GW000 TOKEN_INVALID if the launch is unknown, used, expired or another vendor's, or the site's session has ended;
-- PLAYER_BLOCKED if the member is disabled.
-- Called by: lib/gateway/launch/commands.ts.
CREATE OR REPLACE FUNCTION gateway.authenticate(
  p_vendor text, p_launch bytea, p_token bytea, p_at timestamptz, p_ends_at timestamptz
) RETURNS gateway.game_session LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session;
BEGIN
  WITH used AS (
    UPDATE gateway.launch l SET used_at = p_at
     WHERE l.token_hash = p_launch AND l.vendor = p_vendor AND l.used_at IS NULL AND l.ends_at > p_at
    RETURNING *
  )
  INSERT INTO gateway.game_session (token_hash, vendor, node_id, member_id, site_session_id, account_id, house_account_id,
                                    currency, language, created_at, ends_at)
  SELECT p_token, u.vendor, u.node_id, u.member_id, u.site_session_id, u.account_id, u.house_account_id,
         u.currency, u.language, p_at, p_ends_at FROM used u
  RETURNING * INTO v_session;
  IF v_session.id IS NULL THEN
    PERFORM gateway.refuse('TOKEN_INVALID');
  -- Before the site's session: blocking a member revokes it, and the vendor must learn that the member is blocked.
  ELSIF NOT EXISTS (SELECT FROM identity.member m WHERE m.id = v_session.member_id AND m.status = 'active') THEN
    PERFORM gateway.refuse('PLAYER_BLOCKED');
  ELSIF NOT gateway.is_session_active(v_session, p_at) THEN
    PERFORM gateway.refuse('TOKEN_INVALID');
  END IF;
  RETURN v_session;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.authenticate FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.authenticate TO croupier_app;
