-- Leaderboards with prizes (docs/decisions/0120, lib/rewards/README.md). Amounts and multiples are in 1/10,000.
CREATE TABLE rewards.competition (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  summary jsonb NOT NULL CHECK (content.is_localized_text(summary)),
  figure text NOT NULL CHECK (figure IN ('turnover', 'multiple', 'netWin')),
  -- The games that count: all, a category, a vendor, or one game by its node id.
  scope text NOT NULL DEFAULT 'all' CHECK (scope IN ('all', 'category', 'vendor', 'game')),
  code text NOT NULL DEFAULT '' CHECK (length(code) <= 32),
  -- The least figure with which a place has a prize.
  minimum bigint NOT NULL CHECK (minimum >= 0),
  -- Whether members join before their rounds count.
  opt_in boolean NOT NULL,
  -- Rounds count that are settled from starts_at on and before ends_at.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- How long after the end the prizes wait for late corrections.
  wait_minutes integer NOT NULL CHECK (wait_minutes BETWEEN 0 AND 10080),
  claim_days integer NOT NULL CHECK (claim_days BETWEEN 1 AND 365),
  published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  -- When the prizes were given; nothing changes afterwards.
  settled_at timestamptz,
  CONSTRAINT competition_scope CHECK ((scope = 'all') = (code = ''))
);
CREATE INDEX competition_open ON rewards.competition (ends_at) WHERE published AND settled_at IS NULL;
GRANT SELECT, INSERT ON rewards.competition TO croupier_app;
GRANT UPDATE (title, summary, figure, scope, code, minimum, opt_in, starts_at, ends_at, wait_minutes, claim_days, published, version,
              changed_at, settled_at) ON rewards.competition TO croupier_app;

-- The ladder of prizes: each place from first_place to last_place gets the amount.
CREATE TABLE rewards.competition_prize (
  competition_id bigint NOT NULL REFERENCES rewards.competition ON DELETE CASCADE,
  first_place integer NOT NULL CHECK (first_place >= 1),
  last_place integer NOT NULL CHECK (last_place >= first_place AND last_place <= 1000),
  reward text NOT NULL CHECK (reward IN ('money', 'points')),
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (competition_id, first_place)
);
GRANT SELECT, INSERT, DELETE ON rewards.competition_prize TO croupier_app;

-- The standing. rewards.count_competitions adds settled rounds to it; a member who joins has a row at once.
CREATE TABLE rewards.competition_entry (
  competition_id bigint NOT NULL REFERENCES rewards.competition,
  member_id bigint NOT NULL REFERENCES identity.member,
  -- NULL in a competition of all members.
  joined_at timestamptz,
  figure bigint NOT NULL DEFAULT 0,
  rounds bigint NOT NULL DEFAULT 0,
  -- When the figure last grew: of equal figures the earlier one is first.
  reached_at timestamptz,
  PRIMARY KEY (competition_id, member_id)
);
CREATE INDEX competition_standing ON rewards.competition_entry (competition_id, figure DESC, reached_at, member_id);
CREATE INDEX competition_entry_member ON rewards.competition_entry (member_id);
GRANT SELECT, INSERT ON rewards.competition_entry TO croupier_app;

-- The result as it was settled.
CREATE TABLE rewards.competition_result (
  competition_id bigint NOT NULL REFERENCES rewards.competition,
  place integer NOT NULL CHECK (place >= 1),
  member_id bigint NOT NULL REFERENCES identity.member,
  figure bigint NOT NULL,
  -- NULL: the member could receive no offers when it was settled.
  reward_id bigint REFERENCES rewards.reward,
  PRIMARY KEY (competition_id, place),
  CONSTRAINT result_member UNIQUE (competition_id, member_id)
);
CREATE INDEX competition_result_reward ON rewards.competition_result (reward_id) WHERE reward_id IS NOT NULL;
GRANT SELECT, INSERT ON rewards.competition_result TO croupier_app;

-- The bet feed of competitions begins with the rounds that are settled after this migration.
INSERT INTO reporting.feed_consumer (name, round_id, change_id) SELECT 'competitions', b.round_id, b.change_id FROM reporting.feed_bound b;
