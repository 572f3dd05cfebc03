-- Begins a checkpoint of the house balances: waits until all postings under way are committed or rolled back and records the
-- greatest transaction id that was visible before. Returns the checkpoint's id, for ledger.complete_checkpoint. Runs in a database
-- transaction of its own.
--
-- Ids are drawn before the commit, so a smaller id could still commit after a greater one. Postings do not wait for this call.
-- Errors: 55P03 if another checkpoint begins, or a posting has not ended, within 200 ms; try again later.
-- Called by: lib/ledger/jobs.ts.
CREATE OR REPLACE FUNCTION ledger.begin_checkpoint() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
  v_last_transaction_id bigint;
  v_id bigint;
BEGIN
  -- One begins at a time: a later checkpoint never has a smaller transaction id.
  PERFORM pg_advisory_xact_lock(7205341);
  SELECT coalesce(max(t.id), 0) INTO v_last_transaction_id FROM ledger.transaction t;
  PERFORM ledger.wait_for_writers('{ledger.transaction}');
  INSERT INTO ledger.checkpoint (last_transaction_id) VALUES (v_last_transaction_id) RETURNING id INTO v_id;
  RETURN v_id;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.begin_checkpoint FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.begin_checkpoint TO croupier_app;
