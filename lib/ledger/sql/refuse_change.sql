-- Triggers append_only (ledger.account, ledger.transaction) and forbid_delete (ledger.balance): refuses the statement, for the
-- owner of the tables too. A posting is corrected by a reversal.
--
-- Errors: CR007 always.
CREATE OR REPLACE FUNCTION ledger.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of ledger.% is refused: corrections are reversals', TG_OP, TG_TABLE_NAME USING ERRCODE = 'CR007';
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.refuse_change FROM PUBLIC;
