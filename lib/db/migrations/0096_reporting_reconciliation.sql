-- What vendors and payment providers say of a period, held against our records and our books (trust.md M12).
CREATE TABLE reporting.reconciliation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Whose statement it was: a vendor's of its transactions, or a payment channel's of its payments.
  source text NOT NULL CHECK (source IN ('vendor', 'channel')),
  code text NOT NULL CHECK (length(code) BETWEEN 1 AND 64),
  period_from timestamptz NOT NULL,
  period_to timestamptz NOT NULL CHECK (period_to > period_from),
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  file_hash bytea NOT NULL CHECK (octet_length(file_hash) = 32),
  -- Lines of the statement, our records of the period, and what is the same on both sides.
  lines integer NOT NULL CHECK (lines >= 0),
  records integer NOT NULL CHECK (records >= 0),
  matched integer NOT NULL CHECK (matched >= 0),
  differences integer NOT NULL CHECK (differences >= 0),
  made_at timestamptz NOT NULL
);
CREATE INDEX reconciliation_made_idx ON reporting.reconciliation (made_at DESC, id DESC);

CREATE TABLE reporting.difference (
  reconciliation_id bigint NOT NULL REFERENCES reporting.reconciliation (id),
  place integer NOT NULL CHECK (place >= 1),
  kind text NOT NULL CHECK (kind IN ('notOurs', 'notTheirs', 'twice', 'amount', 'currency', 'books')),
  reference text NOT NULL,
  -- What came in and went out by either side's word, in 1/10,000; null where that side has nothing.
  their_in bigint,
  their_out bigint,
  their_currency text,
  our_in bigint,
  our_out bigint,
  our_currency text,
  our_at timestamptz,
  PRIMARY KEY (reconciliation_id, place)
);
GRANT SELECT, INSERT ON reporting.reconciliation, reporting.difference TO croupier_app;

-- A vendor's day is read by time. A block range index costs a bet next to nothing.
CREATE INDEX transaction_at ON gateway.transaction USING brin (at) WITH (pages_per_range = 32);
