-- The entries of all transactions as rows. balance_after is NULL for house accounts. Amounts in 1/10,000.
--
-- Read by: lib/ledger/verify/checks.ts, ledger.house_balances, ledger.complete_checkpoint, lib/reporting/reconciliation.
CREATE OR REPLACE VIEW ledger.entry AS
  SELECT t.id AS transaction_id, e.account_id, e.amount, e.balance_after, t.at, e.entry_no::smallint AS entry_no
    FROM ledger.transaction t
    CROSS JOIN LATERAL unnest(t.accounts, t.amounts, t.balances) WITH ORDINALITY
      AS e (account_id, amount, balance_after, entry_no);
GRANT SELECT ON ledger.entry TO croupier_app;
