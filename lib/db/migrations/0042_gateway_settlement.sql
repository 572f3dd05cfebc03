-- Rounds that are over at once (bet, win and end in one), many in one call: the hot path. Each stands on its own: a
-- refused one leaves nothing behind and does not touch the others. Statements are per batch, not per round, because
-- that is what tests/bench/gateway.ts asks for; ledger.post_many, which can do any posting in any order, costs some
-- 70 µs a round, ledger.post_rounds half of it. Its locks are taken in another order than 0041's (balance, round,
-- transaction): a vendor that mixes bet and settleRound under one id at one moment may meet a deadlock, which
-- PostgreSQL ends and the caller asks again.

-- Posts a batch of rounds, one ledger transaction each, its stake and its payout with lines of their own, just as
-- ledger.post_many would with the lines (member -stake, house +stake, house -payout, member +payout). What makes it
-- quicker is that each member's account may stand in the batch once (else 40001), so that no round depends on another.
-- Arrays are aligned; an item without a member is passed over. Returns for each item its transaction and the member's
-- balance after it: no balance where the stake is not there, no transaction where nothing moved. A key that is known
-- already ends in 23505.
CREATE FUNCTION ledger.post_rounds(p_keys text[], p_contents bytea[], p_metas jsonb[], p_members bigint[],
  p_houses bigint[], p_stakes bigint[], p_payouts bigint[], p_at timestamptz,
  OUT transactions bigint[], OUT balances bigint[])
LANGUAGE plpgsql AS $$ -- within gateway.settle_rounds, whose rights and settings hold here too; nobody else may call it
DECLARE
  v_currencies text[];
  v_have bigint[];
  v_last timestamptz[];
  v_asked int;
  v_moved int;
BEGIN
  LOCK TABLE ledger.transaction IN ROW EXCLUSIVE MODE; -- as ledger.post_many, for ledger.mark_checkpoint
  WITH held AS MATERIALIZED (
    SELECT b.account_id, b.amount, b.last_at FROM ledger.balance b
     WHERE b.account_id = ANY (p_members) ORDER BY b.account_id FOR NO KEY UPDATE
  ), found AS MATERIALIZED (
    SELECT h.account_id, h.amount, h.last_at, a.currency::text FROM held h JOIN ledger.account a ON a.id = h.account_id
  )
  SELECT array_agg(f.currency ORDER BY m.item), array_agg(f.amount ORDER BY m.item), array_agg(f.last_at ORDER BY m.item)
    INTO v_currencies, v_have, v_last
    FROM unnest(p_members) WITH ORDINALITY AS m (account_id, item) LEFT JOIN found f ON f.account_id = m.account_id;

  -- One statement writes transactions and entries, because the books are checked when a statement ends (0010).
  WITH asked AS MATERIALIZED (
    SELECT g.item, g.key, g.content, g.meta, g.member, g.house, g.stake, g.payout, g.have, g.currency,
           CASE WHEN g.stake + g.payout > 0 THEN nextval('ledger.transaction_id_seq') END AS id,
           greatest(p_at, g.last) AS at
      FROM unnest(p_keys, p_contents, p_metas, p_members, p_houses, p_stakes, p_payouts, v_have, v_last, v_currencies)
           WITH ORDINALITY AS g (key, content, meta, member, house, stake, payout, have, last, currency, item)
     WHERE g.have >= g.stake
  ), written AS (
    INSERT INTO ledger.transaction (id, at, lines, currency, kind, key, digest, meta)
    SELECT a.id, a.at, CASE WHEN a.stake > 0 AND a.payout > 0 THEN 4 ELSE 2 END, a.currency, 'round', a.key,
           sha256(a.content || convert_to('round', 'UTF8')
             || CASE WHEN a.stake > 0
                  THEN int8send(a.member) || int8send(-a.stake) || int8send(a.house) || int8send(a.stake) ELSE '' END
             || CASE WHEN a.payout > 0
                  THEN int8send(a.house) || int8send(-a.payout) || int8send(a.member) || int8send(a.payout) ELSE '' END),
           a.meta
      FROM asked a WHERE a.id IS NOT NULL ORDER BY a.key COLLATE "C"
  ), entered AS (
    INSERT INTO ledger.entry (transaction_id, account_id, amount, balance_after, at, line)
    SELECT a.id, l.account, l.amount, l.balance, a.at, l.line
      FROM asked a CROSS JOIN LATERAL (VALUES
        (a.member, -a.stake, a.have - a.stake, 1), (a.house, a.stake, NULL, 2),
        (a.house, -a.payout, NULL, CASE WHEN a.stake > 0 THEN 3 ELSE 1 END),
        (a.member, a.payout, a.have - a.stake + a.payout, CASE WHEN a.stake > 0 THEN 4 ELSE 2 END)
      ) AS l (account, amount, balance, line)
     WHERE l.amount <> 0
  ), moved AS (
    UPDATE ledger.balance b SET amount = a.have - a.stake + a.payout, last_at = a.at
      FROM asked a WHERE a.id IS NOT NULL AND b.account_id = a.member RETURNING 1
  )
  SELECT array_agg(a.id ORDER BY g.item), array_agg(a.have - a.stake + a.payout ORDER BY g.item), count(a.id),
         (SELECT count(*) FROM moved)
    INTO transactions, balances, v_asked, v_moved
    FROM generate_series(1, cardinality(p_members)) AS g (item) LEFT JOIN asked a ON a.item = g.item;
  IF v_moved <> v_asked THEN
    RAISE EXCEPTION 'an account stands in the batch twice' USING ERRCODE = '40001';
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.post_rounds FROM PUBLIC;

