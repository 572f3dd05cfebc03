-- Returns the current balance of a member's ledger account, in 1/10,000.
--
-- Called by: the functions of this folder.
CREATE OR REPLACE FUNCTION gateway.current_balance(p_account bigint) RETURNS bigint LANGUAGE sql STABLE
SET search_path = pg_catalog, pg_temp AS $$
  SELECT b.amount FROM ledger.balance b WHERE b.account_id = p_account
$$;
REVOKE EXECUTE ON FUNCTION gateway.current_balance FROM PUBLIC;
