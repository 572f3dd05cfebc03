-- Apps to download, links of the operator's own, and the domains of agents.

-- The app of each platform: a link to a store or a file, or an Android package that the site sends itself.
CREATE TABLE content.app_release (
  platform text PRIMARY KEY CHECK (platform IN ('ios', 'android')),
  version text NOT NULL CHECK (version ~ '^[0-9A-Za-z][0-9A-Za-z.+-]{0,31}$'),
  url text CHECK (url ~ '^https://[^\s"<>]+$' AND length(url) <= 500),
  -- The file's name in the folder `apps` of UPLOADS_DIR.
  file text CHECK (file ~ '^[A-Za-z0-9_-]{32}$'),
  bytes bigint CHECK (bytes > 0),
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  changed_at timestamptz NOT NULL,
  CHECK (num_nulls(url, file) = 1),
  CHECK (num_nulls(file, bytes, sha256) IN (0, 3)),
  CHECK (platform = 'android' OR file IS NULL)
);
INSERT INTO content.app_release (platform, version, url, changed_at)
SELECT CASE resource_type WHEN 'ios_app' THEN 'ios' ELSE 'android' END, '1.0', url, now()
  FROM content.resource WHERE resource_type IN ('ios_app', 'android_app') AND url ~ '^https://[^\s"<>]+$';
DELETE FROM content.resource WHERE resource_type IN ('ios_app', 'android_app');

-- The label of a link of the operator's own, which the footer shows. NULL: the link has a place of its own, or is for other programs.
ALTER TABLE content.resource ADD COLUMN label jsonb CHECK (label IS NULL OR content.is_localized_text(label));

-- Hosts that stand for an agent: who registers there becomes the agent's downline. Before, a flag mapped them to codes.
CREATE TABLE identity.affiliate_domain (
  host text PRIMARY KEY CHECK (host ~ '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$'),
  agent_id bigint NOT NULL REFERENCES identity.member (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX affiliate_domain_agent_idx ON identity.affiliate_domain (agent_id);
INSERT INTO identity.affiliate_domain (host, agent_id)
SELECT lower(entry.key), m.id
  FROM content.flag f,
       jsonb_each_text(CASE jsonb_typeof(f.value) WHEN 'object' THEN f.value ELSE '{}' END) AS entry,
       identity.member m
 WHERE f.key = 'affiliateDomains' AND m.referral_code = upper(entry.value)
   AND lower(entry.key) ~ '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$'
ON CONFLICT DO NOTHING;
DELETE FROM content.flag WHERE key = 'affiliateDomains';

GRANT SELECT, INSERT, UPDATE, DELETE ON content.app_release TO croupier_app;
GRANT SELECT, INSERT, DELETE ON identity.affiliate_domain TO croupier_app;
