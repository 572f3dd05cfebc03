-- Reports: the monitor of the return to player, and reconciliation. Amounts are in
-- 1/10,000 of the currency's unit.
CREATE SCHEMA reporting;
GRANT USAGE ON SCHEMA reporting TO croupier_app;

-- The monitor of the return to player of our own games, updated while they are played (GLI-33; docs/trust.md F9).
-- One row: rounds settled before this moment are counted.
CREATE TABLE reporting.rtp_progress (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  counted_until timestamptz NOT NULL
);
-- Needed by every site: the application updates this row and never inserts one.
INSERT INTO reporting.rtp_progress (counted_until) VALUES ('2000-01-01Z');
GRANT SELECT, UPDATE ON reporting.rtp_progress TO croupier_app;

-- One row for each version of a model and for each game that plays it, with all its settled rounds.
CREATE TABLE reporting.rtp_monitor (
  kind text NOT NULL CHECK (kind IN ('model', 'game')),
  -- A model's name, for example ten-lines, or a game's node id.
  subject text NOT NULL,
  model text NOT NULL,
  version integer NOT NULL,
  rounds bigint NOT NULL CHECK (rounds >= 0),
  -- The sum of payout divided by stake over the rounds: a ratio, so that currencies and stakes add up.
  return_sum numeric(30, 6) NOT NULL CHECK (return_sum >= 0),
  -- The number of the last check, see lib/reporting/rtp-monitor/rules.ts.
  checks integer NOT NULL DEFAULT 0,
  -- Published figures: the return, its standard error if it was simulated, and the standard deviation of a round.
  expected numeric(12, 6),
  expected_error numeric(12, 8),
  deviation numeric(12, 4),
  -- The difference from the published return at the last check, in standard errors.
  score numeric(12, 3),
  alarmed_at timestamptz,
  alarmed_rounds bigint,
  PRIMARY KEY (kind, subject, version)
);
CREATE INDEX rtp_monitor_alarmed ON reporting.rtp_monitor (alarmed_at DESC) WHERE alarmed_at IS NOT NULL;
CREATE INDEX rtp_monitor_played ON reporting.rtp_monitor (kind, rounds DESC);
GRANT SELECT, INSERT, UPDATE ON reporting.rtp_monitor TO croupier_app;

-- Comparisons of a vendor's or a payment provider's statement with our records (docs/trust.md M12).
CREATE TABLE reporting.reconciliation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Whose statement: a vendor's transactions, or a payment channel's payments.
  source text NOT NULL CHECK (source IN ('vendor', 'channel')),
  code text NOT NULL CHECK (length(code) BETWEEN 1 AND 64),
  period_from timestamptz NOT NULL,
  period_to timestamptz NOT NULL CHECK (period_to > period_from),
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  file_hash bytea NOT NULL CHECK (octet_length(file_hash) = 32),
  -- Lines of the statement, our records of the period, and how many are equal.
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
  -- What came in and went out according to each side; NULL if that side has no record.
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
