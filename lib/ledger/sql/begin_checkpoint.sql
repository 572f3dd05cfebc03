-- Begins a checkpoint of the house balances: waits until all postings under way are committed or rolled back and records the
-- greatest transaction id. Returns the checkpoint's id, for ledger.complete_checkpoint. Runs in a database transaction of its
-- own.
--
-- Ids are drawn before the commit: without the lock a smaller id could still commit after a greater one. New postings wait
-- behind the lock, so it is tried for 200 ms only and released at the end of the call.
-- Errors: 55P03 if the lock was not free within 200 ms; try again later.
-- Called by: lib/ledger/jobs.ts.
CREATE OR REPLACE FUNCTION ledger.begin_checkpoint() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
  v_id bigint;
BEGIN
  LOCK TABLE ledger.transaction IN SHARE MODE;
  INSERT INTO ledger.checkpoint (last_transaction_id) SELECT coalesce(max(t.id), 0) FROM ledger.transaction t
  RETURNING id INTO v_id;
  RETURN v_id;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.begin_checkpoint FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.begin_checkpoint TO croupier_app;
