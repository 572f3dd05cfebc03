-- What the operator says to everybody: flags, status, announcements, banners, resources, mirrors, help.
CREATE SCHEMA content;
GRANT USAGE ON SCHEMA content TO croupier_app;

-- Texts are objects by locale: {"en": "…", "th": "…"}; English must be there, the others fall back to it.
CREATE FUNCTION content.is_text(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (jsonb_typeof(value) = 'object' AND jsonb_typeof(value -> 'en') = 'string' AND length(value ->> 'en') > 0) IS TRUE
$$;

-- White-label flags (product.md §7). Only those marked for the client leave the house.
CREATE TABLE content.flag (
  key text PRIMARY KEY CHECK (key ~ '^[A-Za-z0-9_.]{1,64}$'),
  value jsonb NOT NULL,
  for_client boolean NOT NULL DEFAULT false,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- One row: is the site open, and for whom (product.md §4, system status).
CREATE TABLE content.site_status (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  maintenance boolean NOT NULL DEFAULT false,
  maintenance_end timestamptz,
  -- Two-letter codes of countries that are not served; compared with the platform's country header.
  blocked_countries text[] NOT NULL DEFAULT '{}',
  blocked_networks cidr[] NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO content.site_status DEFAULT VALUES;

CREATE TABLE content.announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- B marquee, PL popup at login, PU popup for everybody, PR promotion, H home.
  type text NOT NULL CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  -- A logged in, B anonymous, F first login; an announcement may be for several.
  execution text[] NOT NULL DEFAULT '{A,B}' CHECK (execution <@ '{A,B,F}' AND cardinality(execution) > 0),
  title jsonb NOT NULL CHECK (content.is_text(title)),
  -- HTML, cleaned when it is written and again when it is read (trust.md X13).
  content jsonb NOT NULL CHECK (content.is_text(content)),
  promotion_type text,
  starts_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz CHECK (ends_at > starts_at),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX announcement_shown_idx ON content.announcement (starts_at DESC, id DESC);

CREATE TABLE content.banner (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  group_name text NOT NULL CHECK (group_name ~ '^[a-z_]{1,32}$'),
  -- The picture's name under /images/banners/<picture>-<wide|phone>.svg
  picture text NOT NULL CHECK (picture ~ '^[a-z0-9-]{1,64}$'),
  title jsonb NOT NULL CHECK (content.is_text(title)),
  subtitle jsonb CHECK (subtitle IS NULL OR content.is_text(subtitle)),
  action jsonb CHECK (action IS NULL OR content.is_text(action)),
  -- A path of ours or an https address; anything else would be a way to smuggle a script in.
  url text CHECK (url ~ '^(/[^/\\]|/$|https://)'),
  position smallint NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz CHECK (ends_at > starts_at)
);
CREATE INDEX banner_group_idx ON content.banner (group_name, position);

-- Ways to reach the operator: customer service, facebook, telegram, twitter, instagram, youtube, download …
CREATE TABLE content.resource (
  resource_type text PRIMARY KEY CHECK (resource_type ~ '^[a-z_]{1,32}$'),
  url text NOT NULL CHECK (url ~ '^(/[^/\\]|https://|mailto:|tel:)'),
  position smallint NOT NULL DEFAULT 0
);

-- The mirror list of the server-speed picker.
CREATE TABLE content.domain (
  domain_name text PRIMARY KEY CHECK (domain_name ~ '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$'),
  position smallint NOT NULL DEFAULT 0
);

CREATE TABLE content.help_topic (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z][a-z0-9-]{0,63}$'),
  title jsonb NOT NULL CHECK (content.is_text(title)),
  content jsonb NOT NULL CHECK (content.is_text(content)),
  position smallint NOT NULL DEFAULT 0
);

GRANT SELECT, INSERT, UPDATE, DELETE ON
  content.flag, content.announcement, content.banner, content.resource, content.domain, content.help_topic TO croupier_app;
GRANT SELECT, UPDATE ON content.site_status TO croupier_app;
