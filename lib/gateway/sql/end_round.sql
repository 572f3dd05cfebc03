-- Closes a round. Of a closed one it changes the details alone, so that a record can show what a correction has made of it. A round is voided if all
-- its bets were rolled back.
--
-- p_valid_bet in 1/10,000, at most the stake; NULL leaves it as it is. Returns the currency and balance of the round's account.
-- Errors: GW000 PLAYER_NOT_FOUND, ROUND_NOT_FOUND, ROUND_MISMATCH.
-- Called by: lib/gateway/commands.ts.
CREATE OR REPLACE FUNCTION gateway.end_round(
  p_vendor text, p_player bigint, p_round text, p_valid_bet bigint, p_details jsonb, p_at timestamptz,
  OUT currency text, OUT balance bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_round gateway.round;
  v_session gateway.game_session;
BEGIN
  SELECT * INTO v_round FROM gateway.round r
   WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    PERFORM gateway.require_player(p_vendor, p_player);
    PERFORM gateway.refuse('ROUND_NOT_FOUND');
  END IF;
  IF v_round.member_id <> p_player THEN PERFORM gateway.refuse('ROUND_MISMATCH'); END IF;
  SELECT * INTO v_session FROM gateway.game_session s WHERE s.id = v_round.session_id;
  IF NOT v_round.ended THEN
    IF v_round.bonus_grant_id IS NOT NULL THEN
      PERFORM FROM ledger.balance b WHERE b.account_id = v_session.account_id FOR NO KEY UPDATE;
    END IF;
    PERFORM FROM gateway.free_grant g WHERE g.id = gateway.free_grant_id(v_round.grant_id) FOR NO KEY UPDATE;
    UPDATE gateway.round r
       SET ended = true, status = CASE WHEN r.bets = 0 THEN 'voided' ELSE 'closed' END,
           settled_at = coalesce(r.settled_at, p_at),
           valid_bet = least(coalesce(p_valid_bet, r.valid_bet), r.stake),
           details = coalesce((r.details::jsonb || p_details)::json, r.details, p_details::json)
     WHERE r.id = v_round.id;
    IF gateway.free_grant_id(v_round.grant_id) IS NOT NULL THEN
      PERFORM gateway.review_free_grant(gateway.free_grant_id(v_round.grant_id), p_at);
    END IF;
    IF v_round.bonus_grant_id IS NOT NULL THEN PERFORM gateway.review_bonus(v_round.bonus_grant_id, p_at); END IF;
  ELSIF p_details IS NOT NULL THEN
    UPDATE gateway.round r SET details = coalesce((r.details::jsonb || p_details)::json, p_details::json) WHERE r.id = v_round.id;
  END IF;
  currency := v_session.currency;
  balance := gateway.playable_balance(v_session.account_id, v_session.node_id, p_at);
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.end_round FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.end_round TO croupier_app;
