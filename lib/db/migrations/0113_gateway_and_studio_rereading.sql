-- From a hostile reading of the gateway and the studio: whose money a call moves that names no token, what makes a call the
-- same call, and which spin may be dropped.

-- A repeated call of a player is answered as before under any later session of the same game and the same money. Play money and
-- another game are another call: its reply tells of a balance that this one has no part in. (A rollback, a win and a credit name
-- no token; by their content they are of one transaction, round or grant.)
CREATE OR REPLACE FUNCTION gateway.bet(p_vendor text, p_token bytea, p_transaction text, p_round text, p_amount bigint, p_grant text, p_details jsonb, p_content bytea, p_at timestamptz, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
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
    IF (SELECT s.account_id = v_session.account_id AND s.node_id = v_session.node_id
          FROM gateway.game_session s WHERE s.id = v_known.session_id) IS NOT TRUE THEN
      PERFORM gateway.refuse('TRANSACTION_CONFLICT');
    END IF;
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
        details = coalesce((r.details::jsonb || p_details)::json, r.details, excluded.details)
    WHERE NOT r.ended AND r.member_id = excluded.member_id AND r.node_id = excluded.node_id
      AND r.currency = excluded.currency
  RETURNING * INTO v_round;
  IF NOT FOUND THEN
    -- A first sending may be among what ended it since.
    IF EXISTS (SELECT FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction) THEN
      RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001';
    END IF;
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

-- As 0109; of what is known, the money and the game are compared too.
CREATE OR REPLACE FUNCTION gateway.settle_rounds(
  p_vendors text[], p_tokens bytea[], p_transactions text[], p_rounds text[], p_stakes bigint[], p_payouts bigint[],
  p_valid_bets bigint[], p_grants text[], p_contents bytea[], p_details text[], p_at timestamptz, p_carefully boolean)
RETURNS TABLE (n int, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
-- Every lookup here is by a unique key. Left to itself, the planner meets these tables while they are small, chooses to
-- read them whole, and keeps that plan while they grow, until they are analyzed (seen: 20,000 rows read per batch). OFFSET 0
-- keeps a lookup one by its key: a condition beside the key, or a join turned round, may take another index, and all of it.
-- Generic plans, because it would plan the statement anew for every batch: a millisecond of it.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_done int[] := '{}';
BEGIN
  IF p_carefully THEN
    PERFORM FROM ledger.balance b
      WHERE b.account_id = ANY (ARRAY(
        SELECT s.account_id FROM generate_series(1, cardinality(p_tokens)) c (n)
          LEFT JOIN LATERAL (SELECT s.* FROM gateway.game_session s WHERE s.token_hash = p_tokens[c.n] OFFSET 0) s
            ON s.vendor = p_vendors[c.n]))
      ORDER BY b.account_id FOR NO KEY UPDATE;
    FOR n, refusal, reference, currency, balance, member_id IN
      WITH called AS MATERIALIZED (
        SELECT c.n, s.vendor, p_transactions[c.n] AS transaction, p_rounds[c.n] AS round, p_contents[c.n] AS content,
               s.account_id, s.member_id, s.node_id, s.currency,
               CASE WHEN s.id IS NULL OR s.ends_at <= p_at THEN 'TOKEN_INVALID'
                    WHEN m.status <> 'active' THEN 'PLAYER_BLOCKED'
                    WHEN NOT gateway.may_bet(s.session, p_at) THEN 'TOKEN_INVALID' END AS barred
          FROM generate_series(1, cardinality(p_tokens)) c (n)
          LEFT JOIN LATERAL (SELECT s AS session, s.* FROM gateway.game_session s WHERE s.token_hash = p_tokens[c.n] OFFSET 0) s
            ON s.vendor = p_vendors[c.n]
          LEFT JOIN identity.member m ON m.id = s.member_id
      )
      SELECT c.n,
             CASE
               -- First of all, so that nobody learns how another player's call was answered.
               WHEN c.account_id IS NULL THEN 'TOKEN_INVALID'
               -- An old call is answered as before even where a new one would be refused.
               WHEN t.member_id <> c.member_id OR t.content <> c.content THEN 'TRANSACTION_CONFLICT'
               WHEN t.cancelled_at IS NOT NULL THEN 'TRANSACTION_CANCELLED'
               WHEN t.id IS NOT NULL THEN
                 CASE WHEN (SELECT s.account_id = c.account_id AND s.node_id = c.node_id
                              FROM gateway.game_session s WHERE s.id = t.session_id) IS NOT TRUE
                      THEN 'TRANSACTION_CONFLICT' END
               -- Who is barred is told that first.
               WHEN c.barred IS NOT NULL THEN c.barred
               WHEN EXISTS (
                 SELECT FROM called o
                  WHERE o.n < c.n AND (o.account_id = c.account_id
                    OR (o.vendor = c.vendor AND (o.transaction = c.transaction OR o.round = c.round)))) THEN 'AGAIN'
               WHEN r.id IS NOT NULL THEN
                 CASE WHEN r.member_id = c.member_id AND r.ended THEN 'ROUND_CLOSED' ELSE 'ROUND_MISMATCH' END
             END, t.id, c.currency, t.balance, c.member_id
        FROM called c
        LEFT JOIN LATERAL (SELECT t.id, t.member_id, t.content, t.cancelled_at, t.balance, t.session_id FROM gateway.transaction t
          WHERE t.vendor = c.vendor AND t.transaction_id = c.transaction OFFSET 0) t ON true
        LEFT JOIN LATERAL (SELECT r.id, r.member_id, r.ended FROM gateway.round r
          WHERE r.vendor = c.vendor AND r.vendor_round_id = c.round OFFSET 0) r ON true
    LOOP
      CONTINUE WHEN refusal IS NULL AND reference IS NULL;
      v_done := v_done || n;
      RETURN NEXT;
    END LOOP;
  END IF;
  RETURN QUERY
  WITH settled AS (
    UPDATE ledger.balance b
       SET amount = b.amount - a.stake + a.payout,
           last_at = CASE WHEN a.stake + a.payout > 0 THEN greatest(b.last_at, p_at) ELSE b.last_at END
      FROM (
        SELECT c.n, p_stakes[c.n] AS stake, p_payouts[c.n] AS payout,
               s.id AS session_id, s.member_id, s.node_id, s.account_id, s.house_id, s.currency
          FROM generate_series(1, cardinality(p_tokens)) c (n)
          LEFT JOIN LATERAL (SELECT s.* FROM gateway.game_session s WHERE s.token_hash = p_tokens[c.n] OFFSET 0) s
            ON s.vendor = p_vendors[c.n]
          LEFT JOIN identity.member m ON m.id = s.member_id
         WHERE c.n <> ALL (v_done)
           -- A careful look has asked this already, and taken the balances: asked again, it could be otherwise by now.
           AND (p_carefully OR (s.ends_at <= p_at OR m.status <> 'active'
                OR s.site_session_id IS NOT NULL AND NOT EXISTS (
                  SELECT FROM (SELECT i.revoked_at, i.ends_at FROM identity.session i
                                WHERE i.id = s.site_session_id OFFSET 0) i
                   WHERE i.revoked_at IS NULL AND i.ends_at > p_at)) IS NOT TRUE)
         ORDER BY s.account_id, c.n) a
     WHERE b.account_id = a.account_id AND b.amount >= a.stake
    RETURNING a.n, a.stake, a.payout, a.session_id, a.member_id, a.node_id, a.account_id, a.house_id, a.currency,
              b.amount AS balance, b.last_at AS at,
              nextval('gateway.transaction_id_seq') AS reference, nextval('gateway.round_id_seq') AS round_id,
              CASE WHEN a.stake + a.payout > 0 THEN nextval('ledger.transaction_id_seq') END AS ledger_id
  ), written AS (
    INSERT INTO ledger.transaction (id, at, currency, kind, key, digest, meta,
                                    member_account, accounts, amounts, balances)
    SELECT s.ledger_id, s.at, s.currency, 'round', gateway.ledger_key(p_vendors[s.n], p_transactions[s.n]),
           sha256(p_contents[s.n] || 'round'::bytea
             || CASE WHEN s.stake > 0 THEN int8send(s.account_id) || int8send(-s.stake)
                  || int8send(s.house_id) || int8send(s.stake) ELSE '' END
             || CASE WHEN s.payout > 0 THEN int8send(s.house_id) || int8send(-s.payout)
                  || int8send(s.account_id) || int8send(s.payout) ELSE '' END),
           jsonb_build_object('round', s.round_id), s.account_id,
           CASE WHEN s.payout = 0 THEN ARRAY[s.account_id, s.house_id]
                WHEN s.stake = 0 THEN ARRAY[s.house_id, s.account_id]
                ELSE ARRAY[s.account_id, s.house_id, s.house_id, s.account_id] END,
           CASE WHEN s.payout = 0 THEN ARRAY[-s.stake, s.stake]
                WHEN s.stake = 0 THEN ARRAY[-s.payout, s.payout]
                ELSE ARRAY[-s.stake, s.stake, -s.payout, s.payout] END,
           CASE WHEN s.payout = 0 THEN ARRAY[s.balance, NULL]
                WHEN s.stake = 0 THEN ARRAY[NULL, s.balance]
                ELSE ARRAY[s.balance - s.payout, NULL, NULL, s.balance] END
      FROM settled s WHERE s.ledger_id IS NOT NULL
  ), rounds AS (
    INSERT INTO gateway.round (id, session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at,
                               bets, ended, currency, status, vendor, vendor_round_id, grant_id, details)
    SELECT s.round_id, s.session_id, s.member_id, s.node_id, s.stake, s.payout,
           least(coalesce(p_valid_bets[s.n], s.stake), s.stake), p_at, p_at,
           1, true, s.currency, 'closed', p_vendors[s.n], p_rounds[s.n], p_grants[s.n], p_details[s.n]::json
      FROM (SELECT s.* FROM settled s ORDER BY p_vendors[s.n], p_rounds[s.n] COLLATE "C") s
  ), noted AS (
    INSERT INTO gateway.transaction (id, session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                     transaction_id, kind, content, note)
    SELECT s.reference, s.session_id, s.member_id, s.round_id, s.ledger_id, s.stake, s.payout, s.balance, p_at,
           p_vendors[s.n], p_transactions[s.n], 'round', p_contents[s.n],
           CASE WHEN p_grants[s.n] IS NOT NULL THEN jsonb_build_object('grantId', p_grants[s.n]) END
      FROM (SELECT s.* FROM settled s ORDER BY p_vendors[s.n], p_transactions[s.n] COLLATE "C") s
  )
  SELECT s.n, NULL::text, s.reference, s.currency::text, s.balance, s.member_id FROM settled s;
END
$$;

-- As 0108, but what is known is asked under the round's lock: a win that ends its round, sent again while the first sending was
-- under way, waited for it and then found the round closed, which is final.
CREATE OR REPLACE FUNCTION gateway.win(p_vendor text, p_player bigint, p_transaction text, p_round text, p_bet text, p_amount bigint, p_ends boolean, p_details jsonb, p_content bytea, p_at timestamptz, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_known gateway.transaction;
  v_session gateway.game_session;
  v_round gateway.round;
  v_bet gateway.transaction;
  v_post record;
  v_ledger bigint;
BEGIN
  member_id := p_player;
  SELECT * INTO v_round FROM gateway.round r
   WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
  -- Under the round's lock: a first sending has either written both or will come after us.
  v_known := gateway.known(p_vendor, p_transaction, p_player, p_content);
  IF v_known.id IS NOT NULL THEN
    reference := v_known.id;
    balance := v_known.balance;
    SELECT s.currency INTO currency FROM gateway.game_session s WHERE s.id = v_known.session_id;
    RETURN;
  END IF;

  -- So has a rollback of the bet.
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
         details = coalesce((r.details::jsonb || p_details)::json, r.details, p_details::json)
   WHERE r.id = v_round.id;
  INSERT INTO gateway.transaction AS t (session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                        transaction_id, kind, content, note)
  VALUES (v_session.id, p_player, v_round.id, v_ledger, 0, p_amount, balance, p_at, p_vendor,
          p_transaction, 'win', p_content,
          CASE WHEN p_bet IS NOT NULL THEN jsonb_build_object('betTransactionId', p_bet) END)
  RETURNING t.id INTO reference;
END
$$;

-- Who is disabled is told so, as where a game is opened: the studio asks by this call whether a game session goes on.
CREATE OR REPLACE FUNCTION gateway.balance(p_vendor text, p_token bytea, p_at timestamptz,
  OUT currency text, OUT balance bigint) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session;
BEGIN
  SELECT * INTO v_session FROM gateway.game_session s WHERE s.token_hash = p_token AND s.vendor = p_vendor;
  IF NOT FOUND OR NOT gateway.may_bet(v_session, p_at) THEN PERFORM gateway.refuse('TOKEN_INVALID'); END IF;
  IF NOT EXISTS (SELECT FROM identity.member m WHERE m.id = v_session.member_id AND m.status = 'active') THEN
    PERFORM gateway.refuse('PLAYER_BLOCKED');
  END IF;
  currency := v_session.currency;
  balance := gateway.balance_now(v_session.account_id);
END
$$;

-- The session whose account a credit beside the rounds moves: of the currency that the call names, else of real money, for play
-- money has no part in jackpots and campaigns. A grant may be of either, and so may a correction: where the player has had both
-- with the vendor, the rounds of the grant tell. Where they do not, the call is refused: play money would be paid out as money.
CREATE FUNCTION gateway.session_to_pay(p_vendor text, p_player bigint, p_kind text, p_currency text, p_grant text)
RETURNS gateway.game_session LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_session gateway.game_session := gateway.session_of_player(p_vendor, p_player);
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
REVOKE EXECUTE ON FUNCTION gateway.session_to_pay FROM PUBLIC;

-- As 0041, with the currency that the call may name; without it, as a node of the former release asks.
DROP FUNCTION gateway.credit;
CREATE FUNCTION gateway.credit(p_vendor text, p_kind text, p_player bigint, p_transaction text, p_round text,
  p_amount bigint, p_note jsonb, p_content bytea, p_at timestamptz, p_currency text DEFAULT NULL,
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
    v_session := gateway.session_to_pay(p_vendor, p_player, p_kind, p_currency, p_note ->> 'grantId');
  ELSE
    SELECT * INTO v_round FROM gateway.round r
     WHERE r.vendor = p_vendor AND r.vendor_round_id = p_round FOR NO KEY UPDATE;
    IF NOT FOUND THEN PERFORM gateway.refuse('ROUND_NOT_FOUND'); END IF;
    IF v_round.member_id <> p_player OR v_round.currency <> p_currency THEN PERFORM gateway.refuse('ROUND_MISMATCH'); END IF;
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
REVOKE EXECUTE ON FUNCTION gateway.credit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.credit TO croupier_app;

-- A spin is settled by whoever comes: the same request again, the seat's next spin, the job, in any process. One of them may
-- hear that the bet is refused for good while another's is taken, as money came between the two. When those began whom the
-- wallet has not refused, the first of them with the spin; NULL while nobody but the first has tried.
ALTER TABLE studio.spin ADD COLUMN tries timestamptz[];

-- Takes an intended spin up once more. Gives when, as its mark: no two tries of a spin have the same; nothing where the spin is
-- settled or gone. Tries begun before p_gone_by are forgotten: the wallet has answered them by now, or never will.
CREATE FUNCTION studio.try_spin(p_spin bigint, p_at timestamptz, p_gone_by timestamptz) RETURNS timestamptz
LANGUAGE sql AS $$
  UPDATE studio.spin s
     SET tries = ARRAY(SELECT t FROM unnest(coalesce(s.tries, ARRAY[s.created_at])) t WHERE t > p_gone_by)
                 || greatest(p_at, (SELECT date_trunc('milliseconds', max(t)) + interval '1 millisecond'
                                      FROM unnest(coalesce(s.tries, ARRAY[s.created_at])) t))
   WHERE s.id = p_spin AND s.result IS NULL RETURNING s.tries[cardinality(s.tries)]
$$;

DROP FUNCTION studio.drop_spin;

-- Takes back the intention of a paid spin whose bet was refused for good to the try p_try (NULL: the first), unless another
-- may yet take it, one that began after p_gone_by: then the spin stays, for whoever comes next. Its nonce is not used again: a
-- spin that was never paid for can be shown by no other.
CREATE FUNCTION studio.drop_spin(p_spin bigint, p_try timestamptz, p_gone_by timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_spin studio.spin;
BEGIN
  SELECT * INTO v_spin FROM studio.spin s WHERE s.id = p_spin;
  PERFORM FROM studio.seat s WHERE s.id = v_spin.seat_id FOR NO KEY UPDATE;
  UPDATE studio.spin s SET tries = array_remove(s.tries, coalesce(p_try, s.created_at))
   WHERE s.id = p_spin AND s.result IS NULL AND s.state IS NULL RETURNING * INTO v_spin;
  IF NOT FOUND OR EXISTS (SELECT FROM unnest(v_spin.tries) t WHERE t > p_gone_by) THEN RETURN; END IF;
  DELETE FROM studio.spin s WHERE s.id = p_spin;
  UPDATE studio.seat s SET pending_spin_id = NULL WHERE s.id = v_spin.seat_id AND s.pending_spin_id = p_spin;
END
$$;
