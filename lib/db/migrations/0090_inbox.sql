-- Delivery of outgoing messages, and feedback of visitors and members.
CREATE SCHEMA inbox;
GRANT USAGE ON SCHEMA inbox TO croupier_app;

-- The delivery status of a message of identity.outgoing.
CREATE TABLE inbox.delivery (
  outgoing_id bigint PRIMARY KEY REFERENCES identity.outgoing (id) ON DELETE CASCADE,
  -- stored: shown in the back office instead of being sent. retrying: failed, and will be tried again.
  status text NOT NULL CHECK (status IN ('stored', 'sent', 'retrying', 'failed', 'expired')),
  provider text NOT NULL CHECK (provider IN ('outbox', 'smtp', 'twilio')),
  -- The provider's own id of the message.
  provider_id text,
  attempts smallint NOT NULL CHECK (attempts >= 0),
  reason text CHECK (length(reason) <= 500),
  changed_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON inbox.delivery TO croupier_app;
GRANT UPDATE (status, provider, provider_id, attempts, reason, changed_at) ON inbox.delivery TO croupier_app;

CREATE TABLE inbox.feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  question_type text NOT NULL
    CHECK (question_type IN ('deposit', 'withdrawal', 'game', 'customerService', 'application', 'other')),
  content text NOT NULL CHECK (char_length(content) BETWEEN 5 AND 140),
  -- How to reach the sender, sealed (docs/trust.md X17).
  contact_sealed bytea,
  -- NULL: a visitor.
  member_id bigint REFERENCES identity.member (id),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  created_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'done')),
  -- What the operator did about it; for operators only.
  remark text CHECK (char_length(remark) BETWEEN 1 AND 140),
  handled_by bigint REFERENCES backoffice.operator (id),
  handled_at timestamptz,
  CHECK ((status = 'done') = (handled_at IS NOT NULL)),
  CHECK ((handled_at IS NULL) = (handled_by IS NULL)),
  -- A visitor can be answered only through the contact they leave.
  CHECK (member_id IS NOT NULL OR contact_sealed IS NOT NULL)
);
CREATE INDEX feedback_open_idx ON inbox.feedback (id) WHERE status = 'open';
CREATE INDEX feedback_member_idx ON inbox.feedback (member_id, id DESC) WHERE member_id IS NOT NULL;
GRANT SELECT, INSERT ON inbox.feedback TO croupier_app;
GRANT UPDATE (status, remark, handled_by, handled_at) ON inbox.feedback TO croupier_app;

CREATE TABLE inbox.feedback_picture (
  feedback_id bigint NOT NULL REFERENCES inbox.feedback (id),
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 3),
  -- The file's name in the uploads folder, without its ending.
  file text NOT NULL UNIQUE CHECK (file ~ '^[A-Za-z0-9_-]{32}$'),
  width integer NOT NULL,
  height integer NOT NULL,
  PRIMARY KEY (feedback_id, place)
);
GRANT SELECT, INSERT ON inbox.feedback_picture TO croupier_app;
