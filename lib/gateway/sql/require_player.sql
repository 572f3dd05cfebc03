-- Refuses a call that names a player who has never opened a game of the vendor: waiting for the round or the bet would be in vain.
--
-- Errors: GW000 PLAYER_NOT_FOUND.
-- Called by: gateway.win, gateway.end_round, gateway.credit.
CREATE OR REPLACE FUNCTION gateway.require_player(p_vendor text, p_player bigint) RETURNS void
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM gateway.game_session s WHERE s.member_id = p_player AND s.vendor = p_vendor) THEN
    PERFORM gateway.refuse('PLAYER_NOT_FOUND');
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.require_player FROM PUBLIC;
