-- Bonuses that operators configure (lib/rewards/README.md, docs/decisions/0115). Amounts are in 1/10,000 of the site's currency.
CREATE TABLE rewards.bonus (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  terms jsonb NOT NULL CHECK (content.is_localized_text(terms)),
  -- What it is given for; the rest of the rule is in `rule`.
  trigger text NOT NULL CHECK (trigger IN ('registration', 'deposit', 'code', 'loss', 'turnover', 'event', 'hand')),
  code text CHECK (code ~ '^[A-Z0-9-]{4,24}$'),
  rule jsonb NOT NULL CHECK (jsonb_typeof(rule) = 'object'),
  starts_at timestamptz,
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- What it may give in all; NULL: without limit.
  budget bigint CHECK (budget > 0),
  most_grants integer CHECK (most_grants > 0),
  granted bigint NOT NULL DEFAULT 0 CHECK (granted >= 0),
  grants integer NOT NULL DEFAULT 0 CHECK (grants >= 0),
  published boolean NOT NULL DEFAULT false,
  -- What happened before it was published for the first time does not count.
  counts_since timestamptz,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  CONSTRAINT bonus_code CHECK ((trigger = 'code') = (code IS NOT NULL)),
  CONSTRAINT bonus_within_budget CHECK (granted <= budget AND grants <= most_grants),
  CONSTRAINT bonus_since CHECK (NOT published OR counts_since IS NOT NULL)
);
CREATE UNIQUE INDEX bonus_code_idx ON rewards.bonus (code) WHERE code IS NOT NULL;
CREATE INDEX bonus_published ON rewards.bonus (trigger, id) WHERE published;
GRANT SELECT, INSERT ON rewards.bonus TO croupier_app;
GRANT UPDATE (title, terms, trigger, code, rule, starts_at, ends_at, budget, most_grants, granted, grants, published, counts_since,
              version, changed_at) ON rewards.bonus TO croupier_app;

-- What was decided on each event, once: given, or refused and why.
CREATE TABLE rewards.bonus_decision (
  bonus_id bigint NOT NULL REFERENCES rewards.bonus,
  -- `deposit:17`, `registration:4`, `loss:2026-03-09:4` …
  event text NOT NULL CHECK (length(event) BETWEEN 1 AND 100),
  member_id bigint NOT NULL REFERENCES identity.member,
  amount bigint NOT NULL CHECK (amount >= 0),
  -- The names of the conditions that failed; empty: it was given.
  failed text[] NOT NULL,
  reward_id bigint REFERENCES rewards.reward,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (bonus_id, event),
  CONSTRAINT decision_given CHECK ((failed = '{}') = (reward_id IS NOT NULL))
);
CREATE INDEX bonus_decision_member ON rewards.bonus_decision (bonus_id, member_id) WHERE reward_id IS NOT NULL;
CREATE INDEX bonus_decision_newest ON rewards.bonus_decision (bonus_id, created_at DESC);
GRANT SELECT, INSERT ON rewards.bonus_decision TO croupier_app;

-- What rooms have reported (recordBonusEvent) and is not decided yet: a row is deleted when it was decided on.
CREATE TABLE rewards.bonus_event (
  name text NOT NULL CHECK (name IN ('vip', 'referral', 'mission')),
  -- The unique name of what happened: `rank:4:17`.
  event text NOT NULL CHECK (length(event) BETWEEN 1 AND 90),
  member_id bigint NOT NULL REFERENCES identity.member,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (name, event)
);
GRANT SELECT, INSERT, DELETE ON rewards.bonus_event TO croupier_app;

-- Credited deposits that no bonus was decided for yet. lib/cashier/deposits writes a row in the transaction of the credit.
CREATE TABLE cashier.credited_deposit (
  deposit_id bigint PRIMARY KEY REFERENCES cashier.deposit,
  created_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON cashier.credited_deposit TO croupier_app;

-- Up to when registrations and periods have been read.
CREATE TABLE rewards.bonus_clock (
  source text PRIMARY KEY CHECK (source IN ('registration', 'day', 'week', 'month')),
  read_to timestamptz NOT NULL
);
GRANT SELECT, INSERT ON rewards.bonus_clock TO croupier_app;
GRANT UPDATE (read_to) ON rewards.bonus_clock TO croupier_app;

-- Who may set up bonuses (docs/operations.md).
UPDATE backoffice.role SET permissions = permissions || '{bonuses.write}' WHERE code = 'marketing';
