-- What operators decided alone of actions that need two above a threshold (lib/backoffice/approvals): within a day it counts together.
-- Some actions sum their own rows instead (rewards by hand, awards, budgets of bonuses).
CREATE TABLE backoffice.lone_decision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES backoffice.operator,
  action text NOT NULL CHECK (action ~ '^[a-z][a-zA-Z.-]{1,63}$'),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  -- What was compared with the threshold, in 1/10,000.
  amount bigint NOT NULL CHECK (amount > 0),
  decided_at timestamptz NOT NULL
);
CREATE INDEX lone_decision_recent ON backoffice.lone_decision (operator_id, action, decided_at);
-- The job of the back office deletes what is older than the time that counts.
CREATE INDEX lone_decision_age ON backoffice.lone_decision (decided_at);
GRANT SELECT, INSERT, DELETE ON backoffice.lone_decision TO croupier_app;
