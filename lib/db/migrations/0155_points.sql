-- Points: what members earn and redeem (lib/rewards/README.md, docs/decisions/0112). The balance itself is in the ledger, in the
-- currency PTS. Points are in 1/10,000 of a point, money in 1/10,000 of the currency's unit.

-- The rules that operators set: earning, ratio, check-in. Without a row nothing of it is switched on.
CREATE TABLE rewards.points_rules (
  key text PRIMARY KEY CHECK (key IN ('earning', 'ratio', 'checkIn', 'wheel')),
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object'),
  version integer NOT NULL CHECK (version > 0),
  changed_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON rewards.points_rules TO croupier_app;
GRANT UPDATE (value, version, changed_at) ON rewards.points_rules TO croupier_app;

-- A row for each member who has ever had points or spins. Whoever moves a member's points locks it first.
CREATE TABLE rewards.points_member (
  member_id bigint PRIMARY KEY REFERENCES identity.member,
  -- Points of voided bets that had been spent: later points of bets go here first.
  shortfall bigint NOT NULL DEFAULT 0 CHECK (shortfall >= 0),
  -- Spins of the wheel that the member can use.
  spins integer NOT NULL DEFAULT 0 CHECK (spins >= 0),
  -- Valid bets that count towards the next spin.
  spin_turnover bigint NOT NULL DEFAULT 0 CHECK (spin_turnover >= 0)
);
GRANT SELECT, INSERT ON rewards.points_member TO croupier_app;
GRANT UPDATE (shortfall, spins, spin_turnover) ON rewards.points_member TO croupier_app;

-- What a round has earned, so that it is counted once, can be taken back exactly, and can be traced.
CREATE TABLE rewards.points_bet (
  round_id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  -- The posting that has it; NULL if a shortfall took all of the member's points of that run.
  transaction_id bigint
);
CREATE INDEX points_bet_transaction ON rewards.points_bet (transaction_id) WHERE transaction_id IS NOT NULL;
GRANT SELECT, INSERT, DELETE ON rewards.points_bet TO croupier_app;
GRANT UPDATE (points, transaction_id) ON rewards.points_bet TO croupier_app;

-- Since when deposits and registrations earn, and up to when they have been read.
CREATE TABLE rewards.points_clock (
  source text PRIMARY KEY CHECK (source IN ('deposit', 'registration')),
  counting_since timestamptz NOT NULL,
  read_to timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON rewards.points_clock TO croupier_app;
GRANT UPDATE (counting_since, read_to) ON rewards.points_clock TO croupier_app;

-- Deposits and registrations that have been counted.
CREATE TABLE rewards.points_source (
  source text NOT NULL CHECK (source IN ('deposit', 'registration')),
  id bigint NOT NULL,
  PRIMARY KEY (source, id)
);
GRANT SELECT, INSERT ON rewards.points_source TO croupier_app;

-- The bet feed of the points begins with the rounds that are settled after this migration.
INSERT INTO reporting.feed_consumer (name, round_id, change_id) SELECT 'points', b.round_id, b.change_id FROM reporting.feed_bound b;

-- A member's conversion of points to money, at the ratio that was in force.
CREATE TABLE rewards.conversion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  currency char(3) NOT NULL CHECK (currency NOT IN ('PLY', 'PTS')),
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL,
  points_ledger_id bigint NOT NULL REFERENCES ledger.transaction,
  money_ledger_id bigint NOT NULL REFERENCES ledger.transaction,
  CONSTRAINT conversion_request UNIQUE (member_id, request_id)
);
GRANT SELECT, INSERT ON rewards.conversion TO croupier_app;
