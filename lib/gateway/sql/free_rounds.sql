-- Returns the grants of free rounds that can be played in a game session, the one that expires first before the others. One whose last round
-- is still open is among them.
--
-- p_token: SHA-256 of the player token. Amounts in 1/10,000; multiple in hundredths, 0: wins become real money.
-- Errors: those of gateway.balance.
-- Called by: lib/gateway/commands.ts.
CREATE OR REPLACE FUNCTION gateway.free_rounds(p_vendor text, p_token bytea, p_at timestamptz)
RETURNS TABLE (id bigint, rounds integer, used integer, stake bigint, won bigint, multiple integer, win_cap bigint, expires_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM gateway.balance(p_vendor, p_token, p_at);
  RETURN QUERY
    SELECT g.id, g.rounds, g.used, g.stake, g.won, g.multiple, g.win_cap, g.expires_at
      FROM gateway.game_session s
      JOIN gateway.free_grant g ON g.member_id = s.member_id AND g.main_account_id = s.account_id AND g.vendor = s.vendor
     WHERE s.token_hash = p_token AND g.status = 'active' AND g.expires_at > p_at AND s.node_id = ANY (g.node_ids)
     ORDER BY g.expires_at, g.id LIMIT 20;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.free_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.free_rounds TO croupier_app;
