-- What promotions have given, and applications for them (docs/decisions/0122).

-- A reward of a promotion. The period makes it unique: once, a day, a week, or the prize of a raffle.
CREATE TABLE rewards.promotion_grant (
  promotion_id bigint NOT NULL REFERENCES rewards.promotion_rule,
  member_id bigint NOT NULL REFERENCES identity.member,
  period text NOT NULL CHECK (length(period) BETWEEN 1 AND 32),
  reward_id bigint NOT NULL REFERENCES rewards.reward,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, member_id, period),
  CONSTRAINT promotion_grant_reward UNIQUE (reward_id)
);
CREATE INDEX promotion_grant_member ON rewards.promotion_grant (member_id, created_at DESC);
GRANT SELECT, INSERT ON rewards.promotion_grant TO croupier_app;

CREATE TABLE rewards.promotion_application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id bigint NOT NULL REFERENCES rewards.promotion_rule,
  member_id bigint NOT NULL REFERENCES identity.member,
  period text NOT NULL CHECK (length(period) BETWEEN 1 AND 32),
  -- What the member has written.
  remark text NOT NULL CHECK (length(remark) <= 140),
  status text NOT NULL DEFAULT 'applying' CHECK (status IN ('applying', 'approved', 'rejected')),
  -- What was awarded, in 1/10,000 of the site's currency.
  amount bigint CHECK (amount > 0),
  -- Why it was rejected; the member reads it.
  reason text CHECK (length(reason) BETWEEN 1 AND 200),
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by bigint REFERENCES backoffice.operator,
  CONSTRAINT promotion_application_once UNIQUE (promotion_id, member_id, period),
  CONSTRAINT application_decided CHECK ((status = 'applying') = (decided_at IS NULL)),
  CONSTRAINT application_award CHECK ((status = 'approved') = (amount IS NOT NULL)),
  CONSTRAINT application_reason CHECK ((status = 'rejected') = (reason IS NOT NULL))
);
CREATE INDEX promotion_application_member ON rewards.promotion_application (member_id, id DESC);
CREATE INDEX promotion_application_created ON rewards.promotion_application (created_at DESC, id DESC);
CREATE INDEX promotion_application_open ON rewards.promotion_application (created_at, id) WHERE status = 'applying';
GRANT SELECT, INSERT ON rewards.promotion_application TO croupier_app;
GRANT UPDATE (status, amount, reason, decided_at, decided_by) ON rewards.promotion_application TO croupier_app;

-- The pictures of an application: JPEG, encoded anew, sealed.
CREATE TABLE rewards.promotion_picture (
  application_id bigint NOT NULL REFERENCES rewards.promotion_application,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 3),
  jpeg_sealed bytea NOT NULL,
  PRIMARY KEY (application_id, place)
);
GRANT SELECT, INSERT ON rewards.promotion_picture TO croupier_app;
