-- Posts many transactions in one call, in the order given. Each stands on its own: a refused one leaves nothing behind and does
-- not touch the others.
--
-- Posting i is p_keys[i], p_kinds[i], p_contents[i], p_metas[i], p_times[i] and, for a reversal, p_reverses[i]. Its entries are
-- those places of p_accounts and p_amounts where p_entry_postings has i; they must be adjacent and in ascending order. Amounts in
-- 1/10,000: a debit is negative. A member's account must have enough money when its entry is applied, in the given order.
-- Returns a row per posting: the transaction, whether it is a replay, or the SQLSTATE of the refusal; and for each entry the
-- member's balance after it (NULL for house accounts).
-- Refusals: CR001 insufficient funds, CR002 key used with other content, CR003 unknown account, CR004 not balanced,
-- CR005 several currencies, CR008 more than two members' accounts.
-- Errors: CR004 if the arrays do not fit together; 40001 if another session is writing one of the keys for other accounts at this
-- moment. Call again: then it is a replay or a conflict.
-- No deadlocks: balances are locked in the order of account ids before any key is written, and keys are written in order.
-- enable_seqscan is off because a plan made while the tables are small would be used while they grow.
-- Called by: lib/ledger/post-batch.ts, ledger.post, ledger.reverse, gateway.rollback, gateway.void_round.
CREATE OR REPLACE FUNCTION ledger.post_batch(
  p_keys text[], p_kinds text[], p_contents bytea[], p_metas jsonb[], p_times timestamptz[],
  p_entry_postings int[], p_accounts bigint[], p_amounts bigint[], p_reverses bigint[] DEFAULT NULL
) RETURNS TABLE (posting int, transaction_id bigint, replayed boolean, failure text, balances bigint[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  v_posting_count int := cardinality(p_keys);
  v_entry_count int := cardinality(p_amounts);
  -- The accounts of all entries, aligned: id, currency, balance (NULL for the house), sum of amounts, time of the last entry.
  v_account_ids bigint[]; v_currencies text[]; v_balances bigint[]; v_changes bigint[]; v_last_times timestamptz[];
  v_house_ids bigint[]; v_house_currencies text[];
  -- Existing transactions with one of the keys, aligned.
  v_existing_keys text[]; v_existing_ids bigint[]; v_existing_digests bytea[];
  -- Per posting: its first entry and number of entries, digest, currency, time, transaction (of a replay too), failure.
  v_first_entries int[]; v_entry_counts int[]; v_digests bytea[]; v_posting_currencies text[]; v_posting_times timestamptz[];
  v_transaction_ids bigint[]; v_replayed boolean[]; v_failures text[];
  -- Per posting: the one or two members' accounts among its entries.
  v_member_accounts bigint[]; v_other_member_accounts bigint[];
  -- Per entry: the place of its account in v_account_ids, and the member's balance after it.
  v_account_indexes int[]; v_balances_after bigint[];
  v_uniform boolean := false; v_inserted int; v_new int;
  v_entry int := 1; v_first int; v_index int; v_same int; v_sum numeric; v_balance bigint;
  v_currency text; v_content bytea; v_time timestamptz; v_failure text; v_too_many_members boolean;
BEGIN
  IF v_entry_count <> cardinality(p_accounts) OR v_entry_count <> cardinality(p_entry_postings) THEN
    RAISE EXCEPTION 'the arrays of entries differ in length' USING ERRCODE = 'CR004';
  END IF;
  p_times := coalesce(p_times, array_fill(now(), ARRAY[v_posting_count]));

  -- Taken before ids are drawn: ledger.begin_checkpoint waits for everyone who holds this lock.
  LOCK TABLE ledger.transaction IN ROW EXCLUSIVE MODE;

  SELECT array_agg(b.account_id), array_agg(b.currency), array_agg(b.amount), array_agg(b.last_at)
    INTO v_account_ids, v_currencies, v_balances, v_last_times
    FROM (SELECT b.account_id, b.currency::text, b.amount, b.last_at FROM ledger.balance b
           WHERE b.account_id = ANY (p_accounts) ORDER BY b.account_id FOR NO KEY UPDATE) b;
  SELECT array_agg(a.id), array_agg(a.currency::text) INTO v_house_ids, v_house_currencies
    FROM ledger.account a
   WHERE a.id = ANY (ARRAY(SELECT u FROM unnest(p_accounts) u WHERE u <> ALL (coalesce(v_account_ids, '{}')) GROUP BY u));
  IF v_house_ids IS NOT NULL THEN
    v_account_ids := v_account_ids || v_house_ids;
    v_currencies := v_currencies || v_house_currencies;
    v_balances := v_balances || array_fill(NULL::bigint, ARRAY[cardinality(v_house_ids)]);
    v_last_times := v_last_times || array_fill('-infinity'::timestamptz, ARRAY[cardinality(v_house_ids)]);
  END IF;

  -- Read after the locks: a session that held these accounts before has written its keys by now.
  SELECT array_agg(t.key), array_agg(t.id), array_agg(t.digest)
    INTO v_existing_keys, v_existing_ids, v_existing_digests
    FROM ledger.transaction t WHERE t.key = ANY (p_keys);

  -- A uniform batch is written by one statement: all keys new and different, all postings valid, in the order of time, and
  -- covered. Batches of up to three are faster one by one below, which also handles everything that is not uniform.
  IF v_posting_count > 3 AND v_existing_keys IS NULL AND (SELECT count(DISTINCT k) FROM unnest(p_keys) k) = v_posting_count THEN
    SELECT array_agg(p.first ORDER BY p.posting), array_agg(p.entries ORDER BY p.posting),
           array_agg(p.currency ORDER BY p.posting), array_agg(p.digest ORDER BY p.posting),
           array_agg(p.member ORDER BY p.posting), array_agg(p.other ORDER BY p.posting),
           bool_and(p.uniform) AND count(*) = v_posting_count
      INTO v_first_entries, v_entry_counts, v_posting_currencies, v_digests, v_member_accounts, v_other_member_accounts, v_uniform
      FROM (SELECT e.posting, min(e.n) AS first, count(*) AS entries, min(a.currency) AS currency,
                   sha256(coalesce(p_contents[e.posting], '') || convert_to(p_kinds[e.posting], 'UTF8')
                          || string_agg(int8send(e.account) || int8send(e.amount), '' ORDER BY e.n)) AS digest,
                   min(e.account) FILTER (WHERE a.balance IS NOT NULL) AS member,
                   nullif(max(e.account) FILTER (WHERE a.balance IS NOT NULL),
                          min(e.account) FILTER (WHERE a.balance IS NOT NULL)) AS other,
                   e.posting BETWEEN 1 AND v_posting_count
                   AND count(DISTINCT e.account) FILTER (WHERE a.balance IS NOT NULL) < 3
                   AND sum(e.amount) = 0 AND count(*) > 1 AND bool_and(e.amount <> 0) AND count(a.id) = count(*)
                   AND min(a.currency) = max(a.currency) AND max(e.n) - min(e.n) = count(*) - 1
                   AND max(a.last_at) <= p_times[1]
                   AND (e.posting = 1 OR p_times[e.posting - 1] <= p_times[e.posting]) AS uniform
              FROM unnest(p_entry_postings, p_accounts, p_amounts) WITH ORDINALITY AS e (posting, account, amount, n)
              LEFT JOIN unnest(v_account_ids, v_currencies, v_balances, v_last_times) AS a (id, currency, balance, last_at)
                ON a.id = e.account
             GROUP BY e.posting) p;
    IF v_uniform THEN
      SELECT array_agg(r.after ORDER BY r.n), bool_and(r.after >= 0) IS NOT FALSE INTO v_balances_after, v_uniform
        FROM (SELECT e.n, (a.balance + sum(e.amount) OVER (PARTITION BY e.account ORDER BY e.n))::bigint AS after
                FROM unnest(p_accounts, p_amounts) WITH ORDINALITY AS e (account, amount, n)
                JOIN unnest(v_account_ids, v_balances) AS a (id, balance) ON a.id = e.account) r;
    END IF;
  END IF;

  IF v_uniform THEN
    v_transaction_ids := ARRAY(SELECT nextval('ledger.transaction_id_seq') FROM generate_series(1, v_posting_count));
    WITH updated AS (
      UPDATE ledger.balance b SET amount = b.amount + c.change, last_at = p_times[c.posting]
        FROM (SELECT e.account, sum(e.amount)::bigint AS change, max(e.posting) AS posting
                FROM unnest(p_entry_postings, p_accounts, p_amounts) AS e (posting, account, amount) GROUP BY e.account) c
       WHERE b.account_id = c.account
    )
    INSERT INTO ledger.transaction (id, at, reverses, currency, kind, key, digest, meta,
                                    member_account, other_member_account, accounts, amounts, balances)
    SELECT p.id, p.at, p.reverses, p.currency, p.kind, p.key, p.digest, p.meta, p.member, p.other,
           p_accounts[p.first : p.last], p_amounts[p.first : p.last], v_balances_after[p.first : p.last]
      FROM (SELECT p.*, p.first + p.entries - 1 AS last
              FROM unnest(v_transaction_ids, p_times, p_reverses, v_posting_currencies, p_kinds, p_keys, v_digests, p_metas,
                          v_member_accounts, v_other_member_accounts, v_first_entries, v_entry_counts)
                AS p (id, at, reverses, currency, kind, key, digest, meta, member, other, first, entries)) p
     ORDER BY p.key COLLATE "C"
    ON CONFLICT (key) DO NOTHING;
    GET DIAGNOSTICS v_inserted = ROW_COUNT;
    IF v_inserted <> v_posting_count THEN
      RAISE EXCEPTION 'a key is being written by another session' USING ERRCODE = '40001';
    END IF;
    RETURN QUERY
      SELECT i, v_transaction_ids[i], false, NULL::text,
             v_balances_after[v_first_entries[i] : v_first_entries[i] + v_entry_counts[i] - 1]
        FROM generate_series(1, v_posting_count) i;
    RETURN;
  END IF;

  v_changes := array_fill(0::bigint, ARRAY[coalesce(cardinality(v_account_ids), 0)]);
  v_balances_after := array_fill(NULL::bigint, ARRAY[v_entry_count]);
  FOR i IN 1 .. v_posting_count LOOP
    v_first := v_entry;
    v_sum := 0;
    v_currency := NULL;
    v_member_accounts[i] := NULL;
    v_other_member_accounts[i] := NULL;
    v_too_many_members := false;
    v_failure := NULL;
    v_time := coalesce(p_times[i], now());
    v_content := coalesce(p_contents[i], '') || convert_to(p_kinds[i], 'UTF8');
    WHILE v_entry <= v_entry_count AND p_entry_postings[v_entry] = i LOOP
      v_index := array_position(v_account_ids, p_accounts[v_entry]);
      v_account_indexes[v_entry] := v_index;
      v_content := v_content || int8send(p_accounts[v_entry]) || int8send(p_amounts[v_entry]);
      v_sum := v_sum + p_amounts[v_entry];
      IF v_index IS NULL THEN
        v_failure := coalesce(v_failure, 'CR003');
      ELSIF v_currency IS NULL THEN
        v_currency := v_currencies[v_index];
      ELSIF v_currency <> v_currencies[v_index] THEN
        v_failure := coalesce(v_failure, 'CR005');
      END IF;
      IF v_balances[v_index] IS NOT NULL
         AND (p_accounts[v_entry] IN (v_member_accounts[i], v_other_member_accounts[i])) IS NOT TRUE THEN
        IF v_member_accounts[i] IS NULL THEN v_member_accounts[i] := p_accounts[v_entry];
        ELSIF v_other_member_accounts[i] IS NULL THEN v_other_member_accounts[i] := p_accounts[v_entry];
        ELSE v_too_many_members := true;
        END IF;
      END IF;
      v_entry := v_entry + 1;
    END LOOP;
    v_first_entries[i] := v_first;
    v_entry_counts[i] := v_entry - v_first;
    v_posting_currencies[i] := v_currency;
    v_digests[i] := sha256(v_content);
    IF v_failure IS NULL AND (v_sum <> 0 OR v_entry_counts[i] < 2) THEN v_failure := 'CR004'; END IF;
    IF v_too_many_members THEN v_failure := coalesce(v_failure, 'CR008'); END IF;

    -- A replay, of an earlier call or of an earlier posting of this call?
    v_transaction_ids[i] := NULL;
    v_replayed[i] := false;
    v_same := array_position(v_existing_keys, p_keys[i]);
    IF v_same IS NOT NULL THEN
      v_transaction_ids[i] := v_existing_ids[v_same];
      v_failure := CASE WHEN v_existing_digests[v_same] = v_digests[i] THEN NULL ELSE 'CR002' END;
      v_replayed[i] := true;
    ELSE
      FOR j IN array_position(p_keys, p_keys[i]) .. i - 1 LOOP
        IF p_keys[j] = p_keys[i] AND v_transaction_ids[j] IS NOT NULL THEN
          v_transaction_ids[i] := v_transaction_ids[j];
          v_failure := CASE WHEN v_digests[j] = v_digests[i] THEN NULL ELSE 'CR002' END;
          v_replayed[i] := true;
        END IF;
      END LOOP;
    END IF;

    IF v_transaction_ids[i] IS NULL AND v_failure IS NULL THEN
      FOR n IN v_first .. v_entry - 1 LOOP
        v_index := v_account_indexes[n];
        v_balance := v_balances[v_index];
        IF p_amounts[n] = 0 THEN v_failure := 'CR004'; END IF;
        IF v_balance IS NOT NULL THEN
          v_balance := v_balance + p_amounts[n];
          IF v_balance < 0 THEN v_failure := coalesce(v_failure, 'CR001'); END IF;
          v_balances[v_index] := v_balance;
          v_changes[v_index] := v_changes[v_index] + p_amounts[n];
          IF v_last_times[v_index] > v_time THEN v_time := v_last_times[v_index]; END IF;
        END IF;
        v_balances_after[n] := v_balance;
      END LOOP;
      IF v_failure IS NULL THEN
        v_transaction_ids[i] := nextval('ledger.transaction_id_seq');
        FOR n IN v_first .. v_entry - 1 LOOP v_last_times[v_account_indexes[n]] := v_time; END LOOP;
      ELSE -- Undo the amounts of the refused posting.
        FOR n IN v_first .. v_entry - 1 LOOP
          v_index := v_account_indexes[n];
          v_balances[v_index] := v_balances[v_index] - p_amounts[n];
          v_changes[v_index] := v_changes[v_index] - p_amounts[n];
        END LOOP;
      END IF;
    END IF;
    v_failures[i] := v_failure;
    v_posting_times[i] := v_time;
  END LOOP;

  IF v_entry <= v_entry_count THEN
    RAISE EXCEPTION 'entries of a posting are not adjacent, or have no posting' USING ERRCODE = 'CR004';
  END IF;

  v_new := (SELECT count(*) FROM unnest(v_transaction_ids, v_replayed) AS p (id, replayed)
             WHERE p.id IS NOT NULL AND NOT p.replayed);
  IF v_new > 0 THEN
    WITH updated AS (
      UPDATE ledger.balance b SET amount = b.amount + c.change, last_at = c.last_at
        FROM unnest(v_account_ids, v_balances, v_changes, v_last_times) AS c (id, balance, change, last_at)
       WHERE b.account_id = c.id AND c.balance IS NOT NULL AND (b.amount, b.last_at) IS DISTINCT FROM (c.balance, c.last_at)
    )
    INSERT INTO ledger.transaction (id, at, reverses, currency, kind, key, digest, meta,
                                    member_account, other_member_account, accounts, amounts, balances)
    SELECT v_transaction_ids[i], v_posting_times[i], p_reverses[i], v_posting_currencies[i], p_kinds[i], p_keys[i], v_digests[i],
           p_metas[i], v_member_accounts[i], v_other_member_accounts[i], p_accounts[v_first_entries[i] : e.last],
           p_amounts[v_first_entries[i] : e.last], v_balances_after[v_first_entries[i] : e.last]
      FROM generate_series(1, v_posting_count) i
      CROSS JOIN LATERAL (SELECT v_first_entries[i] + v_entry_counts[i] - 1 AS last) e
     WHERE v_transaction_ids[i] IS NOT NULL AND NOT v_replayed[i]
     ORDER BY p_keys[i] COLLATE "C"
    ON CONFLICT (key) DO NOTHING;
    GET DIAGNOSTICS v_inserted = ROW_COUNT;
    IF v_inserted <> v_new THEN
      RAISE EXCEPTION 'a key is being written by another session' USING ERRCODE = '40001';
    END IF;
  END IF;

  FOR i IN 1 .. v_posting_count LOOP
    posting := i;
    failure := v_failures[i];
    transaction_id := CASE WHEN failure IS NULL THEN v_transaction_ids[i] END;
    replayed := v_replayed[i];
    balances := NULL;
    IF failure IS NULL AND replayed THEN
      SELECT t.balances INTO balances FROM ledger.transaction t WHERE t.id = v_transaction_ids[i];
    ELSIF failure IS NULL THEN
      balances := v_balances_after[v_first_entries[i] : v_first_entries[i] + v_entry_counts[i] - 1];
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.post_batch FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.post_batch TO croupier_app;
