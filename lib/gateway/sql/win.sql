-- Pays a win of an open round and closes the round if p_ends, also long after the game session has ended. The win of a stake of real and
-- bonus money is of both in the same shares; what cannot be divided is real money. The win of a free round of this
-- site goes to the member's account `free-wins`.
--
-- p_bet: the bet's transaction id, or NULL; p_amount in 1/10,000, 0 or more; p_request_digest: SHA-256 of the request.
-- Returns the transaction's id (reference), the currency, the balance after it, and the member.
-- Errors: GW000 PLAYER_NOT_FOUND, BET_NOT_FOUND, BET_CANCELLED, ROUND_MISMATCH, ROUND_CLOSED, TRANSACTION_CONFLICT, TRANSACTION_CANCELLED;
-- 40001 if the same call is under way in another session: call again.
-- Called by: lib/gateway/commands.ts.
CREATE OR REPLACE FUNCTION gateway.win(
  p_vendor text, p_player bigint, p_transaction text, p_round text, p_bet text, p_amount bigint, p_ends boolean,
  p_details jsonb, p_request_digest bytea, p_at timestamptz,
  OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_earlier gateway.transaction;
  v_session gateway.game_session;
  v_round gateway.round;
  v_bet gateway.transaction;
  v_posted record;
  v_ledger_id bigint;
  v_bonus_account bigint;
  v_free gateway.free_grant;
  v_bonus_part bigint := 0;
  v_at timestamptz := p_at;
BEGIN
  member_id := p_player;
  SELECT * INTO v_round FROM gateway.round r
   WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
  -- Read under the round's lock: the first sending of this call has either written both rows or waits for this one. If it were read
  -- before the lock, a repeated win that ends its round could wait for the first one and then be refused with ROUND_CLOSED.
  v_earlier := gateway.find_replay(p_vendor, p_transaction, p_player, p_request_digest);
  IF v_earlier.id IS NOT NULL THEN
    reference := v_earlier.id;
    balance := v_earlier.balance;
    SELECT s.currency INTO currency FROM gateway.game_session s WHERE s.id = v_earlier.session_id;
    RETURN;
  END IF;

  -- Read under the round's lock too, so that a concurrent rollback of the bet is seen.
  SELECT * INTO v_bet FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_bet;
  IF v_bet.cancelled_at IS NOT NULL AND v_bet.member_id = p_player THEN PERFORM gateway.refuse('BET_CANCELLED'); END IF;
  IF v_round.id IS NULL THEN PERFORM gateway.require_player(p_vendor, p_player); END IF;
  IF v_round.id IS NULL OR (p_bet IS NOT NULL AND v_bet.id IS NULL) THEN PERFORM gateway.refuse('BET_NOT_FOUND'); END IF;
  IF v_round.member_id <> p_player OR v_bet.round_id <> v_round.id OR v_bet.kind NOT IN ('bet', 'round') THEN
    PERFORM gateway.refuse('ROUND_MISMATCH');
  END IF;
  IF v_round.bets = 0 THEN PERFORM gateway.refuse('BET_CANCELLED'); END IF;
  IF v_round.ended THEN PERFORM gateway.refuse('ROUND_CLOSED'); END IF;

  SELECT * INTO v_session FROM gateway.game_session s WHERE s.id = v_round.session_id;
  currency := v_session.currency;
  IF v_round.grant_id IS NOT NULL THEN
    SELECT * INTO v_free FROM gateway.free_grant g WHERE g.id = gateway.free_grant_id(v_round.grant_id) FOR NO KEY UPDATE;
  END IF;
  IF v_round.bonus_grant_id IS NOT NULL THEN
    SELECT greatest(p_at, b.last_at) INTO v_at FROM ledger.balance b WHERE b.account_id = v_session.account_id FOR NO KEY UPDATE;
    -- The whole payout is divided, so that many small wins come to the same as one.
    v_bonus_part := least(greatest(
      gateway.bonus_share(v_round.payout + p_amount, v_round.bonus_stake, v_round.stake) - v_round.bonus_payout, 0), p_amount);
    SELECT g.account_id INTO v_bonus_account FROM gateway.bonus_grant g WHERE g.id = v_round.bonus_grant_id;
  END IF;
  IF p_amount > 0 THEN
    SELECT * INTO v_posted FROM ledger.post(gateway.ledger_key(p_vendor, p_transaction), 'win', p_request_digest,
      CASE WHEN v_bonus_part = 0 THEN ARRAY[v_session.house_account_id, coalesce(v_free.account_id, v_session.account_id)]
           WHEN v_bonus_part = p_amount THEN ARRAY[v_session.house_account_id, v_bonus_account]
           ELSE ARRAY[v_session.house_account_id, v_session.account_id, v_bonus_account] END,
      CASE WHEN v_bonus_part IN (0, p_amount) THEN ARRAY[-p_amount, p_amount]
           ELSE ARRAY[-p_amount, p_amount - v_bonus_part, v_bonus_part] END,
      jsonb_build_object('round', v_round.id), v_at);
    IF v_posted.replayed THEN
      RAISE EXCEPTION 'the same call is under way in another session' USING ERRCODE = '40001';
    END IF;
    v_ledger_id := v_posted.transaction_id;
    PERFORM gateway.move_bonus(v_round.bonus_grant_id, v_bonus_part, gateway.ledger_key(p_vendor, p_transaction), v_at);
  END IF;

  UPDATE gateway.round r
     SET payout = r.payout + p_amount, bonus_payout = r.bonus_payout + v_bonus_part, ended = p_ends,
         status = CASE WHEN p_ends THEN 'closed' ELSE r.status END,
         settled_at = CASE WHEN p_ends THEN p_at ELSE r.settled_at END,
         details = coalesce((r.details::jsonb || p_details)::json, r.details, p_details::json)
   WHERE r.id = v_round.id;
  IF v_free.id IS NOT NULL THEN
    UPDATE gateway.free_grant g SET won = g.won + p_amount WHERE g.id = v_free.id;
    PERFORM gateway.review_free_grant(v_free.id, v_at);
  END IF;
  IF v_round.bonus_grant_id IS NOT NULL THEN PERFORM gateway.review_bonus(v_round.bonus_grant_id, v_at); END IF;
  balance := gateway.playable_balance(v_session.account_id, v_session.node_id, p_at);
  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, debit, credit, balance, at, vendor,
                                        transaction_id, kind, request_digest, meta)
  VALUES (v_session.id, p_player, v_round.id, v_ledger_id, 0, p_amount, balance, p_at, p_vendor,
          p_transaction, 'win', p_request_digest,
          CASE WHEN p_bet IS NOT NULL THEN jsonb_build_object('betTransactionId', p_bet) END)
  RETURNING t.id INTO reference;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.win FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.win TO croupier_app;
