-- Reading rooms: the blog, the news, and the house's own pages (its story, its licences, responsible gaming).
CREATE TABLE content.article (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('blog', 'news', 'house')),
  slug text NOT NULL CHECK (slug ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' AND length(slug) <= 64),
  title jsonb NOT NULL CHECK (content.is_text(title)),
  -- One or two plain sentences: under the title in lists, and what search engines show.
  summary jsonb NOT NULL CHECK (content.is_text(summary)),
  -- HTML, cleaned when it is written and again when it is read (trust.md X13).
  body jsonb NOT NULL CHECK (content.is_text(body)),
  -- Null: a draft. Later than now: waits for its day.
  published_at timestamptz,
  changed_at timestamptz NOT NULL,
  -- Grows with each change, so that two operators do not write over one another.
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  UNIQUE (kind, slug)
);
CREATE INDEX article_shown_idx ON content.article (kind, published_at DESC, id DESC) WHERE published_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON content.article TO croupier_app;
