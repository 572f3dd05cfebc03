-- Settles a whole round of a grant of this site: bet, win and end in one call. No stake is taken; the win goes to the member's account
-- `free-wins`. Other rounds are settled by gateway.settle_rounds, which therefore does not know of grants.
--
-- Parameters as in gateway.bet; p_payout in 1/10,000, 0 or more. A replay gets the first reply.
-- Returns the transaction's id (reference), the currency, the balance after it, and the member.
-- Errors: those of gateway.bet.
-- Called by: lib/gateway/commands.ts.
CREATE OR REPLACE FUNCTION gateway.settle_free_round(
  p_vendor text, p_token bytea, p_transaction text, p_round text, p_payout bigint, p_grant text, p_details jsonb,
  p_request_digest bytea, p_at timestamptz,
  OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_bet gateway.transaction;
  v_session gateway.game_session;
  v_grant bigint := gateway.free_grant_id(p_grant);
  v_ledger_id bigint;
BEGIN
  IF v_grant IS NULL THEN PERFORM gateway.refuse('GRANT_INVALID'); END IF;
  SELECT b.reference, b.currency, b.balance, b.member_id INTO reference, currency, balance, member_id
    FROM gateway.bet(p_vendor, p_token, p_transaction, p_round, 0, p_grant, p_details, p_request_digest, p_at) b;
  SELECT * INTO v_bet FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
  -- A replay: this call's own bet is not yet a round.
  IF v_bet.kind = 'round' THEN RETURN; END IF;
  SELECT * INTO v_session FROM gateway.game_session s WHERE s.id = v_bet.session_id;
  IF p_payout > 0 THEN
    SELECT p.transaction_id INTO v_ledger_id FROM ledger.post(
      gateway.ledger_key(p_vendor, p_transaction), 'round', p_request_digest,
      ARRAY[v_session.house_account_id, (SELECT g.account_id FROM gateway.free_grant g WHERE g.id = v_grant)],
      ARRAY[-p_payout, p_payout], jsonb_build_object('round', v_bet.round_id), p_at) p;
    UPDATE gateway.free_grant g SET won = g.won + p_payout WHERE g.id = v_grant;
  END IF;
  -- The call that settles a whole round has the round's time (gateway.void_round), also if an earlier bet of the round was rolled back.
  UPDATE gateway.round r SET payout = p_payout, ended = true, status = 'closed', settled_at = p_at, opened_at = p_at WHERE r.id = v_bet.round_id;
  PERFORM gateway.review_free_grant(v_grant, p_at);
  balance := gateway.playable_balance(v_session.account_id, v_session.node_id, p_at);
  UPDATE gateway.transaction t SET kind = 'round', credit = p_payout, ledger_id = v_ledger_id, balance = settle_free_round.balance
   WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.settle_free_round FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.settle_free_round TO croupier_app;
