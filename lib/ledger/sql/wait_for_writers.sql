-- Waits until every database transaction has ended that was writing one of these tables when this was called. Usage:
-- 1. Read the greatest visible id in a statement of its own. 2. Call this. From then on no smaller id appears.
--
-- Ids are drawn before the commit, so a smaller id can become visible after a greater one. INSERT, UPDATE and DELETE lock the table
-- (ROW EXCLUSIVE) before they draw an id, also with a cached plan, and PostgreSQL releases locks after the commit is visible.
-- A writer with an id below the greatest visible one, which is not visible itself, therefore still holds the lock or has ended since.
-- Writers that begin later draw greater ids and are not waited for. Between its end and the release of its lock, a writer is
-- listed without the number of its virtual transaction: it is visible then, and counts as ended. This needs sequences without CACHE, and each table must
-- be the one that is written, not the parent of a partition.
--
-- Nothing is locked. A table lock (SHARE) would wait for autovacuum too, which gives way only after deadlock_timeout (1 s),
-- and every writer would wait behind it (docs/decisions/0161).
--
-- p_tables: the tables.
-- Errors: 55P03 if one is still writing after 200 ms; try again later.
-- Called by: ledger.begin_checkpoint and reporting.set_feed_bound.
CREATE OR REPLACE FUNCTION ledger.wait_for_writers(p_tables regclass[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_milliseconds int;
  v_writers text[];
BEGIN
  FOREACH v_milliseconds IN ARRAY '{0, 2, 4, 8, 16, 32, 64, 74}'::int[] LOOP
    PERFORM pg_sleep(v_milliseconds / 1000.0);
    SELECT array_agg(l.virtualtransaction) INTO v_writers
      FROM pg_locks l
     WHERE l.locktype = 'relation' AND l.relation = ANY (p_tables) AND l.mode = 'RowExclusiveLock' AND l.granted
       AND l.database = (SELECT d.oid FROM pg_database d WHERE d.datname = current_database())
       AND l.pid IS DISTINCT FROM pg_backend_pid()
       AND (v_milliseconds = 0 OR l.virtualtransaction = ANY (v_writers));
    IF v_writers IS NULL THEN RETURN; END IF;
  END LOOP;
  RAISE EXCEPTION 'still being written: %', p_tables USING ERRCODE = '55P03';
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.wait_for_writers FROM PUBLIC;
