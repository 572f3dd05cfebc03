-- Cash codes: vouchers that operators print in batches and members redeem once (docs/decisions/0107).
CREATE TABLE cashier.code_batch (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id bigint NOT NULL REFERENCES cashier.channel (id),
  currency char(3) NOT NULL CHECK (currency ~ '^[A-Z]{3}$' AND currency <> 'PLY'),
  amount bigint NOT NULL CHECK (amount > 0),
  count int NOT NULL CHECK (count BETWEEN 1 AND 1000),
  expires_at timestamptz NOT NULL,
  note text NOT NULL CHECK (length(note) <= 100),
  -- Made by the form, so that a repeated call prints nothing more.
  request_id text NOT NULL UNIQUE,
  created_by bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- The codes, sealed, until they are downloaded. After that only their keyed hashes are left.
  codes_sealed bytea,
  downloaded_by bigint,
  downloaded_at timestamptz,
  voided_by bigint,
  voided_at timestamptz,
  CONSTRAINT download_complete CHECK ((downloaded_by IS NULL) = (downloaded_at IS NULL)),
  CONSTRAINT void_complete CHECK ((voided_by IS NULL) = (voided_at IS NULL))
);

CREATE TABLE cashier.cash_code (
  -- HMAC-SHA256 with the site's secret.
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  batch_id bigint NOT NULL REFERENCES cashier.code_batch (id),
  -- The deposit that has redeemed it.
  deposit_id bigint UNIQUE REFERENCES cashier.deposit (id)
);
CREATE INDEX cash_code_batch_idx ON cashier.cash_code (batch_id);

GRANT SELECT, INSERT ON cashier.code_batch, cashier.cash_code TO croupier_app;
GRANT UPDATE (codes_sealed, downloaded_by, downloaded_at, voided_by, voided_at) ON cashier.code_batch TO croupier_app;
GRANT UPDATE (deposit_id) ON cashier.cash_code TO croupier_app;
