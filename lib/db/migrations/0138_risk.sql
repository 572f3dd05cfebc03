-- Risk: what detectors have found about members, the cases that operators make of it, and the rules of the detectors
-- (lib/risk/README.md, docs/decisions/0104). Amounts are in 1/10,000 of the currency's unit.
CREATE SCHEMA risk;
GRANT USAGE ON SCHEMA risk TO croupier_app;

-- The rule of a detector that an operator has changed; without a row the shipped one applies (lib/risk/detectors).
CREATE TABLE risk.rule (
  detector text PRIMARY KEY CHECK (detector ~ '^[a-z][A-Za-z]{2,31}$'),
  version integer NOT NULL CHECK (version > 0),
  enabled boolean NOT NULL,
  severity text NOT NULL CHECK (severity IN ('low', 'medium', 'high')),
  -- What happens by itself when the detector finds something new: nothing, or the members' withdrawals are held for review.
  action text NOT NULL CHECK (action IN ('none', 'hold')),
  thresholds jsonb NOT NULL CHECK (jsonb_typeof(thresholds) = 'object'),
  changed_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON risk.rule TO croupier_app;
GRANT UPDATE (version, enabled, severity, action, thresholds, changed_at) ON risk.rule TO croupier_app;

-- Every change of a rule.
CREATE TABLE risk.rule_change (
  detector text NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  PRIMARY KEY (detector, version)
);
GRANT SELECT, INSERT ON risk.rule_change TO croupier_app;

-- Up to where each detector has read its source.
CREATE TABLE risk.progress (
  detector text PRIMARY KEY,
  position bigint NOT NULL CHECK (position >= 0),
  run_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON risk.progress TO croupier_app;
GRANT UPDATE (position, run_at) ON risk.progress TO croupier_app;

-- What a detector has found. A repeated detection of the same subject updates the row.
CREATE TABLE risk.flag (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  detector text NOT NULL,
  -- What was found, among the findings of the detector: a member, a member and a game, a keyed hash of an address.
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 120),
  severity text NOT NULL CHECK (severity IN ('low', 'medium', 'high')),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'confirmed', 'dismissed')),
  -- How much evidence there is, in the detector's own measure: more of it opens a decided flag again.
  weight double precision NOT NULL CHECK (weight >= 0),
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  evidence jsonb NOT NULL CHECK (jsonb_typeof(evidence) = 'array'),
  -- The withdrawals of its members cannot be approved or paid until an operator has decided.
  holds boolean NOT NULL DEFAULT false,
  found_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  detections integer NOT NULL DEFAULT 1,
  decided_by bigint REFERENCES backoffice.operator (id),
  decided_at timestamptz,
  decided_weight double precision,
  reason text CHECK (length(reason) BETWEEN 1 AND 200),
  UNIQUE (detector, subject),
  CONSTRAINT decided_complete CHECK (status = 'open' OR num_nulls(decided_by, decided_at, decided_weight, reason) = 0),
  CONSTRAINT dismissed_holds_nothing CHECK (status <> 'dismissed' OR NOT holds)
);
CREATE INDEX flag_found_idx ON risk.flag (found_at, id);
CREATE INDEX flag_changed_idx ON risk.flag (changed_at, id);
GRANT SELECT, INSERT ON risk.flag TO croupier_app;
GRANT UPDATE (severity, status, weight, facts, evidence, holds, changed_at, detections, decided_by, decided_at, decided_weight,
  reason) ON risk.flag TO croupier_app;

CREATE TABLE risk.flag_member (
  flag_id bigint NOT NULL REFERENCES risk.flag (id),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  PRIMARY KEY (flag_id, member_id)
);
CREATE INDEX flag_member_member_idx ON risk.flag_member (member_id, flag_id);
GRANT SELECT, INSERT ON risk.flag_member TO croupier_app;

-- An investigation of operators about members and flags.
CREATE TABLE risk.case_file (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  assigned_to bigint REFERENCES backoffice.operator (id),
  opened_by bigint NOT NULL REFERENCES backoffice.operator (id),
  opened_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('fraud', 'suspicion', 'harmless', 'unclear')),
  closed_by bigint REFERENCES backoffice.operator (id),
  closed_at timestamptz,
  CONSTRAINT closed_complete CHECK ((status = 'closed') = (num_nulls(outcome, closed_by, closed_at) = 0)),
  CONSTRAINT open_has_no_end CHECK (status = 'closed' OR num_nulls(outcome, closed_by, closed_at) = 3)
);
CREATE INDEX case_file_opened_idx ON risk.case_file (opened_at, id);
GRANT SELECT, INSERT ON risk.case_file TO croupier_app;
GRANT UPDATE (title, status, assigned_to, outcome, closed_by, closed_at) ON risk.case_file TO croupier_app;

CREATE TABLE risk.case_member (
  case_id bigint NOT NULL REFERENCES risk.case_file (id),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (case_id, member_id)
);
CREATE INDEX case_member_member_idx ON risk.case_member (member_id, case_id);
CREATE TABLE risk.case_flag (
  case_id bigint NOT NULL REFERENCES risk.case_file (id),
  flag_id bigint NOT NULL REFERENCES risk.flag (id),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (case_id, flag_id)
);
CREATE INDEX case_flag_flag_idx ON risk.case_flag (flag_id, case_id);
GRANT SELECT, INSERT ON risk.case_member, risk.case_flag TO croupier_app;

-- Notes of operators. They are added and never changed.
CREATE TABLE risk.case_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES risk.case_file (id),
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  at timestamptz NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX case_note_case_idx ON risk.case_note (case_id, id);
GRANT SELECT, INSERT ON risk.case_note TO croupier_app;
