-- Rebates: a part of valid bets that is given back (lib/rewards/README.md, docs/decisions/0119). Amounts are in 1/10,000 of the site's
-- currency, rates in 1/1,000,000. An exact amount is a product of both, in 1/10,000,000,000 of the currency's unit.

-- Rates that hold from a settlement day on, until the next plan. A plan is not changed; one whose day has not come can be deleted.
CREATE TABLE rewards.rebate_plan (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  valid_from date NOT NULL UNIQUE,
  -- claim: members claim when they like; schedule: the job pays each day after it has ended.
  pay text NOT NULL CHECK (pay IN ('claim', 'schedule')),
  -- The least that is paid at once, and the most for the bets of one settlement day; 0: no maximum.
  minimum bigint NOT NULL CHECK (minimum >= 0),
  maximum bigint NOT NULL CHECK (maximum >= 0),
  created_at timestamptz NOT NULL,
  created_by bigint REFERENCES backoffice.operator
);
GRANT SELECT, INSERT, DELETE ON rewards.rebate_plan TO croupier_app;

-- For a bet the most specific rate holds: game, vendor, category, all; of these the one of the member's rank, or a lower rank's if theirs
-- has none, before the one of everybody (level 0).
CREATE TABLE rewards.rebate_rate (
  plan_id bigint NOT NULL REFERENCES rewards.rebate_plan ON DELETE CASCADE,
  scope text NOT NULL CHECK (scope IN ('all', 'category', 'vendor', 'game')),
  -- The category, the vendor's code or the node id; empty for all.
  code text NOT NULL CHECK ((scope = 'all') = (code = '')),
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 20),
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 100000),
  PRIMARY KEY (plan_id, scope, code, level)
);
GRANT SELECT, INSERT, DELETE ON rewards.rebate_rate TO croupier_app;

-- Locked by everything that counts or pays a member's rebate, in the order of member ids. Paid, exact: the sum of rebate_day.paid, which is
-- the sum of the claims' amounts and the carry: what was earned beyond whole coins belongs to the member and is paid with a later claim.
CREATE TABLE rewards.rebate_member (
  member_id bigint PRIMARY KEY REFERENCES identity.member,
  carry bigint NOT NULL DEFAULT 0 CHECK (carry >= 0)
);
GRANT SELECT, INSERT ON rewards.rebate_member TO croupier_app;
GRANT UPDATE (carry) ON rewards.rebate_member TO croupier_app;

-- Valid bets of a member on a settlement day at one rate, and how much of them has been claimed. Corrections can make claimed the greater.
CREATE TABLE rewards.rebate_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  day date NOT NULL,
  game_type text NOT NULL,
  vendor text NOT NULL,
  rate integer NOT NULL CHECK (rate > 0),
  valid_bet bigint NOT NULL,
  claimed bigint NOT NULL DEFAULT 0,
  CONSTRAINT rebate_line_key UNIQUE (member_id, day, game_type, vendor, rate)
);
CREATE INDEX rebate_line_open ON rewards.rebate_line (member_id) WHERE valid_bet <> claimed;
GRANT SELECT, INSERT ON rewards.rebate_line TO croupier_app;
GRANT UPDATE (valid_bet, claimed) ON rewards.rebate_line TO croupier_app;

-- What was paid for the bets of a day, exact. It may exceed what the day has earned after a correction; the next claim takes it back.
CREATE TABLE rewards.rebate_day (
  member_id bigint NOT NULL,
  day date NOT NULL,
  paid numeric(38, 0) NOT NULL,
  PRIMARY KEY (member_id, day)
);
GRANT SELECT, INSERT ON rewards.rebate_day TO croupier_app;
GRANT UPDATE (paid) ON rewards.rebate_day TO croupier_app;

-- Which line a bet counts in. The first entry of a round is number 0; a correction adds one with the difference, to the same line.
CREATE TABLE rewards.rebate_bet (
  round_id bigint NOT NULL,
  no integer NOT NULL CHECK (no >= 0),
  line_id bigint NOT NULL REFERENCES rewards.rebate_line,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (round_id, no)
);
CREATE INDEX rebate_bet_line ON rewards.rebate_bet (line_id);
GRANT SELECT ON rewards.rebate_bet TO croupier_app;

-- A payment: by the member's claim, or by schedule (then without a request).
CREATE TABLE rewards.rebate_claim (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member,
  request_id text,
  by_schedule boolean NOT NULL,
  currency char(3) NOT NULL CHECK (currency NOT IN ('PLY', 'PTS')),
  valid_bet bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The member's carry before and after.
  carry_before bigint NOT NULL CHECK (carry_before >= 0),
  carry_after bigint NOT NULL CHECK (carry_after >= 0),
  created_at timestamptz NOT NULL,
  reward_id bigint NOT NULL UNIQUE REFERENCES rewards.reward,
  CONSTRAINT rebate_claim_request UNIQUE (member_id, request_id),
  CONSTRAINT rebate_claim_by CHECK (by_schedule = (request_id IS NULL))
);
CREATE INDEX rebate_claim_member ON rewards.rebate_claim (member_id, id DESC);
CREATE INDEX rebate_claim_at ON rewards.rebate_claim (created_at DESC, id DESC);
GRANT SELECT, INSERT ON rewards.rebate_claim TO croupier_app;

-- The valid bets that a claim took from each line.
CREATE TABLE rewards.rebate_claim_line (
  claim_id bigint NOT NULL REFERENCES rewards.rebate_claim,
  line_id bigint NOT NULL REFERENCES rewards.rebate_line,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (claim_id, line_id)
);
CREATE INDEX rebate_claim_line_line ON rewards.rebate_claim_line (line_id);
GRANT SELECT, INSERT ON rewards.rebate_claim_line TO croupier_app;

-- The bet feed of rebates begins with the rounds that are settled after this migration.
INSERT INTO reporting.feed_consumer (name, round_id, change_id) SELECT 'rebate', b.round_id, b.change_id FROM reporting.feed_bound b;
