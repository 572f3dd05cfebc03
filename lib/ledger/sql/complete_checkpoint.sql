-- Completes a checkpoint begun by ledger.begin_checkpoint: adds the house entries since the last complete checkpoint to that
-- checkpoint's balances. Locks no table. Keeps the ten newest checkpoints. Returns how many entries were read; 0 if the
-- checkpoint is complete already or a newer one is.
--
-- enable_memoize is off: otherwise unnesting a long list of transactions caches every array, is never hit, and takes three times
-- as long.
-- Called by: lib/ledger/jobs.ts.
CREATE OR REPLACE FUNCTION ledger.complete_checkpoint(p_id bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_memoize = off AS $$
DECLARE
  v_last_transaction_id bigint;
  v_base_id bigint;
  v_base_transaction_id bigint;
  v_entries bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7205340); -- One checkpoint is completed at a time.
  SELECT c.last_transaction_id INTO v_last_transaction_id FROM ledger.checkpoint c WHERE c.id = p_id AND NOT c.complete;
  IF v_last_transaction_id IS NULL OR EXISTS (SELECT FROM ledger.checkpoint c WHERE c.complete AND c.id > p_id) THEN
    RETURN 0;
  END IF;
  SELECT c.id, c.last_transaction_id INTO v_base_id, v_base_transaction_id
    FROM ledger.checkpoint c WHERE c.complete ORDER BY c.id DESC LIMIT 1;
  WITH added AS (
    SELECT e.account_id, sum(e.amount) AS amount, count(*) AS entries FROM ledger.entry e
     WHERE e.transaction_id > coalesce(v_base_transaction_id, 0) AND e.transaction_id <= v_last_transaction_id
       AND e.balance_after IS NULL
     GROUP BY e.account_id
  ), inserted AS (
    INSERT INTO ledger.checkpoint_balance (checkpoint_id, account_id, amount)
    SELECT p_id, coalesce(b.account_id, a.account_id), coalesce(b.amount, 0) + coalesce(a.amount, 0)
      FROM (SELECT * FROM ledger.checkpoint_balance WHERE checkpoint_id = v_base_id) b
      FULL JOIN added a ON a.account_id = b.account_id
  )
  SELECT coalesce(sum(a.entries), 0) INTO v_entries FROM added a;
  UPDATE ledger.checkpoint SET complete = true WHERE id = p_id;
  DELETE FROM ledger.checkpoint c
   WHERE c.id < p_id AND c.id NOT IN (SELECT n.id FROM ledger.checkpoint n ORDER BY n.id DESC LIMIT 10);
  RETURN v_entries;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.complete_checkpoint FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.complete_checkpoint TO croupier_app;
