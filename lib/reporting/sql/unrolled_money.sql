-- What reporting.money_hour does not contain yet. Added to it in the same statement, the sums equal the ledger at any moment.
--
-- Read by: lib/reporting/figures/money.ts, lib/reporting/money/checks.ts.
CREATE OR REPLACE VIEW reporting.unrolled_money AS
  SELECT m.* FROM reporting.house_money m
   WHERE m.transaction_id > (SELECT p.transaction_id FROM reporting.money_progress p);
GRANT SELECT ON reporting.unrolled_money TO croupier_app;
