-- Posts one transaction. The same key with the same content returns the first result and moves nothing.
--
-- p_content: what else the key stands for; hashed with kind, accounts and amounts. p_amounts in 1/10,000: a debit is negative.
-- A member's account must have enough money when its entry is applied, in the given order. p_at: when it happened; a time before
-- the account's last entry is raised to the time of that entry.
-- Returns the transaction's id, whether it is a replay, and for each entry the member's balance after it (NULL for the house).
-- Errors: the SQLSTATEs of ledger.post_batch (CR001 to CR005, CR008), 40001.
-- Called by: lib/ledger/commands.ts, gateway.bet, gateway.win, gateway.credit, gateway.grant_bonus, gateway.end_bonus, gateway.move_bonus,
-- gateway.settle_free_round, gateway.review_free_grant.
CREATE OR REPLACE FUNCTION ledger.post(
  p_key text, p_kind text, p_content bytea, p_accounts bigint[], p_amounts bigint[], p_meta jsonb, p_at timestamptz,
  OUT transaction_id bigint, OUT replayed boolean, OUT balances bigint[]
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_failure text;
BEGIN
  SELECT b.transaction_id, b.replayed, b.balances, b.failure INTO transaction_id, replayed, balances, v_failure
    FROM ledger.post_batch(ARRAY[p_key], ARRAY[p_kind], ARRAY[p_content], ARRAY[p_meta], ARRAY[p_at],
                           array_fill(1, ARRAY[cardinality(p_accounts)]), p_accounts, p_amounts) b;
  IF v_failure IS NOT NULL THEN
    RAISE EXCEPTION 'posting % is refused', p_key USING ERRCODE = v_failure;
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.post TO croupier_app;
