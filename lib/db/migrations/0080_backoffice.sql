-- The back office: operators, their permissions and sessions, and the audit log of what they did.
CREATE SCHEMA backoffice;
GRANT USAGE ON SCHEMA backoffice TO croupier_app;

-- Declared for the trigger below; its body is in lib/backoffice/sql (lib/db/README.md).
CREATE FUNCTION backoffice.refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'declared only'; END $$;

CREATE TABLE backoffice.operator (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL CHECK (account ~ '^[a-z][a-z0-9._-]{2,31}$') UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  password_hash text NOT NULL,
  permissions text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON backoffice.operator TO croupier_app;
GRANT UPDATE (name, password_hash, permissions, status) ON backoffice.operator TO croupier_app;

CREATE TABLE backoffice.session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX session_operator_idx ON backoffice.session (operator_id, created_at DESC);
GRANT SELECT, INSERT ON backoffice.session TO croupier_app;
GRANT UPDATE (seen_at, revoked_at) ON backoffice.session TO croupier_app;

-- The audit log (docs/trust.md X16). Each entry holds the hash of the one before it, and the id and hash of the last entry
-- are stored apart: an edited, removed, reordered or cut-off entry is found.
CREATE TABLE backoffice.audit (
  id bigint PRIMARY KEY CHECK (id > 0),
  at timestamptz NOT NULL,
  operator_id bigint,
  ip text NOT NULL,
  action text NOT NULL CHECK (action ~ '^[a-z][a-zA-Z.-]{1,63}$'),
  subject text NOT NULL,
  detail jsonb NOT NULL,
  previous bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX audit_operator_idx ON backoffice.audit (operator_id, id DESC);
CREATE INDEX audit_subject_idx ON backoffice.audit (subject, id DESC);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON backoffice.audit
  FOR EACH STATEMENT EXECUTE FUNCTION backoffice.refuse_change();

CREATE TABLE backoffice.audit_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  id bigint NOT NULL,
  hash bytea NOT NULL
);
-- Needed by every site: the log's beginning, which its first entry refers to.
INSERT INTO backoffice.audit_head (id, hash) VALUES (0, sha256('croupier audit'));

GRANT SELECT ON backoffice.audit, backoffice.audit_head TO croupier_app;
