-- Accounts elsewhere (Google, Facebook) that a member logs in with. The provider's id of the person is kept as a keyed hash.
CREATE TABLE identity.social_link (
  provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
  subject bytea NOT NULL CHECK (octet_length(subject) = 32),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (member_id, provider)
);
GRANT SELECT, INSERT, DELETE ON identity.social_link TO croupier_app;
