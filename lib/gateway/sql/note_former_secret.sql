-- Stores when a vendor last signed a call with its former secret, so that an operator knows when that one can be ended.
--
-- Called by: lib/gateway/health/counter.ts.
CREATE OR REPLACE FUNCTION gateway.note_former_secret(p_vendor text, p_at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE gateway.vendor v SET former_secret_used_at = greatest(v.former_secret_used_at, p_at)
   WHERE v.code = p_vendor AND v.former_secret_sealed IS NOT NULL
$$;
REVOKE EXECUTE ON FUNCTION gateway.note_former_secret FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.note_former_secret TO croupier_app;
