-- Returns the currency of a game session and what can be staked in it (1/10,000): real money, and bonus money that the game accepts. The studio also calls it to check whether its session is active.
--
-- p_token: SHA-256 of the player token.
-- Errors: GW000 PLAYER_BLOCKED if the member is disabled; TOKEN_INVALID if the session has ended.
-- Called by: lib/gateway/commands.ts.
CREATE OR REPLACE FUNCTION gateway.balance(
  p_vendor text, p_token bytea, p_at timestamptz, OUT currency text, OUT balance bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session;
BEGIN
  SELECT * INTO v_session FROM gateway.game_session s WHERE s.token_hash = p_token AND s.vendor = p_vendor;
  IF NOT FOUND OR v_session.ends_at <= p_at THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  -- Before the site's session: blocking a member revokes it, and the vendor must learn that the member is blocked.
  IF NOT EXISTS (SELECT FROM identity.member m WHERE m.id = v_session.member_id AND m.status = 'active') THEN
    PERFORM gateway.refuse('PLAYER_BLOCKED');
  END IF;
  IF NOT gateway.is_session_active(v_session, p_at) THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  currency := v_session.currency;
  balance := gateway.playable_balance(v_session.account_id, v_session.node_id, p_at);
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.balance FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.balance TO croupier_app;
