-- Rounds that are played with money in a vendor's transfer wallet (docs/decisions/0153). Amounts in 1/10,000.

-- How far the vendor's rounds were read: what it has given as `next`, when, and what was wrong the last time.
ALTER TABLE gateway.vendor_wallet
  ADD COLUMN rounds_after text NOT NULL DEFAULT '' CHECK (length(rounds_after) <= 200),
  ADD COLUMN rounds_read_at timestamptz,
  ADD COLUMN rounds_failure text;
GRANT UPDATE (rounds_read_at, rounds_failure) ON gateway.vendor_wallet TO croupier_app;

-- The rounds of gateway.round that have no postings in the ledger, because their stakes and payouts moved in the vendor's wallet.
CREATE TABLE gateway.wallet_round (
  round_id   bigint PRIMARY KEY REFERENCES gateway.round,
  -- How often the vendor has reported other figures afterwards.
  changes    integer NOT NULL DEFAULT 0,
  read_at    timestamptz NOT NULL
);
GRANT SELECT ON gateway.wallet_round TO croupier_app;

-- Rounds that were reported and could not be taken, with the reason.
CREATE TABLE gateway.wallet_round_refused (
  vendor     text NOT NULL REFERENCES catalogue.vendor,
  round_id   text NOT NULL,
  reason     text NOT NULL,
  content    jsonb NOT NULL,
  at         timestamptz NOT NULL,
  PRIMARY KEY (vendor, round_id)
);
GRANT SELECT ON gateway.wallet_round_refused TO croupier_app;
