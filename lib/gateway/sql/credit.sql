-- Posts a bonusWin, jackpotWin, promoWin or adjust: money that is not the payout of a bet, each a kind of its own in the ledger.
--
-- p_round: the vendor's round id, or NULL; of a promoWin the round whose stake it rewards. p_amount in 1/10,000, negative only for adjust;
-- p_meta: the grant, jackpot, campaign or reason; p_currency: the kind of money if the call names it, else NULL
-- (gateway.session_to_credit). A vendor whose contract says so only reports a bonusWin (gateway.vendor.bonus_win_credits): it is recorded and moves nothing. The rounds of a grant of this site are
-- paid by their own wins: a bonusWin of one is refused.
-- Returns the transaction's id (reference), the currency, the balance after it, and the member.
-- Errors: GW000 ROUND_NOT_FOUND, ROUND_MISMATCH, BET_CANCELLED, PLAYER_NOT_FOUND, CURRENCY_REQUIRED, GRANT_INVALID,
-- TRANSACTION_CONFLICT, TRANSACTION_CANCELLED; CR001 insufficient funds; 40001 if the same call is under way in another session: call again.
-- Called by: lib/gateway/commands.ts.
CREATE OR REPLACE FUNCTION gateway.credit(
  p_vendor text, p_kind text, p_player bigint, p_transaction text, p_round text, p_amount bigint, p_meta jsonb,
  p_request_digest bytea, p_at timestamptz, p_currency text,
  OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_earlier gateway.transaction := gateway.find_replay(p_vendor, p_transaction, p_player, p_request_digest);
  v_session gateway.game_session;
  v_round gateway.round;
  v_posted_amount bigint := 0;
  v_posted record;
  v_ledger_id bigint;
  v_bonus_account bigint;
  v_bonus_part bigint := 0;
  v_at timestamptz := p_at;
BEGIN
  member_id := p_player;
  IF v_earlier.id IS NOT NULL THEN
    reference := v_earlier.id;
    balance := v_earlier.balance;
    SELECT s.currency INTO currency FROM gateway.game_session s WHERE s.id = v_earlier.session_id;
    RETURN;
  END IF;

  IF p_kind = 'bonusWin' AND gateway.free_grant_id(p_meta ->> 'grantId') IS NOT NULL THEN PERFORM gateway.refuse('GRANT_INVALID'); END IF;
  IF p_round IS NULL THEN
    v_session := gateway.session_to_credit(p_vendor, p_player, p_kind, p_currency, p_meta ->> 'grantId');
  ELSE
    SELECT * INTO v_round FROM gateway.round r
     WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      PERFORM gateway.require_player(p_vendor, p_player);
      PERFORM gateway.refuse('ROUND_NOT_FOUND');
    END IF;
    IF v_round.member_id <> p_player OR v_round.currency <> p_currency THEN PERFORM gateway.refuse('ROUND_MISMATCH'); END IF;
    IF p_kind IN ('jackpotWin', 'promoWin') AND v_round.bets = 0 THEN PERFORM gateway.refuse('BET_CANCELLED'); END IF;
    -- A round of the vendor's own wallet has no postings: a jackpot of it is paid there, or without the round.
    IF p_kind = 'jackpotWin' AND EXISTS (SELECT FROM gateway.wallet_round w WHERE w.round_id = v_round.id) THEN
      PERFORM gateway.refuse('ROUND_MISMATCH');
    END IF;
    -- An operator's void is the last word on a round.
    IF p_kind = 'adjust' AND EXISTS (SELECT FROM gateway.voided_round v WHERE v.round_id = v_round.id) THEN
      PERFORM gateway.refuse('BET_CANCELLED');
    END IF;
    SELECT * INTO v_session FROM gateway.game_session s WHERE s.id = v_round.session_id;
  END IF;
  currency := v_session.currency;

  IF p_amount <> 0 AND (p_kind <> 'bonusWin' OR coalesce(
       (SELECT v.bonus_win_credits FROM gateway.vendor v WHERE v.code = p_vendor), true)) THEN
    -- A jackpot is a win of its round, so that a bonus has its share, and a campaign's prize for a round returns in the shares of its stake: a rebate
    -- would otherwise make real money of a bonus. Everything else is real money. The jackpot of a free round is real money too, in
    -- full and beside the grant: a cap on the wins of free rounds does not hold for a pool that stakes have filled (docs/decisions/0129).
    IF p_kind IN ('jackpotWin', 'promoWin') AND v_round.bonus_grant_id IS NOT NULL THEN
      SELECT greatest(p_at, b.last_at) INTO v_at FROM ledger.balance b WHERE b.account_id = v_session.account_id FOR NO KEY UPDATE;
      v_bonus_part := CASE WHEN p_kind = 'promoWin' THEN gateway.bonus_share(p_amount, v_round.bonus_stake, v_round.stake)
        ELSE least(greatest(
          gateway.bonus_share(v_round.payout + p_amount, v_round.bonus_stake, v_round.stake) - v_round.bonus_payout, 0), p_amount) END;
      SELECT g.account_id INTO v_bonus_account FROM gateway.bonus_grant g WHERE g.id = v_round.bonus_grant_id;
    END IF;
    SELECT * INTO v_posted FROM ledger.post(gateway.ledger_key(p_vendor, p_transaction), p_kind, p_request_digest,
      CASE WHEN v_bonus_part = 0 THEN ARRAY[v_session.account_id, v_session.house_account_id]
           WHEN v_bonus_part = p_amount THEN ARRAY[v_bonus_account, v_session.house_account_id]
           ELSE ARRAY[v_session.account_id, v_bonus_account, v_session.house_account_id] END,
      CASE WHEN v_bonus_part IN (0, p_amount) THEN ARRAY[p_amount, -p_amount]
           ELSE ARRAY[p_amount - v_bonus_part, v_bonus_part, -p_amount] END,
      p_meta || jsonb_strip_nulls(jsonb_build_object('round', v_round.id)), v_at);
    IF v_posted.replayed THEN
      RAISE EXCEPTION 'the same call is under way in another session' USING ERRCODE = '40001';
    END IF;
    v_ledger_id := v_posted.transaction_id;
    v_posted_amount := p_amount;
    PERFORM gateway.move_bonus(v_round.bonus_grant_id, v_bonus_part, gateway.ledger_key(p_vendor, p_transaction), v_at);
  END IF;
  IF p_kind = 'jackpotWin' THEN
    UPDATE gateway.round r SET payout = r.payout + p_amount, bonus_payout = r.bonus_payout + v_bonus_part WHERE r.id = v_round.id;
  END IF;
  balance := gateway.playable_balance(v_session.account_id, v_session.node_id, p_at);
  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, debit, credit, balance, at, vendor,
                                        transaction_id, kind, request_digest, meta)
  VALUES (v_session.id, p_player, v_round.id, v_ledger_id, greatest(-v_posted_amount, 0), greatest(v_posted_amount, 0),
          balance, p_at, p_vendor, p_transaction, p_kind, p_request_digest, p_meta)
  RETURNING t.id INTO reference;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.credit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.credit TO croupier_app;
