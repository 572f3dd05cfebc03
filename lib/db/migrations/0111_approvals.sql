-- Approvals: what one operator requested and another one must approve before it is performed (lib/backoffice/approvals,
-- docs/trust.md M8, docs/decisions/0091).
CREATE TABLE backoffice.approval (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The name of the action in lib/backoffice/approvals/registry.ts, and what it acts on, as the audit log names it.
  action text NOT NULL CHECK (action ~ '^[a-z][a-zA-Z.-]{1,63}$'),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  payload jsonb NOT NULL,
  -- What the request would change, as it was when it was made.
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 200),
  requested_by bigint NOT NULL REFERENCES backoffice.operator (id),
  requested_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'performed', 'rejected', 'withdrawn', 'expired')),
  decided_by bigint REFERENCES backoffice.operator (id),
  decided_at timestamptz,
  decision_reason text CHECK (length(decision_reason) <= 200),
  CONSTRAINT decided_completely CHECK ((status = 'pending') = (decided_at IS NULL)),
  -- Maker is not checker. Only the maker withdraws a request, and nobody decides on one that expired.
  CONSTRAINT maker_is_not_checker CHECK (
    CASE status
      WHEN 'performed' THEN decided_by IS NOT NULL AND decided_by <> requested_by
      WHEN 'rejected' THEN decided_by IS NOT NULL AND decided_by <> requested_by
      WHEN 'withdrawn' THEN decided_by = requested_by
      ELSE decided_by IS NULL
    END)
);
-- One request at a time for the same thing: a second one would perform it twice.
CREATE UNIQUE INDEX approval_pending_idx ON backoffice.approval (action, subject) WHERE status = 'pending';
CREATE INDEX approval_action_idx ON backoffice.approval (action, id DESC);
GRANT SELECT, INSERT ON backoffice.approval TO croupier_app;
-- What was requested cannot be changed afterwards.
GRANT UPDATE (status, decided_by, decided_at, decision_reason) ON backoffice.approval TO croupier_app;
