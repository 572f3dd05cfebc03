-- A batch of rounds comes as arrays, its statement carries only what it needs and knows nothing of refusals; docs/decisions/0073
-- has the figures.

DROP FUNCTION gateway.settle_rounds;

-- A call is one place in each of the arrays, n from 1; amounts in 1/10,000, a text of JSON in p_details. Valid bet, grant and
-- details may be NULL. A text is read from its array where it is written: carried along, each step of the plan would describe
-- and copy it again. Returns the reply to a call by its n. Each call stands on its own: a refused one leaves nothing and does
-- not touch the others.
-- Hopeful at first: that no id is known and no player stands in the batch twice, which is so for all but repeated calls.
-- Where it is not, the whole ends in 23505, or the second call of a player has no row, as whatever is refused; both are to
-- be asked again carefully. Carefully, known calls are answered as before, a refused one has its code, AGAIN says: not in
-- this batch, ask once more, and a call without a row is one for which there was not the money.
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
CREATE FUNCTION gateway.settle_rounds(
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
               s.account_id, s.member_id, s.currency,
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
               WHEN t.id IS NOT NULL THEN NULL
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
        LEFT JOIN LATERAL (SELECT t.id, t.member_id, t.content, t.cancelled_at, t.balance FROM gateway.transaction t
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

REVOKE EXECUTE ON FUNCTION gateway.settle_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.settle_rounds TO croupier_app;

-- As 0106, but a transaction's accounts are looked up at once: taken apart, made distinct and asked for one by one, they took
-- two fifths more. A transaction that the books allow concerns two members' accounts and a few of the house's (of 30,000 it
-- takes a second). OFFSET 0, else the currency may choose the index.
CREATE OR REPLACE FUNCTION ledger.check_accounts() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  v_wrong text;
BEGIN
  SELECT f.key INTO v_wrong FROM fresh f
   WHERE NOT f.accounts <@ ARRAY(
     SELECT a.id FROM (SELECT a.id, a.currency FROM ledger.account a WHERE a.id = ANY (f.accounts) OFFSET 0) a
      WHERE a.currency = f.currency)
   LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'an account of transaction % is not of its currency', v_wrong USING ERRCODE = 'CR004';
  END IF;
  RETURN NULL;
END
$$;

-- As 0041, by the session's key alone, for the same reason.
CREATE OR REPLACE FUNCTION gateway.may_bet(p_session gateway.game_session, p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT p_session.ends_at > p_at AND (p_session.site_session_id IS NULL OR EXISTS (
    SELECT FROM (SELECT s.revoked_at, s.ends_at FROM identity.session s WHERE s.id = p_session.site_session_id OFFSET 0) s
     WHERE s.revoked_at IS NULL AND s.ends_at > p_at))
$$;
