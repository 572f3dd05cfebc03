-- Triggers mark_day_stale_on_insert and mark_day_stale_on_update of gateway.round: a round of an earlier day was written (a
-- rollback, a jackpot, a late call of a vendor), so the stored totals of its day are no longer current.
CREATE OR REPLACE FUNCTION reporting.mark_day_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(reporting.day_lock_key());
  UPDATE reporting.day d SET is_current = false
   WHERE d.is_current AND (NEW.settled_at >= d.starts_at AND NEW.settled_at < d.ends_at
      OR TG_OP = 'UPDATE' AND OLD.settled_at >= d.starts_at AND OLD.settled_at < d.ends_at);
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION reporting.mark_day_stale FROM PUBLIC;
