-- The check-in calendar and the lucky wheel (docs/decisions/0113).

CREATE TABLE rewards.check_in (
  member_id bigint NOT NULL REFERENCES identity.member,
  -- A day of the settlement zone.
  day date NOT NULL,
  -- Days in a row up to this one.
  streak integer NOT NULL CHECK (streak > 0),
  points bigint NOT NULL CHECK (points >= 0),
  spins integer NOT NULL CHECK (spins >= 0),
  created_at timestamptz NOT NULL,
  transaction_id bigint REFERENCES ledger.transaction,
  PRIMARY KEY (member_id, day)
);
GRANT SELECT, INSERT ON rewards.check_in TO croupier_app;

-- A version of the wheel never changes: a spin refers to the one it was made on. The newest is turned.
CREATE TABLE rewards.wheel (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  open boolean NOT NULL,
  -- What a prize that has run out pays instead, in 1/10,000 of a point.
  consolation bigint NOT NULL CHECK (consolation >= 0),
  created_at timestamptz NOT NULL,
  created_by bigint REFERENCES backoffice.operator
);
GRANT SELECT, INSERT ON rewards.wheel TO croupier_app;

CREATE TABLE rewards.wheel_sector (
  wheel_id bigint NOT NULL REFERENCES rewards.wheel,
  -- From 0, in the order of the wheel.
  place integer NOT NULL CHECK (place BETWEEN 0 AND 23),
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  -- Its chance is weight divided by the sum of the wheel's weights.
  weight integer NOT NULL CHECK (weight BETWEEN 1 AND 1000000),
  prize text NOT NULL CHECK (prize IN ('none', 'points', 'money', 'good')),
  -- Points or money in 1/10,000; 0 for the others.
  amount bigint NOT NULL CHECK (amount >= 0),
  good_id bigint REFERENCES rewards.good,
  -- How often it can be won; NULL: without limit.
  stock integer CHECK (stock >= 0),
  won integer NOT NULL DEFAULT 0 CHECK (won >= 0 AND won <= coalesce(stock, won)),
  PRIMARY KEY (wheel_id, place),
  CONSTRAINT prize_complete CHECK ((prize IN ('points', 'money')) = (amount > 0) AND (prize = 'good') = (good_id IS NOT NULL))
);
GRANT SELECT, INSERT ON rewards.wheel_sector TO croupier_app;
GRANT UPDATE (won) ON rewards.wheel_sector TO croupier_app;

-- The server's seed of a member's next spin. Its hash is shown before the browser makes its own seed.
CREATE TABLE rewards.wheel_seed (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member,
  seed_sealed bytea NOT NULL,
  commitment bytea NOT NULL,
  used boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX wheel_seed_next ON rewards.wheel_seed (member_id) WHERE NOT used;
GRANT SELECT, INSERT ON rewards.wheel_seed TO croupier_app;
GRANT UPDATE (used) ON rewards.wheel_seed TO croupier_app;

CREATE TABLE rewards.spin (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member,
  wheel_id bigint NOT NULL,
  place integer NOT NULL,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  -- Revealed: the seed is used for this spin alone.
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  client_seed text NOT NULL CHECK (length(client_seed) BETWEEN 1 AND 64),
  -- What was given: the sector's prize, or `consolation` if it had run out.
  given text NOT NULL CHECK (given IN ('none', 'points', 'money', 'good', 'consolation')),
  amount bigint NOT NULL CHECK (amount >= 0),
  currency char(3) NOT NULL,
  created_at timestamptz NOT NULL,
  transaction_id bigint REFERENCES ledger.transaction,
  CONSTRAINT spin_request UNIQUE (member_id, request_id),
  CONSTRAINT spin_sector FOREIGN KEY (wheel_id, place) REFERENCES rewards.wheel_sector
);
CREATE INDEX spin_member ON rewards.spin (member_id, id DESC);
CREATE INDEX spin_created ON rewards.spin (created_at DESC, id DESC);
GRANT SELECT, INSERT ON rewards.spin TO croupier_app;
ALTER TABLE rewards.redemption ADD CONSTRAINT redemption_spin FOREIGN KEY (spin_id) REFERENCES rewards.spin;
