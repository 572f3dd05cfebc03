-- Live customer service: conversations of members and visitors with operators.

CREATE TABLE inbox.chat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A member, or a visitor by the SHA-256 of the token in their cookie.
  member_id bigint REFERENCES identity.member (id),
  visitor_hash bytea CHECK (length(visitor_hash) = 32),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'open', 'closed')),
  operator_id bigint REFERENCES backoffice.operator (id),
  created_at timestamptz NOT NULL,
  claimed_at timestamptz,
  closed_at timestamptz,
  closed_by text CHECK (closed_by IN ('person', 'operator', 'time')),
  last_message_id bigint NOT NULL DEFAULT 0,
  last_message_at timestamptz NOT NULL,
  last_sender text NOT NULL CHECK (last_sender IN ('person', 'operator')),
  -- No message of the person is accepted until then: an operator has muted them.
  muted_until timestamptz,
  CHECK (num_nonnulls(member_id, visitor_hash) = 1),
  CHECK (status <> 'open' OR operator_id IS NOT NULL),
  CHECK ((status = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((closed_at IS NULL) = (closed_by IS NULL))
);
-- One conversation at a time.
CREATE UNIQUE INDEX chat_member_current_idx ON inbox.chat (member_id) WHERE status <> 'closed' AND member_id IS NOT NULL;
CREATE UNIQUE INDEX chat_visitor_current_idx ON inbox.chat (visitor_hash) WHERE status <> 'closed' AND visitor_hash IS NOT NULL;
CREATE INDEX chat_member_idx ON inbox.chat (member_id, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX chat_visitor_idx ON inbox.chat (visitor_hash, id DESC) WHERE visitor_hash IS NOT NULL;
CREATE INDEX chat_current_idx ON inbox.chat (id) WHERE status <> 'closed';
-- Retention.
CREATE INDEX chat_closed_idx ON inbox.chat (closed_at) WHERE status = 'closed';
GRANT SELECT, INSERT, DELETE ON inbox.chat TO croupier_app;
GRANT UPDATE (status, operator_id, claimed_at, closed_at, closed_by, last_message_id, last_message_at, last_sender, muted_until)
  ON inbox.chat TO croupier_app;

CREATE TABLE inbox.chat_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chat_id bigint NOT NULL REFERENCES inbox.chat (id) ON DELETE CASCADE,
  sender text NOT NULL CHECK (sender IN ('person', 'operator')),
  operator_id bigint REFERENCES backoffice.operator (id),
  -- Plain text. NULL: an operator has deleted it.
  text text CHECK (char_length(text) BETWEEN 1 AND 1000),
  -- Made by the sender; the same message sent again is stored once.
  request_id text NOT NULL CHECK (request_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  created_at timestamptz NOT NULL,
  CHECK ((sender = 'operator') = (operator_id IS NOT NULL))
);
CREATE INDEX chat_message_chat_idx ON inbox.chat_message (chat_id, id);
CREATE UNIQUE INDEX chat_message_request_idx ON inbox.chat_message (chat_id, sender, request_id);
CREATE INDEX chat_message_text_idx ON inbox.chat_message USING gin (text gin_trgm_ops);
GRANT SELECT, INSERT ON inbox.chat_message TO croupier_app;
GRANT UPDATE (text) ON inbox.chat_message TO croupier_app;

-- Prepared answers to chats and feedback, by language.
CREATE TABLE inbox.canned_answer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
  texts jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX canned_answer_title_idx ON inbox.canned_answer (lower(title));
GRANT SELECT, INSERT, DELETE ON inbox.canned_answer TO croupier_app;
GRANT UPDATE (title, texts, version, changed_at) ON inbox.canned_answer TO croupier_app;
