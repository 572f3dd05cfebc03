-- Stores when a vendor last signed a call with what it signed with before a rotation, so that an operator knows when that can be ended.
--
-- p_kind: 'secret' or 'public_key'.
-- Called by: lib/gateway/health/counter.ts.
CREATE OR REPLACE FUNCTION gateway.note_former_key(p_vendor text, p_kind text, p_at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE gateway.vendor v
     SET former_secret_used_at = CASE WHEN p_kind = 'secret' AND v.former_secret_sealed IS NOT NULL
           THEN greatest(v.former_secret_used_at, p_at) ELSE v.former_secret_used_at END,
         former_public_key_used_at = CASE WHEN p_kind = 'public_key' AND v.former_public_key IS NOT NULL
           THEN greatest(v.former_public_key_used_at, p_at) ELSE v.former_public_key_used_at END
   WHERE v.code = p_vendor
$$;
REVOKE EXECUTE ON FUNCTION gateway.note_former_key FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.note_former_key TO croupier_app;
