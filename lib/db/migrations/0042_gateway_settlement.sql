-- Rounds that are over at once (bet, win and end in one), many in one call: the hot path. Each stands on its own: a
-- refused one leaves nothing behind and does not touch the others. Statements are per batch, not per round: measured
-- against a loop over the single calls, it is what the figure of tests/bench/gateway.ts needs.
--
-- p_calls is a JSON array of {n, vendor, token, transaction, round, stake, payout, validBet, grant, details, content}:
-- amounts in 1/10,000 as digits, token and content as \x… . Returns a row per call by its n: the reply, or the
-- refusal's code; AGAIN where the same id stands in the batch twice (send it in a later one).

CREATE TYPE gateway.settling AS (
  n int, vendor text, transaction_id text, vendor_round_id text, stake bigint, payout bigint, valid_bet bigint,
  grant_id text, details jsonb, content bytea, session_id bigint, member_id bigint, node_id bigint,
  account_id bigint, house_id bigint, currency char(3), refusal text, reference bigint, balance bigint,
  round_id bigint, ledger_id bigint
);

CREATE FUNCTION gateway.settle_rounds(p_calls json, p_at timestamptz)
RETURNS TABLE (n int, refusal text, reference bigint, currency text, balance bigint, member_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_all gateway.settling[];
  v_fresh gateway.settling[];
  -- What goes to the ledger: a transaction per round, its stake and its payout with lines of their own.
  v_keys text[] := '{}'; v_kinds text[] := '{}'; v_contents bytea[] := '{}'; v_metas jsonb[] := '{}';
  v_ats timestamptz[] := '{}'; v_items int[] := '{}'; v_accounts bigint[] := '{}'; v_amounts bigint[] := '{}';
  v_of int[] := '{}'; v_line int := 0; v_item int := 0;
  v_call gateway.settling;
  v_post record;
BEGIN
  SELECT array_agg((
      c.n, c.vendor, c.transaction, c.round, c.stake, c.payout, least(coalesce(c."validBet", c.stake), c.stake),
      c."grant", c.details, c.content, s.id, s.member_id, s.node_id, s.account_id, s.house_id, s.currency,
      CASE
        WHEN s.id IS NULL THEN 'TOKEN_INVALID'
        WHEN c.turn > 1 OR c.round_turn > 1 THEN 'AGAIN'
        WHEN t.id IS NOT NULL THEN CASE
          WHEN t.member_id <> s.member_id OR t.content <> c.content THEN 'TRANSACTION_CONFLICT'
          WHEN t.cancelled_at IS NOT NULL THEN 'TRANSACTION_CANCELLED'
          ELSE 'KNOWN' END
        WHEN s.ends_at <= p_at OR (s.site_session_id IS NOT NULL AND NOT EXISTS (
          SELECT FROM identity.session i WHERE i.id = s.site_session_id AND i.revoked_at IS NULL)) THEN 'TOKEN_INVALID'
        WHEN m.status <> 'active' THEN 'PLAYER_BLOCKED'
        WHEN r.id IS NOT NULL THEN CASE WHEN r.member_id = s.member_id THEN 'ROUND_CLOSED' ELSE 'ROUND_MISMATCH' END
      END,
      t.id, t.balance, NULL, NULL)::gateway.settling ORDER BY c.n)
    INTO v_all
    FROM (SELECT x.*, row_number() OVER (PARTITION BY x.vendor, x.transaction ORDER BY x.n) AS turn,
                 row_number() OVER (PARTITION BY x.vendor, x.round ORDER BY x.n) AS round_turn
            FROM json_to_recordset(p_calls) AS x (n int, vendor text, token bytea, transaction text, round text,
              stake bigint, payout bigint, "validBet" bigint, "grant" text, details jsonb, content bytea)) c
    LEFT JOIN gateway.game_session s ON s.token_hash = c.token AND s.vendor = c.vendor
    LEFT JOIN identity.member m ON m.id = s.member_id
    LEFT JOIN gateway.transaction t ON t.vendor = c.vendor AND t.transaction_id = c.transaction
    LEFT JOIN gateway.round r ON r.vendor = c.vendor AND r.vendor_round_id = c.round;

  SELECT array_agg((i.n, i.vendor, i.transaction_id, i.vendor_round_id, i.stake, i.payout, i.valid_bet, i.grant_id,
                    i.details, i.content, i.session_id, i.member_id, i.node_id, i.account_id, i.house_id, i.currency,
                    NULL, nextval('gateway.transaction_id_seq'), NULL,
                    nextval('gateway.round_id_seq'), NULL)::gateway.settling ORDER BY i.n)
    INTO v_fresh FROM unnest(v_all) i WHERE i.refusal IS NULL;

  IF v_fresh IS NOT NULL THEN
    FOR k IN 1 .. cardinality(v_fresh) LOOP
      v_call := v_fresh[k];
      IF v_call.stake > 0 OR v_call.payout > 0 THEN
        v_item := v_item + 1;
        v_of[v_item] := k;
        v_keys[v_item] := gateway.ledger_key(v_call.vendor, v_call.transaction_id);
        v_kinds[v_item] := 'round';
        v_contents[v_item] := v_call.content;
        v_metas[v_item] := jsonb_build_object('round', v_call.round_id);
        v_ats[v_item] := p_at;
        IF v_call.stake > 0 THEN
          v_items[v_line + 1] := v_item; v_accounts[v_line + 1] := v_call.account_id; v_amounts[v_line + 1] := -v_call.stake;
          v_items[v_line + 2] := v_item; v_accounts[v_line + 2] := v_call.house_id; v_amounts[v_line + 2] := v_call.stake;
          v_line := v_line + 2;
        END IF;
        IF v_call.payout > 0 THEN
          v_items[v_line + 1] := v_item; v_accounts[v_line + 1] := v_call.house_id; v_amounts[v_line + 1] := -v_call.payout;
          v_items[v_line + 2] := v_item; v_accounts[v_line + 2] := v_call.account_id; v_amounts[v_line + 2] := v_call.payout;
          v_line := v_line + 2;
        END IF;
      END IF;
    END LOOP;
    IF v_item > 0 THEN
      FOR v_post IN SELECT * FROM ledger.post_many(v_keys, v_kinds, v_contents, v_metas, v_ats, v_items, v_accounts, v_amounts) LOOP
        IF v_post.replayed THEN RAISE EXCEPTION 'asked twice at once' USING ERRCODE = '40001'; END IF;
        v_call := v_fresh[v_of[v_post.item]];
        IF v_post.failure IS NULL THEN
          v_call.ledger_id := v_post.transaction_id;
          -- The player's line is the last where something was paid, else the first.
          v_call.balance := v_post.balances[CASE WHEN v_call.payout = 0 THEN 1 WHEN v_call.stake = 0 THEN 2 ELSE 4 END];
        ELSIF v_post.failure = 'CR001' THEN
          v_call.refusal := 'INSUFFICIENT_FUNDS';
        ELSE
          RAISE EXCEPTION 'the ledger refused a round' USING ERRCODE = v_post.failure;
        END IF;
        v_fresh[v_of[v_post.item]] := v_call;
      END LOOP;
    END IF;
    FOR k IN 1 .. cardinality(v_fresh) LOOP -- a free round that paid nothing moved nothing
      IF v_fresh[k].stake = 0 AND v_fresh[k].payout = 0 THEN
        v_fresh[k].balance := gateway.balance_now(v_fresh[k].account_id);
      END IF;
    END LOOP;

    INSERT INTO gateway.round (id, session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets,
                               ended, currency, status, vendor, vendor_round_id, grant_id, details)
    SELECT i.round_id, i.session_id, i.member_id, i.node_id, i.stake, i.payout, i.valid_bet, p_at, p_at, 1,
           true, i.currency, 'closed', i.vendor, i.vendor_round_id, i.grant_id, i.details
      FROM unnest(v_fresh) i WHERE i.refusal IS NULL
     ORDER BY i.vendor, i.vendor_round_id COLLATE "C";

    INSERT INTO gateway.transaction (id, session_id, member_id, round_id, ledger_id, taken, given, balance, at, vendor,
                                     transaction_id, kind, content, note)
    SELECT i.reference, i.session_id, i.member_id, i.round_id, i.ledger_id, i.stake, i.payout, i.balance, p_at, i.vendor,
           i.transaction_id, 'round', i.content,
           CASE WHEN i.grant_id IS NOT NULL THEN jsonb_build_object('grantId', i.grant_id) END
      FROM unnest(v_fresh) i WHERE i.refusal IS NULL
     ORDER BY i.vendor, i.transaction_id COLLATE "C";
  END IF;

  RETURN QUERY
    SELECT i.n, i.refusal, i.reference, i.currency::text, i.balance, i.member_id
      FROM unnest(v_fresh) i
    UNION ALL
    SELECT i.n, nullif(i.refusal, 'KNOWN'), i.reference, i.currency::text, i.balance, i.member_id
      FROM unnest(v_all) i WHERE i.refusal IS NOT NULL;
END
$$;


-- What is only called from here is nobody's to call.
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA gateway FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.launch, gateway.authenticate, gateway.balance, gateway.bet, gateway.win, gateway.rollback,
  gateway.end_round, gateway.credit, gateway.settle_rounds TO croupier_app;
