-- Messages within a line of agents (lib/agents/messages): from an agent to a member of the team, to all directly below or to the whole team, and from
-- a member to the own upline. Plain text. Each receiver has a row of notices.notice, as for messages of operators.
CREATE TABLE agents.line_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sender_id bigint NOT NULL REFERENCES identity.member,
  audience text NOT NULL CHECK (audience IN ('member', 'direct', 'team', 'upline')),
  -- The receiver of a message to one member.
  receiver_id bigint REFERENCES identity.member CHECK (receiver_id <> sender_id),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  receivers integer NOT NULL DEFAULT 0 CHECK (receivers >= 0),
  request_id text NOT NULL CHECK (length(request_id) <= 64),
  created_at timestamptz NOT NULL,
  -- An operator has taken it out of every inbox.
  withdrawn_at timestamptz,
  withdrawn_by bigint REFERENCES backoffice.operator,
  UNIQUE (sender_id, request_id),
  CONSTRAINT line_message_receiver CHECK ((receiver_id IS NOT NULL) = (audience IN ('member', 'upline'))),
  CONSTRAINT line_message_withdrawn CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
);
CREATE INDEX line_message_sender ON agents.line_message (sender_id, id DESC);
CREATE INDEX line_message_receiver_idx ON agents.line_message (receiver_id) WHERE receiver_id IS NOT NULL;
GRANT SELECT, INSERT ON agents.line_message TO croupier_app;
GRANT UPDATE (receivers, withdrawn_at, withdrawn_by) ON agents.line_message TO croupier_app;

-- Members who take no messages of their line.
CREATE TABLE agents.line_mute (
  member_id bigint PRIMARY KEY REFERENCES identity.member,
  created_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON agents.line_mute TO croupier_app;

ALTER TABLE notices.notice ADD COLUMN line_message_id bigint REFERENCES agents.line_message;
-- NOT VALID: no existing row has the new kind, and the table is not read to prove it.
ALTER TABLE notices.notice ADD CONSTRAINT line_message_has_text CHECK ((kind = 'lineMessage') = (line_message_id IS NOT NULL)) NOT VALID;
CREATE UNIQUE INDEX notice_line_message ON notices.notice (line_message_id, member_id) WHERE line_message_id IS NOT NULL;
