-- What members gather. First the points mall's counter (product.md §2, /pointMall; §3, points); points, their balances and
-- redemptions come with the issue that lets members earn them.
CREATE SCHEMA rewards;
GRANT USAGE ON SCHEMA rewards TO croupier_app;

CREATE TABLE rewards.good (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What its picture is drawn of: <palette>.<motif> (lib/catalogue/artwork/keepsake.ts).
  picture text NOT NULL CHECK (picture ~ '^[a-z]+\.[a-z]+$' AND length(picture) <= 48),
  title jsonb NOT NULL CHECK (content.is_text(title)),
  summary jsonb NOT NULL CHECK (content.is_text(summary)),
  -- What one piece costs, in whole points: points are counted, not divided.
  points integer NOT NULL CHECK (points BETWEEN 1 AND 1000000000),
  -- How many there were, and how many are left to redeem (product.md §3: quantity, available quantity).
  quantity integer NOT NULL CHECK (quantity BETWEEN 0 AND 1000000),
  available integer NOT NULL CHECK (available BETWEEN 0 AND quantity),
  position smallint NOT NULL DEFAULT 0,
  published boolean NOT NULL DEFAULT false,
  -- Counts changes, so that of two operators who edit at once the second is told.
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX good_shown_idx ON rewards.good (position, id) WHERE published;
GRANT SELECT, INSERT, UPDATE ON rewards.good TO croupier_app;
