-- Takes a stake: opens its round, or adds to an open one, and posts the debit, all in one call.
--
-- A member with a bonus stakes real money first, then bonus money, or the other way if the bonus says so (docs/decisions/0116). Above the
-- bonus's greatest stake, counted over the round, a stake is of real money alone.
--
-- p_token: SHA-256 of the player token; p_amount in 1/10,000, 0 or more; p_request_digest: SHA-256 of the request.
-- A replay gets the first reply, also under a later session of the same game and account. Under another account (play money) or
-- another game it is a conflict: the first reply has a balance that belongs to the other one.
-- Returns the transaction's id (reference), the currency, the balance after it, and the member.
-- A bet of 0 with a grant of free rounds of this site takes one of its rounds. It opens its round and is the only bet of it.
-- Errors: GW000 TOKEN_INVALID, PLAYER_BLOCKED, TRANSACTION_CONFLICT, TRANSACTION_CANCELLED, ROUND_CLOSED, ROUND_MISMATCH, GRANT_INVALID,
-- GRANT_ENDED, BONUS_STAKE_LIMIT (only bonus money would cover a stake that is too high for it), and those of protection.play_refusal;
-- CR001 insufficient funds; 40001 if the same call is under way in another session: call again.
-- Locks are taken in the order round, grant of free rounds, balance, transaction, also by gateway.win and gateway.credit. gateway.rollback locks the
-- transaction that it undoes first, then that transaction's round and the balance. gateway.settle_rounds takes the balances first.
-- Two calls can therefore deadlock: the caller repeats 40P01, 40001 and 23505.
-- Called by: lib/gateway/commands.ts, gateway.settle_free_round.
CREATE OR REPLACE FUNCTION gateway.bet(
  p_vendor text, p_token bytea, p_transaction text, p_round text, p_amount bigint, p_grant text, p_details jsonb,
  p_request_digest bytea, p_at timestamptz,
  OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session;
  v_earlier gateway.transaction;
  v_round gateway.round;
  v_posted record;
  v_ledger_id bigint;
  v_refusal text;
  v_guarded boolean;
  v_bonus_account bigint;
  v_grant gateway.bonus_grant;
  v_weight smallint;
  v_main bigint;
  v_main_at timestamptz;
  v_usable bigint := 0;
  v_bonus_part bigint := 0;
  v_is_free boolean := false;
  v_at timestamptz := p_at;
BEGIN
  SELECT * INTO v_session FROM gateway.game_session s WHERE s.token_hash = p_token AND s.vendor = p_vendor;
  IF NOT FOUND THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  currency := v_session.currency;
  member_id := v_session.member_id;
  v_earlier := gateway.find_replay(p_vendor, p_transaction, v_session.member_id, p_request_digest);
  IF v_earlier.id IS NOT NULL THEN
    IF (SELECT s.account_id = v_session.account_id AND s.node_id = v_session.node_id
          FROM gateway.game_session s WHERE s.id = v_earlier.session_id) IS NOT TRUE THEN
      PERFORM gateway.refuse('TRANSACTION_CONFLICT');
    END IF;
    reference := v_earlier.id;
    balance := v_earlier.balance;
    RETURN;
  END IF;
  IF v_session.ends_at <= p_at THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  -- Before the site's session: blocking a member revokes it, and the vendor must learn that the member is blocked.
  IF NOT EXISTS (SELECT FROM identity.member m WHERE m.id = v_session.member_id AND m.status = 'active') THEN
    PERFORM gateway.refuse('PLAYER_BLOCKED');
  END IF;
  IF NOT gateway.is_session_active(v_session, p_at) THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;

  INSERT INTO gateway.round AS r (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, bets, ended,
                                  currency, status, vendor, vendor_round_id, grant_id, details)
  VALUES (v_session.id, v_session.member_id, v_session.node_id, p_amount, 0, p_amount, p_at, 1, false,
          v_session.currency, 'open', p_vendor, p_round, p_grant, p_details)
  ON CONFLICT ON CONSTRAINT round_vendor_round_id_key DO UPDATE
    SET stake = r.stake + excluded.stake, valid_bet = r.valid_bet + excluded.stake, bets = r.bets + 1,
        status = 'open', settled_at = NULL,
        details = coalesce((r.details::jsonb || p_details)::json, r.details, excluded.details)
    WHERE NOT r.ended AND r.member_id = excluded.member_id AND r.node_id = excluded.node_id
      AND r.currency = excluded.currency
  RETURNING * INTO v_round;
  IF NOT FOUND THEN
    -- The first sending of this call may have been committed meanwhile, and the round ended.
    IF EXISTS (SELECT FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction) THEN
      RAISE EXCEPTION 'the same call is under way in another session' USING ERRCODE = '40001';
    END IF;
    SELECT * INTO v_round FROM gateway.round r WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round;
    PERFORM gateway.refuse(CASE WHEN v_round.ended AND v_round.member_id = v_session.member_id
                                THEN 'ROUND_CLOSED' ELSE 'ROUND_MISMATCH' END);
  END IF;

  IF p_grant IS NOT NULL OR v_round.grant_id IS NOT NULL THEN
    -- Names of this kind are of this site alone: a vendor's own grant is not among them.
    IF starts_with(p_grant, 'free-rounds:') AND gateway.free_grant_id(p_grant) IS NULL THEN PERFORM gateway.refuse('GRANT_INVALID'); END IF;
    v_is_free := gateway.free_grant_id(p_grant) IS NOT NULL;
    IF v_is_free OR gateway.free_grant_id(v_round.grant_id) IS NOT NULL THEN
      IF v_round.grant_id IS DISTINCT FROM p_grant OR v_round.bets <> 1 THEN PERFORM gateway.refuse('ROUND_MISMATCH'); END IF;
      PERFORM gateway.use_free_round(p_grant, v_session, p_at);
    END IF;
  END IF;

  SELECT g.member_id IS NOT NULL, b.bonus_account_id INTO v_guarded, v_bonus_account
    FROM ledger.balance b LEFT JOIN protection.guard g ON g.member_id = v_session.member_id
   WHERE b.account_id = v_session.account_id;
  -- Under the balance's lock, so that of parallel stakes each sees those before it (docs/trust.md P3).
  IF v_guarded THEN
    PERFORM FROM ledger.balance b WHERE b.account_id = v_session.account_id FOR NO KEY UPDATE;
    v_refusal := protection.play_refusal(v_session.member_id, p_amount, v_session.currency <> 'PLY', p_at);
    IF v_refusal IS NOT NULL THEN PERFORM gateway.refuse(v_refusal); END IF;
  END IF;

  IF NOT v_is_free AND (v_bonus_account IS NOT NULL OR v_round.bonus_grant_id IS NOT NULL) THEN
    SELECT b.amount, b.bonus_account_id, b.last_at INTO v_main, v_bonus_account, v_main_at
      FROM ledger.balance b WHERE b.account_id = v_session.account_id FOR NO KEY UPDATE;
    -- The first sending of this call may have taken the stake while this one waited; then the parts of the stake are other ones now.
    IF EXISTS (SELECT FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction) THEN
      RAISE EXCEPTION 'the same call is under way in another session' USING ERRCODE = '40001';
    END IF;
    v_at := greatest(p_at, v_main_at);
    -- A round belongs to one bonus, from its first bet on.
    IF v_round.bonus_grant_id IS NOT NULL THEN
      SELECT * INTO v_grant FROM gateway.bonus_grant g
       WHERE g.id = v_round.bonus_grant_id AND g.status = 'active' AND (g.expires_at IS NULL OR g.expires_at > p_at);
      v_weight := v_round.bonus_weight;
    ELSIF v_round.bets = 1 THEN
      v_grant := gateway.current_bonus(v_session.account_id, p_at);
      v_weight := gateway.bonus_weight(v_grant.weights, v_session.node_id,
        (SELECT g.game_type FROM catalogue.game g WHERE g.node_id = v_session.node_id));
    END IF;
    IF v_grant.id IS NOT NULL AND v_weight > 0 THEN
      v_usable := CASE WHEN v_round.stake > v_grant.stake_cap THEN 0 ELSE v_grant.remaining END;
      v_bonus_part := CASE WHEN v_grant.bonus_first THEN least(p_amount, v_usable) ELSE greatest(p_amount - v_main, 0) END;
      IF v_bonus_part > v_usable OR p_amount - v_bonus_part > v_main THEN
        IF v_round.stake > v_grant.stake_cap AND v_main + v_grant.remaining >= p_amount THEN
          PERFORM gateway.refuse('BONUS_STAKE_LIMIT');
        END IF;
        RAISE EXCEPTION 'the stake exceeds real money and bonus' USING ERRCODE = 'CR001';
      END IF;
      PERFORM gateway.move_bonus(v_grant.id, -v_bonus_part, gateway.ledger_key(p_vendor, p_transaction), v_at);
      UPDATE gateway.round r
         SET bonus_grant_id = v_grant.id, bonus_weight = v_weight, bonus_stake = coalesce(r.bonus_stake, 0) + v_bonus_part,
             bonus_payout = coalesce(r.bonus_payout, 0)
       WHERE r.id = v_round.id;
    END IF;
  END IF;

  IF p_amount > 0 THEN
    SELECT * INTO v_posted FROM ledger.post(gateway.ledger_key(p_vendor, p_transaction), 'bet', p_request_digest,
      CASE WHEN v_bonus_part = 0 THEN ARRAY[v_session.account_id, v_session.house_account_id]
           WHEN v_bonus_part = p_amount THEN ARRAY[v_grant.account_id, v_session.house_account_id]
           ELSE ARRAY[v_session.account_id, v_grant.account_id, v_session.house_account_id] END,
      CASE WHEN v_bonus_part IN (0, p_amount) THEN ARRAY[-p_amount, p_amount]
           ELSE ARRAY[v_bonus_part - p_amount, -v_bonus_part, p_amount] END,
      jsonb_build_object('round', v_round.id), v_at);
    IF v_posted.replayed THEN
      RAISE EXCEPTION 'the same call is under way in another session' USING ERRCODE = '40001';
    END IF;
    v_ledger_id := v_posted.transaction_id;
    balance := v_posted.balances[1];
  END IF;
  IF p_amount = 0 OR v_bonus_account IS NOT NULL THEN
    balance := gateway.playable_balance(v_session.account_id, v_session.node_id, p_at);
  END IF;

  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, debit, credit, balance, at, vendor,
                                        transaction_id, kind, request_digest, meta)
  VALUES (v_session.id, v_session.member_id, v_round.id, v_ledger_id, p_amount, 0, balance, p_at, p_vendor,
          p_transaction, 'bet', p_request_digest,
          CASE WHEN p_grant IS NOT NULL THEN jsonb_build_object('grantId', p_grant) END)
  RETURNING t.id INTO reference;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.bet FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.bet TO croupier_app;
