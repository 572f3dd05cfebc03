-- Members (players, trial players, agents), their sessions, and what registration asks for.
CREATE SCHEMA identity;
GRANT USAGE ON SCHEMA identity TO croupier_app;

-- Ids begin at 100001 so that the first members do not look like test data on a statement.
CREATE TABLE identity.member (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  account text NOT NULL CHECK (account <> '' AND length(account) <= 64),
  -- product.md §3: 0 member; agents 1, 2, 41, 42; trial 4.
  type smallint NOT NULL CHECK (type IN (0, 1, 2, 4, 41, 42)),
  nickname text NOT NULL CHECK (length(nickname) BETWEEN 1 AND 64),
  currency char(3) NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  icon smallint NOT NULL DEFAULT 1 CHECK (icon BETWEEN 1 AND 99),
  upline_id bigint REFERENCES identity.member (id),
  -- Written by the trigger below: the ids from the top of the line down to this member.
  path public.ltree NOT NULL DEFAULT '',
  -- argon2id. Null for trial accounts, which have no way back in but their session.
  password_hash text,
  payment_password_hash text,
  must_change_password boolean NOT NULL DEFAULT false,
  password_changed_at timestamptz,
  -- The code a member invites others with.
  referral_code text NOT NULL UNIQUE,
  -- Optional fields of registration that have no column of their own, by the name of their rule.
  profile jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(profile) = 'object'),
  first_login_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT trial_is_apart CHECK ((type = 4) = (currency = 'PLY') AND (type <> 4 OR upline_id IS NULL))
);
CREATE UNIQUE INDEX member_account_key ON identity.member (lower(account));
CREATE INDEX member_path_idx ON identity.member USING gist (path);
CREATE INDEX member_upline_idx ON identity.member (upline_id) WHERE upline_id IS NOT NULL;

-- A path is never taken from outside: it follows from the upline, so it can be neither forged nor circular.
CREATE FUNCTION identity.set_member_path() RETURNS trigger LANGUAGE plpgsql
  SET search_path = pg_catalog, public AS $$
DECLARE
  above public.ltree;
BEGIN
  IF NEW.upline_id IS NULL THEN
    NEW.path := text2ltree(NEW.id::text);
  ELSE
    SELECT path INTO STRICT above FROM identity.member WHERE id = NEW.upline_id;
    NEW.path := above || NEW.id::text;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER set_member_path BEFORE INSERT ON identity.member
  FOR EACH ROW EXECUTE FUNCTION identity.set_member_path();

GRANT SELECT, INSERT ON identity.member TO croupier_app;
GRANT UPDATE (nickname, status, icon, password_hash, payment_password_hash, must_change_password,
  password_changed_at, profile, first_login_at) ON identity.member TO croupier_app;

-- One row per login. Only the token's SHA-256 is kept: a dump of this table opens no session.
CREATE TABLE identity.session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  device_hash bytea,
  ip text NOT NULL,
  country text,
  user_agent text NOT NULL,
  remembered boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- The idle limit moves with seen_at; the absolute one does not.
  idle_ends_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CHECK (idle_ends_at <= ends_at)
);
CREATE INDEX session_member_idx ON identity.session (member_id, created_at DESC);
CREATE INDEX session_ends_idx ON identity.session (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.session TO croupier_app;
GRANT UPDATE (seen_at, idle_ends_at, revoked_at) ON identity.session TO croupier_app;

-- Pictures to be read by people: one use, two minutes, for the browser that asked.
CREATE TABLE identity.captcha (
  id text PRIMARY KEY,
  answer_hash bytea NOT NULL,
  device_hash bytea NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX captcha_ends_idx ON identity.captcha (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.captcha TO croupier_app;

-- rate-limiter-flexible's own shape (RateLimiterPostgres); unlogged, because losing it in a crash only forgives.
CREATE UNLOGGED TABLE identity.throttle (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX throttle_expire_idx ON identity.throttle (expire);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.throttle TO croupier_app;

-- What registration asks for, field by field (product.md §5). A lone star as pattern matches all.
CREATE TABLE identity.register_field (
  field text PRIMARY KEY,
  position smallint NOT NULL UNIQUE,
  enabled boolean NOT NULL,
  required boolean NOT NULL,
  accepted_pattern text NOT NULL,
  min_length smallint NOT NULL CHECK (min_length >= 0),
  max_length smallint NOT NULL CHECK (max_length BETWEEN 1 AND 255),
  pattern_id text NOT NULL,
  CHECK (min_length <= max_length)
);
GRANT SELECT ON identity.register_field TO croupier_app;
GRANT UPDATE (enabled, required, accepted_pattern, min_length, max_length, pattern_id)
  ON identity.register_field TO croupier_app;

INSERT INTO identity.register_field
  (field, position, enabled, required, accepted_pattern, min_length, max_length, pattern_id)
VALUES
  ('username',         10, true,  true,  '^[A-Za-z][A-Za-z0-9]*$', 4, 16, 'LETTER_FIRST'),
  ('password',         20, true,  true,  '^[!-~]+$', 8, 64, 'LETTERS_DIGITS_SYMBOLS'),
  ('paymentPassword',  40, false, true,  '^[0-9]+$', 6, 6, 'DIGITS'),
  ('payeeName',        50, false, false, '*', 2, 100, 'ANY'),
  ('email',            60, false, false, '^[^\s@]+@[^\s@]+\.[^\s@]{2,}$', 5, 254, 'EMAIL'),
  ('mobileNum',        70, false, false, '^[0-9]+$', 6, 15, 'DIGITS'),
  ('qqNum',            80, false, false, '^[0-9]+$', 5, 12, 'DIGITS'),
  ('line',             90, false, false, '^\S+$', 2, 50, 'NO_SPACES'),
  ('whatsapp',        100, false, false, '^\S+$', 5, 50, 'NO_SPACES'),
  ('facebook',        110, false, false, '^\S+$', 2, 100, 'NO_SPACES'),
  ('wechat',          120, false, false, '^\S+$', 2, 50, 'NO_SPACES'),
  ('idNumber',        130, false, false, '^[A-Za-z0-9]+$', 5, 30, 'ALPHANUMERIC'),
  ('recommenderId',   140, false, false, '^[A-Za-z0-9]+$', 1, 30, 'ALPHANUMERIC'),
  ('referralCode',    150, true,  false, '^[A-Za-z0-9]+$', 4, 16, 'ALPHANUMERIC'),
  ('captcha',         160, false, true,  '^[A-Za-z0-9]+$', 4, 4, 'ALPHANUMERIC');
