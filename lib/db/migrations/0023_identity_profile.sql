-- What members tell of themselves, sealed field by field (trust.md X17), and links for whoever forgot a password.

-- It held what registration asked for, in plain. Nothing is carried over: no release has had it.
ALTER TABLE identity.member DROP COLUMN profile;

CREATE TABLE identity.profile_field (
  member_id bigint NOT NULL REFERENCES identity.member (id),
  field text NOT NULL CHECK (field ~ '^[A-Za-z]{2,32}$'),
  -- AES-256-GCM under the site's secret, bound to the member and the field.
  sealed bytea NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, field)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.profile_field TO croupier_app;

-- Links that were sent. Only the token's SHA-256 is kept; a link that is used is deleted, with all others of its member.
CREATE TABLE identity.reset_link (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX reset_link_member_idx ON identity.reset_link (member_id);
CREATE INDEX reset_link_ends_idx ON identity.reset_link (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.reset_link TO croupier_app;
