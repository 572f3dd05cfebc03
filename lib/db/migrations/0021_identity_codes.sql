-- Ways to reach a member, one-time codes, and what is sent to people.

-- A member's mobile number (E.164) and e-mail address: sealed, and found by a keyed hash (trust.md X17).
CREATE TABLE identity.contact (
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL CHECK (kind IN ('mobile', 'email')),
  sealed bytea NOT NULL,
  lookup bytea NOT NULL CHECK (octet_length(lookup) = 32),
  -- Null while nobody has proven that it is theirs.
  verified_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind)
);
-- Anybody may write down any number; who has proven it has it alone.
CREATE UNIQUE INDEX contact_verified_key ON identity.contact (kind, lookup) WHERE verified_at IS NOT NULL;
GRANT SELECT, INSERT, DELETE ON identity.contact TO croupier_app;
GRANT UPDATE (sealed, lookup, verified_at, changed_at) ON identity.contact TO croupier_app;

-- One live code per purpose and number or address; asking again replaces it (trust.md X7).
CREATE TABLE identity.code (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose ~ '^[a-z][A-Za-z]{1,31}$'),
  -- Keyed hashes: neither the number nor the code can be read from a dump.
  subject bytea NOT NULL CHECK (octet_length(subject) = 32),
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  used_at timestamptz,
  UNIQUE (purpose, subject)
);
CREATE INDEX code_ends_idx ON identity.code (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.code TO croupier_app;
GRANT UPDATE (code_hash, tries, created_at, ends_at, used_at) ON identity.code TO croupier_app;

-- Proofs of others (Firebase phone tokens) that have been used: each opens one door once.
CREATE TABLE identity.used_proof (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  ends_at timestamptz NOT NULL
);
CREATE INDEX used_proof_ends_idx ON identity.used_proof (ends_at);
GRANT SELECT, INSERT, DELETE ON identity.used_proof TO croupier_app;

-- What is to be sent, written in the transaction of what it tells of; the room inbox delivers it.
CREATE TABLE identity.outgoing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  template text NOT NULL CHECK (template ~ '^[a-z][A-Za-z]{1,31}$'),
  locale text NOT NULL,
  member_id bigint REFERENCES identity.member (id),
  -- Enough for an operator to recognise it: +66•••••78, m•••@example.com.
  recipient_hint text NOT NULL CHECK (length(recipient_hint) <= 320),
  -- Recipient and values, sealed; null once somebody else's hands have them.
  sealed bytea,
  -- Nobody is behind the address: written all the same, so that asking takes equally long; never sent, never shown.
  mute boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  -- After this it is not worth sending.
  not_after timestamptz NOT NULL
);
CREATE INDEX outgoing_created_idx ON identity.outgoing (created_at DESC, id DESC) WHERE NOT mute;
GRANT SELECT, INSERT, DELETE ON identity.outgoing TO croupier_app;
GRANT UPDATE (sealed) ON identity.outgoing TO croupier_app;

-- Fields of registration that mobile registration and the agents' codes add.
INSERT INTO identity.register_field
  (field, position, enabled, required, accepted_pattern, min_length, max_length, pattern_id)
VALUES
  ('verificationCode', 75, false, true, '*', 0, 255, 'ANY'),
  ('affiliateCode',   155, true, false, '^[A-Za-z0-9]+$', 4, 16, 'ALPHANUMERIC');
