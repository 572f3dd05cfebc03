-- What games of our studio have really paid back, watched as they are played (GLI-33 live monitoring; trust.md F9).
CREATE SCHEMA reporting;
GRANT USAGE ON SCHEMA reporting TO croupier_app;

-- One row: rounds settled before this moment are counted.
CREATE TABLE reporting.return_mark (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  counted_until timestamptz NOT NULL
);
INSERT INTO reporting.return_mark (counted_until) VALUES ('2000-01-01Z');
GRANT SELECT, UPDATE ON reporting.return_mark TO croupier_app;

-- A model of one version, or one game that plays it, with every round of it that was settled.
CREATE TABLE reporting.return_watch (
  kind text NOT NULL CHECK (kind IN ('model', 'game')),
  -- 'ten-lines' or a node id.
  subject text NOT NULL,
  model text NOT NULL,
  version integer NOT NULL,
  rounds bigint NOT NULL CHECK (rounds >= 0),
  -- The sum of payout over stake, round by round: a share, not money, so that currencies and stakes add up.
  returned numeric(30, 6) NOT NULL CHECK (returned >= 0),
  -- The look that was taken last, see lib/reporting/returns/rules.ts.
  looks integer NOT NULL DEFAULT 0,
  -- What is published: the return, its standard error where it was simulated, the standard deviation of a round.
  expected numeric(12, 6),
  expected_error numeric(12, 8),
  deviation numeric(12, 4),
  -- How many standard errors it was off at that look.
  score numeric(12, 3),
  alarmed_at timestamptz,
  alarmed_rounds bigint,
  PRIMARY KEY (kind, subject, version)
);
CREATE INDEX return_watch_alarmed ON reporting.return_watch (alarmed_at DESC) WHERE alarmed_at IS NOT NULL;
CREATE INDEX return_watch_played ON reporting.return_watch (kind, rounds DESC);
GRANT SELECT, INSERT, UPDATE ON reporting.return_watch TO croupier_app;
