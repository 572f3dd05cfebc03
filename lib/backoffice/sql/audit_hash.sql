-- Returns the SHA-256 of an audit entry and of the hash of the entry before it.
--
-- TimeZone is set because the time is hashed as text.
-- Called by: backoffice.append_audit_entry, lib/backoffice/audit/queries.ts.
CREATE OR REPLACE FUNCTION backoffice.audit_hash(
  p_id bigint, p_at timestamptz, p_operator bigint, p_ip text, p_action text, p_subject text, p_detail jsonb,
  p_previous bytea
) RETURNS bytea LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp SET TimeZone = 'UTC' AS $$
  SELECT sha256(p_previous || convert_to(jsonb_build_array(p_id, p_at, p_operator, p_ip, p_action, p_subject, p_detail)::text, 'UTF8'))
$$;
REVOKE EXECUTE ON FUNCTION backoffice.audit_hash FROM PUBLIC;
GRANT EXECUTE ON FUNCTION backoffice.audit_hash TO croupier_app;
