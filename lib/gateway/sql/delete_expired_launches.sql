-- Deletes launches whose tokens ended before a moment. Returns how many. Every opening of a game adds a row, and an ended token
-- opens nothing.
--
-- Called by: lib/gateway/jobs.ts.
CREATE OR REPLACE FUNCTION gateway.delete_expired_launches(p_before timestamptz) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH deleted AS (DELETE FROM gateway.launch l WHERE l.ends_at < p_before RETURNING 1) SELECT count(*) FROM deleted
$$;
REVOKE EXECUTE ON FUNCTION gateway.delete_expired_launches FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.delete_expired_launches TO croupier_app;
