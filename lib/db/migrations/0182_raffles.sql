-- Raffles with a draw that anybody can recompute (docs/decisions/0123).

CREATE TABLE rewards.raffle (
  promotion_id bigint PRIMARY KEY REFERENCES rewards.promotion_rule,
  -- The server's seed, sealed until the draw; its hash is shown from the beginning.
  seed_sealed bytea NOT NULL,
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz NOT NULL,
  -- Until when one can join, and what counts for tickets. A full hour of the settlement zone.
  closes_at timestamptz NOT NULL,
  -- The list of tickets is final: their number, and the hash of the list.
  frozen_at timestamptz,
  tickets bigint CHECK (tickets >= 0),
  list_hash text CHECK (list_hash ~ '^[0-9a-f]{64}$'),
  -- The seed is revealed with the draw.
  drawn_at timestamptz,
  server_seed text CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  CONSTRAINT raffle_frozen CHECK ((frozen_at IS NULL) = (tickets IS NULL) AND (frozen_at IS NULL) = (list_hash IS NULL)),
  CONSTRAINT raffle_drawn CHECK ((drawn_at IS NULL) = (server_seed IS NULL) AND (drawn_at IS NULL OR frozen_at IS NOT NULL))
);
CREATE INDEX raffle_open ON rewards.raffle (closes_at) WHERE drawn_at IS NULL;
GRANT SELECT, INSERT ON rewards.raffle TO croupier_app;
GRANT UPDATE (closes_at, frozen_at, tickets, list_hash, drawn_at, server_seed) ON rewards.raffle TO croupier_app;

-- The tickets of each participant: numbers from `first` on. Written once.
CREATE TABLE rewards.raffle_ticket (
  promotion_id bigint NOT NULL REFERENCES rewards.raffle,
  first bigint NOT NULL CHECK (first > 0),
  count bigint NOT NULL CHECK (count > 0),
  member_id bigint NOT NULL REFERENCES identity.member,
  PRIMARY KEY (promotion_id, first),
  CONSTRAINT raffle_ticket_member UNIQUE (promotion_id, member_id)
);
GRANT SELECT, INSERT ON rewards.raffle_ticket TO croupier_app;

CREATE TABLE rewards.raffle_winner (
  promotion_id bigint NOT NULL REFERENCES rewards.raffle,
  -- From 1, in the order of the draw.
  place integer NOT NULL CHECK (place > 0),
  ticket bigint NOT NULL CHECK (ticket > 0),
  member_id bigint NOT NULL REFERENCES identity.member,
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- NULL: the winner may receive no offers any more.
  reward_id bigint REFERENCES rewards.reward,
  PRIMARY KEY (promotion_id, place),
  CONSTRAINT raffle_winner_once UNIQUE (promotion_id, member_id)
);
GRANT SELECT, INSERT ON rewards.raffle_winner TO croupier_app;
