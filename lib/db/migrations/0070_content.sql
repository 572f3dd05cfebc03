-- Content that the operator publishes: flags, site status, announcements, banners, links, mirrors, promotions, articles, help.
CREATE SCHEMA content;
GRANT USAGE ON SCHEMA content TO croupier_app;

-- Declared for the constraints below; its body is in lib/content/sql (lib/db/README.md).
CREATE FUNCTION content.is_localized_text(p_value jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN RAISE EXCEPTION 'declared only'; END $$;

-- Settings and white-label flags. Only those marked for_client are sent to browsers.
CREATE TABLE content.flag (
  key text PRIMARY KEY CHECK (key ~ '^[A-Za-z0-9_.]{1,64}$'),
  value jsonb NOT NULL,
  for_client boolean NOT NULL DEFAULT false,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- One row: whether the site is open, and to whom.
CREATE TABLE content.site_status (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  maintenance boolean NOT NULL DEFAULT false,
  maintenance_end timestamptz,
  -- Two-letter codes of countries that are not served, compared with the country of the request.
  blocked_countries text[] NOT NULL DEFAULT '{}',
  blocked_networks cidr[] NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL DEFAULT now()
);
-- Needed by every site: the application updates this row and never inserts one.
INSERT INTO content.site_status DEFAULT VALUES;

CREATE TABLE content.announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- B marquee, PL popup at login, PU popup for everybody, PR promotion, H home.
  type text NOT NULL CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  -- Readers: A logged in, B not logged in, F first login; an announcement may be for several.
  execution text[] NOT NULL DEFAULT '{A,B}' CHECK (execution <@ '{A,B,F}' AND cardinality(execution) > 0),
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  -- HTML, sanitised when it is written and again when it is read (docs/trust.md X13).
  content jsonb NOT NULL CHECK (content.is_localized_text(content)),
  promotion_type text,
  starts_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz CHECK (ends_at > starts_at),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX announcement_shown_idx ON content.announcement (starts_at DESC, id DESC);

CREATE TABLE content.banner (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  group_name text NOT NULL CHECK (group_name ~ '^[a-z_]{1,32}$'),
  -- The picture's name in /images/banners/<picture>-<wide|phone>.svg
  picture text NOT NULL CHECK (picture ~ '^[a-z0-9-]{1,64}$'),
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  subtitle jsonb CHECK (subtitle IS NULL OR content.is_localized_text(subtitle)),
  action jsonb CHECK (action IS NULL OR content.is_localized_text(action)),
  -- A path of the site or an https address; anything else could carry a script.
  url text CHECK (url ~ '^(/[^/\\]|/$|https://)'),
  position smallint NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz CHECK (ends_at > starts_at)
);
CREATE INDEX banner_group_idx ON content.banner (group_name, position);

-- Links of the operator: facebook, telegram, twitter, instagram, youtube, download …
CREATE TABLE content.resource (
  resource_type text PRIMARY KEY CHECK (resource_type ~ '^[a-z_]{1,32}$'),
  url text NOT NULL CHECK (url ~ '^(/[^/\\]|https://|mailto:|tel:)'),
  position smallint NOT NULL DEFAULT 0
);

-- Mirrors that the server-speed picker offers.
CREATE TABLE content.domain (
  domain_name text PRIMARY KEY CHECK (domain_name ~ '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$'),
  position smallint NOT NULL DEFAULT 0
);

-- Help topics, edited in the back office. A topic that was published is unpublished and not deleted: forms and mails link to
-- it (/help#term).
CREATE TABLE content.help_topic (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z][a-z0-9-]{0,63}$'),
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  content jsonb NOT NULL CHECK (content.is_localized_text(content)),
  position smallint NOT NULL DEFAULT 0,
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  published boolean NOT NULL DEFAULT false,
  -- Grows with each change, so that the second of two operators who edit at once is refused.
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Support channels, apart from the links of content.resource.
CREATE TABLE content.service_channel (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- FORM is our own feedback form.
  cs_type text NOT NULL CHECK (cs_type IN (
    'LIVECHAT', 'TELEGRAM', 'LINE', 'WHATSAPP', 'ZALO', 'FACEBOOK', 'WECHAT', 'SKYPE', 'FORM', 'EMAIL', 'PHONE')),
  -- The address that is opened. Browsers get it encrypted and are redirected by us, so that crawlers do not collect it.
  path text NOT NULL UNIQUE CHECK (
    length(path) <= 500 AND path ~ '^(/[A-Za-z]|https://[^\s/\\]|mailto:[^\s@]+@|tel:\+?[0-9])'),
  position smallint NOT NULL DEFAULT 0
);

-- Promotions as visitors read them. A promotion that was published is unpublished and not deleted.
CREATE TABLE content.promotion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The end of its address, /promotions/<slug>. Other places link to it, so it never changes.
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 64),
  -- The filters it is listed under; the first is its main type.
  types text[] NOT NULL CHECK (
    types <@ '{sports,live,slots,cards,fish,lotto,rebate,pointsMall,ranking,deposit,appDownload,newbie,other}'
    AND cardinality(types) BETWEEN 1 AND 4),
  -- What its picture is drawn from: <scene>.<palette>.<motif> (lib/catalogue/artwork/poster.ts).
  picture text NOT NULL CHECK (picture ~ '^[a-z]+\.[a-z]+\.[a-z]+$' AND length(picture) <= 64),
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  summary jsonb NOT NULL CHECK (content.is_localized_text(summary)),
  -- HTML, sanitised when it is written and again when it is read (docs/trust.md X13).
  body jsonb NOT NULL CHECK (content.is_localized_text(body)),
  -- A link with its label: both or neither.
  action jsonb CHECK (action IS NULL OR content.is_localized_text(action)),
  action_url text CHECK (action_url ~ '^(/[^/\\]|/$|https://)'),
  -- Without a start the promotion is coming soon, without an end it does not end.
  starts_at timestamptz,
  ends_at timestamptz,
  position smallint NOT NULL DEFAULT 0,
  published boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at IS NULL OR ends_at > starts_at),
  CHECK ((action IS NULL) = (action_url IS NULL))
);
CREATE INDEX promotion_shown_idx ON content.promotion (position, id) WHERE published;

-- Articles: the blog, the news, and the operator's own pages (about, licences, responsible gaming).
CREATE TABLE content.article (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('blog', 'news', 'house')),
  slug text NOT NULL CHECK (slug ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' AND length(slug) <= 64),
  title jsonb NOT NULL CHECK (content.is_localized_text(title)),
  -- One or two plain sentences: shown in lists and to search engines.
  summary jsonb NOT NULL CHECK (content.is_localized_text(summary)),
  -- HTML, sanitised when it is written and again when it is read (docs/trust.md X13).
  body jsonb NOT NULL CHECK (content.is_localized_text(body)),
  -- NULL: a draft. In the future: published then.
  published_at timestamptz,
  changed_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  UNIQUE (kind, slug)
);
CREATE INDEX article_shown_idx ON content.article (kind, published_at DESC, id DESC) WHERE published_at IS NOT NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON content.flag, content.announcement, content.banner, content.resource,
  content.domain, content.service_channel, content.article TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON content.help_topic, content.promotion TO croupier_app;
GRANT SELECT, UPDATE ON content.site_status TO croupier_app;
