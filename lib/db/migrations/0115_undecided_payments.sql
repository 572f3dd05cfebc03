-- A statement also finds deposits that no operator has approved: `waiting` is not decided yet, `refused` was rejected or
-- cancelled although its money has arrived (lib/reporting/reconciliation).
ALTER TABLE reporting.difference
  DROP CONSTRAINT difference_kind_check,
  ADD CONSTRAINT difference_kind_check
    CHECK (kind IN ('notOurs', 'notTheirs', 'twice', 'amount', 'currency', 'books', 'waiting', 'refused'));
