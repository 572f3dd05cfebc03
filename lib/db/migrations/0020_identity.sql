-- Members (players, trial players, agents), their sessions, and every way to log in.
CREATE SCHEMA identity;
GRANT USAGE ON SCHEMA identity TO croupier_app;

-- Declared for the trigger below; its body is in lib/identity/sql (lib/db/README.md).
CREATE FUNCTION identity.set_member_path() RETURNS trigger
LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'declared only'; END $$;

-- Ids begin at 100001 so that the first members do not look like test data on a statement.
CREATE TABLE identity.member (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  account text NOT NULL CHECK (account <> '' AND length(account) <= 64),
  -- 0 player; agents 1, 2, 41, 42; 4 trial player.
  type smallint NOT NULL CHECK (type IN (0, 1, 2, 4, 41, 42)),
  nickname text NOT NULL CHECK (length(nickname) BETWEEN 1 AND 64),
  currency char(3) NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  icon smallint NOT NULL DEFAULT 1 CHECK (icon BETWEEN 1 AND 99),
  upline_id bigint REFERENCES identity.member (id),
  -- The ids from the top agent down to this member. Set by the trigger.
  path public.ltree NOT NULL DEFAULT '',
  -- argon2id. NULL for trial players: they have no way to log in again.
  password_hash text,
  payment_password_hash text,
  must_change_password boolean NOT NULL DEFAULT false,
  password_changed_at timestamptz,
  -- The code that this member invites others with.
  referral_code text NOT NULL UNIQUE,
  first_login_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT trial_uses_play_money CHECK ((type = 4) = (currency = 'PLY') AND (type <> 4 OR upline_id IS NULL))
);
CREATE UNIQUE INDEX member_account_key ON identity.member (lower(account));
-- The back office finds members by the beginning of their account name. Under the collations of some servers the unique
-- index on lower(account) cannot serve LIKE 'abc%'; this one can under all.
CREATE INDEX member_account_prefix_idx ON identity.member (lower(account) text_pattern_ops);
CREATE INDEX member_path_idx ON identity.member USING gist (path);
CREATE INDEX member_upline_idx ON identity.member (upline_id) WHERE upline_id IS NOT NULL;
CREATE TRIGGER set_member_path BEFORE INSERT ON identity.member
  FOR EACH ROW EXECUTE FUNCTION identity.set_member_path();
GRANT SELECT, INSERT ON identity.member TO croupier_app;
GRANT UPDATE (nickname, status, icon, password_hash, payment_password_hash, must_change_password, password_changed_at,
  first_login_at) ON identity.member TO croupier_app;

