-- The studio's own tables: seats, seeds, sessions and spins. They hold no money: stakes and payouts move through the vendor
-- protocol only, under transaction ids made from the ids here (s<spin>, r<round>). The functions are in lib/studio/play/sql.
-- Stakes are in 1/10,000 of the currency's unit.
CREATE SCHEMA studio;
GRANT USAGE ON SCHEMA studio TO croupier_app;

-- A server seed. Its hash is shown before the browser names its client seed. The seed is sealed (AES-GCM) and becomes public
-- text when it is rotated out (docs/trust.md F2, F8).
CREATE TABLE studio.seed (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  commitment  text NOT NULL UNIQUE CHECK (commitment ~ '^[0-9a-f]{64}$'),
  sealed      bytea NOT NULL,
  client_seed text CHECK (client_seed ~ '^[A-Za-z0-9_-]{8,64}$'),
  spins       integer NOT NULL DEFAULT 0 CHECK (spins >= 0),
  server_seed text CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  created_at  timestamptz NOT NULL DEFAULT now(),
  started_at  timestamptz,
  revealed_at timestamptz,
  -- Whose seed it is, so that a player's revealed seeds are found without reading every spin.
  seat_id     bigint,
  CHECK ((server_seed IS NULL) = (revealed_at IS NULL)),
  CHECK ((client_seed IS NULL) = (started_at IS NULL))
);
CREATE INDEX seed_revealed ON studio.seed (seat_id, id DESC) WHERE server_seed IS NOT NULL;

-- One player at one game of one vendor in one currency: play money has a seat of its own. A seat has at most one spin that
-- is not settled (pending_spin_id) and one open round (state).
CREATE TABLE studio.seat (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor          text NOT NULL,
  player_id       text NOT NULL,
  node_id         bigint NOT NULL,
  currency        char(3) NOT NULL,
  seed_id         bigint NOT NULL REFERENCES studio.seed,
  next_seed_id    bigint NOT NULL REFERENCES studio.seed,
  -- The nonce of the next round.
  nonce           integer NOT NULL DEFAULT 0 CHECK (nonce >= 0),
  pending_spin_id bigint,
  round_id        bigint,
  round_stake     bigint CHECK (round_stake > 0),
  state           jsonb,
  -- How many words the open round has taken of its fairness stream.
  stream_position integer NOT NULL DEFAULT 0,
  created_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (vendor, player_id, node_id, currency),
  CHECK ((round_id IS NULL) = (state IS NULL) AND (round_id IS NULL) = (round_stake IS NULL))
) WITH (fillfactor = 70); -- Updated twice per spin: free room keeps the update out of the indexes (HOT).

-- A game session: the cookie's token as a hash, and the gateway's player token sealed.
CREATE TABLE studio.session (
  id                  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash          bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  seat_id             bigint NOT NULL REFERENCES studio.seat,
  sealed_player_token bytea NOT NULL,
  trial               boolean NOT NULL,
  created_at          timestamptz NOT NULL DEFAULT now(),
  expires_at          timestamptz NOT NULL
);
CREATE INDEX session_seat ON studio.session (seat_id, id);

-- A spin is recorded with its nonce before any money moves; its outcome follows from the row.
CREATE TABLE studio.spin (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id        bigint NOT NULL,
  seat_id         bigint NOT NULL,
  session_id      bigint NOT NULL,
  seed_id         bigint NOT NULL,
  -- One per round; the spins of its features continue in the same stream.
  nonce           integer NOT NULL,
  -- How many words of the stream were taken before this spin.
  stream_position integer NOT NULL,
  request_id      text NOT NULL,
  stake           bigint NOT NULL CHECK (stake > 0),
  -- The round's state before the spin; NULL for a paid spin.
  state           jsonb,
  -- NULL until the spin is settled.
  result          jsonb,
  balance         bigint,
  created_at      timestamptz NOT NULL DEFAULT now(),
  -- When each attempt to settle the spin began that the wallet has not refused; NULL while there was only the first one,
  -- which began with the spin. Several processes may try at the same time: the same request again, the seat's next spin,
  -- the job. studio.delete_refused_spin must not delete a spin while another attempt may still be paid.
  attempts        timestamptz[],
  UNIQUE (seat_id, request_id),
  UNIQUE (seed_id, nonce, stream_position)
);
CREATE INDEX spin_round ON studio.spin (round_id, id);
CREATE INDEX spin_seat ON studio.spin (seat_id, id);
CREATE INDEX spin_unsettled ON studio.spin (created_at) WHERE result IS NULL;

GRANT SELECT, INSERT, UPDATE ON studio.seed, studio.seat, studio.session TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.spin TO croupier_app; -- DELETE: a spin whose bet was refused is removed.
GRANT USAGE ON SEQUENCE studio.spin_id_seq TO croupier_app; -- The id is drawn before the row is written.
