-- Operators in the browser: roles, activation links, second factors, and logins in two steps (lib/backoffice/README.md,
-- docs/decisions/0090).

CREATE TABLE backoffice.role (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of a shipped role. Its name is a message; it cannot be deleted.
  code text UNIQUE CHECK (code ~ '^[a-z][a-z-]{1,31}$'),
  -- Of an own role.
  name text CHECK (length(name) BETWEEN 1 AND 40),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 200),
  -- Empty for the role owner, which has every permission, also those of a later version.
  permissions text[] NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT role_has_code_or_name CHECK (num_nonnulls(code, name) = 1)
);
CREATE UNIQUE INDEX role_name_idx ON backoffice.role (lower(name));
GRANT SELECT, INSERT, DELETE ON backoffice.role TO croupier_app;
GRANT UPDATE (name, description, permissions, version) ON backoffice.role TO croupier_app;

-- Needed by every site: the shipped roles. What each may do is listed in docs/operations.md.
INSERT INTO backoffice.role (code, permissions) VALUES
  ('owner', '{}'),
  ('finance', '{cashier.read,cashier.decide,cashier.channels,cashier.adjust,members.read,reports.read,reports.export}'),
  ('risk', '{cashier.read,members.read,members.write,rounds.void,reports.read,risk.read,risk.decide}'),
  ('content', '{games.write,content.write}'),
  ('support', '{cashier.read,members.read,members.write,members.create,chat.answer}'),
  ('marketing', '{members.read,content.write,inbox.send,reports.read}'),
  ('auditor', '{cashier.read,members.read,reports.read,reports.export,risk.read,audit.read}');

CREATE TABLE backoffice.operator_role (
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  role_id bigint NOT NULL REFERENCES backoffice.role (id),
  PRIMARY KEY (operator_id, role_id)
);
CREATE INDEX operator_role_role_idx ON backoffice.operator_role (role_id);
GRANT SELECT, INSERT, DELETE ON backoffice.operator_role TO croupier_app;

-- An invited operator has no password yet; a reset one has none any more. `permissions` are those beside the roles.
ALTER TABLE backoffice.operator ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE backoffice.operator DROP CONSTRAINT operator_status_check;
ALTER TABLE backoffice.operator
  ADD CONSTRAINT operator_status_check CHECK (status IN ('invited', 'active', 'disabled')),
  ADD CONSTRAINT operator_active_has_password CHECK (status <> 'active' OR password_hash IS NOT NULL);

-- An activation link: the invited or reset operator chooses a password with it. The row is deleted when it is used.
CREATE TABLE backoffice.activation (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  operator_id bigint NOT NULL UNIQUE REFERENCES backoffice.operator (id),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON backoffice.activation TO croupier_app;

-- A login whose password was right and whose second factor is not checked yet.
CREATE TABLE backoffice.login_challenge (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  attempts integer NOT NULL DEFAULT 0,
  -- The challenge of the passkey that the browser was asked for, until it is used.
  passkey_challenge text,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX login_challenge_operator_idx ON backoffice.login_challenge (operator_id);
GRANT SELECT, INSERT, DELETE ON backoffice.login_challenge TO croupier_app;
GRANT UPDATE (attempts, passkey_challenge) ON backoffice.login_challenge TO croupier_app;

-- The authenticator app of an operator; without confirmed_at it is not in use yet.
CREATE TABLE backoffice.totp (
  operator_id bigint PRIMARY KEY REFERENCES backoffice.operator (id),
  secret_sealed bytea NOT NULL,
  -- The last time step whose code was used, so that no code works twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz
);
GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice.totp TO croupier_app;

CREATE TABLE backoffice.passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) <= 1400),
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  -- A passkey works on the host on which it was made.
  host text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkey_operator_idx ON backoffice.passkey (operator_id);
GRANT SELECT, INSERT, DELETE ON backoffice.passkey TO croupier_app;
GRANT UPDATE (counter, used_at) ON backoffice.passkey TO croupier_app;

CREATE TABLE backoffice.recovery_code (
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (operator_id, code_hash)
);
GRANT SELECT, INSERT, DELETE ON backoffice.recovery_code TO croupier_app;
GRANT UPDATE (used_at) ON backoffice.recovery_code TO croupier_app;

-- The challenge of a passkey that is being added in this session.
ALTER TABLE backoffice.session
  ADD COLUMN passkey_challenge text,
  ADD COLUMN passkey_challenge_ends_at timestamptz;
GRANT UPDATE (passkey_challenge, passkey_challenge_ends_at) ON backoffice.session TO croupier_app;
