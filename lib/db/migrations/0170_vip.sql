-- VIP ranks (lib/rewards/README.md, docs/decisions/0118). Amounts are in 1/10,000 of the site's currency.

-- The ladder that operators make, from the lowest level. Without rows the site has no ranks.
CREATE TABLE rewards.vip_rank (
  level smallint PRIMARY KEY CHECK (level BETWEEN 1 AND 20),
  name jsonb NOT NULL CHECK (jsonb_typeof(name -> 'en') = 'string'),
  colour text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
  emblem text NOT NULL CHECK (emblem IN ('lantern', 'leaf', 'star', 'crown', 'gem')),
  -- Valid bets and deposits that reach the rank, and those of a month that keep it; 0: not needed.
  turnover bigint NOT NULL CHECK (turnover >= 0),
  deposits bigint NOT NULL CHECK (deposits >= 0),
  keep_turnover bigint NOT NULL CHECK (keep_turnover >= 0),
  keep_deposits bigint NOT NULL CHECK (keep_deposits >= 0),
  -- Bonuses; 0: none.
  level_up bigint NOT NULL CHECK (level_up >= 0),
  birthday bigint NOT NULL CHECK (birthday >= 0),
  weekly bigint NOT NULL CHECK (weekly >= 0),
  monthly bigint NOT NULL CHECK (monthly >= 0),
  -- The part of a period's net loss that is given back, in 1/1,000,000, and the most; 0: no maximum.
  cashback_rate integer NOT NULL CHECK (cashback_rate BETWEEN 0 AND 1000000),
  cashback_most bigint NOT NULL CHECK (cashback_most >= 0),
  -- The personal host: a name and an address of a chat or mail; empty: none.
  host_name text NOT NULL,
  host_contact text NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON rewards.vip_rank TO croupier_app;

-- What holds for the whole ladder, and up to where the jobs are.
CREATE TABLE rewards.vip_settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version integer NOT NULL DEFAULT 0,
  -- Months in a row that a member may miss before the rank falls.
  grace smallint NOT NULL DEFAULT 0 CHECK (grace BETWEEN 0 AND 12),
  cashback_period text NOT NULL DEFAULT 'week' CHECK (cashback_period IN ('day', 'week', 'month')),
  -- Days in which a bonus can be claimed.
  claim_days smallint NOT NULL DEFAULT 14 CHECK (claim_days BETWEEN 1 AND 365),
  -- Since when the site has ranks; NULL: never yet. No period that ended before is paid.
  since timestamptz,
  -- Up to where play and deposits were read, and the version of the ladder by which every member was ranked.
  read_to timestamptz,
  ranked_version integer NOT NULL DEFAULT 0
);
-- Needed by every site: commands update this row and never insert one.
INSERT INTO rewards.vip_settings DEFAULT VALUES;
GRANT SELECT ON rewards.vip_settings TO croupier_app;
GRANT UPDATE (version, grace, cashback_period, claim_days, since, read_to, ranked_version) ON rewards.vip_settings TO croupier_app;

-- The rank of each member who has had more than the lowest that everybody has. Whoever changes a rank locks the row first.
CREATE TABLE rewards.vip_member (
  member_id bigint PRIMARY KEY REFERENCES identity.member,
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 20),
  -- The settlement day since which the member has this rank.
  since date NOT NULL,
  -- Progress begins with these figures, plus what is played and deposited from this day on; NULL: ever.
  base_turnover bigint NOT NULL DEFAULT 0 CHECK (base_turnover >= 0),
  base_deposits bigint NOT NULL DEFAULT 0 CHECK (base_deposits >= 0),
  counted_from date,
  -- An operator's decision: the rank does not fall before this day.
  kept_until date,
  -- The last month that was checked, by its first day, and how many in a row were missed.
  checked_month date,
  missed smallint NOT NULL DEFAULT 0 CHECK (missed >= 0)
);
CREATE INDEX vip_member_level ON rewards.vip_member (level, member_id);
GRANT SELECT, INSERT ON rewards.vip_member TO croupier_app;
GRANT UPDATE (level, since, base_turnover, base_deposits, counted_from, kept_until, checked_month, missed) ON rewards.vip_member TO croupier_app;

-- Every change of a member's rank.
CREATE TABLE rewards.vip_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member,
  at timestamptz NOT NULL,
  from_level smallint NOT NULL,
  to_level smallint NOT NULL CHECK (to_level <> from_level),
  -- reached: by play and deposits; ladder: the ladder changed; fallen: a month was missed; operator: by hand.
  cause text NOT NULL CHECK (cause IN ('reached', 'ladder', 'fallen', 'operator')),
  -- The figures that decided: of ever, or of the missed month.
  turnover bigint NOT NULL,
  deposits bigint NOT NULL,
  operator_id bigint REFERENCES backoffice.operator,
  reason text CHECK ((cause = 'operator') = (reason IS NOT NULL AND operator_id IS NOT NULL))
);
CREATE INDEX vip_change_member ON rewards.vip_change (member_id, id DESC);
CREATE INDEX vip_change_at ON rewards.vip_change (at DESC, id DESC);
GRANT SELECT, INSERT ON rewards.vip_change TO croupier_app;

-- Periods whose bonuses were given, and up to which member.
CREATE TABLE rewards.vip_period (
  kind text NOT NULL CHECK (kind IN ('weekly', 'monthly', 'cashback', 'keep', 'birthday')),
  -- The first day of the period, or the birthday.
  first_day date NOT NULL,
  after_member bigint NOT NULL DEFAULT 0,
  done_at timestamptz,
  PRIMARY KEY (kind, first_day)
);
GRANT SELECT, INSERT ON rewards.vip_period TO croupier_app;
GRANT UPDATE (after_member, done_at) ON rewards.vip_period TO croupier_app;

-- Rights of withdrawal by a member's tier. The room of rewards writes the rank here; the cashier knows tiers alone. Tier 0 is that of
-- members who are not in member_tier. NULL: no limit of the tier; a channel's own limits hold besides.
CREATE TABLE cashier.withdrawal_tier (
  tier smallint PRIMARY KEY CHECK (tier BETWEEN 0 AND 20),
  daily_count integer CHECK (daily_count > 0),
  daily_amount bigint CHECK (daily_amount > 0)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON cashier.withdrawal_tier TO croupier_app;
CREATE TABLE cashier.member_tier (
  member_id bigint PRIMARY KEY REFERENCES identity.member,
  tier smallint NOT NULL CHECK (tier BETWEEN 0 AND 20)
);
GRANT SELECT, INSERT ON cashier.member_tier TO croupier_app;
GRANT UPDATE (tier) ON cashier.member_tier TO croupier_app;
