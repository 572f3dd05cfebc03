-- Returns the game session whose account a credit without a round moves.
--
-- It is the session of the currency that the call names, else of real money: play money has no part in jackpots and campaigns.
-- A grant (bonusWin) and a correction (adjust) may be of either: if the player has had both kinds of money with the vendor, the
-- rounds of the grant decide, and if they do not, the call is refused. Otherwise play money could be paid out as real money.
-- Errors: GW000 PLAYER_NOT_FOUND, CURRENCY_REQUIRED.
-- Called by: gateway.credit.
CREATE OR REPLACE FUNCTION gateway.session_to_credit(
  p_vendor text, p_player bigint, p_kind text, p_currency text, p_grant text
) RETURNS gateway.game_session LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session := gateway.latest_session(p_vendor, p_player);
  v_currency text := p_currency;
BEGIN
  IF v_currency IS NULL AND p_kind IN ('bonusWin', 'adjust') AND EXISTS (
       SELECT FROM gateway.game_session s
        WHERE s.member_id = p_player AND s.vendor = p_vendor AND s.currency <> v_session.currency) THEN
    SELECT CASE WHEN min(r.currency) = max(r.currency) THEN min(r.currency) END INTO v_currency
      FROM gateway.round r WHERE r.member_id = p_player AND r.vendor = p_vendor AND r.grant_id = p_grant;
    IF v_currency IS NULL THEN PERFORM gateway.refuse('CURRENCY_REQUIRED'); END IF;
  END IF;
  IF v_currency <> v_session.currency THEN
    SELECT * INTO v_session FROM gateway.game_session s
     WHERE s.member_id = p_player AND s.vendor = p_vendor AND s.currency = v_currency ORDER BY s.id DESC LIMIT 1;
    IF NOT FOUND THEN PERFORM gateway.refuse('PLAYER_NOT_FOUND'); END IF;
  END IF;
  RETURN v_session;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.session_to_credit FROM PUBLIC;
