-- Bonuses for birthdays (lib/rewards/README.md, docs/decisions/0115).
ALTER TABLE rewards.bonus DROP CONSTRAINT bonus_trigger_check;
ALTER TABLE rewards.bonus ADD CONSTRAINT bonus_trigger_check
  CHECK (trigger IN ('registration', 'deposit', 'code', 'loss', 'turnover', 'event', 'birthday', 'hand'));

-- How far the birthdays of a day were read for a bonus: birthdays are sealed, so each is opened once a day, in batches by member id.
CREATE TABLE rewards.bonus_birthday (
  bonus_id bigint NOT NULL REFERENCES rewards.bonus,
  day date NOT NULL,
  after_member bigint NOT NULL DEFAULT 0,
  done_at timestamptz,
  PRIMARY KEY (bonus_id, day)
);
GRANT SELECT, INSERT ON rewards.bonus_birthday TO croupier_app;
GRANT UPDATE (after_member, done_at) ON rewards.bonus_birthday TO croupier_app;

-- The members who have a birthday in their profile.
CREATE INDEX profile_field_birthday_idx ON identity.profile_field (member_id) WHERE field = 'birthday';
