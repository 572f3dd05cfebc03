-- Returns the player's latest game session with a vendor, of real money if there is one. A call that names no token and no round
-- uses its accounts.
--
-- Errors: GW000 PLAYER_NOT_FOUND if the player has never played with the vendor.
-- Called by: gateway.rollback, gateway.session_to_credit.
CREATE OR REPLACE FUNCTION gateway.latest_session(p_vendor text, p_player bigint) RETURNS gateway.game_session
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session;
BEGIN
  SELECT * INTO v_session FROM gateway.game_session s
   WHERE s.member_id = p_player AND s.vendor = p_vendor ORDER BY s.currency = 'PLY', s.id DESC LIMIT 1;
  IF NOT FOUND THEN PERFORM gateway.refuse('PLAYER_NOT_FOUND'); END IF;
  RETURN v_session;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.latest_session FROM PUBLIC;
