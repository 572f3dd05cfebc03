-- Refer and earn (docs/decisions/0121). The relation of friends is one of its own: it is no line of agents (identity.member.upline_id).
CREATE TABLE identity.referral (
  -- The friend who registered with the code.
  member_id bigint PRIMARY KEY REFERENCES identity.member,
  referrer_id bigint NOT NULL REFERENCES identity.member CHECK (referrer_id <> member_id),
  created_at timestamptz NOT NULL
);
CREATE INDEX referral_referrer ON identity.referral (referrer_id, created_at DESC, member_id);
CREATE INDEX referral_created ON identity.referral (created_at DESC, member_id);
GRANT SELECT, INSERT ON identity.referral TO croupier_app;

-- The rules that operators set; the newest version counts. Without a row nothing is earned.
CREATE TABLE rewards.referral_rules (
  version integer PRIMARY KEY CHECK (version > 0),
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object'),
  changed_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON rewards.referral_rules TO croupier_app;

-- A friend whose relation was held because both seem to be one person, or decided by an operator. Without a row it counts.
CREATE TABLE rewards.referral_review (
  member_id bigint PRIMARY KEY REFERENCES identity.referral,
  state text NOT NULL CHECK (state IN ('held', 'allowed', 'refused')),
  -- What both have in common when it was held.
  reasons text[] NOT NULL DEFAULT '{}' CHECK (reasons <@ '{device,address,account}'),
  held_at timestamptz NOT NULL,
  decided_by bigint REFERENCES backoffice.operator,
  decided_at timestamptz,
  CONSTRAINT review_decided CHECK ((state = 'held') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL))
);
GRANT SELECT, INSERT ON rewards.referral_review TO croupier_app;
GRANT UPDATE (state, decided_by, decided_at) ON rewards.referral_review TO croupier_app;

-- What a friend brought a member. Amounts are in 1/10,000 of the currency's unit, rates in 1/10,000 of a percent. The key names the source,
-- so that each one earns once.
CREATE TABLE rewards.referral_earning (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE CHECK (length(key) <= 100),
  referrer_id bigint NOT NULL REFERENCES identity.member,
  friend_id bigint NOT NULL REFERENCES identity.member,
  -- 1: a friend; 2: a friend of a friend; 3: one further.
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  source text NOT NULL CHECK (source IN ('first', 'bets', 'deposits')),
  -- The settlement day of the source.
  day date NOT NULL,
  -- The deposit, the valid bets or the deposits of the day.
  base bigint NOT NULL CHECK (base > 0),
  rate integer CHECK (rate > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  reward_id bigint NOT NULL REFERENCES rewards.reward,
  created_at timestamptz NOT NULL
);
CREATE INDEX referral_earning_referrer ON rewards.referral_earning (referrer_id, id DESC);
CREATE INDEX referral_earning_friend ON rewards.referral_earning (friend_id, referrer_id);
CREATE INDEX referral_earning_reward ON rewards.referral_earning (reward_id);
GRANT SELECT, INSERT ON rewards.referral_earning TO croupier_app;

-- The last settlement day whose bets and deposits were settled.
CREATE TABLE rewards.referral_day (
  day date PRIMARY KEY,
  settled_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON rewards.referral_day TO croupier_app;
