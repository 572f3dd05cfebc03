-- Further sums for reports (lib/reporting/README.md, docs/decisions/0096). Amounts are in 1/10,000 of the currency's unit.

-- The country of the registration, for reports; NULL if it is not known.
ALTER TABLE identity.member ADD COLUMN country text CONSTRAINT member_country_check CHECK (country ~ '^[A-Z]{2}$');
UPDATE identity.member m SET country = s.country
  FROM (SELECT DISTINCT ON (s.member_id) s.member_id, s.country FROM identity.session s
         WHERE s.country ~ '^[A-Z]{2}$' ORDER BY s.member_id, s.id) s
 WHERE s.member_id = m.id;
-- New members of a period, and the list of members by the time they joined.
CREATE INDEX member_created_idx ON identity.member (created_at, id);

-- The rounds of the site by vendor and category: every report that names neither a game nor a member.
CREATE TABLE reporting.vendor_hour (
  hour timestamptz NOT NULL,
  currency char(3) NOT NULL,
  vendor text NOT NULL,
  game_type text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (hour, currency, vendor, game_type)
);

-- The sum of game_hour by day. A game that has changed its category has a row for each.
CREATE TABLE reporting.game_day (
  currency char(3) NOT NULL,
  day date NOT NULL,
  node_id bigint NOT NULL,
  vendor text NOT NULL,
  game_type text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (currency, day, node_id, vendor, game_type)
);

-- The sum of member_day by the country of the members' registration; '' if it is not known.
CREATE TABLE reporting.country_day (
  currency char(3) NOT NULL,
  day date NOT NULL,
  country text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (currency, day, country)
);

-- The new tables begin with the first round: every roll-up begins anew at the next run. Until then all rounds are
-- reporting.unrolled, and every sum stays exact.
TRUNCATE reporting.member_hour, reporting.game_hour, reporting.member_day;
UPDATE reporting.feed_consumer SET round_id = 0, change_id = (SELECT b.change_id FROM reporting.feed_bound b)
 WHERE name = 'roll-up';

-- What the house accounts of the ledger moved, by kind of transaction. A reversal counts as the kind of what it reverses.
CREATE TABLE reporting.money_hour (
  hour timestamptz NOT NULL,
  currency char(3) NOT NULL,
  kind text NOT NULL,
  -- The kind of the house account: games:<VENDOR>, deposits:<channel>, withdrawals:<channel> and so on.
  account text NOT NULL,
  -- Whether the amount is part of a round's stake or payout.
  in_rounds boolean NOT NULL,
  -- Transactions minus reversals.
  transactions bigint NOT NULL,
  -- From the house's view: positive if the house got it.
  amount bigint NOT NULL,
  -- The smallest and the greatest id of these transactions.
  first_id bigint NOT NULL,
  last_id bigint NOT NULL,
  PRIMARY KEY (hour, currency, kind, account, in_rounds)
);
-- Up to which transaction money_hour has read, and the zone in which its hours begin; empty before the first run.
CREATE TABLE reporting.money_progress (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  zone text NOT NULL,
  transaction_id bigint NOT NULL
);
INSERT INTO reporting.money_progress (zone, transaction_id) VALUES ('', 0);

-- The entries of a kind, for the list behind a figure. Rounds are found by gateway.round and are left out: an index entry for each
-- would slow every bet.
CREATE INDEX transaction_of_kind ON ledger.transaction (kind, id) WHERE kind NOT IN ('round', 'bet', 'win', 'rollback');
CREATE INDEX transaction_reversals ON ledger.transaction (id) WHERE reverses IS NOT NULL;
-- The rounds of an hour are found by this index. Without it, rounds since the last vacuum are not in it, and all of them are read.
ALTER INDEX gateway.round_settled SET (autosummarize = on);

GRANT SELECT ON reporting.vendor_hour, reporting.game_day, reporting.country_day, reporting.money_hour, reporting.money_progress
  TO croupier_app;
