-- Moves the bound up to which consumers may read the bet feed, and deletes the changes that every consumer has read. Runs in a
-- database transaction of its own.
--
-- Ids are drawn before the commit, so a smaller id could still commit after a greater one. The bound becomes the greatest ids that
-- are visible now, after everyone who may have drawn a smaller one has ended. No writer waits for this call. Two calls at
-- once may end in either order: the bound never decreases.
-- lock_timeout is for the bound's row and for changes of the tables themselves.
-- Errors: 55P03 if someone is still writing after 200 ms, or holds such a lock for 200 ms more; the next run tries again.
-- Called by: lib/reporting/feed/commands.ts.
CREATE OR REPLACE FUNCTION reporting.set_feed_bound() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
  v_round bigint;
  v_change bigint;
BEGIN
  SELECT (SELECT max(r.id) FROM gateway.round r), (SELECT max(c.id) FROM reporting.round_change c) INTO v_round, v_change;
  PERFORM ledger.wait_for_writers('{gateway.round, reporting.round_change}');
  UPDATE reporting.feed_bound b SET round_id = greatest(b.round_id, v_round), change_id = greatest(b.change_id, v_change);
  DELETE FROM reporting.round_change c WHERE c.id <= (SELECT min(f.change_id) FROM reporting.feed_consumer f);
END
$$;
REVOKE EXECUTE ON FUNCTION reporting.set_feed_bound FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.set_feed_bound TO croupier_app;
