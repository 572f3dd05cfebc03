-- More than a password: addresses that were used, the extra step of a login from elsewhere, authenticator apps.

-- Networks a member has logged in from, as keyed hashes: a dump tells nobody where members live.
CREATE TABLE identity.used_address (
  member_id bigint NOT NULL REFERENCES identity.member (id),
  address_hash bytea NOT NULL CHECK (octet_length(address_hash) = 32),
  used_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, address_hash)
);
CREATE INDEX used_address_used_idx ON identity.used_address (used_at);

-- A login whose password was right and which needs one proof more, from the same browser.
CREATE TABLE identity.login_challenge (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  remember boolean NOT NULL,
  ways text[] NOT NULL CHECK (cardinality(ways) > 0),
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX login_challenge_ends_idx ON identity.login_challenge (ends_at);

CREATE TABLE identity.totp (
  member_id bigint PRIMARY KEY REFERENCES identity.member (id),
  secret_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null until a first code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The half minute whose code was taken last: none of it or before it is taken again.
  last_step bigint NOT NULL DEFAULT 0
);

-- Way in for whoever lost the app; each is used once.
CREATE TABLE identity.recovery_code (
  member_id bigint NOT NULL REFERENCES identity.member (id),
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (member_id, code_hash)
);

-- What happened to an account's security, for its owner to read.
CREATE TABLE identity.activity (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL CHECK (kind IN ('newAddress', 'totpOn', 'totpOff', 'recoveryUsed', 'recoveryNew', 'passkeyAdded', 'passkeyRemoved')),
  ip text NOT NULL,
  country text,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX activity_member_idx ON identity.activity (member_id, created_at DESC, id DESC);

GRANT SELECT, INSERT, DELETE ON identity.used_address, identity.login_challenge, identity.totp, identity.recovery_code,
  identity.activity TO croupier_app;
GRANT UPDATE (used_at) ON identity.used_address TO croupier_app;
GRANT UPDATE (tries) ON identity.login_challenge TO croupier_app;
GRANT UPDATE (secret_sealed, created_at, confirmed_at, last_step) ON identity.totp TO croupier_app;
GRANT UPDATE (used_at) ON identity.recovery_code TO croupier_app;
