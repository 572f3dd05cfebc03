-- The vendor protocol's calls, each one round trip: the reply of a call that came before, or the refusal, or the
-- round, the posting and the transaction together. A refusal is SQLSTATE GW000 with the protocol's code as message,
-- and leaves nothing behind. Locks are taken in one order everywhere: transaction, round, balance; what still
-- deadlocks (two rounds crossing in one batch) is asked again by the caller (40P01, 40001, 23505).

CREATE FUNCTION gateway.refuse(p_code text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', p_code USING ERRCODE = 'GW000';
END
$$;

-- The member's money in an account, now.
CREATE FUNCTION gateway.balance_now(p_account bigint) RETURNS bigint LANGUAGE sql STABLE
SET search_path = pg_catalog, pg_temp AS $$
  SELECT b.amount FROM ledger.balance b WHERE b.account_id = p_account
$$;

-- Whether a game session may bet at a moment: it has not ended, and neither has the site's session it came from.
CREATE FUNCTION gateway.may_bet(p_session gateway.game_session, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE
SET search_path = pg_catalog, pg_temp AS $$
  SELECT p_session.ends_at > p_at AND (p_session.site_session_id IS NULL OR EXISTS (
    SELECT FROM identity.session s WHERE s.id = p_session.site_session_id AND s.revoked_at IS NULL))
$$;

-- The session whose accounts a call without a token or round concerns: the player's latest, real money first.
CREATE FUNCTION gateway.session_of_player(p_vendor text, p_player bigint) RETURNS gateway.game_session
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session;
BEGIN
  SELECT * INTO v_session FROM gateway.game_session s
   WHERE s.member_id = p_player AND s.vendor = p_vendor ORDER BY s.currency = 'PLY', s.id DESC LIMIT 1;
  IF NOT FOUND THEN PERFORM gateway.refuse('PLAYER_NOT_FOUND'); END IF;
  RETURN v_session;
END
$$;

-- The transaction that came under this id before, if it was this player's and said the same; null if none came.
CREATE FUNCTION gateway.known(p_vendor text, p_transaction text, p_player bigint, p_content bytea)
RETURNS gateway.transaction LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_known gateway.transaction;
BEGIN
  SELECT * INTO v_known FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_known.member_id <> p_player OR v_known.content <> p_content THEN
    PERFORM gateway.refuse('TRANSACTION_CONFLICT');
  ELSIF v_known.cancelled_at IS NOT NULL THEN
    PERFORM gateway.refuse('TRANSACTION_CANCELLED');
  END IF;
  RETURN v_known;
END
$$;

CREATE FUNCTION gateway.ledger_key(p_vendor text, p_transaction text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'game:' || p_vendor || ':' || p_transaction
$$;

-- Opens a game for its player: spends the launch token, starts the session.
CREATE FUNCTION gateway.authenticate(p_vendor text, p_launch bytea, p_token bytea, p_at timestamptz, p_ends_at timestamptz)
RETURNS gateway.game_session LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session;
BEGIN
  WITH spent AS (
    UPDATE gateway.launch l SET used_at = p_at
     WHERE l.token_hash = p_launch AND l.vendor = p_vendor AND l.used_at IS NULL AND l.ends_at > p_at
    RETURNING *
  )
  INSERT INTO gateway.game_session (token_hash, vendor, node_id, member_id, site_session_id, account_id, house_id,
                                    currency, language, created_at, ends_at)
  SELECT p_token, s.vendor, s.node_id, s.member_id, s.site_session_id, s.account_id, s.house_id,
         s.currency, s.language, p_at, p_ends_at FROM spent s
  RETURNING * INTO v_session;
  IF v_session.id IS NULL OR NOT gateway.may_bet(v_session, p_at) THEN
    PERFORM gateway.refuse('TOKEN_INVALID');
  ELSIF NOT EXISTS (SELECT FROM identity.member m WHERE m.id = v_session.member_id AND m.status = 'active') THEN
    PERFORM gateway.refuse('PLAYER_BLOCKED');
  END IF;
  RETURN v_session;
END
$$;

-- Writes down a launch. A member's free play has an account of its own in play money; a trial account plays from its
-- main one, which holds nothing else.
CREATE FUNCTION gateway.launch(p_token bytea, p_vendor text, p_node bigint, p_member bigint, p_site_session bigint,
  p_account_kind text, p_currency text, p_language text, p_at timestamptz, p_ends_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_account bigint := ledger.account_id('member', p_member, p_account_kind, p_currency);
BEGIN
  INSERT INTO gateway.launch (token_hash, vendor, node_id, member_id, site_session_id, account_id, house_id,
                              currency, language, created_at, ends_at)
  VALUES (p_token, p_vendor, p_node, p_member, p_site_session, v_account,
          ledger.account_id('house', 0, 'games:' || p_vendor, p_currency), p_currency, p_language, p_at, p_ends_at);
  RETURN v_account;
END
$$;

CREATE FUNCTION gateway.balance(p_vendor text, p_token bytea, p_at timestamptz,
  OUT currency text, OUT balance bigint) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session;
BEGIN
  SELECT * INTO v_session FROM gateway.game_session s WHERE s.token_hash = p_token AND s.vendor = p_vendor;
  IF NOT FOUND OR NOT gateway.may_bet(v_session, p_at) THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  currency := v_session.currency;
  balance := gateway.balance_now(v_session.account_id);
END
$$;

CREATE FUNCTION gateway.bet(p_vendor text, p_token bytea, p_transaction text, p_round text, p_amount bigint,
  p_grant text, p_details jsonb, p_content bytea, p_at timestamptz,
  OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session;
  v_known gateway.transaction;
  v_round gateway.round;
  v_post record;
  v_ledger bigint;
BEGIN
  SELECT * INTO v_session FROM gateway.game_session s WHERE s.token_hash = p_token AND s.vendor = p_vendor;
  IF NOT FOUND THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  currency := v_session.currency;
  member_id := v_session.member_id;
  v_known := gateway.known(p_vendor, p_transaction, v_session.member_id, p_content);
  IF v_known.id IS NOT NULL THEN
    reference := v_known.id;
    balance := v_known.balance;
    RETURN;
  END IF;
  IF NOT gateway.may_bet(v_session, p_at) THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  IF NOT EXISTS (SELECT FROM identity.member m WHERE m.id = v_session.member_id AND m.status = 'active') THEN
    PERFORM gateway.refuse('PLAYER_BLOCKED');
  END IF;

  INSERT INTO gateway.round AS r (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, bets, ended,
                                  currency, status, vendor, vendor_round_id, grant_id, details)
  VALUES (v_session.id, v_session.member_id, v_session.node_id, p_amount, 0, p_amount, p_at, 1, false,
          v_session.currency, 'open', p_vendor, p_round, p_grant, p_details)
  ON CONFLICT ON CONSTRAINT round_of_vendor DO UPDATE
    SET stake = r.stake + excluded.stake, valid_bet = r.valid_bet + excluded.stake, bets = r.bets + 1,
        status = 'open', settled_at = NULL,
        details = coalesce(r.details || excluded.details, r.details, excluded.details)
    WHERE NOT r.ended AND r.member_id = excluded.member_id AND r.node_id = excluded.node_id
      AND r.currency = excluded.currency
  RETURNING * INTO v_round;
  IF NOT FOUND THEN
    SELECT * INTO v_round FROM gateway.round r WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round;
    PERFORM gateway.refuse(CASE WHEN v_round.ended AND v_round.member_id = v_session.member_id
                                THEN 'ROUND_CLOSED' ELSE 'ROUND_MISMATCH' END);
  END IF;

  IF p_amount > 0 THEN
    SELECT * INTO v_post FROM ledger.post(gateway.ledger_key(p_vendor, p_transaction), 'bet', p_content,
      ARRAY[v_session.account_id, v_session.house_id], ARRAY[-p_amount, p_amount],
      jsonb_build_object('round', v_round.id), p_at);
    IF v_post.replayed THEN RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001'; END IF;
    v_ledger := v_post.transaction_id;
    balance := v_post.balances[1];
  ELSE
    balance := gateway.balance_now(v_session.account_id);
  END IF;

  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                        transaction_id, kind, content, note)
  VALUES (v_session.id, v_session.member_id, v_round.id, v_ledger, p_amount, 0, balance, p_at, p_vendor,
          p_transaction, 'bet', p_content, CASE WHEN p_grant IS NOT NULL THEN jsonb_build_object('grantId', p_grant) END)
  RETURNING t.id INTO reference;
END
$$;

CREATE FUNCTION gateway.win(p_vendor text, p_player bigint, p_transaction text, p_round text, p_bet text,
  p_amount bigint, p_ends boolean, p_details jsonb, p_content bytea, p_at timestamptz,
  OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_known gateway.transaction := gateway.known(p_vendor, p_transaction, p_player, p_content);
  v_session gateway.game_session;
  v_round gateway.round;
  v_bet gateway.transaction;
  v_post record;
  v_ledger bigint;
BEGIN
  member_id := p_player;
  IF v_known.id IS NOT NULL THEN
    reference := v_known.id;
    balance := v_known.balance;
    SELECT s.currency INTO currency FROM gateway.game_session s WHERE s.id = v_known.session_id;
    RETURN;
  END IF;

  SELECT * INTO v_round FROM gateway.round r
   WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
  -- Under the round's lock: a rollback of the bet has either written both or will come after us.
  SELECT * INTO v_bet FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_bet;
  IF v_bet.cancelled_at IS NOT NULL AND v_bet.member_id = p_player THEN PERFORM gateway.refuse('BET_CANCELLED'); END IF;
  IF v_round.id IS NULL OR (p_bet IS NOT NULL AND v_bet.id IS NULL) THEN PERFORM gateway.refuse('BET_NOT_FOUND'); END IF;
  IF v_round.member_id <> p_player OR v_bet.round_id <> v_round.id OR v_bet.kind NOT IN ('bet', 'round') THEN
    PERFORM gateway.refuse('ROUND_MISMATCH');
  END IF;
  IF v_round.bets = 0 THEN PERFORM gateway.refuse('BET_CANCELLED'); END IF;
  IF v_round.ended THEN PERFORM gateway.refuse('ROUND_CLOSED'); END IF;

  SELECT * INTO v_session FROM gateway.game_session s WHERE s.id = v_round.session_id;
  currency := v_session.currency;
  IF p_amount > 0 THEN
    SELECT * INTO v_post FROM ledger.post(gateway.ledger_key(p_vendor, p_transaction), 'win', p_content,
      ARRAY[v_session.house_id, v_session.account_id], ARRAY[-p_amount, p_amount],
      jsonb_build_object('round', v_round.id), p_at);
    IF v_post.replayed THEN RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001'; END IF;
    v_ledger := v_post.transaction_id;
    balance := v_post.balances[2];
  ELSE
    balance := gateway.balance_now(v_session.account_id);
  END IF;

  UPDATE gateway.round r
     SET payout = r.payout + p_amount, ended = p_ends,
         status = CASE WHEN p_ends THEN 'closed' ELSE r.status END,
         settled_at = CASE WHEN p_ends THEN p_at ELSE r.settled_at END,
         details = coalesce(r.details || p_details, r.details, p_details)
   WHERE r.id = v_round.id;
  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                        transaction_id, kind, content, note)
  VALUES (v_session.id, p_player, v_round.id, v_ledger, 0, p_amount, balance, p_at, p_vendor,
          p_transaction, 'win', p_content,
          CASE WHEN p_bet IS NOT NULL THEN jsonb_build_object('betTransactionId', p_bet) END)
  RETURNING t.id INTO reference;
END
$$;

-- Undoes what a transaction did, or makes sure that it will never be done. What was won is taken back; where the
-- player no longer has it, the ledger's CR001 goes to the vendor, who asks again or agrees a correction.
CREATE FUNCTION gateway.rollback(p_vendor text, p_player bigint, p_transaction text, p_reference text,
  p_content bytea, p_at timestamptz,
  OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_known gateway.transaction := gateway.known(p_vendor, p_transaction, p_player, p_content);
  v_undone gateway.transaction;
  v_session gateway.game_session;
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := '{}';
  v_post record;
  v_ledger bigint;
BEGIN
  member_id := p_player;
  IF v_known.id IS NOT NULL THEN
    reference := v_known.id;
    balance := v_known.balance;
    SELECT s.currency INTO currency FROM gateway.game_session s WHERE s.id = v_known.session_id;
    RETURN;
  END IF;

  v_session := gateway.session_of_player(p_vendor, p_player);
  INSERT INTO gateway.transaction (session_id, member_id, taken, given, balance, at, cancelled_at, vendor, transaction_id, kind)
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
    PERFORM FROM gateway.round r WHERE r.id = v_undone.round_id FOR NO KEY UPDATE;
    -- The stake comes back before the payout goes, so that only the difference must be there.
    IF v_undone.taken > 0 THEN
      v_accounts := ARRAY[v_session.house_id, v_session.account_id];
      v_amounts := ARRAY[-v_undone.taken, v_undone.taken];
    END IF;
    IF v_undone.given > 0 THEN
      v_accounts := v_accounts || v_session.account_id || v_session.house_id;
      v_amounts := v_amounts || -v_undone.given || v_undone.given;
    END IF;
    -- No ledger transaction: a 0, or a bonusWin that only reported.
    IF v_undone.ledger_id IS NOT NULL THEN
      SELECT * INTO v_post FROM ledger.post_many(
        ARRAY[gateway.ledger_key(p_vendor, p_transaction)], ARRAY['rollback'], ARRAY[p_content],
        ARRAY[jsonb_build_object('round', v_undone.round_id)], ARRAY[p_at],
        array_fill(1, ARRAY[cardinality(v_accounts)]), v_accounts, v_amounts, ARRAY[v_undone.ledger_id]);
      IF v_post.failure IS NOT NULL THEN RAISE EXCEPTION 'rollback refused' USING ERRCODE = v_post.failure; END IF;
      IF v_post.replayed THEN RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001'; END IF;
      v_ledger := v_post.transaction_id;
    END IF;
    UPDATE gateway.transaction t SET cancelled_at = p_at
     WHERE t.vendor = p_vendor AND t.transaction_id = p_reference;
    UPDATE gateway.round r
       SET stake = r.stake - v_undone.taken, payout = r.payout - v_undone.given,
           valid_bet = least(r.valid_bet, r.stake - v_undone.taken),
           bets = r.bets - gone.bets,
           status = CASE WHEN r.bets = gone.bets THEN 'voided' ELSE r.status END,
           settled_at = CASE WHEN r.bets = gone.bets THEN coalesce(r.settled_at, p_at) ELSE r.settled_at END
      FROM (SELECT CASE WHEN v_undone.kind IN ('bet', 'round') THEN 1 ELSE 0 END AS bets) gone
     WHERE r.id = v_undone.round_id AND v_undone.kind IN ('bet', 'win', 'round', 'jackpotWin');
  END IF;

  currency := v_session.currency;
  balance := gateway.balance_now(v_session.account_id);
  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                        transaction_id, kind, content, note)
  VALUES (v_session.id, p_player, v_undone.round_id, v_ledger, 0, 0, balance, p_at, p_vendor,
          p_transaction, 'rollback', p_content, jsonb_build_object('referenceTransactionId', p_reference))
  RETURNING t.id INTO reference;
END
$$;

CREATE FUNCTION gateway.end_round(p_vendor text, p_player bigint, p_round text, p_valid_bet bigint, p_details jsonb,
  p_at timestamptz, OUT currency text, OUT balance bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_round gateway.round;
BEGIN
  SELECT * INTO v_round FROM gateway.round r
   WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
  IF NOT FOUND THEN PERFORM gateway.refuse('ROUND_NOT_FOUND'); END IF;
  IF v_round.member_id <> p_player THEN PERFORM gateway.refuse('ROUND_MISMATCH'); END IF;
  IF NOT v_round.ended THEN
    UPDATE gateway.round r
       SET ended = true, status = CASE WHEN r.bets = 0 THEN 'voided' ELSE 'closed' END,
           settled_at = coalesce(r.settled_at, p_at),
           valid_bet = least(coalesce(p_valid_bet, r.valid_bet), r.stake),
           details = coalesce(r.details || p_details, r.details, p_details)
     WHERE r.id = v_round.id;
  END IF;
  SELECT s.currency, gateway.balance_now(s.account_id) INTO currency, balance
    FROM gateway.game_session s WHERE s.id = v_round.session_id;
END
$$;

-- bonusWin, jackpotWin, promoWin and adjust: money that is no bet's payout, each a kind of its own in the ledger.
CREATE FUNCTION gateway.credit(p_vendor text, p_kind text, p_player bigint, p_transaction text, p_round text,
  p_amount bigint, p_note jsonb, p_content bytea, p_at timestamptz,
  OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_known gateway.transaction := gateway.known(p_vendor, p_transaction, p_player, p_content);
  v_session gateway.game_session;
  v_round gateway.round;
  v_moved bigint := 0;
  v_post record;
  v_ledger bigint;
BEGIN
  member_id := p_player;
  IF v_known.id IS NOT NULL THEN
    reference := v_known.id;
    balance := v_known.balance;
    SELECT s.currency INTO currency FROM gateway.game_session s WHERE s.id = v_known.session_id;
    RETURN;
  END IF;

  IF p_round IS NULL THEN
    v_session := gateway.session_of_player(p_vendor, p_player);
  ELSE
    SELECT * INTO v_round FROM gateway.round r
     WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
    IF NOT FOUND THEN PERFORM gateway.refuse('ROUND_NOT_FOUND'); END IF;
    IF v_round.member_id <> p_player THEN PERFORM gateway.refuse('ROUND_MISMATCH'); END IF;
    IF p_kind = 'jackpotWin' AND v_round.bets = 0 THEN PERFORM gateway.refuse('BET_CANCELLED'); END IF;
    SELECT * INTO v_session FROM gateway.game_session s WHERE s.id = v_round.session_id;
  END IF;
  currency := v_session.currency;

  IF p_amount <> 0 AND (p_kind <> 'bonusWin' OR coalesce(
       (SELECT v.bonus_win_credits FROM gateway.vendor v WHERE v.code = p_vendor), true)) THEN
    SELECT * INTO v_post FROM ledger.post(gateway.ledger_key(p_vendor, p_transaction), p_kind, p_content,
      ARRAY[v_session.account_id, v_session.house_id], ARRAY[p_amount, -p_amount],
      p_note || jsonb_strip_nulls(jsonb_build_object('round', v_round.id)), p_at);
    IF v_post.replayed THEN RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001'; END IF;
    v_ledger := v_post.transaction_id;
    balance := v_post.balances[1];
    v_moved := p_amount;
  ELSE
    balance := gateway.balance_now(v_session.account_id);
  END IF;
  IF p_kind = 'jackpotWin' THEN
    UPDATE gateway.round r SET payout = r.payout + p_amount WHERE r.id = v_round.id;
  END IF;
  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                        transaction_id, kind, content, note)
  VALUES (v_session.id, p_player, v_round.id, v_ledger, greatest(-v_moved, 0), greatest(v_moved, 0),
          balance, p_at, p_vendor, p_transaction, p_kind, p_content, p_note)
  RETURNING t.id INTO reference;
END
$$;
