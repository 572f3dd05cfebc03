-- What the main accounts of members moved, by day and kind of transaction: the sums of records of any length
-- (docs/decisions/0125). Amounts are in 1/10,000 of the currency's unit.
CREATE TABLE ledger.account_day (
  account_id bigint NOT NULL,
  -- A day of the settlement zone.
  day date NOT NULL,
  kind text NOT NULL,
  -- Credits and debits, both not below zero, and how many entries they are.
  money_in bigint NOT NULL,
  money_out bigint NOT NULL,
  entries_in bigint NOT NULL,
  entries_out bigint NOT NULL,
  PRIMARY KEY (account_id, day, kind)
);
-- Up to which transaction account_day has read, and the zone in which its days begin; empty before the first run.
CREATE TABLE ledger.account_day_progress (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  zone text NOT NULL,
  transaction_id bigint NOT NULL
);
INSERT INTO ledger.account_day_progress (zone, transaction_id) VALUES ('', 0);
GRANT SELECT ON ledger.account_day, ledger.account_day_progress TO croupier_app;

-- Deposits, withdrawals, bonuses and the like among the rounds of a member. A round is in no index more than before.
CREATE INDEX transaction_apart_from_rounds ON ledger.transaction (member_account, at, id)
  WHERE member_account IS NOT NULL AND kind <> ALL (ARRAY['round', 'bet', 'win']);
