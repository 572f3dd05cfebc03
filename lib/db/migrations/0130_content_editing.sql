-- Editing of content: drafts and schedules for every kind, pictures, revisions and working copies (lib/content/README.md).

-- Pictures of content: uploads of operators, re-encoded as WebP, and the crops that banners show. They are rows and no files, so
-- that every process has them and a backup of the database contains them (docs/decisions/0098).
CREATE TABLE content.picture (
  -- Random, because pictures of unpublished content have public addresses.
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- The upload that a crop was made from; NULL for the upload itself.
  source_id text REFERENCES content.picture (id),
  shape text NOT NULL CHECK (shape IN ('whole', 'wide', 'phone')),
  -- What a crop keeps in view, in percent from the left and from the top.
  focus_x smallint CHECK (focus_x BETWEEN 0 AND 100),
  focus_y smallint CHECK (focus_y BETWEEN 0 AND 100),
  -- The name of the uploaded file, as operators find it again.
  name text CHECK (length(name) BETWEEN 1 AND 120),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 4000000),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (CASE shape WHEN 'whole' THEN num_nulls(source_id, focus_x, focus_y) = 3 AND name IS NOT NULL
                    ELSE num_nulls(source_id, focus_x, focus_y) = 0 END),
  UNIQUE (source_id, shape, focus_x, focus_y)
);
CREATE INDEX picture_upload_idx ON content.picture (created_at DESC) WHERE shape = 'whole';

-- Every saved state of a content item, as its editor sends it. Written in the database transaction of the change.
CREATE TABLE content.revision (
  kind text NOT NULL CHECK (kind IN ('announcement', 'article', 'banner', 'help', 'promotion')),
  item_id bigint NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  at timestamptz NOT NULL,
  -- Who saved it. NULL: the site itself, for example its demo data.
  operator_id bigint,
  operator_name text,
  action text NOT NULL CHECK (action IN ('create', 'change', 'publish', 'withdraw', 'restore', 'remove')),
  data jsonb NOT NULL,
  PRIMARY KEY (kind, item_id, version)
);

-- What an operator has typed and not saved yet; the preview shows it. One for each operator and item.
CREATE TABLE content.working_copy (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('announcement', 'article', 'banner', 'help', 'promotion')),
  -- NULL: a new item.
  item_id bigint,
  -- The version that was opened; NULL for a new item.
  version integer,
  data jsonb NOT NULL CHECK (octet_length(data::text) <= 1000000),
  saved_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (operator_id, kind, item_id)
);

ALTER TABLE content.announcement
  ADD COLUMN published boolean NOT NULL DEFAULT true,
  -- The languages in which it is shown; empty: in all, with English where a text is missing.
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  -- Smaller numbers come first, then the newest.
  ADD COLUMN position smallint NOT NULL DEFAULT 0,
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE content.announcement ALTER COLUMN published SET DEFAULT false;
DROP INDEX content.announcement_shown_idx;
CREATE INDEX announcement_shown_idx ON content.announcement (position, starts_at DESC, id DESC) WHERE published;

-- `page`: a page of the operator's own, at /page/<slug>. A draft may have a date: it is then published from that date on.
ALTER TABLE content.article
  DROP CONSTRAINT article_kind_check,
  ADD CONSTRAINT article_kind_check CHECK (kind IN ('blog', 'news', 'house', 'page')),
  ADD COLUMN published boolean NOT NULL DEFAULT false,
  ADD COLUMN ends_at timestamptz CHECK (ends_at > published_at),
  -- Whether the footer links to it; only a page of the operator's own.
  ADD COLUMN in_footer boolean NOT NULL DEFAULT false CHECK (kind = 'page' OR NOT in_footer);
UPDATE content.article SET published = published_at IS NOT NULL;
ALTER TABLE content.article ADD CHECK (NOT published OR published_at IS NOT NULL);
DROP INDEX content.article_shown_idx;
CREATE INDEX article_shown_idx ON content.article (kind, published_at DESC, id DESC) WHERE published;

ALTER TABLE content.help_topic
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  ADD CHECK (ends_at IS NULL OR starts_at IS NULL OR ends_at > starts_at);

