-- Settles a batch of complete rounds: bet, win and end of each in one call. One statement writes balances, postings, rounds and
-- transactions (docs/measurements/gateway.md has the figures). Each call is independent: a refused one writes nothing and does not
-- affect the others.
--
-- Call n is element n of each array. p_tokens: SHA-256 of the player tokens; p_stakes, p_payouts and p_valid_bets in 1/10,000;
-- p_request_digests: SHA-256 of the requests; p_details: JSON as text. Valid bet, grant and details may be NULL. A text is read
-- from its array where it is written. If it were a column of the earlier steps, every step of the plan would copy it.
--
-- Without p_check_each the batch is optimistic: it expects that no id is known and that no member appears twice, which holds for
-- all but repeated calls. If an id is known, everything ends in 23505. A refused call, the second call of a member, and a call of a
-- member with limits or an exclusion (protection.guard) have no row in the result. In these cases call again with p_check_each.
-- With p_check_each the balances are locked first and each call is looked up. A replay gets its first reply, a refused call its
-- code, and RETRY means: depends on another call of the batch, send it again in a later batch. A call without a row then lacks
-- funds.
-- Returns for call n: the refusal's code or NULL, the transaction's id (reference), the currency, the balance, and the member.
-- Rounds of members with a bonus are left to gateway.settle_bonus_rounds, in the same call. The balance's row itself says who has one, so
-- that the others pay nothing for it.
-- Refusals: TOKEN_INVALID, PLAYER_BLOCKED, TRANSACTION_CONFLICT, TRANSACTION_CANCELLED, ROUND_CLOSED, ROUND_MISMATCH, RETRY, and those of
-- protection.play_refusal and gateway.settle_bonus_rounds.
-- Errors: 23505, 40001 and 40P01: call again with p_check_each.
--
-- A balance is locked, checked and changed by one UPDATE, so that a database session that waited for the row sees its current value.
-- Earlier calls are read as they were when the statement began. With p_check_each the balances are therefore locked first: then
-- the first sending of a call in another database session is found, and is not mistaken for a lack of funds.
-- Locks: balances in the order of accounts and before any key, then the keys of transactions, then the keys of rounds, each in
-- order. Two batches cannot deadlock. The ledger's keys are not sorted. PostgreSQL runs data-modifying CTEs that no other part reads
-- from the last to the first. Two batches with a common key therefore wait for each other at the key in gateway.transaction, before
-- they write the key in ledger.transaction. PostgreSQL does not promise this order; with another order a deadlock is possible. The
-- single calls lock the round before the balance: if a vendor sends bet and settleRound with one id at the same time, a deadlock is
-- possible. PostgreSQL ends it with an error, and the caller repeats the call.
-- The tables are locked when the statement begins, before ids are drawn: ledger.wait_for_writers relies on it.
--
-- The SET clauses: every lookup here is by a unique key. Without them the planner makes a plan while these tables are small. That
-- plan reads whole tables and is used until the tables are analyzed (measured: 20,000 rows read per batch). Plans are generic,
-- because planning the statement for every batch costs a millisecond. OFFSET 0 makes the planner use the key: with another
-- condition, or a join in the other direction, it may read another index completely.
-- Called by: lib/gateway/settlement/statement.ts.
CREATE OR REPLACE FUNCTION gateway.settle_rounds(
  p_vendors text[], p_tokens bytea[], p_transactions text[], p_rounds text[], p_stakes bigint[], p_payouts bigint[],
  p_valid_bets bigint[], p_grants text[], p_request_digests bytea[], p_details text[], p_at timestamptz,
  p_check_each boolean
) RETURNS TABLE (n int, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_answered int[] := '{}';
  v_settled int;
BEGIN
  IF p_check_each THEN
    PERFORM FROM ledger.balance b
      WHERE b.account_id = ANY (ARRAY(
        SELECT s.account_id FROM generate_series(1, cardinality(p_tokens)) c (n)
          LEFT JOIN LATERAL (SELECT s.* FROM gateway.game_session s WHERE s.token_hash = p_tokens[c.n] OFFSET 0) s
            ON s.vendor = p_vendors[c.n]))
      ORDER BY b.account_id FOR NO KEY UPDATE;
    FOR n, refusal, reference, currency, balance, member_id IN
      WITH call AS MATERIALIZED (
        SELECT c.n, s.vendor, p_transactions[c.n] AS transaction, p_rounds[c.n] AS round,
               p_request_digests[c.n] AS request_digest, s.account_id, s.member_id, s.node_id, s.currency,
               g.member_id IS NOT NULL AS guarded,
               CASE WHEN s.id IS NULL OR s.ends_at <= p_at THEN 'TOKEN_INVALID'
                    WHEN m.status <> 'active' THEN 'PLAYER_BLOCKED'
                    WHEN NOT gateway.is_session_active(s.session, p_at) THEN 'TOKEN_INVALID' END AS session_refusal
          FROM generate_series(1, cardinality(p_tokens)) c (n)
          LEFT JOIN LATERAL (SELECT s AS session, s.* FROM gateway.game_session s WHERE s.token_hash = p_tokens[c.n] OFFSET 0) s
            ON s.vendor = p_vendors[c.n]
          LEFT JOIN identity.member m ON m.id = s.member_id
          LEFT JOIN protection.guard g ON g.member_id = s.member_id
      )
      SELECT c.n,
             CASE
               -- Checked first, so that a caller without a valid token does not learn the reply to another player's call.
               WHEN c.account_id IS NULL THEN 'TOKEN_INVALID'
               -- A replay gets its first reply even if a new call would be refused.
               WHEN t.member_id <> c.member_id OR t.request_digest <> c.request_digest THEN 'TRANSACTION_CONFLICT'
               WHEN t.cancelled_at IS NOT NULL THEN 'TRANSACTION_CANCELLED'
               WHEN t.id IS NOT NULL THEN
                 CASE WHEN (SELECT s.account_id = c.account_id AND s.node_id = c.node_id
                              FROM gateway.game_session s WHERE s.id = t.session_id) IS NOT TRUE
                      THEN 'TRANSACTION_CONFLICT' END
               -- An ended session or a blocked member comes before everything about the round.
               WHEN c.session_refusal IS NOT NULL THEN c.session_refusal
               WHEN EXISTS (
                 SELECT FROM call o
                  WHERE o.n < c.n AND (o.account_id = c.account_id
                    OR (o.vendor = c.vendor AND (o.transaction = c.transaction OR o.round = c.round)))) THEN 'RETRY'
               WHEN r.id IS NOT NULL THEN
                 CASE WHEN r.member_id = c.member_id AND r.ended THEN 'ROUND_CLOSED' ELSE 'ROUND_MISMATCH' END
               WHEN c.guarded THEN protection.play_refusal(c.member_id, p_stakes[c.n], c.currency <> 'PLY', p_at)
             END, t.id, c.currency, t.balance, c.member_id
        FROM call c
        LEFT JOIN LATERAL (SELECT t.id, t.member_id, t.request_digest, t.cancelled_at, t.balance, t.session_id
          FROM gateway.transaction t WHERE t.vendor = c.vendor AND t.transaction_id = c.transaction OFFSET 0) t ON true
        LEFT JOIN LATERAL (SELECT r.id, r.member_id, r.ended FROM gateway.round r
          WHERE r.vendor = c.vendor AND r.vendor_round_id = c.round OFFSET 0) r ON true
    LOOP
      CONTINUE WHEN refusal IS NULL AND reference IS NULL;
      v_answered := v_answered || n;
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
               s.id AS session_id, s.member_id, s.node_id, s.account_id, s.house_account_id, s.currency
          FROM generate_series(1, cardinality(p_tokens)) c (n)
          LEFT JOIN LATERAL (SELECT s.* FROM gateway.game_session s WHERE s.token_hash = p_tokens[c.n] OFFSET 0) s
            ON s.vendor = p_vendors[c.n]
          LEFT JOIN identity.member m ON m.id = s.member_id
          LEFT JOIN protection.guard g ON g.member_id = s.member_id
         WHERE c.n <> ALL (v_answered)
           -- With p_check_each the session was checked above, under the lock of the balances. Its state may have changed since.
           AND (p_check_each OR (s.ends_at <= p_at OR m.status <> 'active' OR g.member_id IS NOT NULL
                OR s.site_session_id IS NOT NULL AND NOT EXISTS (
                  SELECT FROM (SELECT i.revoked_at, i.ends_at FROM identity.session i
                                WHERE i.id = s.site_session_id OFFSET 0) i
                   WHERE i.revoked_at IS NULL AND i.ends_at > p_at)) IS NOT TRUE)
         ORDER BY s.account_id, c.n) a
     WHERE b.account_id = a.account_id AND b.amount >= a.stake AND b.bonus_account_id IS NULL
    RETURNING a.n, a.stake, a.payout, a.session_id, a.member_id, a.node_id, a.account_id, a.house_account_id, a.currency,
              b.amount AS balance, b.last_at AS at,
              nextval('gateway.transaction_id_seq') AS reference, nextval('gateway.round_id_seq') AS round_id,
              CASE WHEN a.stake + a.payout > 0 THEN nextval('ledger.transaction_id_seq') END AS ledger_id
  ), posted AS (
    INSERT INTO ledger.transaction (id, at, currency, kind, key, digest, meta,
                                    member_account, accounts, amounts, balances)
    SELECT s.ledger_id, s.at, s.currency, 'round', gateway.ledger_key(p_vendors[s.n], p_transactions[s.n]),
           sha256(p_request_digests[s.n] || 'round'::bytea
             || CASE WHEN s.stake > 0 THEN int8send(s.account_id) || int8send(-s.stake)
                  || int8send(s.house_account_id) || int8send(s.stake) ELSE '' END
             || CASE WHEN s.payout > 0 THEN int8send(s.house_account_id) || int8send(-s.payout)
                  || int8send(s.account_id) || int8send(s.payout) ELSE '' END),
           jsonb_build_object('round', s.round_id), s.account_id,
           CASE WHEN s.payout = 0 THEN ARRAY[s.account_id, s.house_account_id]
                WHEN s.stake = 0 THEN ARRAY[s.house_account_id, s.account_id]
                ELSE ARRAY[s.account_id, s.house_account_id, s.house_account_id, s.account_id] END,
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
  ), transactions AS (
    INSERT INTO gateway.transaction (id, session_id, member_id, round_id, ledger_id, debit, credit, balance, at, vendor,
                                     transaction_id, kind, request_digest, meta)
    SELECT s.reference, s.session_id, s.member_id, s.round_id, s.ledger_id, s.stake, s.payout, s.balance, p_at,
           p_vendors[s.n], p_transactions[s.n], 'round', p_request_digests[s.n],
           CASE WHEN p_grants[s.n] IS NOT NULL THEN jsonb_build_object('grantId', p_grants[s.n]) END
      FROM (SELECT s.* FROM settled s ORDER BY p_vendors[s.n], p_transactions[s.n] COLLATE "C") s
  )
  SELECT s.n, NULL::text, s.reference, s.currency::text, s.balance, s.member_id FROM settled s;
  GET DIAGNOSTICS v_settled = ROW_COUNT;
  IF v_settled + cardinality(v_answered) < cardinality(p_tokens) THEN
    RETURN QUERY SELECT * FROM gateway.settle_bonus_rounds(
      p_vendors, p_tokens, p_transactions, p_rounds, p_stakes, p_payouts, p_valid_bets, p_grants, p_request_digests, p_details, p_at,
      p_check_each, v_answered);
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.settle_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.settle_rounds TO croupier_app;
