-- Passkeys (WebAuthn): public keys of the members' own devices.
CREATE TABLE identity.passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The authenticator's own name for the key, base64url.
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1400),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  public_key bytea NOT NULL,
  -- Counts up with each use where the authenticator counts; a step back means a copy.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL DEFAULT '{}',
  -- The host it was made for; it opens nothing elsewhere.
  host text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkey_member_idx ON identity.passkey (member_id, created_at);

-- A question that was put to a browser: answered once, within five minutes, by the browser that was asked.
CREATE TABLE identity.passkey_question (
  challenge text PRIMARY KEY,
  -- Whose passkey is being made; null where somebody logs in.
  member_id bigint REFERENCES identity.member (id),
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  ends_at timestamptz NOT NULL
);
CREATE INDEX passkey_question_ends_idx ON identity.passkey_question (ends_at);

GRANT SELECT, INSERT, DELETE ON identity.passkey, identity.passkey_question TO croupier_app;
GRANT UPDATE (counter, backed_up, used_at, name) ON identity.passkey TO croupier_app;