-- One row per login. Only the SHA-256 of the token is stored: a dump of this table opens no session.
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
  -- The idle limit moves with seen_at; the absolute limit does not move.
  idle_ends_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- The session began with a one-time or an expired password: it may change the password and nothing else.
  password_change_required boolean NOT NULL DEFAULT false,
  CHECK (idle_ends_at <= ends_at)
);
CREATE INDEX session_member_idx ON identity.session (member_id, created_at DESC);
CREATE INDEX session_ends_idx ON identity.session (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.session TO croupier_app;
GRANT UPDATE (seen_at, idle_ends_at, revoked_at, password_change_required) ON identity.session TO croupier_app;

-- Captcha pictures: one use, two minutes, for the browser that requested it.
CREATE TABLE identity.captcha (
  id text PRIMARY KEY,
  answer_hash bytea NOT NULL,
  device_hash bytea NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX captcha_ends_idx ON identity.captcha (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.captcha TO croupier_app;

-- The table of the library rate-limiter-flexible (RateLimiterPostgres). Unlogged: a crash only resets the limits.
CREATE UNLOGGED TABLE identity.throttle (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX throttle_expire_idx ON identity.throttle (expire);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.throttle TO croupier_app;

-- The fields of the registration form. The pattern '*' accepts every text.
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

-- Needed by every site: the code knows these fields and operators change only their rules.
INSERT INTO identity.register_field
  (field, position, enabled, required, accepted_pattern, min_length, max_length, pattern_id)
VALUES
  ('username',         10, true,  true,  '^[A-Za-z][A-Za-z0-9]*$', 4, 16, 'LETTER_FIRST'),
  ('password',         20, true,  true,  '^[!-~]+$', 8, 64, 'LETTERS_DIGITS_SYMBOLS'),
  ('paymentPassword',  40, false, true,  '^[0-9]+$', 6, 6, 'DIGITS'),
  ('payeeName',        50, false, false, '*', 2, 100, 'ANY'),
  ('email',            60, false, false, '^[^\s@]+@[^\s@]+\.[^\s@]{2,}$', 5, 254, 'EMAIL'),
  ('mobileNum',        70, false, false, '^[0-9]+$', 6, 15, 'DIGITS'),
  ('verificationCode', 75, false, true,  '*', 0, 255, 'ANY'),
  ('qqNum',            80, false, false, '^[0-9]+$', 5, 12, 'DIGITS'),
  ('line',             90, false, false, '^\S+$', 2, 50, 'NO_SPACES'),
  ('whatsapp',        100, false, false, '^\S+$', 5, 50, 'NO_SPACES'),
  ('facebook',        110, false, false, '^\S+$', 2, 100, 'NO_SPACES'),
  ('wechat',          120, false, false, '^\S+$', 2, 50, 'NO_SPACES'),
  ('idNumber',        130, false, false, '^[A-Za-z0-9]+$', 5, 30, 'ALPHANUMERIC'),
  ('recommenderId',   140, false, false, '^[A-Za-z0-9]+$', 1, 30, 'ALPHANUMERIC'),
  ('referralCode',    150, true,  false, '^[A-Za-z0-9]+$', 4, 16, 'ALPHANUMERIC'),
  ('affiliateCode',   155, true,  false, '^[A-Za-z0-9]+$', 4, 16, 'ALPHANUMERIC'),
  ('captcha',         160, false, true,  '^[A-Za-z0-9]+$', 4, 4, 'ALPHANUMERIC');

-- A member's mobile number (E.164) and e-mail address: sealed, and found by a keyed hash (docs/trust.md X17).
CREATE TABLE identity.contact (
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL CHECK (kind IN ('mobile', 'email')),
  sealed bytea NOT NULL,
  lookup bytea NOT NULL CHECK (octet_length(lookup) = 32),
  -- NULL until the member has proved that it is theirs.
  verified_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind)
);
-- Several members may enter one number; only one can have verified it.
CREATE UNIQUE INDEX contact_verified_key ON identity.contact (kind, lookup) WHERE verified_at IS NOT NULL;
GRANT SELECT, INSERT, DELETE ON identity.contact TO croupier_app;
GRANT UPDATE (sealed, lookup, verified_at, changed_at) ON identity.contact TO croupier_app;

-- One-time codes: one valid code per purpose and number or address; a new request replaces it (docs/trust.md X7).
CREATE TABLE identity.code (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose ~ '^[a-z][A-Za-z]{1,31}$'),
  -- Keyed hashes: neither the number nor the code can be read from a dump.
  subject bytea NOT NULL CHECK (octet_length(subject) = 32),
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  attempts smallint NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  used_at timestamptz,
  UNIQUE (purpose, subject)
);
CREATE INDEX code_ends_idx ON identity.code (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.code TO croupier_app;
GRANT UPDATE (code_hash, attempts, created_at, ends_at, used_at) ON identity.code TO croupier_app;

-- Firebase phone tokens that were used: each is accepted once.
CREATE TABLE identity.used_phone_token (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  ends_at timestamptz NOT NULL
);
CREATE INDEX used_phone_token_ends_idx ON identity.used_phone_token (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.used_phone_token TO croupier_app;

-- Messages to send, written in the database transaction of the event they report; lib/inbox delivers them.
CREATE TABLE identity.outgoing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  template text NOT NULL CHECK (template ~ '^[a-z][A-Za-z]{1,31}$'),
  locale text NOT NULL,
  member_id bigint REFERENCES identity.member (id),
  -- Enough for an operator to recognise the recipient: +66•••••78, m•••@example.com.
  recipient_hint text NOT NULL CHECK (length(recipient_hint) <= 320),
  -- Recipient and values, sealed; NULL once the message was handed to a provider.
  sealed bytea,
  -- Nobody has this address. The row is written all the same, so that the request takes as long; it is never sent or shown.
  suppressed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  -- After this moment the message is not worth sending.
  not_after timestamptz NOT NULL
);
CREATE INDEX outgoing_created_idx ON identity.outgoing (created_at DESC, id DESC) WHERE NOT suppressed;
GRANT SELECT, INSERT, DELETE ON identity.outgoing TO croupier_app;
GRANT UPDATE (sealed) ON identity.outgoing TO croupier_app;

-- Optional profile fields of members, sealed one by one (docs/trust.md X17).
CREATE TABLE identity.profile_field (
  member_id bigint NOT NULL REFERENCES identity.member (id),
  field text NOT NULL CHECK (field ~ '^[A-Za-z]{2,32}$'),
  -- AES-256-GCM under the site's secret, bound to the member and the field.
  sealed bytea NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, field)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.profile_field TO croupier_app;

-- Password reset links. Only the SHA-256 of the token is stored; using one link deletes all links of its member.
CREATE TABLE identity.reset_link (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX reset_link_member_idx ON identity.reset_link (member_id);
CREATE INDEX reset_link_ends_idx ON identity.reset_link (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.reset_link TO croupier_app;

-- Accounts at Google and Facebook that a member logs in with. The provider's id of the person is a keyed hash.
CREATE TABLE identity.social_link (
  provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
  subject bytea NOT NULL CHECK (octet_length(subject) = 32),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (member_id, provider)
);
GRANT SELECT, INSERT, DELETE ON identity.social_link TO croupier_app;

-- Slider puzzles that wait for an answer: one answer, two minutes, for the browser and the action it was made for.
CREATE TABLE identity.slider_puzzle (
  id text PRIMARY KEY,
  -- Where the piece belongs, sealed: reading this table does not solve the puzzle.
  answer bytea NOT NULL,
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  action text NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX slider_puzzle_ends_idx ON identity.slider_puzzle (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.slider_puzzle TO croupier_app;

-- Human-check tokens of solved puzzles: each is good for one call of its action from its browser.
CREATE TABLE identity.human_check_token (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  action text NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX human_check_token_ends_idx ON identity.human_check_token (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.human_check_token TO croupier_app;

-- Keys that request bodies are encrypted to. The private keys are sealed with the site's secret.
CREATE TABLE identity.payload_key (
  kid text PRIMARY KEY,
  public_jwk jsonb NOT NULL CHECK (jsonb_typeof(public_jwk) = 'object' AND NOT public_jwk ? 'd'),
  private_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Bodies encrypted to the key are read until then; the key is offered until a day earlier.
  ends_at timestamptz NOT NULL CHECK (ends_at > created_at)
);
CREATE INDEX payload_key_ends_idx ON identity.payload_key (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.payload_key TO croupier_app;

-- Ids of encrypted bodies that were read, until they would be too old anyway: each is read once by all processes together.
CREATE TABLE identity.payload_seen (
  jti_hash bytea PRIMARY KEY CHECK (octet_length(jti_hash) = 32),
  ends_at timestamptz NOT NULL
);
CREATE INDEX payload_seen_ends_idx ON identity.payload_seen (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.payload_seen TO croupier_app;

-- Networks that a member has logged in from, as keyed hashes: a dump does not say where members live.
CREATE TABLE identity.used_address (
  member_id bigint NOT NULL REFERENCES identity.member (id),
  address_hash bytea NOT NULL CHECK (octet_length(address_hash) = 32),
  used_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, address_hash)
);
CREATE INDEX used_address_used_idx ON identity.used_address (used_at);
GRANT SELECT, INSERT, DELETE ON identity.used_address TO croupier_app;
GRANT UPDATE (used_at) ON identity.used_address TO croupier_app;

-- Logins that passed the password and wait for the extra verification, from the same browser.
CREATE TABLE identity.login_challenge (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  remember boolean NOT NULL,
  -- The methods that may be used, for example {totp} or {email,mobile}.
  methods text[] NOT NULL CHECK (cardinality(methods) > 0),
  attempts smallint NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Whether the login began with the password.
  by_password boolean NOT NULL
);
CREATE INDEX login_challenge_ends_idx ON identity.login_challenge (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.login_challenge TO croupier_app;
GRANT UPDATE (attempts) ON identity.login_challenge TO croupier_app;

-- Authenticator apps.
CREATE TABLE identity.totp (
  member_id bigint PRIMARY KEY REFERENCES identity.member (id),
  secret_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- NULL until a first code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The 30-second step of the last accepted code: no code of this step or an earlier one is accepted again.
  last_step bigint NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, DELETE ON identity.totp TO croupier_app;
GRANT UPDATE (secret_sealed, created_at, confirmed_at, last_step) ON identity.totp TO croupier_app;

-- Recovery codes, for a member who lost the authenticator app; each is used once.
CREATE TABLE identity.recovery_code (
  member_id bigint NOT NULL REFERENCES identity.member (id),
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (member_id, code_hash)
);
GRANT SELECT, INSERT, DELETE ON identity.recovery_code TO croupier_app;
GRANT UPDATE (used_at) ON identity.recovery_code TO croupier_app;

-- Security events of an account, for its owner to read.
CREATE TABLE identity.activity (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL CHECK (kind IN ('newAddress', 'totpOn', 'totpOff', 'recoveryUsed', 'recoveryNew', 'passkeyAdded',
    'passkeyRemoved', 'socialLinked', 'socialUnlinked', 'guessed', 'paymentPassword', 'passwordReset')),
  ip text NOT NULL,
  country text,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX activity_member_idx ON identity.activity (member_id, created_at DESC, id DESC);
GRANT SELECT, INSERT, DELETE ON identity.activity TO croupier_app;

-- Passkeys (WebAuthn): public keys of members' own devices.
CREATE TABLE identity.passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The authenticator's own name of the key, base64url.
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1400),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  public_key bytea NOT NULL,
  -- Grows with each use if the authenticator counts; a lower value means a copied key.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL DEFAULT '{}',
  -- The host name it was made for; it is valid for no other.
  host text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkey_member_idx ON identity.passkey (member_id, created_at);
GRANT SELECT, INSERT, DELETE ON identity.passkey TO croupier_app;
GRANT UPDATE (counter, backed_up, used_at, name) ON identity.passkey TO croupier_app;

-- WebAuthn challenges: answered once, within five minutes, by the browser that received it.
CREATE TABLE identity.passkey_challenge (
  challenge text PRIMARY KEY,
  -- Whose passkey is being registered; NULL for a login.
  member_id bigint REFERENCES identity.member (id),
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  ends_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_ends_idx ON identity.passkey_challenge (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.passkey_challenge TO croupier_app;

-- A password that someone else set is accepted from one browser until it ends (docs/trust.md X2). Without a row here such a
-- password (member.must_change_password) is not accepted at all.
CREATE TABLE identity.one_time_password (
  member_id bigint PRIMARY KEY REFERENCES identity.member (id) ON DELETE CASCADE,
  ends_at timestamptz NOT NULL,
  -- SHA-256 of the id of the browser that has used it.
  device_hash bytea CHECK (octet_length(device_hash) = 32)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.one_time_password TO croupier_app;