-- The groups are those of the specification. Lobbies read `w_<category>` before.
UPDATE content.banner SET group_name = substr(group_name, 3)
 WHERE group_name IN ('w_promo', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_elott', 'w_lott', 'w_forget');
DELETE FROM content.banner WHERE group_name NOT IN (
  'w_home', 'w_leftmenu', 'home', 'promo', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'elott', 'lott', 'forget');
ALTER TABLE content.banner
  DROP CONSTRAINT banner_group_name_check,
  ADD CONSTRAINT banner_group_name_check CHECK (group_name IN (
    'w_home', 'w_leftmenu', 'home', 'promo', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'elott', 'lott', 'forget')),
  -- A drawing: a banner's name (`welcome`) or that of a promotion's picture (`market.lantern.coin`).
  DROP CONSTRAINT banner_picture_check,
  ADD CONSTRAINT banner_picture_check CHECK (picture ~ '^[a-z0-9.-]{1,64}$'),
  ALTER COLUMN picture DROP NOT NULL,
  -- Or an upload, with the point that its crops keep in view.
  ADD COLUMN picture_id text REFERENCES content.picture (id),
  ADD COLUMN focus_x smallint NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100),
  ADD COLUMN focus_y smallint NOT NULL DEFAULT 50 CHECK (focus_y BETWEEN 0 AND 100),
  ADD CONSTRAINT banner_has_one_picture CHECK (num_nulls(picture, picture_id) = 1),
  -- Whether the texts are shown on the picture; if not, they are only read out.
  ADD COLUMN shows_text boolean NOT NULL DEFAULT true,
  -- What a click opens; NULL: nothing.
  ADD COLUMN linkage_type text CHECK (linkage_type IN ('PAGE', 'PROMOTION', 'GAME', 'SERVICE', 'EXTERNAL')),
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  ADD COLUMN published boolean NOT NULL DEFAULT true,
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE content.banner ALTER COLUMN published SET DEFAULT false;
UPDATE content.banner SET linkage_type = CASE WHEN url LIKE 'https://%' THEN 'EXTERNAL' ELSE 'PAGE' END WHERE url IS NOT NULL;
ALTER TABLE content.banner ADD CONSTRAINT banner_link_fits CHECK (
  CASE linkage_type
    WHEN 'EXTERNAL' THEN url IS NOT NULL AND url LIKE 'https://%'
    WHEN 'PAGE' THEN url IS NOT NULL AND url LIKE '/%'
    WHEN 'PROMOTION' THEN url IS NOT NULL AND url LIKE '/promotions/%'
    WHEN 'GAME' THEN url IS NOT NULL AND url LIKE '/game/%'
    ELSE url IS NULL
  END);
DROP INDEX content.banner_group_idx;
CREATE INDEX banner_group_idx ON content.banner (group_name, position, id) WHERE published;

-- Terms and privacy policy become pages of the site. The help centre shows them too, under their former names.
INSERT INTO content.article (kind, slug, title, summary, body, published, published_at, changed_at)
SELECT 'house', CASE slug WHEN 'term' THEN 'terms' ELSE slug END, title, title, content, published, changed_at, changed_at
  FROM content.help_topic WHERE slug IN ('term', 'privacy')
ON CONFLICT (kind, slug) DO NOTHING;
DELETE FROM content.help_topic WHERE slug IN ('term', 'privacy');

-- The state of today is the first revision of each item.
INSERT INTO content.revision (kind, item_id, version, at, action, data)
SELECT 'announcement', id, version, created_at, 'create', jsonb_build_object(
  'type', type, 'execution', execution, 'languages', languages, 'title', title, 'content', content, 'promotionType', promotion_type,
  'published', published, 'startsAt', starts_at, 'endsAt', ends_at) FROM content.announcement
UNION ALL
SELECT 'article', id, version, changed_at, 'create', jsonb_build_object(
  'kind', kind, 'slug', slug, 'title', title, 'summary', summary, 'body', body, 'published', published, 'publishedAt', published_at,
  'endsAt', ends_at, 'inFooter', in_footer) FROM content.article
UNION ALL
SELECT 'banner', id, version, starts_at, 'create', jsonb_build_object(
  'group', group_name, 'picture', picture, 'pictureId', picture_id, 'focusX', focus_x, 'focusY', focus_y, 'showsText', shows_text,
  'linkageType', linkage_type, 'url', url, 'languages', languages, 'title', title, 'subtitle', subtitle, 'action', action,
  'published', published, 'startsAt', starts_at, 'endsAt', ends_at) FROM content.banner
UNION ALL
SELECT 'help', id, version, changed_at, 'create', jsonb_build_object(
  'slug', slug, 'title', title, 'body', content, 'position', position, 'published', published, 'startsAt', starts_at,
  'endsAt', ends_at) FROM content.help_topic
UNION ALL
SELECT 'promotion', id, version, changed_at, 'create', jsonb_build_object(
  'slug', slug, 'types', types, 'picture', picture, 'title', title, 'summary', summary, 'body', body, 'action', action,
  'actionUrl', action_url, 'startsAt', starts_at, 'endsAt', ends_at, 'position', position, 'published', published)
  FROM content.promotion;

GRANT SELECT, INSERT ON content.picture, content.revision TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON content.working_copy TO croupier_app;
