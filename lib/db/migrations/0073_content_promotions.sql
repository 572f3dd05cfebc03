-- Promotions as visitors read them (product.md §2, /promotions). What a promotion pays is lib/rewards' matter; this is its copy.
CREATE TABLE content.promotion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The end of its address, /promotions/<slug>; links to it stand elsewhere, so it is never changed.
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 64),
  -- Under which filters it stands, the first being what it is above all.
  types text[] NOT NULL CHECK (
    types <@ '{sports,live,slots,cards,fish,lotto,rebate,pointsMall,ranking,deposit,appDownload,newbie,other}'
    AND cardinality(types) BETWEEN 1 AND 4),
  -- What its picture is drawn of: <scene>.<palette>.<motif> (lib/catalogue/artwork/poster.ts).
  picture text NOT NULL CHECK (picture ~ '^[a-z]+\.[a-z]+\.[a-z]+$' AND length(picture) <= 64),
  title jsonb NOT NULL CHECK (content.is_text(title)),
  summary jsonb NOT NULL CHECK (content.is_text(summary)),
  -- HTML, cleaned when it is written and again when it is read (trust.md X13).
  body jsonb NOT NULL CHECK (content.is_text(body)),
  -- Where it happens, as a link with words; both or neither.
  action jsonb CHECK (action IS NULL OR content.is_text(action)),
  action_url text CHECK (action_url ~ '^(/[^/\\]|/$|https://)'),
  -- Without a beginning it is coming soon, without an end it goes on.
  starts_at timestamptz,
  ends_at timestamptz,
  position smallint NOT NULL DEFAULT 0,
  published boolean NOT NULL DEFAULT false,
  -- Counts changes, so that of two operators who edit at once the second is told.
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at IS NULL OR ends_at > starts_at),
  CHECK ((action IS NULL) = (action_url IS NULL))
);
CREATE INDEX promotion_shown_idx ON content.promotion (position, id) WHERE published;
-- A promotion that anybody has seen is taken back by unpublishing it, not by removing it.
GRANT SELECT, INSERT, UPDATE ON content.promotion TO croupier_app;
