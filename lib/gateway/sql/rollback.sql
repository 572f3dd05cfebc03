-- Undoes the transaction p_reference. A free round is given back to its grant. If it is not known, writes a tombstone, so that it is refused when it arrives. If it is undone
-- already, does nothing. A rollback of a win debits the member: if the balance is too low, the vendor gets CR001 and tries again or
-- agrees a correction.
--
-- p_request_digest: SHA-256 of the request.
-- Returns the transaction's id (reference), the currency, the balance after it, and the member.
-- Errors: GW000 REFERENCE_INVALID, TRANSACTION_CONFLICT, TRANSACTION_CANCELLED, PLAYER_NOT_FOUND; CR001 insufficient funds;
-- 40001 if the same call is under way in another session: call again.
-- Called by: lib/gateway/commands.ts.
CREATE OR REPLACE FUNCTION gateway.rollback(
  p_vendor text, p_player bigint, p_transaction text, p_reference text, p_request_digest bytea, p_at timestamptz,
  OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_earlier gateway.transaction := gateway.find_replay(p_vendor, p_transaction, p_player, p_request_digest);
  v_undone gateway.transaction;
  v_session gateway.game_session;
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := '{}';
  v_posted record;
  v_ledger_id bigint;
  v_round gateway.round;
  v_bonus_account bigint;
  v_free bigint;
  -- What the undone call took from the bonus and what it added.
  v_bonus_debit bigint := 0;
  v_bonus_credit bigint := 0;
  v_at timestamptz := p_at;
BEGIN
  member_id := p_player;
  IF v_earlier.id IS NOT NULL THEN
    reference := v_earlier.id;
    balance := v_earlier.balance;
    SELECT s.currency INTO currency FROM gateway.game_session s WHERE s.id = v_earlier.session_id;
    RETURN;
  END IF;

  v_session := gateway.latest_session(p_vendor, p_player);
  INSERT INTO gateway.transaction (session_id, member_id, debit, credit, balance, at, cancelled_at, vendor, transaction_id, kind)
  VALUES (v_session.id, p_player, 0, 0, 0, p_at, p_at, p_vendor, p_reference, 'tombstone')
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT * INTO v_undone FROM gateway.transaction t
     WHERE t.vendor = p_vendor AND t.transaction_id = p_reference FOR NO KEY UPDATE;
    IF v_undone.member_id <> p_player OR v_undone.kind = 'rollback' THEN
      PERFORM gateway.refuse('REFERENCE_INVALID');
    END IF;
    SELECT * INTO v_session FROM gateway.game_session s WHERE s.id = v_undone.session_id;
  END IF;

  IF v_undone.id IS NOT NULL AND v_undone.cancelled_at IS NULL THEN
    SELECT * INTO v_round FROM gateway.round r WHERE r.id = v_undone.round_id FOR NO KEY UPDATE;
    -- The stake is returned before the payout is taken, so that the balance must cover only the difference.
    IF v_undone.debit > 0 THEN
      v_accounts := ARRAY[v_session.house_account_id, v_session.account_id];
      v_amounts := ARRAY[-v_undone.debit, v_undone.debit];
    END IF;
    IF v_undone.credit > 0 THEN
      v_accounts := v_accounts || v_session.account_id || v_session.house_account_id;
      v_amounts := v_amounts || -v_undone.credit || v_undone.credit;
    END IF;
    IF v_round.grant_id IS NOT NULL AND v_undone.kind IN ('bet', 'win', 'round') THEN
      SELECT g.id INTO v_free FROM gateway.free_grant g WHERE g.id = gateway.free_grant_id(v_round.grant_id) FOR NO KEY UPDATE;
    END IF;
    IF v_free IS NOT NULL THEN
      PERFORM gateway.undo_free_round(v_free, CASE WHEN v_undone.kind = 'win' THEN 0 ELSE 1 END, v_undone.credit, p_at);
      SELECT array_agg(e.account ORDER BY e.amount > 0, e.n), array_agg(-e.amount ORDER BY e.amount > 0, e.n) INTO v_accounts, v_amounts
        FROM ledger.transaction t CROSS JOIN LATERAL unnest(t.accounts, t.amounts) WITH ORDINALITY AS e (account, amount, n)
       WHERE t.id = v_undone.ledger_id;
    END IF;
    IF v_round.bonus_grant_id IS NOT NULL THEN
      SELECT greatest(p_at, b.last_at) INTO v_at FROM ledger.balance b WHERE b.account_id = v_session.account_id FOR NO KEY UPDATE;
      SELECT g.account_id INTO v_bonus_account FROM gateway.bonus_grant g WHERE g.id = v_round.bonus_grant_id;
      SELECT array_agg(e.account ORDER BY e.amount > 0, e.n), array_agg(-e.amount ORDER BY e.amount > 0, e.n),
             coalesce(-sum(e.amount) FILTER (WHERE e.account = v_bonus_account AND e.amount < 0), 0),
             coalesce(sum(e.amount) FILTER (WHERE e.account = v_bonus_account AND e.amount > 0), 0)
        INTO v_accounts, v_amounts, v_bonus_debit, v_bonus_credit
        FROM ledger.transaction t CROSS JOIN LATERAL unnest(t.accounts, t.amounts) WITH ORDINALITY AS e (account, amount, n)
       WHERE t.id = v_undone.ledger_id;
      PERFORM gateway.move_bonus(v_round.bonus_grant_id, least(v_bonus_debit - v_bonus_credit, 0),
                                 gateway.ledger_key(p_vendor, p_transaction), v_at);
    END IF;
    -- There is no ledger transaction for an amount of 0 and for a bonusWin that only reported.
    IF v_undone.ledger_id IS NOT NULL THEN
      SELECT * INTO v_posted FROM ledger.post_batch(
        ARRAY[gateway.ledger_key(p_vendor, p_transaction)], ARRAY['rollback'], ARRAY[p_request_digest],
        ARRAY[jsonb_build_object('round', v_undone.round_id)], ARRAY[v_at],
        array_fill(1, ARRAY[cardinality(v_accounts)]), v_accounts, v_amounts, ARRAY[v_undone.ledger_id]);
      IF v_posted.failure IS NOT NULL THEN RAISE EXCEPTION 'rollback refused' USING ERRCODE = v_posted.failure; END IF;
      IF v_posted.replayed THEN
        RAISE EXCEPTION 'the same call is under way in another session' USING ERRCODE = '40001';
      END IF;
      v_ledger_id := v_posted.transaction_id;
    END IF;
    PERFORM gateway.move_bonus(v_round.bonus_grant_id, greatest(v_bonus_debit - v_bonus_credit, 0),
                               gateway.ledger_key(p_vendor, p_transaction), v_at);
    UPDATE gateway.transaction t SET cancelled_at = p_at
     WHERE t.vendor = p_vendor AND t.transaction_id = p_reference;
    UPDATE gateway.round r
       SET stake = r.stake - v_undone.debit, payout = r.payout - v_undone.credit,
           bonus_stake = r.bonus_stake - v_bonus_debit, bonus_payout = r.bonus_payout - v_bonus_credit,
           valid_bet = least(r.valid_bet, r.stake - v_undone.debit),
           bets = r.bets - undone.bets,
           status = CASE WHEN r.bets = undone.bets THEN 'voided' ELSE r.status END,
           settled_at = CASE WHEN r.bets = undone.bets THEN coalesce(r.settled_at, p_at) ELSE r.settled_at END
      FROM (SELECT CASE WHEN v_undone.kind IN ('bet', 'round') THEN 1 ELSE 0 END AS bets) undone
     WHERE r.id = v_undone.round_id AND v_undone.kind IN ('bet', 'win', 'round', 'jackpotWin');
    IF v_free IS NOT NULL THEN PERFORM gateway.review_free_grant(v_free, p_at); END IF;
    IF v_round.bonus_grant_id IS NOT NULL THEN PERFORM gateway.review_bonus(v_round.bonus_grant_id, v_at); END IF;
  END IF;

  currency := v_session.currency;
  balance := gateway.playable_balance(v_session.account_id, v_session.node_id, p_at);
  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, debit, credit, balance, at, vendor,
                                        transaction_id, kind, request_digest, meta)
  VALUES (v_session.id, p_player, v_undone.round_id, v_ledger_id, 0, 0, balance, p_at, p_vendor,
          p_transaction, 'rollback', p_request_digest, jsonb_build_object('referenceTransactionId', p_reference))
  RETURNING t.id INTO reference;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.rollback FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.rollback TO croupier_app;
