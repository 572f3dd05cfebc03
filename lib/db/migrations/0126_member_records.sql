-- What operators write down of members: notes, tags and flags of duplicates. Nothing of it moves money or changes an account.
CREATE TABLE backoffice.member_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX member_note_member_idx ON backoffice.member_note (member_id, id DESC);
-- A note is added and never edited.
GRANT SELECT, INSERT ON backoffice.member_note TO croupier_app;

CREATE TABLE backoffice.tag (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  colour text NOT NULL CHECK (colour IN ('plain', 'amber', 'jade', 'vermilion')),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX tag_name_key ON backoffice.tag (lower(name));
GRANT SELECT, INSERT, DELETE ON backoffice.tag TO croupier_app;
GRANT UPDATE (name, colour) ON backoffice.tag TO croupier_app;

CREATE TABLE backoffice.member_tag (
  tag_id bigint NOT NULL REFERENCES backoffice.tag (id) ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  PRIMARY KEY (tag_id, member_id)
);
CREATE INDEX member_tag_member_idx ON backoffice.member_tag (member_id);
GRANT SELECT, INSERT, DELETE ON backoffice.member_tag TO croupier_app;

-- Two accounts that an operator thinks are of one person. The smaller id comes first, so that a pair has one row.
CREATE TABLE backoffice.duplicate (
  member_id bigint NOT NULL REFERENCES identity.member (id),
  other_id bigint NOT NULL REFERENCES identity.member (id),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 200),
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, other_id),
  CHECK (member_id < other_id)
);
CREATE INDEX duplicate_other_idx ON backoffice.duplicate (other_id);
GRANT SELECT, INSERT, DELETE ON backoffice.duplicate TO croupier_app;
