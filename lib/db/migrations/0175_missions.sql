-- Missions: a goal, a period and a reward, made by operators (lib/rewards/README.md, docs/decisions/0120). Amounts are in 1/10,000 of the
-- currency's unit or of a point, multiples in 1/10,000; days are settlement days.

CREATE TABLE rewards.mission (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  summary jsonb NOT NULL CHECK (content.is_localized_text(summary)),
  period text NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'newcomer', 'once')),
  -- For newcomers: how many days from the day of registration the mission is open.
  newcomer_days integer CHECK (newcomer_days BETWEEN 1 AND 365),
  figure text NOT NULL CHECK (figure IN ('validBet', 'rounds', 'netWin', 'multiple', 'depositCount', 'depositSum', 'checkIns', 'daysPlayed')),
  -- The games that count: all, a category, a vendor, or one game by its node id.
  scope text NOT NULL DEFAULT 'all' CHECK (scope IN ('all', 'category', 'vendor', 'game')),
  code text NOT NULL DEFAULT '' CHECK (length(code) <= 32),
  -- An amount, a multiple, or a whole number.
  target bigint NOT NULL CHECK (target > 0),
  -- Who may have it; NULL: everybody.
  group_id bigint REFERENCES cashier.member_group,
  segment_id bigint REFERENCES reporting.segment,
  reward text NOT NULL CHECK (reward IN ('money', 'points', 'spins')),
  -- Money or points; spins are a whole number.
  amount bigint NOT NULL CHECK (amount > 0),
  -- How often the money must be staked; 0: it is paid to the main balance.
  wagering numeric(6, 2) NOT NULL DEFAULT 0 CHECK (wagering >= 0),
  -- How many days the reward can be claimed.
  claim_days integer NOT NULL CHECK (claim_days BETWEEN 1 AND 365),
  -- The mission of the same period that must be done before.
  after_id bigint REFERENCES rewards.mission CHECK (after_id <> id),
  starts_on date NOT NULL,
  ends_on date CHECK (ends_on >= starts_on),
  position smallint NOT NULL DEFAULT 0,
  published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  CONSTRAINT mission_newcomer CHECK ((period = 'newcomer') = (newcomer_days IS NOT NULL)),
  CONSTRAINT mission_scope CHECK ((scope = 'all') = (code = '')),
  CONSTRAINT mission_wagering CHECK (wagering = 0 OR reward = 'money')
);
CREATE INDEX mission_after ON rewards.mission (after_id) WHERE after_id IS NOT NULL;
GRANT SELECT, INSERT ON rewards.mission TO croupier_app;
GRANT UPDATE (title, summary, period, newcomer_days, figure, scope, code, target, group_id, segment_id, reward, amount, wagering, claim_days,
              after_id, starts_on, ends_on, position, published, version, changed_at) ON rewards.mission TO croupier_app;

-- A mission that a member has done in a period, once. The key of a period is its first day; `once` for missions without one.
CREATE TABLE rewards.mission_done (
  mission_id bigint NOT NULL REFERENCES rewards.mission,
  member_id bigint NOT NULL REFERENCES identity.member,
  period_key text NOT NULL CHECK (length(period_key) <= 10),
  -- The figure when it was done.
  figure bigint NOT NULL,
  done_at timestamptz NOT NULL,
  -- The reward of the reward centre; NULL for spins, which are claimed here.
  reward_id bigint REFERENCES rewards.reward,
  spins integer CHECK (spins > 0),
  spins_expire_at timestamptz,
  spins_claimed_at timestamptz,
  PRIMARY KEY (mission_id, member_id, period_key),
  CONSTRAINT mission_done_reward CHECK ((reward_id IS NULL) = (spins IS NOT NULL) AND (spins IS NULL) = (spins_expire_at IS NULL))
);
CREATE INDEX mission_done_member ON rewards.mission_done (member_id, done_at DESC);
CREATE INDEX mission_done_newest ON rewards.mission_done (done_at DESC, mission_id, member_id);
CREATE INDEX mission_done_reward_id ON rewards.mission_done (reward_id) WHERE reward_id IS NOT NULL;
GRANT SELECT, INSERT ON rewards.mission_done TO croupier_app;
GRANT UPDATE (reward_id, spins_claimed_at) ON rewards.mission_done TO croupier_app;

-- What the next mission of a chain does not count again: its figure at the moment in which the former was done.
CREATE TABLE rewards.mission_baseline (
  mission_id bigint NOT NULL REFERENCES rewards.mission,
  member_id bigint NOT NULL REFERENCES identity.member,
  period_key text NOT NULL,
  figure bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, mission_id, period_key)
);
GRANT SELECT, INSERT ON rewards.mission_baseline TO croupier_app;

-- Up to where the job that completes missions has looked for members who did something.
CREATE TABLE rewards.mission_clock (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  round_id bigint NOT NULL,
  read_to timestamptz NOT NULL
);
INSERT INTO rewards.mission_clock (round_id, read_to) SELECT b.round_id, now() FROM reporting.feed_bound b;
GRANT SELECT ON rewards.mission_clock TO croupier_app;
GRANT UPDATE (round_id, read_to) ON rewards.mission_clock TO croupier_app;

-- Members who checked in on a day.
CREATE INDEX check_in_created ON rewards.check_in (created_at);
