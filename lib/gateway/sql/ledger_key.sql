-- Returns the ledger's idempotency key of a vendor's transaction.
--
-- Called by: the functions of this folder.
CREATE OR REPLACE FUNCTION gateway.ledger_key(p_vendor text, p_transaction text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'game:' || p_vendor || ':' || p_transaction
$$;
REVOKE EXECUTE ON FUNCTION gateway.ledger_key FROM PUBLIC;
