-- How a promotion can be had, and who has joined it (docs/decisions/0122).

-- The row of a promotion is locked by every call that joins or gives something: it counts what was given, against the caps of the rule.
CREATE TABLE rewards.promotion_rule (
  promotion_id bigint PRIMARY KEY REFERENCES content.promotion,
  mode text NOT NULL CHECK (mode IN ('article', 'join', 'claim', 'apply', 'raffle')),
  rule jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  changed_at timestamptz NOT NULL,
  -- What was given: the number, and the sums in 1/10,000 of the site's currency and of a point.
  given integer NOT NULL DEFAULT 0 CHECK (given >= 0),
  given_money bigint NOT NULL DEFAULT 0 CHECK (given_money >= 0),
  given_points bigint NOT NULL DEFAULT 0 CHECK (given_points >= 0)
);
GRANT SELECT, INSERT ON rewards.promotion_rule TO croupier_app;
GRANT UPDATE (mode, rule, version, changed_at, given, given_money, given_points) ON rewards.promotion_rule TO croupier_app;

-- Members who have joined.
CREATE TABLE rewards.promotion_entry (
  promotion_id bigint NOT NULL REFERENCES rewards.promotion_rule,
  member_id bigint NOT NULL REFERENCES identity.member,
  joined_at timestamptz NOT NULL,
  -- Names the member in the public list of a raffle's tickets.
  code text NOT NULL CHECK (code ~ '^[0-9a-f]{12}$'),
  PRIMARY KEY (promotion_id, member_id),
  CONSTRAINT promotion_entry_code UNIQUE (promotion_id, code)
);
CREATE INDEX promotion_entry_member ON rewards.promotion_entry (member_id, joined_at DESC);
GRANT SELECT, INSERT ON rewards.promotion_entry TO croupier_app;

-- The shipped roles get the permissions of promotions (docs/operations.md).
UPDATE backoffice.role SET permissions = permissions || '{promotions.read,promotions.decide}' WHERE code = 'finance';
UPDATE backoffice.role SET permissions = permissions || '{promotions.read,promotions.write,promotions.decide}' WHERE code = 'marketing';
UPDATE backoffice.role SET permissions = permissions || '{promotions.read}' WHERE code IN ('support', 'risk', 'auditor');
