-- How money moves: the only ways. All run as the owner of the tables; the app's role may call, not write.
-- SQLSTATEs: CR001 insufficient funds, CR002 key reused with other content, CR003 unknown account,
-- CR004 not balanced, CR005 currencies mixed, CR006 cannot be reversed, CR007 change of what is written.

-- The id of an owner's account, made on first use.
CREATE FUNCTION ledger.account_id(p_owner_kind text, p_owner_id bigint, p_kind text, p_currency text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  SELECT a.id INTO v_id FROM ledger.account a
   WHERE a.owner_id = p_owner_id AND a.kind = p_kind AND a.currency = p_currency::char(3) AND a.owner_kind = p_owner_kind;
  IF v_id IS NOT NULL THEN RETURN v_id; END IF;
  INSERT INTO ledger.account (owner_id, owner_kind, kind, currency)
  VALUES (p_owner_id, p_owner_kind, p_kind, p_currency) ON CONFLICT DO NOTHING RETURNING id INTO v_id;
  IF v_id IS NULL THEN -- another session made it meanwhile
    SELECT a.id INTO STRICT v_id FROM ledger.account a
     WHERE a.owner_id = p_owner_id AND a.kind = p_kind AND a.currency = p_currency::char(3) AND a.owner_kind = p_owner_kind;
  ELSIF p_owner_kind = 'member' THEN
    INSERT INTO ledger.balance (account_id, currency) VALUES (v_id, p_currency);
  END IF;
  RETURN v_id;
END
$$;

-- Posts many transactions in one round trip, in the order given, each on its own: a failed one leaves no trace and
-- does not touch the others. Item i is p_keys[i], p_kinds[i], …; its lines are those with p_items[line] = i, which
-- must stand together and ascend. A member's account must cover every line at its turn.
-- Returns a row per item: the transaction, whether it was there already, or the SQLSTATE of why not; and for each of
-- its lines the member's balance after it (NULL on house accounts).
-- Deadlock free: balances are locked in the order of account ids before any key is written, and keys are written in
-- order. A key that another session writes at this very moment for other accounts ends in 40001: ask again, and it is
-- a replay or a conflict.
CREATE FUNCTION ledger.post_many(
  p_keys text[], p_kinds text[], p_contents bytea[], p_metas jsonb[], p_ats timestamptz[],
  p_items int[], p_accounts bigint[], p_amounts bigint[], p_reverses bigint[] DEFAULT NULL
) RETURNS TABLE (item int, transaction_id bigint, replayed boolean, failure text, balances bigint[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  v_count int := cardinality(p_keys);
  v_total int := cardinality(p_amounts);
  -- The accounts concerned, aligned: id, currency, balance now (NULL: house), what moved, time of the last entry.
  v_ids bigint[]; v_currencies text[]; v_have bigint[]; v_moved bigint[]; v_last timestamptz[];
  v_house bigint[]; v_house_currencies text[];
  -- Transactions that are there already under one of the keys, aligned.
  v_known_keys text[]; v_known_ids bigint[]; v_known_digests bytea[];
  -- Per item: where its lines begin and how many, its hash, currency, time, transaction (also an old one), failure.
  v_starts int[]; v_lines int[]; v_digests bytea[]; v_of text[]; v_times timestamptz[];
  v_tx bigint[]; v_old boolean[]; v_failures text[];
  -- Per line: where its account stands above, and the member's balance after it.
  v_indexes int[]; v_after bigint[];
  v_plain boolean := false; v_written int; v_fresh int;
  v_line int := 1; v_from int; v_index int; v_same int; v_sum numeric; v_balance bigint;
  v_currency text; v_content bytea; v_time timestamptz; v_failure text;
BEGIN
  IF v_total <> cardinality(p_accounts) OR v_total <> cardinality(p_items) THEN
    RAISE EXCEPTION 'lines of unequal number' USING ERRCODE = 'CR004';
  END IF;
  p_ats := coalesce(p_ats, array_fill(now(), ARRAY[v_count]));

  -- Taken before ids are drawn: ledger.mark_checkpoint waits for whoever may still write one (0012).
  LOCK TABLE ledger.transaction IN ROW EXCLUSIVE MODE;

  SELECT array_agg(b.account_id), array_agg(b.currency), array_agg(b.amount), array_agg(b.last_at)
    INTO v_ids, v_currencies, v_have, v_last
    FROM (SELECT b.account_id, b.currency::text, b.amount, b.last_at FROM ledger.balance b
           WHERE b.account_id = ANY (p_accounts) ORDER BY b.account_id FOR NO KEY UPDATE) b;
  SELECT array_agg(a.id), array_agg(a.currency::text) INTO v_house, v_house_currencies
    FROM ledger.account a
   WHERE a.id = ANY (ARRAY(SELECT u FROM unnest(p_accounts) u WHERE u <> ALL (coalesce(v_ids, '{}')) GROUP BY u));
  IF v_house IS NOT NULL THEN
    v_ids := v_ids || v_house;
    v_currencies := v_currencies || v_house_currencies;
    v_have := v_have || array_fill(NULL::bigint, ARRAY[cardinality(v_house)]);
    v_last := v_last || array_fill('-infinity'::timestamptz, ARRAY[cardinality(v_house)]);
  END IF;

  -- Only now: whoever held these accounts before us has written its keys.
  SELECT array_agg(t.key), array_agg(t.id), array_agg(t.digest) INTO v_known_keys, v_known_ids, v_known_digests
    FROM ledger.transaction t WHERE t.key = ANY (p_keys);

  -- The usual batch in one go: all keys new and different, all well-formed, in time, and covered. A single posting is
  -- quicker below; so is everything else, for which this decides nothing.
  IF v_count > 3 AND v_known_keys IS NULL AND (SELECT count(DISTINCT k) FROM unnest(p_keys) k) = v_count THEN
    SELECT array_agg(i.start ORDER BY i.item), array_agg(i.lines ORDER BY i.item), array_agg(i.currency ORDER BY i.item),
           array_agg(i.digest ORDER BY i.item), bool_and(i.plain) AND count(*) = v_count
      INTO v_starts, v_lines, v_of, v_digests, v_plain
      FROM (SELECT l.item, min(l.n) AS start, count(*) AS lines, min(a.currency) AS currency,
                   sha256(coalesce(p_contents[l.item], '') || convert_to(p_kinds[l.item], 'UTF8')
                          || string_agg(int8send(l.account) || int8send(l.amount), '' ORDER BY l.n)) AS digest,
                   sum(l.amount) = 0 AND count(*) > 1 AND bool_and(l.amount <> 0) AND count(a.id) = count(*)
                   AND min(a.currency) = max(a.currency) AND max(l.n) - min(l.n) = count(*) - 1
                   AND max(a.last_at) <= p_ats[1] AND (l.item = 1 OR p_ats[l.item - 1] <= p_ats[l.item]) AS plain
              FROM unnest(p_items, p_accounts, p_amounts) WITH ORDINALITY AS l (item, account, amount, n)
              LEFT JOIN unnest(v_ids, v_currencies, v_last) AS a (id, currency, last_at) ON a.id = l.account
             GROUP BY l.item) i;
    IF v_plain THEN
      SELECT array_agg(r.after ORDER BY r.n), bool_and(r.after >= 0) IS NOT FALSE INTO v_after, v_plain
        FROM (SELECT l.n, (a.have + sum(l.amount) OVER (PARTITION BY l.account ORDER BY l.n))::bigint AS after
                FROM unnest(p_accounts, p_amounts) WITH ORDINALITY AS l (account, amount, n)
                JOIN unnest(v_ids, v_have) AS a (id, have) ON a.id = l.account) r;
    END IF;
  END IF;

  IF v_plain THEN
    v_tx := ARRAY(SELECT nextval('ledger.transaction_id_seq') FROM generate_series(1, v_count));
    WITH written AS (
      INSERT INTO ledger.transaction (id, at, reverses, lines, currency, kind, key, digest, meta)
      SELECT i.id, i.at, i.reverses, i.lines, i.currency, i.kind, i.key, i.digest, i.meta
        FROM unnest(v_tx, p_ats, p_reverses, v_lines, v_of, p_kinds, p_keys, v_digests, p_metas)
          AS i (id, at, reverses, lines, currency, kind, key, digest, meta)
       ORDER BY i.key COLLATE "C"
      ON CONFLICT (key) DO NOTHING RETURNING id
    ), moved AS (
      UPDATE ledger.balance b SET amount = b.amount + m.moved, last_at = p_ats[m.item]
        FROM (SELECT l.account, sum(l.amount)::bigint AS moved, max(l.item) AS item
                FROM unnest(p_items, p_accounts, p_amounts) AS l (item, account, amount) GROUP BY l.account) m
       WHERE b.account_id = m.account
    )
    INSERT INTO ledger.entry (transaction_id, account_id, amount, balance_after, at, line)
    SELECT v_tx[l.item], l.account, l.amount, l.after, p_ats[l.item], l.n - v_starts[l.item] + 1
      FROM unnest(p_items, p_accounts, p_amounts, v_after) WITH ORDINALITY AS l (item, account, amount, after, n)
     WHERE v_tx[l.item] IN (SELECT w.id FROM written w);
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written <> v_total THEN
      RAISE EXCEPTION 'a key is being written by another session' USING ERRCODE = '40001';
    END IF;
    RETURN QUERY
      SELECT g, v_tx[g], false, NULL::text, v_after[v_starts[g] : v_starts[g] + v_lines[g] - 1]
        FROM generate_series(1, v_count) g;
    RETURN;
  END IF;

  v_moved := array_fill(0::bigint, ARRAY[coalesce(cardinality(v_ids), 0)]);
  v_after := array_fill(NULL::bigint, ARRAY[v_total]);
  FOR i IN 1 .. v_count LOOP
    v_from := v_line;
    v_sum := 0;
    v_currency := NULL;
    v_failure := NULL;
    v_time := coalesce(p_ats[i], now());
    v_content := coalesce(p_contents[i], '') || convert_to(p_kinds[i], 'UTF8');
    WHILE v_line <= v_total AND p_items[v_line] = i LOOP
      v_index := array_position(v_ids, p_accounts[v_line]);
      v_indexes[v_line] := v_index;
      v_content := v_content || int8send(p_accounts[v_line]) || int8send(p_amounts[v_line]);
      v_sum := v_sum + p_amounts[v_line];
      IF v_index IS NULL THEN
        v_failure := coalesce(v_failure, 'CR003');
      ELSIF v_currency IS NULL THEN
        v_currency := v_currencies[v_index];
      ELSIF v_currency <> v_currencies[v_index] THEN
        v_failure := coalesce(v_failure, 'CR005');
      END IF;
      v_line := v_line + 1;
    END LOOP;
    v_starts[i] := v_from;
    v_lines[i] := v_line - v_from;
    v_of[i] := v_currency;
    v_digests[i] := sha256(v_content);
    IF v_failure IS NULL AND (v_sum <> 0 OR v_lines[i] < 2) THEN v_failure := 'CR004'; END IF;

    -- Was it done before: by an earlier call, or earlier in this one?
    v_tx[i] := NULL;
    v_old[i] := false;
    v_same := array_position(v_known_keys, p_keys[i]);
    IF v_same IS NOT NULL THEN
      v_tx[i] := v_known_ids[v_same];
      v_failure := CASE WHEN v_known_digests[v_same] = v_digests[i] THEN NULL ELSE 'CR002' END;
      v_old[i] := true;
    ELSE
      FOR j IN array_position(p_keys, p_keys[i]) .. i - 1 LOOP
        IF p_keys[j] = p_keys[i] AND v_tx[j] IS NOT NULL THEN
          v_tx[i] := v_tx[j];
          v_failure := CASE WHEN v_digests[j] = v_digests[i] THEN NULL ELSE 'CR002' END;
          v_old[i] := true;
        END IF;
      END LOOP;
    END IF;

    IF v_tx[i] IS NULL AND v_failure IS NULL THEN
      FOR n IN v_from .. v_line - 1 LOOP
        v_index := v_indexes[n];
        v_balance := v_have[v_index];
        IF p_amounts[n] = 0 THEN v_failure := 'CR004'; END IF;
        IF v_balance IS NOT NULL THEN
          v_balance := v_balance + p_amounts[n];
          IF v_balance < 0 THEN v_failure := coalesce(v_failure, 'CR001'); END IF;
          v_have[v_index] := v_balance;
          v_moved[v_index] := v_moved[v_index] + p_amounts[n];
          IF v_last[v_index] > v_time THEN v_time := v_last[v_index]; END IF;
        END IF;
        v_after[n] := v_balance;
      END LOOP;
      IF v_failure IS NULL THEN
        v_tx[i] := nextval('ledger.transaction_id_seq');
        FOR n IN v_from .. v_line - 1 LOOP v_last[v_indexes[n]] := v_time; END LOOP;
      ELSE -- give back what this item took
        FOR n IN v_from .. v_line - 1 LOOP
          v_index := v_indexes[n];
          v_have[v_index] := v_have[v_index] - p_amounts[n];
          v_moved[v_index] := v_moved[v_index] - p_amounts[n];
        END LOOP;
      END IF;
    END IF;
    v_failures[i] := v_failure;
    v_times[i] := v_time;
  END LOOP;

  v_fresh := (SELECT sum(i.lines) FROM unnest(v_tx, v_old, v_lines) AS i (id, old, lines) WHERE i.id IS NOT NULL AND NOT i.old);
  IF v_fresh > 0 THEN
    -- One statement writes transactions and entries, because the books are checked when a statement ends (0010).
    WITH written AS (
      INSERT INTO ledger.transaction (id, at, reverses, lines, currency, kind, key, digest, meta)
      SELECT v_tx[g], v_times[g], p_reverses[g], v_lines[g], v_of[g], p_kinds[g], p_keys[g], v_digests[g], p_metas[g]
        FROM generate_series(1, v_count) g
       WHERE v_tx[g] IS NOT NULL AND NOT v_old[g]
       ORDER BY p_keys[g] COLLATE "C"
      ON CONFLICT (key) DO NOTHING RETURNING id
    ), moved AS (
      UPDATE ledger.balance b SET amount = b.amount + m.moved, last_at = m.last_at
        FROM unnest(v_ids, v_have, v_moved, v_last) AS m (id, have, moved, last_at)
       WHERE b.account_id = m.id AND m.have IS NOT NULL AND (b.amount, b.last_at) IS DISTINCT FROM (m.have, m.last_at)
    )
    INSERT INTO ledger.entry (transaction_id, account_id, amount, balance_after, at, line)
    SELECT v_tx[l.item], l.account, l.amount, l.after, v_times[l.item], l.n - v_starts[l.item] + 1
      FROM unnest(p_items, p_accounts, p_amounts, v_after) WITH ORDINALITY AS l (item, account, amount, after, n)
     WHERE NOT v_old[l.item] AND v_tx[l.item] IN (SELECT w.id FROM written w);
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written <> v_fresh THEN
      RAISE EXCEPTION 'a key is being written by another session' USING ERRCODE = '40001';
    END IF;
  END IF;

  FOR i IN 1 .. v_count LOOP
    item := i;
    failure := v_failures[i];
    transaction_id := CASE WHEN failure IS NULL THEN v_tx[i] END;
    replayed := v_old[i];
    balances := NULL;
    IF failure IS NULL AND replayed THEN
      SELECT array_agg(e.balance_after ORDER BY e.line) INTO balances
        FROM ledger.entry e WHERE e.transaction_id = v_tx[i];
    ELSIF failure IS NULL THEN
      balances := v_after[v_starts[i] : v_starts[i] + v_lines[i] - 1];
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;

-- Posts one transaction; raises the SQLSTATE of why not. The same key with the same content returns the first result.
CREATE FUNCTION ledger.post(
  p_key text, p_kind text, p_content bytea, p_accounts bigint[], p_amounts bigint[], p_meta jsonb, p_at timestamptz,
  OUT transaction_id bigint, OUT replayed boolean, OUT balances bigint[]
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_failure text;
BEGIN
  SELECT m.transaction_id, m.replayed, m.balances, m.failure INTO transaction_id, replayed, balances, v_failure
    FROM ledger.post_many(ARRAY[p_key], ARRAY[p_kind], ARRAY[p_content], ARRAY[p_meta], ARRAY[p_at],
                          array_fill(1, ARRAY[cardinality(p_accounts)]), p_accounts, p_amounts) m;
  IF v_failure IS NOT NULL THEN
    RAISE EXCEPTION 'posting % is refused', p_key USING ERRCODE = v_failure;
  END IF;
END
$$;

-- Takes a transaction back: its lines negated, last first. Each can be reversed once; a reversal cannot. Of two
-- sessions that reverse it under different keys at the same moment, one gets CR006 or 23505 (transaction_reversed_once).
CREATE FUNCTION ledger.reverse(
  p_transaction bigint, p_key text, p_kind text, p_content bytea, p_meta jsonb, p_at timestamptz,
  OUT transaction_id bigint, OUT replayed boolean, OUT balances bigint[]
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_accounts bigint[];
  v_amounts bigint[];
  v_failure text;
BEGIN
  SELECT array_agg(e.account_id ORDER BY e.line DESC), array_agg(-e.amount ORDER BY e.line DESC)
    INTO v_accounts, v_amounts
    FROM ledger.entry e JOIN ledger.transaction t ON t.id = e.transaction_id
   WHERE e.transaction_id = p_transaction AND t.reverses IS NULL;
  IF v_accounts IS NULL THEN
    RAISE EXCEPTION 'transaction % cannot be reversed', p_transaction USING ERRCODE = 'CR006';
  END IF;
  IF EXISTS (SELECT FROM ledger.transaction t WHERE t.reverses = p_transaction AND t.key <> p_key) THEN
    RAISE EXCEPTION 'transaction % is reversed already', p_transaction USING ERRCODE = 'CR006';
  END IF;
  SELECT m.transaction_id, m.replayed, m.balances, m.failure INTO transaction_id, replayed, balances, v_failure
    FROM ledger.post_many(ARRAY[p_key], ARRAY[p_kind], ARRAY[p_content], ARRAY[p_meta], ARRAY[p_at],
                          array_fill(1, ARRAY[cardinality(v_accounts)]), v_accounts, v_amounts, ARRAY[p_transaction]) m;
  IF v_failure IS NOT NULL THEN
    RAISE EXCEPTION 'reversal % is refused', p_key USING ERRCODE = v_failure;
  END IF;
END
$$;

REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA ledger FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.account_id, ledger.post, ledger.post_many, ledger.reverse TO croupier_app;
