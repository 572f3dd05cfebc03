-- Deletes the counts of vendors' calls of minutes before a moment.
--
-- Called by: lib/gateway/jobs.ts.
CREATE OR REPLACE FUNCTION gateway.delete_old_minutes(p_before timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM gateway.vendor_minute m WHERE m.minute < p_before
$$;
REVOKE EXECUTE ON FUNCTION gateway.delete_old_minutes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.delete_old_minutes TO croupier_app;
