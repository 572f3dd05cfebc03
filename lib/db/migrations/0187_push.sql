-- Push notifications: the devices of members that allow them, and the key by which push services know this site (RFC 8030, 8291, 8292).
CREATE TABLE inbox.push_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- The uncompressed point on P-256.
  public_key bytea NOT NULL CHECK (length(public_key) = 65),
  -- The private key as a JWK, sealed.
  private_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON inbox.push_key TO croupier_app;

CREATE TABLE inbox.push_subscription (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member,
  -- The session in which the device was added: nothing is sent after it has been ended.
  session_id bigint NOT NULL,
  endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
  -- The keys of the browser.
  public_key bytea NOT NULL CHECK (length(public_key) = 65),
  auth bytea NOT NULL CHECK (length(auth) = 16),
  user_agent text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The newest notices that were sent, so that none is sent twice.
  sent_notices bigint[] NOT NULL DEFAULT '{}',
  -- Failures in a row, and when it is tried again.
  failures int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_member ON inbox.push_subscription (member_id, id);
CREATE INDEX push_subscription_due ON inbox.push_subscription (next_at);
GRANT SELECT, INSERT, DELETE ON inbox.push_subscription TO croupier_app;
GRANT UPDATE (member_id, session_id, public_key, auth, user_agent, locale, created_at, sent_notices, failures, next_at)
  ON inbox.push_subscription TO croupier_app;
