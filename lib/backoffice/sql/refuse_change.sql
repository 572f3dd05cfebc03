-- Trigger append_only of backoffice.audit: refuses the statement, for the owner of the table too.
--
-- Errors: CR007 always.
CREATE OR REPLACE FUNCTION backoffice.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of the audit log is refused', TG_OP USING ERRCODE = 'CR007';
END
$$;
REVOKE EXECUTE ON FUNCTION backoffice.refuse_change FROM PUBLIC;
