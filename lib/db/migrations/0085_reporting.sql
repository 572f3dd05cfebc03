-- Reports: totals per settlement day and member, the monitor of the return to player, and reconciliation. Amounts are in
-- 1/10,000 of the currency's unit.
CREATE SCHEMA reporting;
GRANT USAGE ON SCHEMA reporting TO croupier_app;

-- Declared for the triggers below; its body is in lib/reporting/sql (lib/db/README.md).
CREATE FUNCTION reporting.mark_day_stale() RETURNS trigger
LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'declared only'; END $$;

-- Settlement days whose totals are stored, so that boards of weeks and months do not read every round (lib/reporting/days).
-- A day is identified by its first and last moment: another settlement zone has other days, and the totals of the old zone
-- are not read. Written by reporting.refresh_day only.
CREATE TABLE reporting.day (
  starts_at timestamptz PRIMARY KEY,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  counted_at timestamptz NOT NULL,
  -- False if a round of the day has changed since: readers use the rounds until the day is counted again.
  is_current boolean NOT NULL DEFAULT true
);
-- What each member played on a settlement day. Play money is counted under its own currency.
CREATE TABLE reporting.member_day (
  starts_at timestamptz NOT NULL REFERENCES reporting.day ON DELETE CASCADE,
  currency char(3) NOT NULL,
  member_id bigint NOT NULL,
  rounds bigint NOT NULL CHECK (rounds > 0),
  -- Sums over the closed rounds of the day.
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  -- The largest payout minus stake of one round; 0 if none won.
  top_win bigint NOT NULL CHECK (top_win >= 0),
  PRIMARY KEY (starts_at, currency, member_id)
);
-- The greatest wins of a day: whoever is among the first twenty of a month is among the first twenty of the day they won on.
CREATE INDEX member_day_top_win ON reporting.member_day (starts_at, currency, top_win DESC, member_id);
-- Sums of valid bets, read from the index alone.
CREATE INDEX member_day_valid_bet ON reporting.member_day (starts_at, currency) INCLUDE (member_id, valid_bet);
GRANT SELECT ON reporting.day, reporting.member_day TO croupier_app;
GRANT DELETE ON reporting.day TO croupier_app;

-- A day is counted a quarter of an hour after its end (lib/reporting/days/rules.ts). Only a round that was settled more than
-- five minutes ago can belong to a counted day: all others cost one comparison.
CREATE TRIGGER mark_day_stale_on_insert AFTER INSERT ON gateway.round FOR EACH ROW
  WHEN (NEW.settled_at < now() - interval '5 minutes') EXECUTE FUNCTION reporting.mark_day_stale();
CREATE TRIGGER mark_day_stale_on_update AFTER UPDATE ON gateway.round FOR EACH ROW
  WHEN (OLD.settled_at < now() - interval '5 minutes' OR NEW.settled_at < now() - interval '5 minutes')
  EXECUTE FUNCTION reporting.mark_day_stale();

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
