-- Messages of operators to members, segments of members, and answers to feedback.

-- The last login: segments need it for longer than sessions are stored, and messages the language.
ALTER TABLE identity.member
  ADD COLUMN last_login_at timestamptz,
  ADD COLUMN login_country text CHECK (login_country ~ '^[A-Z]{2}$'),
  ADD COLUMN login_language text CHECK (login_language ~ '^[a-z]{2}$');
GRANT UPDATE (last_login_at, login_country, login_language) ON identity.member TO croupier_app;
UPDATE identity.member m
   SET last_login_at = s.created_at, login_country = s.country
  FROM (SELECT DISTINCT ON (o.member_id) o.member_id, o.created_at, o.country
          FROM identity.session o ORDER BY o.member_id, o.created_at DESC) s
 WHERE s.member_id = m.id;

-- A rule that describes members by their figures (lib/reporting/segments).
CREATE TABLE reporting.segment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  rule jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX segment_name_idx ON reporting.segment (lower(name));
GRANT SELECT, INSERT, DELETE ON reporting.segment TO croupier_app;
GRANT UPDATE (name, rule, version, changed_at) ON reporting.segment TO croupier_app;

-- A message of an operator to one member or many. Each recipient gets a row of notices.notice.
CREATE TABLE inbox.message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- By language; the body is sanitised HTML.
  title jsonb NOT NULL,
  body jsonb NOT NULL,
  -- A page of the site.
  link text CHECK (link ~ '^/[A-Za-z0-9/_?=&.%#-]{0,199}$'),
  -- all, accounts or segment; a segment with its rule at the time of writing.
  audience jsonb NOT NULL,
  -- The recipients of the audience `accounts`, in order.
  member_ids bigint[],
  status text NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'sending', 'sent', 'recalled')),
  starts_at timestamptz NOT NULL,
  -- Not shown any more from then on.
  expires_at timestamptz,
  -- Members with a smaller or equal id are done; members with an id above `until_member_id` registered later.
  last_member_id bigint NOT NULL DEFAULT 0,
  until_member_id bigint,
  sent_count integer NOT NULL DEFAULT 0,
  finished_at timestamptz,
  recalled_at timestamptz,
  recalled_by bigint REFERENCES backoffice.operator (id),
  -- How many unread copies a recall has removed, and whether it has removed all.
  removed_count integer NOT NULL DEFAULT 0,
  removal_done boolean NOT NULL DEFAULT false,
  -- Made by the form, so that a repeated call writes one message.
  request_id text NOT NULL UNIQUE CHECK (request_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  created_by bigint NOT NULL REFERENCES backoffice.operator (id),
  created_at timestamptz NOT NULL,
  CHECK (expires_at > starts_at),
  CHECK ((status = 'recalled') = (recalled_at IS NOT NULL)),
  CHECK ((recalled_at IS NULL) = (recalled_by IS NULL)),
  CHECK ((audience ->> 'kind' = 'accounts') = (member_ids IS NOT NULL))
);
-- What the job has to do.
CREATE INDEX message_due_idx ON inbox.message (starts_at)
  WHERE status IN ('scheduled', 'sending') OR (status = 'recalled' AND NOT removal_done);
GRANT SELECT, INSERT ON inbox.message TO croupier_app;
GRANT UPDATE (status, last_member_id, until_member_id, sent_count, finished_at, recalled_at, recalled_by, removed_count, removal_done)
  ON inbox.message TO croupier_app;

ALTER TABLE notices.notice
  ADD COLUMN message_id bigint REFERENCES inbox.message (id),
  -- Not shown any more from then on.
  ADD COLUMN expires_at timestamptz,
  -- Deleted by the member, or recalled.
  ADD COLUMN removed_at timestamptz,
  ADD CONSTRAINT message_has_text CHECK ((kind = 'message') = (message_id IS NOT NULL));
-- Each recipient once.
CREATE UNIQUE INDEX notice_message_idx ON notices.notice (message_id, member_id) WHERE message_id IS NOT NULL;
-- Statistics.
CREATE INDEX notice_message_read_idx ON notices.notice (message_id) WHERE message_id IS NOT NULL AND read_at IS NOT NULL;
DROP INDEX notices.notice_member_idx;
CREATE INDEX notice_member_idx ON notices.notice (member_id, created_at DESC, id DESC) WHERE removed_at IS NULL;
DROP INDEX notices.notice_unread_idx;
CREATE INDEX notice_unread_idx ON notices.notice (member_id) WHERE read_at IS NULL AND removed_at IS NULL;
GRANT UPDATE (removed_at) ON notices.notice TO croupier_app;

-- Feedback can be taken by an operator and answered.
ALTER TABLE inbox.feedback
  DROP CONSTRAINT feedback_status_check,
  ADD CONSTRAINT feedback_status_check CHECK (status IN ('open', 'working', 'done')),
  ADD COLUMN assigned_to bigint REFERENCES backoffice.operator (id),
  ADD COLUMN answer text CHECK (char_length(answer) BETWEEN 1 AND 2000),
  -- Whether the answer went to an e-mail address that the sender left.
  ADD COLUMN answered_by_mail boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT working_has_operator CHECK (status <> 'working' OR assigned_to IS NOT NULL),
  ADD CONSTRAINT answer_closes CHECK (answer IS NULL OR status = 'done');
DROP INDEX inbox.feedback_open_idx;
CREATE INDEX feedback_open_idx ON inbox.feedback (id) WHERE status <> 'done';
CREATE INDEX feedback_assigned_idx ON inbox.feedback (assigned_to, id) WHERE assigned_to IS NOT NULL;
CREATE INDEX feedback_content_idx ON inbox.feedback USING gin (content gin_trgm_ops);
GRANT UPDATE (assigned_to, answer, answered_by_mail) ON inbox.feedback TO croupier_app;
