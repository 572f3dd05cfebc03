-- What a batch of rounds costs by itself, and a round's details, made less; docs/decisions/0072 has the figures.

-- All at once and before any work, as in 0106: a node that still serves would end this as a deadlock.
LOCK TABLE gateway.transaction, gateway.round, ledger.transaction IN ACCESS EXCLUSIVE MODE;

-- PostgreSQL reads and plans a table's CHECKs anew for each statement that writes to it, but a domain's once per connection.
-- The rules come after the columns have their type: with rules, PostgreSQL would write gateway.transaction anew for it.
CREATE DOMAIN gateway.call_id AS text COLLATE "C";
CREATE DOMAIN gateway.transaction_kind AS text;
CREATE DOMAIN gateway.amount AS bigint;
CREATE DOMAIN gateway.bet_count AS int;
ALTER TABLE gateway.transaction
  DROP CONSTRAINT transaction_transaction_id_check, DROP CONSTRAINT transaction_kind_check, DROP CONSTRAINT none_negative,
  ALTER COLUMN transaction_id TYPE gateway.call_id, ALTER COLUMN kind TYPE gateway.transaction_kind,
  ALTER COLUMN taken TYPE gateway.amount, ALTER COLUMN given TYPE gateway.amount;
-- Details are read with their round and never searched: kept as the text that they came as, they need not be taken apart.
-- What a later call says is still laid over an earlier one's, and jsonb does that.
ALTER TABLE gateway.round
  DROP CONSTRAINT round_vendor_round_id_check, DROP CONSTRAINT none_negative,
  ALTER COLUMN stake TYPE gateway.amount, ALTER COLUMN payout TYPE gateway.amount, ALTER COLUMN valid_bet TYPE gateway.amount,
  ALTER COLUMN bets TYPE gateway.bet_count, ALTER COLUMN vendor_round_id TYPE gateway.call_id,
  ALTER COLUMN details TYPE json USING details::json;
ALTER DOMAIN gateway.call_id ADD CONSTRAINT some_length CHECK (length(VALUE) BETWEEN 1 AND 96);
ALTER DOMAIN gateway.amount ADD CONSTRAINT not_negative CHECK (VALUE >= 0);
ALTER DOMAIN gateway.bet_count ADD CONSTRAINT not_negative CHECK (VALUE >= 0);
ALTER DOMAIN gateway.transaction_kind ADD CONSTRAINT known CHECK
  (VALUE IN ('bet', 'win', 'round', 'rollback', 'tombstone', 'bonusWin', 'jackpotWin', 'promoWin', 'adjust'));
-- Views stand in the way of domains here.
ALTER TABLE ledger.transaction
  DROP CONSTRAINT transaction_key_check, DROP CONSTRAINT transaction_kind_check, DROP CONSTRAINT transaction_digest_check,
  ADD CONSTRAINT well_formed CHECK (length(key) BETWEEN 1 AND 200 AND length(kind) BETWEEN 1 AND 40 AND length(digest) = 32);

DROP FUNCTION gateway.settle_rounds;

