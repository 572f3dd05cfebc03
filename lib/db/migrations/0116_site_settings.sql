-- The configuration of the site that operators set in the back office (lib/content/site-config): brand, theme, languages, currency,
-- senders, providers. A key without a row has the value of the environment.
CREATE TABLE content.site_setting (
  key text PRIMARY KEY CHECK (key ~ '^[a-z][A-Za-z.]{1,31}$'),
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object'),
  -- The secrets of a provider, sealed with a key derived from SESSION_SECRET (lib/platform/sealing.ts).
  sealed bytea,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Counts the changes of each setting of the back office, wherever its value is stored. A change names the version it was made from,
-- so that the second of two operators who change one setting at once is refused.
CREATE TABLE content.setting_version (
  key text PRIMARY KEY CHECK (length(key) BETWEEN 2 AND 80),
  version integer NOT NULL CHECK (version > 0)
);

-- What was changed by whom. Secrets are sealed and never shown; without them a provider could not be put back.
CREATE TABLE content.setting_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL REFERENCES content.setting_version (key),
  version integer NOT NULL,
  at timestamptz NOT NULL,
  operator_id bigint NOT NULL,
  -- edit: in its form; restore: an earlier value put back; import: from a file of another site; setup: by the set-up assistant.
  how text NOT NULL CHECK (how IN ('edit', 'restore', 'import', 'setup')),
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  sealed_before bytea,
  sealed_after bytea,
  UNIQUE (key, version)
);
CREATE INDEX setting_change_key_idx ON content.setting_change (key, id DESC);

GRANT SELECT, INSERT, UPDATE ON content.site_setting, content.setting_version TO croupier_app;
GRANT SELECT, INSERT ON content.setting_change TO croupier_app;
-- The currency of members may change as long as no money has moved (lib/content/site-config/commands.ts).
GRANT UPDATE (currency) ON identity.member TO croupier_app;
-- Declared for the trigger; its body is in lib/identity/sql (lib/db/README.md).
CREATE FUNCTION identity.keep_currency() RETURNS trigger
LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'declared only'; END $$;
CREATE TRIGGER keep_currency BEFORE UPDATE OF currency ON identity.member FOR EACH ROW
  WHEN (NEW.currency <> OLD.currency) EXECUTE FUNCTION identity.keep_currency();
