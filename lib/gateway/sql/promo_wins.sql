-- Pays prizes of campaigns: a gateway.credit of kind promoWin for each item, for many players in one call. Item n is element n of each array. Each
-- item is independent: a refused one writes nothing and does not affect the others.
--
-- p_rounds: the vendor's id of the round whose stake the prize rewards, or NULL; p_amounts in 1/10,000, above 0; p_currencies: the kind of money, or
-- NULL; p_request_digests: SHA-256 of the requests, as gateway.credit has
-- them. No transaction may be named twice: the caller sends such an item in a later call.
-- Returns for item n: the refusal's code or NULL, the transaction's id (reference), the currency, the balance after it, and the member. A replay gets
-- its first reply.
-- One statement writes postings, balances and transactions of all new items that name the currency of a game session of their player, and no round
-- of a bonus. The others are given to gateway.credit one by one.
-- Refusals: those of gateway.credit. Errors: 22023 if an id is named twice; 23505, 40001 and 40P01: call again.
--
-- Locks: rounds of a bonus by the vendor's id, then the balances in the order of accounts; whether an item is a replay is read under them. That a round
-- has a bonus is decided by its first bet and does not change. The settings and OFFSET 0: as in
-- gateway.settle_rounds.
-- Called by: lib/gateway/settlement/batches.ts.
CREATE OR REPLACE FUNCTION gateway.promo_wins(
  p_vendor text, p_players bigint[], p_transactions text[], p_campaigns text[], p_rounds text[], p_amounts bigint[], p_currencies text[],
  p_request_digests bytea[], p_at timestamptz
) RETURNS TABLE (n int, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_count int := cardinality(p_transactions);
  v_done boolean[] := array_fill(false, ARRAY[cardinality(p_transactions)]);
  v_done_count int := 0;
BEGIN
  IF (SELECT count(DISTINCT x) FROM unnest(p_transactions) x) < v_count THEN
    RAISE EXCEPTION 'a transaction is named twice' USING ERRCODE = '22023';
  END IF;
  PERFORM FROM gateway.round r
    WHERE r.vendor = p_vendor AND r.vendor_round_id = ANY (p_rounds) AND r.bonus_grant_id IS NOT NULL
    ORDER BY r.vendor_round_id COLLATE "C" FOR NO KEY UPDATE;
  -- A player has one account of each currency with a vendor: any session of the currency names it.
  PERFORM FROM ledger.balance b
    WHERE b.account_id = ANY (ARRAY(
      SELECT s.account_id FROM generate_series(1, v_count) c (n)
        JOIN LATERAL (SELECT s.account_id FROM gateway.game_session s
                       WHERE s.member_id = p_players[c.n] AND s.vendor = p_vendor
                         AND (p_currencies[c.n] IS NULL OR s.currency = p_currencies[c.n])
                       ORDER BY s.id DESC LIMIT 1) s ON true))
    ORDER BY b.account_id FOR NO KEY UPDATE;

  FOR n, reference, currency, balance, member_id IN
    WITH call AS MATERIALIZED (
      SELECT c.n, r.id AS round_id, s.id AS session_id, s.member_id, s.account_id, s.house_account_id, s.currency,
             p_amounts[c.n] AS amount, b.amount AS main, greatest(b.last_at, p_at) AS at,
             CASE WHEN b.bonus_account_id IS NULL THEN 0
                  ELSE gateway.playable_balance(s.account_id, s.node_id, p_at) - b.amount END AS bonus,
             (sum(p_amounts[c.n]) OVER (PARTITION BY s.account_id ORDER BY c.n))::bigint AS paid
        FROM generate_series(1, v_count) c (n)
        JOIN LATERAL (SELECT s.* FROM gateway.game_session s
                       WHERE s.member_id = p_players[c.n] AND s.vendor = p_vendor AND s.currency = p_currencies[c.n]
                       ORDER BY s.id DESC LIMIT 1) s ON true
        JOIN ledger.balance b ON b.account_id = s.account_id
        LEFT JOIN LATERAL (SELECT r.id, r.member_id, r.currency, r.bets, r.bonus_grant_id FROM gateway.round r
                            WHERE r.vendor = p_vendor AND r.vendor_round_id = p_rounds[c.n] OFFSET 0) r ON true
        LEFT JOIN LATERAL (SELECT t.id FROM gateway.transaction t
                            WHERE t.vendor = p_vendor AND t.transaction_id = p_transactions[c.n] OFFSET 0) t ON true
       WHERE t.id IS NULL
         AND (p_rounds[c.n] IS NULL
              OR (r.member_id = s.member_id AND r.currency = s.currency AND r.bets > 0 AND r.bonus_grant_id IS NULL))
    ), item AS MATERIALIZED (
      SELECT c.*, nextval('gateway.transaction_id_seq') AS reference, nextval('ledger.transaction_id_seq') AS ledger_id FROM call c
    ), changed AS (
      UPDATE ledger.balance b SET amount = a.after, last_at = a.at
        FROM (SELECT i.account_id, max(i.main + i.paid) AS after, max(i.at) AS at FROM item i GROUP BY i.account_id) a
       WHERE b.account_id = a.account_id
    ), posted AS (
      INSERT INTO ledger.transaction (id, at, currency, kind, key, digest, meta, member_account, accounts, amounts, balances)
      SELECT i.ledger_id, i.at, i.currency, 'promoWin', gateway.ledger_key(p_vendor, p_transactions[i.n]),
             sha256(p_request_digests[i.n] || 'promoWin'::bytea || int8send(i.account_id) || int8send(i.amount)
                    || int8send(i.house_account_id) || int8send(-i.amount)),
             jsonb_strip_nulls(jsonb_build_object('campaignId', p_campaigns[i.n], 'round', i.round_id)), i.account_id, ARRAY[i.account_id, i.house_account_id],
             ARRAY[i.amount, -i.amount], ARRAY[i.main + i.paid, NULL]
        FROM item i
    ), transactions AS (
      INSERT INTO gateway.transaction (id, session_id, member_id, round_id, ledger_id, debit, credit, balance, at, vendor,
                                       transaction_id, kind, request_digest, meta)
      SELECT i.reference, i.session_id, i.member_id, i.round_id, i.ledger_id, 0, i.amount, i.main + i.bonus + i.paid, p_at, p_vendor,
             p_transactions[i.n], 'promoWin', p_request_digests[i.n], jsonb_build_object('campaignId', p_campaigns[i.n])
        FROM (SELECT i.* FROM item i ORDER BY p_transactions[i.n] COLLATE "C") i
    )
    SELECT i.n, i.reference, i.currency::text, i.main + i.bonus + i.paid, i.member_id FROM item i
  LOOP
    v_done[n] := true;
    v_done_count := v_done_count + 1;
    RETURN NEXT;
  END LOOP;

  IF v_done_count = v_count THEN RETURN; END IF;
  FOR i IN 1 .. v_count LOOP
    CONTINUE WHEN v_done[i];
    BEGIN
      SELECT w.reference, w.currency, w.balance, w.member_id INTO reference, currency, balance, member_id
        FROM gateway.credit(p_vendor, 'promoWin', p_players[i], p_transactions[i], p_rounds[i], p_amounts[i],
                            jsonb_build_object('campaignId', p_campaigns[i]), p_request_digests[i], p_at, p_currencies[i]) w;
      refusal := NULL;
    EXCEPTION WHEN SQLSTATE 'GW000' THEN
      refusal := SQLERRM;
    END;
    n := i;
    RETURN NEXT;
  END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.promo_wins FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.promo_wins TO croupier_app;
