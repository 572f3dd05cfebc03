-- Pays the wins of rounds and ends them: a gateway.win with p_ends for each item, for many rounds in one call. Item n is element n of each array.
-- Each item is independent: a refused one writes nothing and does not affect the others.
--
-- p_amounts in 1/10,000, 0 or more; p_details: JSON as text, or NULL; p_request_digests: SHA-256 of the requests, as gateway.win has them. No
-- transaction and no round may be named twice: the caller sends such an item in a later call.
-- Returns for item n: the refusal's code or NULL, the transaction's id (reference), the currency, the balance after it, and the member. A replay gets
-- its first reply.
-- One statement writes rounds, postings, balances and transactions of all items that it covers. The others are given to gateway.win one by one:
-- replays, refusals, and rounds of a bonus or of a grant of free rounds.
-- Refusals: those of gateway.win. Errors: 22023 if an id is named twice; 23505, 40001 and 40P01: call again.
--
-- Locks, each in order: rounds by the vendor's id, grants of free rounds, balances by account. That is the order of gateway.win. Whether an item is a
-- replay is read under the lock of its round. Balances of members who win nothing are not locked; the reply states them as they are.
-- The settings and OFFSET 0: as in gateway.settle_rounds.
-- Called by: lib/gateway/settlement/batches.ts.
CREATE OR REPLACE FUNCTION gateway.settle_bets(
  p_vendor text, p_players bigint[], p_transactions text[], p_rounds text[], p_amounts bigint[], p_details text[],
  p_request_digests bytea[], p_at timestamptz
) RETURNS TABLE (n int, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_count int := cardinality(p_rounds);
  v_done boolean[] := array_fill(false, ARRAY[cardinality(p_rounds)]);
  v_done_count int := 0;
  v_grants bigint[];
BEGIN
  IF (SELECT count(DISTINCT x) FROM unnest(p_rounds) x) < v_count OR (SELECT count(DISTINCT x) FROM unnest(p_transactions) x) < v_count THEN
    RAISE EXCEPTION 'a round or a transaction is named twice' USING ERRCODE = '22023';
  END IF;

  SELECT array_agg(gateway.free_grant_id(r.grant_id)) FILTER (WHERE r.grant_id IS NOT NULL) INTO v_grants
    FROM (SELECT r.grant_id FROM gateway.round r WHERE r.vendor = p_vendor AND r.vendor_round_id = ANY (p_rounds)
           ORDER BY r.vendor_round_id COLLATE "C" FOR NO KEY UPDATE) r;
  IF v_grants IS NOT NULL THEN
    PERFORM FROM gateway.free_grant g WHERE g.id = ANY (v_grants) ORDER BY g.id FOR NO KEY UPDATE;
  END IF;
  PERFORM FROM ledger.balance b
    WHERE b.account_id = ANY (ARRAY(
      SELECT s.account_id FROM generate_series(1, v_count) c (n)
        JOIN LATERAL (SELECT r.session_id, r.bonus_grant_id FROM gateway.round r
                       WHERE r.vendor = p_vendor AND r.vendor_round_id = p_rounds[c.n] OFFSET 0) r
          ON p_amounts[c.n] > 0 OR r.bonus_grant_id IS NOT NULL
        JOIN gateway.game_session s ON s.id = r.session_id))
    ORDER BY b.account_id FOR NO KEY UPDATE;

  FOR n, reference, currency, balance, member_id IN
    WITH call AS MATERIALIZED (
      SELECT c.n, r.id AS round_id, r.member_id, s.id AS session_id, s.account_id, s.house_account_id, s.currency,
             p_amounts[c.n] AS amount, b.amount AS main, greatest(b.last_at, p_at) AS at,
             CASE WHEN b.bonus_account_id IS NULL THEN 0
                  ELSE gateway.playable_balance(s.account_id, s.node_id, p_at) - b.amount END AS bonus,
             (sum(p_amounts[c.n]) OVER (PARTITION BY s.account_id ORDER BY c.n))::bigint AS paid
        FROM generate_series(1, v_count) c (n)
        JOIN LATERAL (SELECT r.id, r.member_id, r.session_id, r.ended, r.bets, r.bonus_grant_id, r.grant_id FROM gateway.round r
                       WHERE r.vendor = p_vendor AND r.vendor_round_id = p_rounds[c.n] OFFSET 0) r
          ON r.member_id = p_players[c.n] AND NOT r.ended AND r.bets > 0 AND r.bonus_grant_id IS NULL AND r.grant_id IS NULL
        JOIN gateway.game_session s ON s.id = r.session_id
        JOIN ledger.balance b ON b.account_id = s.account_id
        LEFT JOIN LATERAL (SELECT t.id FROM gateway.transaction t
                            WHERE t.vendor = p_vendor AND t.transaction_id = p_transactions[c.n] OFFSET 0) t ON true
       WHERE t.id IS NULL
    ), item AS MATERIALIZED (
      SELECT c.*, nextval('gateway.transaction_id_seq') AS reference,
             CASE WHEN c.amount > 0 THEN nextval('ledger.transaction_id_seq') END AS ledger_id
        FROM call c
    ), changed AS (
      UPDATE ledger.balance b SET amount = a.after, last_at = a.at
        FROM (SELECT i.account_id, max(i.main + i.paid) AS after, max(i.at) AS at FROM item i
               GROUP BY i.account_id HAVING max(i.paid) > 0) a
       WHERE b.account_id = a.account_id
    ), posted AS (
      INSERT INTO ledger.transaction (id, at, currency, kind, key, digest, meta, member_account, accounts, amounts, balances)
      SELECT i.ledger_id, i.at, i.currency, 'win', gateway.ledger_key(p_vendor, p_transactions[i.n]),
             sha256(p_request_digests[i.n] || 'win'::bytea || int8send(i.house_account_id) || int8send(-i.amount)
                    || int8send(i.account_id) || int8send(i.amount)),
             jsonb_build_object('round', i.round_id), i.account_id, ARRAY[i.house_account_id, i.account_id],
             ARRAY[-i.amount, i.amount], ARRAY[NULL, i.main + i.paid]
        FROM item i WHERE i.ledger_id IS NOT NULL
    ), rounds AS (
      UPDATE gateway.round r
         SET payout = r.payout + i.amount, ended = true, status = 'closed', settled_at = p_at,
             details = CASE WHEN p_details[i.n] IS NULL THEN r.details
                            ELSE coalesce((r.details::jsonb || p_details[i.n]::jsonb)::json, p_details[i.n]::json) END
        FROM item i WHERE r.id = i.round_id
    ), transactions AS (
      INSERT INTO gateway.transaction (id, session_id, member_id, round_id, ledger_id, debit, credit, balance, at, vendor,
                                       transaction_id, kind, request_digest)
      SELECT i.reference, i.session_id, i.member_id, i.round_id, i.ledger_id, 0, i.amount, i.main + i.bonus + i.paid, p_at, p_vendor,
             p_transactions[i.n], 'win', p_request_digests[i.n]
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
        FROM gateway.win(p_vendor, p_players[i], p_transactions[i], p_rounds[i], NULL, p_amounts[i], true, p_details[i]::jsonb,
                         p_request_digests[i], p_at) w;
      refusal := NULL;
    EXCEPTION WHEN SQLSTATE 'GW000' THEN
      refusal := SQLERRM;
    END;
    n := i;
    RETURN NEXT;
  END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.settle_bets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.settle_bets TO croupier_app;
