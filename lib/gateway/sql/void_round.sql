-- Voids a round for an operator: returns its stakes, takes its payouts back, and closes it for its vendor. All or nothing.
--
-- Every bet, win and jackpot of the round is reversed and marked as cancelled, as gateway.rollback does for one of them: a repeated call of
-- the vendor is then refused, and a rollback of it does nothing. Stakes are returned first, so that the balance must cover only the
-- difference. Real money, bonus money and wins of free rounds
-- each return to their own account, and a free round to its grant. Amounts that are not part of the round's figures (bonusWin, adjust) stay.
--
-- p_stake, p_payout: the figures that the operator has seen, in 1/10,000; p_reason: 1 to 200 characters.
-- Returns the outcome: VOIDED; ALREADY if it is voided; CHANGED if the figures are others now; WALLET if it was played in the vendor's own wallet; NOT_FOUND; FUNDS if the balance does not
-- cover the difference, with the missing amount. Only VOIDED changes anything. Locks round, transactions, balance, in this order.
-- Errors: 40001, 40P01: repeat the database transaction.
-- Called by: lib/gateway/voids/commands.ts.
CREATE OR REPLACE FUNCTION gateway.void_round(
  p_round bigint, p_stake bigint, p_payout bigint, p_operator bigint, p_reason text, p_at timestamptz,
  OUT outcome text, OUT missing bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_round gateway.round;
  v_part record;
  v_balance bigint;
  v_account bigint;
  v_posting int := 0;
  v_keys text[] := '{}';
  v_kinds text[] := '{}';
  v_contents bytea[] := '{}';
  v_metas jsonb[] := '{}';
  v_times timestamptz[] := '{}';
  v_reverses bigint[] := '{}';
  v_postings int[] := '{}';
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := '{}';
  v_failure text;
  v_grant gateway.bonus_grant;
  -- What the void takes from the bonus on balance; negative if it returns more.
  v_bonus_net bigint := 0;
  v_at timestamptz := p_at;
  v_free gateway.free_grant;
  v_free_won bigint := 0;
BEGIN
  missing := 0;
  SELECT * INTO v_round FROM gateway.round r WHERE r.id = p_round FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'NOT_FOUND'; RETURN; END IF;
  IF v_round.bets = 0 THEN outcome := 'ALREADY'; RETURN; END IF;
  IF EXISTS (SELECT FROM gateway.wallet_round w WHERE w.round_id = p_round) THEN outcome := 'WALLET'; RETURN; END IF;
  IF v_round.stake <> p_stake OR v_round.payout <> p_payout THEN outcome := 'CHANGED'; RETURN; END IF;
  IF v_round.grant_id IS NOT NULL THEN
    SELECT * INTO v_free FROM gateway.free_grant g WHERE g.id = gateway.free_grant_id(v_round.grant_id) FOR NO KEY UPDATE;
  END IF;
  SELECT s.account_id INTO v_account FROM gateway.game_session s WHERE s.id = v_round.session_id;
  SELECT b.amount, CASE WHEN v_round.bonus_grant_id IS NULL THEN p_at ELSE greatest(p_at, b.last_at) END INTO v_balance, v_at
    FROM ledger.balance b WHERE b.account_id = v_account FOR NO KEY UPDATE;
  IF v_free.id IS NOT NULL THEN
    SELECT coalesce(sum(t.credit), 0) INTO v_free_won FROM gateway.transaction t
     WHERE (t.round_id = p_round AND t.kind = 'win' OR t.at = v_round.opened_at AND t.round_id = p_round AND t.kind = 'round')
       AND t.cancelled_at IS NULL;
    missing := greatest(v_free_won - (v_free.won - v_free.paid - v_free.returned), 0) + greatest(p_payout - v_free_won - v_balance, 0);
  ELSIF v_round.bonus_grant_id IS NULL THEN
    missing := greatest(p_payout - p_stake - v_balance, 0);
  ELSE
    -- Each part must be covered by its own money. A bonus that became real money is taken from the main account first.
    SELECT * INTO v_grant FROM gateway.bonus_grant g WHERE g.id = v_round.bonus_grant_id;
    v_bonus_net := v_round.bonus_payout - v_round.bonus_stake;
    IF v_grant.status = 'completed' AND v_bonus_net > 0 THEN
      missing := greatest(v_bonus_net - v_balance, p_payout - p_stake - v_balance, 0);
    ELSE
      missing := greatest(p_payout - p_stake - v_bonus_net - v_balance, 0)
        + CASE WHEN v_grant.status IN ('active', 'spent') THEN greatest(v_bonus_net - v_grant.remaining, 0) ELSE 0 END;
    END IF;
  END IF;
  IF missing > 0 THEN outcome := 'FUNDS'; RETURN; END IF;
  PERFORM gateway.move_bonus(v_round.bonus_grant_id, least(-v_bonus_net, 0), 'void:' || p_round, v_at);

  FOR v_part IN
    SELECT t.id, t.vendor, t.transaction_id, t.debit, t.credit, t.ledger_id, s.account_id, s.house_account_id
      FROM (SELECT t.* FROM gateway.transaction t
             WHERE t.round_id = p_round AND t.kind IN ('bet', 'win', 'jackpotWin') AND t.cancelled_at IS NULL
            UNION ALL
            -- The call that settled a whole round has the round's time: an index of such calls by round would slow every bet.
            SELECT t.* FROM gateway.transaction t
             WHERE t.at = v_round.opened_at AND t.round_id = p_round AND t.kind = 'round' AND t.cancelled_at IS NULL) t
      JOIN gateway.game_session s ON s.id = t.session_id
     ORDER BY (t.debit > 0) DESC, t.id
  LOOP
    UPDATE gateway.transaction t SET cancelled_at = p_at
     WHERE t.vendor = v_part.vendor AND t.transaction_id = v_part.transaction_id AND t.cancelled_at IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a call of the round was rolled back meanwhile' USING ERRCODE = '40001';
    END IF;
    CONTINUE WHEN v_part.ledger_id IS NULL;
    v_posting := v_posting + 1;
    v_keys := v_keys || ('void:' || p_round || ':' || v_part.id);
    v_kinds := v_kinds || 'rollback'::text;
    v_contents := v_contents || sha256(convert_to('void:' || v_part.id, 'UTF8'));
    v_metas := v_metas || jsonb_build_object('round', p_round);
    v_times := v_times || v_at;
    v_reverses := v_reverses || v_part.ledger_id;
    IF v_round.bonus_grant_id IS NOT NULL OR v_free.id IS NOT NULL THEN
      SELECT v_postings || array_agg(v_posting ORDER BY e.amount > 0, e.n), v_accounts || array_agg(e.account ORDER BY e.amount > 0, e.n),
             v_amounts || array_agg(-e.amount ORDER BY e.amount > 0, e.n)
        INTO v_postings, v_accounts, v_amounts
        FROM ledger.transaction t CROSS JOIN LATERAL unnest(t.accounts, t.amounts) WITH ORDINALITY AS e (account, amount, n)
       WHERE t.id = v_part.ledger_id;
      CONTINUE;
    END IF;
    IF v_part.debit > 0 THEN
      v_postings := v_postings || v_posting || v_posting;
      v_accounts := v_accounts || v_part.house_account_id || v_part.account_id;
      v_amounts := v_amounts || -v_part.debit || v_part.debit;
    END IF;
    IF v_part.credit > 0 THEN
      v_postings := v_postings || v_posting || v_posting;
      v_accounts := v_accounts || v_part.account_id || v_part.house_account_id;
      v_amounts := v_amounts || -v_part.credit || v_part.credit;
    END IF;
  END LOOP;
  IF v_posting > 0 THEN
    SELECT min(p.failure) INTO v_failure FROM ledger.post_batch(
      v_keys, v_kinds, v_contents, v_metas, v_times, v_postings, v_accounts, v_amounts, v_reverses) p;
    IF v_failure IS NOT NULL THEN RAISE EXCEPTION 'void refused' USING ERRCODE = v_failure; END IF;
  END IF;
  PERFORM gateway.move_bonus(v_round.bonus_grant_id, greatest(-v_bonus_net, 0), 'void:' || p_round, v_at);

  IF v_free.id IS NOT NULL THEN PERFORM gateway.undo_free_round(v_free.id, 1, v_free_won, p_at); END IF;

  INSERT INTO gateway.voided_round (round_id, member_id, operator_id, currency, stake, payout, reason, at)
  VALUES (p_round, v_round.member_id, p_operator, v_round.currency, p_stake, p_payout, p_reason, p_at);
  UPDATE gateway.round r
     SET stake = 0, payout = 0, valid_bet = 0, bets = 0, ended = true, status = 'voided', settled_at = coalesce(r.settled_at, p_at),
         bonus_stake = r.bonus_stake * 0, bonus_payout = r.bonus_payout * 0
   WHERE r.id = p_round;
  IF v_free.id IS NOT NULL THEN PERFORM gateway.review_free_grant(v_free.id, p_at); END IF;
  IF v_round.bonus_grant_id IS NOT NULL THEN PERFORM gateway.review_bonus(v_round.bonus_grant_id, v_at); END IF;
  outcome := 'VOIDED';
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.void_round FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.void_round TO croupier_app;
