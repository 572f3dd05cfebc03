-- Trigger one_currency of ledger.transaction: the accounts of every inserted transaction exist and have its currency. Runs once
-- per statement for all inserted rows; it replaces foreign keys from entries to accounts.
--
-- A transaction's accounts are looked up together: one by one took two fifths more time (docs/decisions/0073). enable_seqscan is
-- off because a plan made while the tables are small would be used while they grow. OFFSET 0 keeps the lookup on the primary key.
-- Errors: CR004 with the key of a transaction that breaks the rule.
CREATE OR REPLACE FUNCTION ledger.check_account_currencies() RETURNS trigger
LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  v_wrong_key text;
BEGIN
  SELECT i.key INTO v_wrong_key FROM inserted i
   WHERE NOT i.accounts <@ ARRAY(
     SELECT a.id FROM (SELECT a.id, a.currency FROM ledger.account a WHERE a.id = ANY (i.accounts) OFFSET 0) a
      WHERE a.currency = i.currency)
   LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'an account of transaction % is not of its currency', v_wrong_key USING ERRCODE = 'CR004';
  END IF;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.check_account_currencies FROM PUBLIC;
