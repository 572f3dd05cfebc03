-- The operator's people, what they may do, and what they did.
CREATE SCHEMA backoffice;
GRANT USAGE ON SCHEMA backoffice TO croupier_app;

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

-- What operators did (trust.md X16): each line holds the hash of the one before it, and the last line's number and hash
-- stand apart, so that an edit, a removal, a change of order and a cut tail are all seen.
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
CREATE TABLE backoffice.audit_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  id bigint NOT NULL,
  hash bytea NOT NULL
);
INSERT INTO backoffice.audit_head (id, hash) VALUES (0, sha256('croupier audit'));

CREATE FUNCTION backoffice.audit_hash(
  p_id bigint, p_at timestamptz, p_operator bigint, p_ip text, p_action text, p_subject text, p_detail jsonb, p_previous bytea
) RETURNS bytea LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp SET TimeZone = 'UTC' AS $$
  SELECT sha256(p_previous || convert_to(jsonb_build_array(p_id, p_at, p_operator, p_ip, p_action, p_subject, p_detail)::text, 'UTF8'))
$$;

CREATE FUNCTION backoffice.note(
  p_at timestamptz, p_operator bigint, p_ip text, p_action text, p_subject text, p_detail jsonb
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_id bigint;
  v_previous bytea;
  v_hash bytea;
BEGIN
  -- The head's row lock puts lines one after another; operators act seldom enough.
  SELECT h.id + 1, h.hash INTO v_id, v_previous FROM backoffice.audit_head h FOR UPDATE;
  v_hash := backoffice.audit_hash(v_id, p_at, p_operator, p_ip, p_action, p_subject, p_detail, v_previous);
  INSERT INTO backoffice.audit VALUES (v_id, p_at, p_operator, p_ip, p_action, p_subject, p_detail, v_previous, v_hash);
  UPDATE backoffice.audit_head SET id = v_id, hash = v_hash;
  RETURN v_id;
END
$$;
REVOKE EXECUTE ON FUNCTION backoffice.note FROM PUBLIC;

CREATE FUNCTION backoffice.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of the audit log is refused', TG_OP USING ERRCODE = 'CR007';
END
$$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON backoffice.audit
  FOR EACH STATEMENT EXECUTE FUNCTION backoffice.refuse_change();

GRANT SELECT ON backoffice.audit, backoffice.audit_head TO croupier_app;
GRANT EXECUTE ON FUNCTION backoffice.note TO croupier_app;
