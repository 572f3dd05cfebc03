-- The bet feed and its roll-ups (lib/reporting/README.md, docs/decisions/0088).
-- Amounts are in 1/10,000 of the currency's unit.
-- Declared for the trigger below; its body is in lib/reporting/sql (lib/db/README.md).
CREATE FUNCTION reporting.record_round_change() RETURNS trigger
LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'declared only'; END $$;

-- What changed in a round that counts or counted: it was settled, reopened, corrected or voided after its row was written. A round
-- counts if its status is closed. A round that is settled by the call that writes its row needs no entry here. Entries that every
-- consumer has read are deleted.
CREATE TABLE reporting.round_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id bigint NOT NULL,
  member_id bigint NOT NULL,
  node_id bigint NOT NULL,
  currency char(3) NOT NULL,
  -- The figures before and after the change; NULL if the round did not or does not count.
  old_settled_at timestamptz,
  old_stake bigint,
  old_payout bigint,
  old_valid_bet bigint,
  new_settled_at timestamptz,
  new_stake bigint,
  new_payout bigint,
  new_valid_bet bigint,
  CONSTRAINT old_complete CHECK (num_nulls(old_settled_at, old_stake, old_payout, old_valid_bet) IN (0, 4)),
  CONSTRAINT new_complete CHECK (num_nulls(new_settled_at, new_stake, new_payout, new_valid_bet) IN (0, 4))
);
CREATE INDEX round_change_round ON reporting.round_change (round_id, id);
CREATE TRIGGER record_round_change AFTER UPDATE ON gateway.round FOR EACH ROW
  WHEN ((OLD.status = 'closed' OR NEW.status = 'closed')
    AND (OLD.status, OLD.settled_at, OLD.stake, OLD.payout, OLD.valid_bet)
        IS DISTINCT FROM (NEW.status, NEW.settled_at, NEW.stake, NEW.payout, NEW.valid_bet))
  EXECUTE FUNCTION reporting.record_round_change();

-- Up to where consumers may read: every round and every change with a smaller or the same id is committed or will never be.
CREATE TABLE reporting.feed_bound (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  round_id bigint NOT NULL,
  change_id bigint NOT NULL
);
-- Up to where each consumer has read.
CREATE TABLE reporting.feed_consumer (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z-]{1,31}$'),
  round_id bigint NOT NULL DEFAULT 0,
  change_id bigint NOT NULL DEFAULT 0
);
-- Needed by every site: functions update these rows and never insert one.
INSERT INTO reporting.feed_bound (round_id, change_id) VALUES (0, 0);
INSERT INTO reporting.feed_consumer (name) VALUES ('roll-up');

-- The zone in which the roll-ups' hours and days begin; empty before the first run. Another zone begins them anew.
CREATE TABLE reporting.roll_up_zone (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  zone text NOT NULL
);
INSERT INTO reporting.roll_up_zone (zone) VALUES ('');

-- Sums over the rounds that count. They have no CHECKs, because a correction is added as a row with negative sums; npm run verify
-- compares them with the rounds.
CREATE TABLE reporting.member_hour (
  member_id bigint NOT NULL,
  -- The hour's first moment.
  hour timestamptz NOT NULL,
  node_id bigint NOT NULL,
  currency char(3) NOT NULL,
  -- The game's vendor and category when the hour was first counted.
  vendor text NOT NULL,
  game_type text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (member_id, hour, node_id, currency)
);
CREATE INDEX member_hour_hour ON reporting.member_hour USING brin (hour) WITH (pages_per_range = 32);

CREATE TABLE reporting.game_hour (
  hour timestamptz NOT NULL,
  node_id bigint NOT NULL,
  currency char(3) NOT NULL,
  vendor text NOT NULL,
  game_type text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (hour, node_id, currency)
);

CREATE TABLE reporting.member_day (
  currency char(3) NOT NULL,
  day date NOT NULL,
  member_id bigint NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  valid_bet bigint NOT NULL,
  -- The largest payout minus stake of one round; 0 if none won.
  top_win bigint NOT NULL,
  PRIMARY KEY (currency, day, member_id)
);
CREATE INDEX member_day_member ON reporting.member_day (member_id, day);
-- The greatest wins of a day: whoever is among the first twenty of a month is among the first twenty of the day they won on.
CREATE INDEX member_day_top_win ON reporting.member_day (currency, day, top_win DESC, member_id);
-- Sums of valid bets, read from the index alone.
CREATE INDEX member_day_valid_bet ON reporting.member_day (currency, day) INCLUDE (member_id, valid_bet);

GRANT SELECT ON reporting.round_change, reporting.feed_bound, reporting.feed_consumer, reporting.roll_up_zone,
  reporting.member_hour, reporting.game_hour, reporting.member_day TO croupier_app;
