-- Reverses a transaction: posts its entries negated, the last one first. A transaction can be reversed once, a reversal never.
--
-- Parameters and result as in ledger.post.
-- Errors: CR006 if the transaction cannot be reversed or was reversed under another key; of two sessions that reverse it under
-- different keys at the same moment one gets CR006 or 23505 (transaction_reversed_once). Else as in ledger.post.
-- Called by: lib/ledger/commands.ts.
CREATE OR REPLACE FUNCTION ledger.reverse(
  p_transaction bigint, p_key text, p_kind text, p_content bytea, p_meta jsonb, p_at timestamptz,
  OUT transaction_id bigint, OUT replayed boolean, OUT balances bigint[]
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_accounts bigint[];
  v_amounts bigint[];
  v_failure text;
BEGIN
  SELECT array_agg(e.account_id ORDER BY e.entry_no DESC), array_agg(-e.amount ORDER BY e.entry_no DESC)
    INTO v_accounts, v_amounts
    FROM ledger.transaction t, unnest(t.accounts, t.amounts) WITH ORDINALITY AS e (account_id, amount, entry_no)
   WHERE t.id = p_transaction AND t.reverses IS NULL;
  IF v_accounts IS NULL THEN
    RAISE EXCEPTION 'transaction % cannot be reversed', p_transaction USING ERRCODE = 'CR006';
  END IF;
  IF EXISTS (SELECT FROM ledger.transaction t WHERE t.reverses = p_transaction AND t.key <> p_key) THEN
    RAISE EXCEPTION 'transaction % is reversed already', p_transaction USING ERRCODE = 'CR006';
  END IF;
  SELECT b.transaction_id, b.replayed, b.balances, b.failure INTO transaction_id, replayed, balances, v_failure
    FROM ledger.post_batch(ARRAY[p_key], ARRAY[p_kind], ARRAY[p_content], ARRAY[p_meta], ARRAY[p_at],
                           array_fill(1, ARRAY[cardinality(v_accounts)]), v_accounts, v_amounts, ARRAY[p_transaction]) b;
  IF v_failure IS NOT NULL THEN
    RAISE EXCEPTION 'reversal % is refused', p_key USING ERRCODE = v_failure;
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.reverse FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.reverse TO croupier_app;
