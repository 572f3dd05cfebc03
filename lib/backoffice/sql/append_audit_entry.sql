-- Appends an entry to the audit log and returns its id. Call it in the database transaction of the operation it records.
--
-- p_operator: the operator's id, NULL for the command line; p_action: for example withdrawal.approve; p_subject: for example
-- withdrawal:123; p_detail: no secrets.
-- The lock on audit_head orders the entries: one operation waits for the commit of the one before it.
-- Errors: 23514 if the action is not well-formed.
-- Called by: lib/backoffice/audit/commands.ts.
CREATE OR REPLACE FUNCTION backoffice.append_audit_entry(
  p_at timestamptz, p_operator bigint, p_ip text, p_action text, p_subject text, p_detail jsonb
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_id bigint;
  v_previous bytea;
  v_hash bytea;
BEGIN
  SELECT h.id + 1, h.hash INTO v_id, v_previous FROM backoffice.audit_head h FOR UPDATE;
  v_hash := backoffice.audit_hash(v_id, p_at, p_operator, p_ip, p_action, p_subject, p_detail, v_previous);
  INSERT INTO backoffice.audit VALUES (v_id, p_at, p_operator, p_ip, p_action, p_subject, p_detail, v_previous, v_hash);
  UPDATE backoffice.audit_head SET id = v_id, hash = v_hash;
  RETURN v_id;
END
$$;
REVOKE EXECUTE ON FUNCTION backoffice.append_audit_entry FROM PUBLIC;
GRANT EXECUTE ON FUNCTION backoffice.append_audit_entry TO croupier_app;
