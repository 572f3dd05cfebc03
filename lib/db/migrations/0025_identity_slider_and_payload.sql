-- Proof that a person is there (the slider), and encrypted request bodies (design.md §6).

-- A puzzle that waits for its answer: one judging, two minutes, for the browser that asked and the one action.
CREATE TABLE identity.slider_puzzle (
  id text PRIMARY KEY,
  -- Where the piece belongs, sealed: whoever reads this table still has to look at the picture.
  answer bytea NOT NULL,
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  action text NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX slider_puzzle_ends_idx ON identity.slider_puzzle (ends_at);

-- What a solved puzzle gives: good for one call of that action from that browser.
CREATE TABLE identity.slider_pass (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  action text NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX slider_pass_ends_idx ON identity.slider_pass (ends_at);

-- Keys that request bodies are encrypted to. The private halves are sealed with the site's secret.
CREATE TABLE identity.payload_key (
  kid text PRIMARY KEY,
  public_jwk jsonb NOT NULL CHECK (jsonb_typeof(public_jwk) = 'object' AND NOT public_jwk ? 'd'),
  private_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Bodies encrypted to it are read until then; it is offered for a day less.
  ends_at timestamptz NOT NULL CHECK (ends_at > created_at)
);
CREATE INDEX payload_key_ends_idx ON identity.payload_key (ends_at);

-- The ids of bodies that were read, until they would be too old anyway: each is read once, by whichever process.
CREATE TABLE identity.payload_seen (
  jti_hash bytea PRIMARY KEY CHECK (octet_length(jti_hash) = 32),
  ends_at timestamptz NOT NULL
);
CREATE INDEX payload_seen_ends_idx ON identity.payload_seen (ends_at);

GRANT SELECT, INSERT, DELETE ON identity.slider_puzzle, identity.slider_pass, identity.payload_key,
  identity.payload_seen TO croupier_app;
