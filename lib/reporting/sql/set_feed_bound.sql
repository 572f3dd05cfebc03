-- Moves the bound up to which consumers may read the bet feed, and deletes the changes that every consumer has read. Runs in a
-- database transaction of its own.
--
-- Ids are drawn before the commit: without the lock a smaller id could still commit after a greater one. Writers of rounds wait
-- behind the lock, so it is tried for 200 ms only and released at the end of the call. The order of the tables is that of the
-- writers.
-- Errors: 55P03 if the locks were not free within 200 ms; the next run tries again.
-- Called by: lib/reporting/feed/commands.ts.
CREATE OR REPLACE FUNCTION reporting.set_feed_bound() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '200ms' AS $$
BEGIN
  LOCK TABLE gateway.round, reporting.round_change IN SHARE MODE;
  UPDATE reporting.feed_bound b
     SET round_id = greatest(b.round_id, (SELECT max(r.id) FROM gateway.round r)),
         change_id = greatest(b.change_id, (SELECT max(c.id) FROM reporting.round_change c));
  DELETE FROM reporting.round_change c WHERE c.id <= (SELECT min(f.change_id) FROM reporting.feed_consumer f);
END
$$;
REVOKE EXECUTE ON FUNCTION reporting.set_feed_bound FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.set_feed_bound TO croupier_app;
