-- Rewards: the goods of the points mall.
CREATE SCHEMA rewards;
GRANT USAGE ON SCHEMA rewards TO croupier_app;

CREATE TABLE rewards.good (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What its picture is drawn from: <palette>.<motif> (lib/catalogue/artwork/good-picture.ts).
  picture text NOT NULL CHECK (picture ~ '^[a-z]+\.[a-z]+$' AND length(picture) <= 48),
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  summary jsonb NOT NULL CHECK (content.is_localized_text(summary)),
  -- The price of one piece, in whole points.
  points integer NOT NULL CHECK (points BETWEEN 1 AND 1000000000),
  -- How many there were, and how many can still be redeemed.
  quantity integer NOT NULL CHECK (quantity BETWEEN 0 AND 1000000),
  available integer NOT NULL CHECK (available BETWEEN 0 AND quantity),
  position smallint NOT NULL DEFAULT 0,
  published boolean NOT NULL DEFAULT false,
  -- Grows with each change, so that the second of two operators who edit at once is refused.
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX good_shown_idx ON rewards.good (position, id) WHERE published;
GRANT SELECT, INSERT, UPDATE ON rewards.good TO croupier_app;
