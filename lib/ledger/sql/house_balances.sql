-- Returns the balance of every house account: the last complete checkpoint plus the entries since. Amounts in 1/10,000.
--
-- enable_memoize is off for the reason given in complete_checkpoint.sql.
-- Called by: lib/ledger/queries.ts, lib/ledger/verify/checks.ts.
CREATE OR REPLACE FUNCTION ledger.house_balances()
RETURNS TABLE (account_id bigint, kind text, currency text, amount bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_memoize = off AS $$
  WITH last AS (
    SELECT c.id, c.last_transaction_id FROM ledger.checkpoint c WHERE c.complete ORDER BY c.id DESC LIMIT 1
  ), since AS (
    SELECT e.account_id, sum(e.amount) AS amount FROM ledger.entry e
     WHERE e.transaction_id > coalesce((SELECT l.last_transaction_id FROM last l), 0) AND e.balance_after IS NULL
     GROUP BY e.account_id
  )
  SELECT a.id, a.kind, a.currency::text, (coalesce(b.amount, 0) + coalesce(s.amount, 0))::bigint
    FROM ledger.account a
    LEFT JOIN ledger.checkpoint_balance b ON b.checkpoint_id = (SELECT l.id FROM last l) AND b.account_id = a.id
    LEFT JOIN since s ON s.account_id = a.id
   WHERE a.owner_kind = 'house'
   ORDER BY a.kind, a.currency
$$;
REVOKE EXECUTE ON FUNCTION ledger.house_balances FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.house_balances TO croupier_app;