-- p_calls is a JSON array of {n, vendor, token, transaction, round, stake, payout, validBet, grant, content}, n from 1 in
-- order; amounts in 1/10,000 as digits, token and content as \x… . p_details has a text of JSON or NULL for each: in p_calls
-- details would be taken apart twice more on their way to their column. Returns a row per call by its n: the reply, or the
-- refusal's code. Each call stands on its own: a refused one leaves nothing and does not touch the others.
-- Hopeful at first: that no id is known and no player stands in the batch twice, which is so for all but repeated calls.
-- Where it is not, the whole ends in 23505, or the second call of a player is refused; both are to be asked again
-- carefully. Carefully, known calls are answered as before, and AGAIN says: not in this batch, ask once more.
--
-- A balance is taken, checked and moved by one UPDATE: whoever waited for the row sees it as it is then. What is known of
-- a call is seen as it was when the statement began; a careful look therefore takes the balances first, so that a first
-- sending that is under way elsewhere is known by then, and not mistaken for want of money. Hopeful, that refusal is not
-- final. Balances are locked in the order of accounts and before any key, transactions' and rounds' keys are written in
-- order: two batches do not cross. The ledger's keys need no order of their own: PostgreSQL runs what nobody reads from the
-- last to the first, so two batches that share one have met at the transaction's before. (It does not promise to; without
-- that, they might end in a deadlock.) With 0041's calls, which take the balance after the round, a batch may cross,
-- where a vendor mixes bet and settleRound under one id at one moment; PostgreSQL ends a deadlock, and the caller asks
-- again. The tables that are written are locked before the statement begins, thus before ids are drawn, as
-- ledger.mark_checkpoint needs it (0012).
CREATE FUNCTION gateway.settle_rounds(p_calls json, p_details text[], p_at timestamptz, p_carefully boolean)
RETURNS TABLE (n int, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
-- Every lookup here is by a unique key. Left to itself, the planner meets these tables while they are small, chooses to
-- read them whole, and keeps that plan for the connection's life while they grow (seen: 20,000 rows read per batch).
-- Generic plans, because it would plan the statement anew for every batch: a millisecond of it.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_answered int[] := '{}';
  v_refusals text[];
BEGIN
  IF p_carefully THEN
    PERFORM FROM ledger.balance b
      WHERE b.account_id = ANY (ARRAY(
        SELECT s.account_id FROM json_to_recordset(p_calls) AS c (vendor text, token bytea)
          JOIN gateway.game_session s ON s.token_hash = c.token AND s.vendor = c.vendor))
      ORDER BY b.account_id FOR NO KEY UPDATE;
    FOR n, refusal, reference, currency, balance, member_id IN
      WITH called AS MATERIALIZED (
        SELECT c.n, c.vendor, c.transaction, c.round, c.content, s.account_id, s.member_id, s.currency
          FROM json_to_recordset(p_calls) AS c (n int, vendor text, token bytea, transaction text, round text, content bytea)
          JOIN gateway.game_session s ON s.token_hash = c.token AND s.vendor = c.vendor
      )
      SELECT c.n,
             CASE
               WHEN t.member_id <> c.member_id OR t.content <> c.content THEN 'TRANSACTION_CONFLICT'
               WHEN t.cancelled_at IS NOT NULL THEN 'TRANSACTION_CANCELLED'
               WHEN t.id IS NOT NULL THEN NULL
               WHEN EXISTS (
                 SELECT FROM called o
                  WHERE o.n < c.n AND (o.account_id = c.account_id
                    OR (o.vendor = c.vendor AND (o.transaction = c.transaction OR o.round = c.round)))) THEN 'AGAIN'
               WHEN r.id IS NOT NULL THEN
                 CASE WHEN r.member_id = c.member_id AND r.ended THEN 'ROUND_CLOSED' ELSE 'ROUND_MISMATCH' END
             END, t.id, c.currency, t.balance, c.member_id
        FROM called c
        -- OFFSET 0, here and below, keeps it a lookup: an EXISTS or a join may be turned into reading the whole table.
        LEFT JOIN LATERAL (SELECT t.id, t.member_id, t.content, t.cancelled_at, t.balance FROM gateway.transaction t
          WHERE t.vendor = c.vendor AND t.transaction_id = c.transaction OFFSET 0) t ON true
        LEFT JOIN LATERAL (SELECT r.id, r.member_id, r.ended FROM gateway.round r
          WHERE r.vendor = c.vendor AND r.vendor_round_id = c.round OFFSET 0) r ON true
    LOOP
      IF reference IS NULL THEN
        -- Who is barred is told that first.
        v_refusals[n] := refusal;
      ELSE
        -- An old call is answered as before even where a new one would be refused.
        v_answered := v_answered || n;
        RETURN NEXT;
      END IF;
    END LOOP;
  END IF;
  RETURN QUERY
  WITH called AS MATERIALIZED (
    SELECT c.n, c.vendor, c.transaction, c.round, c.stake, c.payout, c."grant", c.content,
           least(coalesce(c."validBet", c.stake), c.stake) AS valid_bet,
           s.id AS session_id, s.member_id, s.node_id, s.account_id, s.house_id, s.currency,
           CASE
             WHEN s.id IS NULL OR s.ends_at <= p_at THEN 'TOKEN_INVALID'
             WHEN m.status <> 'active' THEN 'PLAYER_BLOCKED'
             WHEN s.site_session_id IS NOT NULL AND NOT EXISTS (
               SELECT FROM identity.session i
                WHERE i.id = s.site_session_id AND i.revoked_at IS NULL AND i.ends_at > p_at OFFSET 0)
             THEN 'TOKEN_INVALID'
             ELSE v_refusals[c.n]
           END AS refused
      FROM json_to_recordset(p_calls) AS c (n int, vendor text, token bytea, transaction text, round text, stake bigint,
             payout bigint, "validBet" bigint, "grant" text, content bytea)
      LEFT JOIN gateway.game_session s ON s.token_hash = c.token AND s.vendor = c.vendor
      LEFT JOIN identity.member m ON m.id = s.member_id
     WHERE c.n <> ALL (v_answered)
  ), settled AS (
    UPDATE ledger.balance b
       SET amount = b.amount - a.stake + a.payout,
           last_at = CASE WHEN a.stake + a.payout > 0 THEN greatest(b.last_at, p_at) ELSE b.last_at END
      FROM (SELECT a.* FROM called a WHERE a.refused IS NULL ORDER BY a.account_id, a.n) a
     WHERE b.account_id = a.account_id AND b.amount >= a.stake
    RETURNING a.*, b.amount AS balance, b.last_at AS at, nextval('gateway.transaction_id_seq') AS reference,
              nextval('gateway.round_id_seq') AS round_id,
              CASE WHEN a.stake + a.payout > 0 THEN nextval('ledger.transaction_id_seq') END AS ledger_id
  ), written AS (
    INSERT INTO ledger.transaction (id, at, currency, kind, key, digest, meta,
                                    member_account, accounts, amounts, balances)
    SELECT s.ledger_id, s.at, s.currency, 'round', gateway.ledger_key(s.vendor, s.transaction),
           sha256(s.content || convert_to('round', 'UTF8')
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
    SELECT s.round_id, s.session_id, s.member_id, s.node_id, s.stake, s.payout, s.valid_bet, p_at, p_at,
           1, true, s.currency, 'closed', s.vendor, s.round, s."grant", p_details[s.n]::json
      FROM settled s ORDER BY s.vendor, s.round COLLATE "C"
  ), noted AS (
    INSERT INTO gateway.transaction (id, session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                     transaction_id, kind, content, note)
    SELECT s.reference, s.session_id, s.member_id, s.round_id, s.ledger_id, s.stake, s.payout, s.balance, p_at,
           s.vendor, s.transaction, 'round', s.content,
           CASE WHEN s."grant" IS NOT NULL THEN jsonb_build_object('grantId', s."grant") END
      FROM settled s ORDER BY s.vendor, s.transaction COLLATE "C"
  )
  SELECT a.n, coalesce(a.refused, CASE WHEN s.n IS NULL THEN 'INSUFFICIENT_FUNDS' END),
         s.reference, a.currency::text, s.balance, a.member_id
    FROM called a LEFT JOIN settled s ON s.n = a.n;
END
$$;

REVOKE EXECUTE ON FUNCTION gateway.settle_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.settle_rounds TO croupier_app;

-- The three calls that lay details over one another, else as in 0041.
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

CREATE OR REPLACE FUNCTION gateway.end_round(p_vendor text, p_player bigint, p_round text, p_valid_bet bigint, p_details jsonb, p_at timestamptz, OUT currency text, OUT balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
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
           details = coalesce((r.details::jsonb || p_details)::json, r.details, p_details::json)
     WHERE r.id = v_round.id;
  END IF;
  SELECT s.currency, gateway.balance_now(s.account_id) INTO currency, balance
    FROM gateway.game_session s WHERE s.id = v_round.session_id;
END
$$;

CREATE OR REPLACE FUNCTION gateway.win(p_vendor text, p_player bigint, p_transaction text, p_round text, p_bet text, p_amount bigint, p_ends boolean, p_details jsonb, p_content bytea, p_at timestamptz, OUT reference bigint, OUT currency text, OUT balance bigint, OUT member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
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

-- A column that changes its type loses its statistics, and nothing would count as a change that asks for new ones.
ANALYZE gateway.round, gateway.transaction;
