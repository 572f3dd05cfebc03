-- Protection of members: limits, exclusions, reality checks, and the sums of play that they are compared with
-- (lib/protection/README.md, docs/decisions/0110). Amounts are in 1/10,000 of the currency's unit.
CREATE SCHEMA protection;
GRANT USAGE ON SCHEMA protection TO croupier_app;

-- A limit of a member. `amount` is money, or minutes if the kind is `time`.
CREATE TABLE protection.member_limit (
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- Who has set it. A member and the operators may each set one; the lower one applies.
  source text NOT NULL CHECK (source IN ('member', 'operator')),
  amount bigint NOT NULL CHECK (amount >= 0),
  -- What applies from `pending_at` on: a higher amount, or NULL for no limit any more.
  pending_amount bigint CHECK (pending_amount >= 0),
  pending_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, period, source),
  CHECK (pending_at IS NOT NULL OR pending_amount IS NULL)
);
CREATE INDEX member_limit_changed ON protection.member_limit (changed_at DESC, member_id);
GRANT SELECT, INSERT, DELETE ON protection.member_limit TO croupier_app;
GRANT UPDATE (amount, pending_amount, pending_at, changed_at) ON protection.member_limit TO croupier_app;

-- The limits that operators set for every member.
CREATE TABLE protection.default_limit (
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (kind, period)
);
GRANT SELECT, INSERT, DELETE ON protection.default_limit TO croupier_app;

-- A cool-off or a self-exclusion. It is in force until `ends_at`; without one, nobody knows yet when it ends: it is for good, or an
-- operator has not readmitted the member.
CREATE TABLE protection.exclusion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL CHECK (kind IN ('coolOff', 'selfExclusion')),
  period text NOT NULL CHECK (period IN ('1d', '7d', '30d', '6m', '1y', '5y', 'ever')),
  begun_at timestamptz NOT NULL,
  -- The end of its period; NULL: for good.
  until timestamptz,
  ends_at timestamptz,
  -- The operator who imposed it; NULL: the member did.
  set_by bigint REFERENCES backoffice.operator (id),
  -- The operator who readmitted the member, or who ended it as an error with a second operator.
  ended_by bigint REFERENCES backoffice.operator (id),
  ended_how text CHECK (ended_how IN ('readmitted', 'error')),
  ended_decided_at timestamptz,
  CHECK ((until IS NULL) = (period = 'ever')),
  CHECK (kind = 'selfExclusion' OR ends_at IS NOT NULL),
  CHECK ((ended_by IS NULL) = (ended_how IS NULL) AND (ended_by IS NULL) = (ended_decided_at IS NULL))
);
CREATE INDEX exclusion_of_member ON protection.exclusion (member_id, begun_at DESC);
CREATE INDEX exclusion_begun ON protection.exclusion (begun_at DESC, id DESC);
GRANT SELECT, INSERT ON protection.exclusion TO croupier_app;
GRANT UPDATE (ends_at, ended_by, ended_how, ended_decided_at) ON protection.exclusion TO croupier_app;

-- Members whose stakes are checked: those with a limit or an exclusion. The wallet looks nobody else up any further.
CREATE TABLE protection.guard (member_id bigint PRIMARY KEY);
GRANT SELECT ON protection.guard TO croupier_app;

-- What a member has played for real money in each hour (UTC): read from the ledger by protection.read_play.
CREATE TABLE protection.play_hour (
  member_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  seconds integer NOT NULL,
  PRIMARY KEY (member_id, hour)
);
GRANT SELECT ON protection.play_hour TO croupier_app;

-- Up to where a member's ledger transactions are read, and the session of play that is under way.
CREATE TABLE protection.play_state (
  member_id bigint PRIMARY KEY,
  read_at timestamptz NOT NULL DEFAULT '-infinity',
  read_id bigint NOT NULL DEFAULT 0,
  -- The last stake, and the first one of its session.
  last_at timestamptz,
  session_from timestamptz,
  session_stake bigint NOT NULL DEFAULT 0,
  session_payout bigint NOT NULL DEFAULT 0,
  -- When the member last confirmed a reality check, and the minutes between two of them if the member has chosen.
  checked_at timestamptz,
  reality_minutes smallint CHECK (reality_minutes BETWEEN 5 AND 240)
);
GRANT SELECT, INSERT ON protection.play_state TO croupier_app;
GRANT UPDATE (checked_at, reality_minutes) ON protection.play_state TO croupier_app;

CREATE FUNCTION protection.guard_new_member() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the body is in lib/protection/sql'; END $$;
CREATE TRIGGER guard_new_member AFTER INSERT ON identity.member FOR EACH ROW EXECUTE FUNCTION protection.guard_new_member();