-- A call of a batch, with what was found of it.
CREATE TYPE gateway.settling AS (
  n int, vendor text, transaction_id text, vendor_round_id text, stake bigint, payout bigint, valid_bet bigint,
  grant_id text, details jsonb, content bytea, session_id bigint, member_id bigint, node_id bigint, account_id bigint,
  house_id bigint, currency char(3), refusal text, reference bigint, balance bigint, round_id bigint
);

-- p_calls is a JSON array of {n, vendor, token, transaction, round, stake, payout, validBet, grant, details, content},
-- n from 1 in order; amounts in 1/10,000 as digits, token and content as \x… . Returns a row per call by its n: the
-- reply, or the refusal's code. Hopeful at first: that none of the ids is known and no player stands in the batch
-- twice, which is so for all but repeated calls; where it is not, the whole ends in 23505 or 40001 and is to be asked
-- again carefully. Carefully, known calls are answered as before, and AGAIN says: not in this batch, ask once more.
CREATE FUNCTION gateway.settle_rounds(p_calls json, p_at timestamptz, p_carefully boolean)
RETURNS TABLE (n int, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
-- Every lookup here is by a unique key. Left to itself, the planner meets these tables while they are small, chooses to
-- read them whole, and keeps that plan for the connection's life while they grow (seen: 20,000 rows read per batch).
-- Generic plans, because it would plan every statement anew for the arrays of every batch: a millisecond of it.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_calls gateway.settling[];
  v_keys text[]; v_contents bytea[]; v_metas jsonb[]; v_members bigint[]; v_houses bigint[];
  v_stakes bigint[]; v_payouts bigint[]; v_transactions bigint[]; v_balances bigint[];
BEGIN
  SELECT array_agg((
      c.n, c.vendor, c.transaction, c.round, c.stake, c.payout, least(coalesce(c."validBet", c.stake), c.stake),
      c."grant", c.details, c.content, s.id, s.member_id, s.node_id, s.account_id, s.house_id, s.currency,
      CASE
        WHEN s.id IS NULL THEN 'TOKEN_INVALID'
        WHEN s.ends_at <= p_at OR m.status <> 'active' OR (s.site_session_id IS NOT NULL AND NOT EXISTS (
          SELECT FROM identity.session i
           WHERE i.id = s.site_session_id AND i.revoked_at IS NULL AND i.ends_at > p_at))
        THEN CASE WHEN s.ends_at > p_at AND m.status <> 'active' THEN 'PLAYER_BLOCKED' ELSE 'TOKEN_INVALID' END
      END,
      nextval('gateway.transaction_id_seq'), NULL, nextval('gateway.round_id_seq'))::gateway.settling ORDER BY c.n)
    INTO v_calls
    FROM json_to_recordset(p_calls) AS c (n int, vendor text, token bytea, transaction text, round text, stake bigint,
           payout bigint, "validBet" bigint, "grant" text, details jsonb, content bytea)
    LEFT JOIN gateway.game_session s ON s.token_hash = c.token AND s.vendor = c.vendor
    LEFT JOIN identity.member m ON m.id = s.member_id;

  IF p_carefully THEN v_calls := gateway.recognise(v_calls); END IF;

  SELECT array_agg(gateway.ledger_key(i.vendor, i.transaction_id)), array_agg(i.content),
         array_agg(jsonb_build_object('round', i.round_id)),
         array_agg(CASE WHEN i.refusal IS NULL THEN i.account_id END), array_agg(i.house_id), array_agg(i.stake),
         array_agg(i.payout)
    INTO v_keys, v_contents, v_metas, v_members, v_houses, v_stakes, v_payouts
    FROM unnest(v_calls) i;
  SELECT p.transactions, p.balances INTO v_transactions, v_balances
    FROM ledger.post_rounds(v_keys, v_contents, v_metas, v_members, v_houses, v_stakes, v_payouts, p_at) p;

  WITH rounds AS (
    INSERT INTO gateway.round (id, session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets,
                               ended, currency, status, vendor, vendor_round_id, grant_id, details)
    SELECT i.round_id, i.session_id, i.member_id, i.node_id, i.stake, i.payout, i.valid_bet, p_at, p_at, 1,
           true, i.currency, 'closed', i.vendor, i.vendor_round_id, i.grant_id, i.details
      FROM unnest(v_calls) i WHERE i.refusal IS NULL AND v_balances[i.n] IS NOT NULL
     ORDER BY i.vendor, i.vendor_round_id COLLATE "C"
  )
  INSERT INTO gateway.transaction (id, session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                   transaction_id, kind, content, note)
  SELECT i.reference, i.session_id, i.member_id, i.round_id, v_transactions[i.n], i.stake, i.payout, v_balances[i.n],
         p_at, i.vendor, i.transaction_id, 'round', i.content,
         CASE WHEN i.grant_id IS NOT NULL THEN jsonb_build_object('grantId', i.grant_id) END
    FROM unnest(v_calls) i WHERE i.refusal IS NULL AND v_balances[i.n] IS NOT NULL
   ORDER BY i.vendor, i.transaction_id COLLATE "C";

  RETURN QUERY
    SELECT i.n,
           CASE WHEN i.refusal = 'KNOWN' THEN NULL
                WHEN i.refusal IS NULL AND v_balances[i.n] IS NULL THEN 'INSUFFICIENT_FUNDS' ELSE i.refusal END,
           i.reference, i.currency::text, coalesce(i.balance, v_balances[i.n]), i.member_id
      FROM unnest(v_calls) i;
END
$$;

-- What is known already of the calls of a batch, and which must wait for the next one.
CREATE FUNCTION gateway.recognise(p_calls gateway.settling[]) RETURNS gateway.settling[] LANGUAGE sql STABLE
SET search_path = pg_catalog, pg_temp AS $$
  SELECT array_agg((
      c.n, c.vendor, c.transaction_id, c.vendor_round_id, c.stake, c.payout, c.valid_bet, c.grant_id, c.details,
      c.content, c.session_id, c.member_id, c.node_id, c.account_id, c.house_id, c.currency,
      CASE
        WHEN c.session_id IS NULL THEN c.refusal
        -- An old call is answered as before even where a new one would be refused.
        WHEN t.id IS NOT NULL THEN CASE
          WHEN t.member_id <> c.member_id OR t.content <> c.content THEN 'TRANSACTION_CONFLICT'
          WHEN t.cancelled_at IS NOT NULL THEN 'TRANSACTION_CANCELLED'
          ELSE 'KNOWN' END
        WHEN c.refusal IS NOT NULL THEN c.refusal
        WHEN c.turn > 1 OR c.round_turn > 1 OR c.account_turn > 1 THEN 'AGAIN'
        WHEN r.id IS NOT NULL THEN
          CASE WHEN r.member_id = c.member_id AND r.ended THEN 'ROUND_CLOSED' ELSE 'ROUND_MISMATCH' END
      END,
      coalesce(t.id, c.reference), t.balance, c.round_id)::gateway.settling ORDER BY c.n)
    FROM (SELECT i.*, row_number() OVER (PARTITION BY i.vendor, i.transaction_id ORDER BY i.n) AS turn,
                 row_number() OVER (PARTITION BY i.vendor, i.vendor_round_id ORDER BY i.n) AS round_turn,
                 row_number() OVER (PARTITION BY i.account_id ORDER BY i.n) AS account_turn
            FROM unnest(p_calls) i) c
    LEFT JOIN gateway.transaction t ON t.vendor = c.vendor AND t.transaction_id = c.transaction_id
    LEFT JOIN gateway.round r ON r.vendor = c.vendor AND r.vendor_round_id = c.vendor_round_id
$$;

-- What is only called from here is nobody's to call.
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA gateway FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.launch, gateway.authenticate, gateway.balance, gateway.bet, gateway.win, gateway.rollback,
  gateway.end_round, gateway.credit, gateway.settle_rounds TO croupier_app;
