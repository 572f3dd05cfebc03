-- Games and vendors that operators manage in the browser (lib/catalogue/README.md, docs/decisions/0095).

-- Declared for the triggers below; their bodies are in lib/catalogue/sql (lib/db/README.md).
CREATE FUNCTION catalogue.set_listed() RETURNS trigger
LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'declared only'; END $$;
CREATE FUNCTION catalogue.relist_games() RETURNS trigger
LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'declared only'; END $$;

-- disabled: players see neither the vendor nor its games.
ALTER TABLE catalogue.vendor
  DROP CONSTRAINT vendor_status_check,
  ADD CONSTRAINT vendor_status_check CHECK (status IN ('active', 'maintenance', 'disabled')),
  -- When the maintenance ends by itself; NULL: when an operator ends it.
  ADD COLUMN maintenance_until timestamptz,
  ADD CONSTRAINT vendor_maintenance_until_check CHECK (maintenance_until IS NULL OR status = 'maintenance'),
  -- The hosts that its launch address and the addresses of its artwork may name: `games.example`, `games.example:8443`.
  ADD COLUMN hosts text[] NOT NULL DEFAULT '{}'
    CHECK (cardinality(hosts) <= 20 AND array_to_string(hosts, ' ') ~ '^([a-z0-9.-]+(:[0-9]+)?( [a-z0-9.-]+(:[0-9]+)?)*)?$'),
  -- The currencies of real money that its games can be played in; empty: all.
  ADD COLUMN currencies text[] NOT NULL DEFAULT '{}'
    CHECK (array_to_string(currencies, ' ') ~ '^([A-Z]{3}( [A-Z]{3})*)?$'),
  -- Raised by every change of an operator, so that two operators do not overwrite each other.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
UPDATE catalogue.vendor SET hosts = ARRAY[substring(launch_url FROM '^https?://([a-z0-9.:-]+)')] WHERE launch_url LIKE 'http%';
CREATE TRIGGER relist_games AFTER UPDATE OF status ON catalogue.vendor
  FOR EACH ROW WHEN ((OLD.status = 'disabled') <> (NEW.status = 'disabled')) EXECUTE FUNCTION catalogue.relist_games();
GRANT DELETE ON catalogue.vendor_category TO croupier_app;

-- Hot and new were written once; from now on they are computed, and an operator may pin each.
DROP INDEX catalogue.game_new, catalogue.game_hot, catalogue.game_by_rank, catalogue.game_by_type, catalogue.game_by_vendor,
  catalogue.game_by_vendor_type;
ALTER TABLE catalogue.game DROP COLUMN is_new, DROP COLUMN is_hot;
DELETE FROM catalogue.tally WHERE class IN ('NEW', 'HOT');

ALTER TABLE catalogue.game
  DROP CONSTRAINT game_status_check,
  ADD CONSTRAINT game_status_check CHECK (status IN ('active', 'maintenance', 'hidden')),
  ADD COLUMN maintenance_until timestamptz,
  ADD CONSTRAINT game_maintenance_until_check CHECK (maintenance_until IS NULL OR status = 'maintenance'),
  -- Whether players see it: it is not hidden, and its vendor is not disabled. Set by the trigger set_listed.
  ADD COLUMN listed boolean NOT NULL DEFAULT true,
  -- true: pinned on, false: pinned off, NULL: computed.
  ADD COLUMN hot_pin boolean,
  ADD COLUMN new_pin boolean,
  ADD COLUMN computed_hot boolean NOT NULL DEFAULT false,
  ADD COLUMN computed_new boolean NOT NULL DEFAULT false,
  ADD COLUMN is_hot boolean NOT NULL GENERATED ALWAYS AS (coalesce(hot_pin, computed_hot)) STORED,
  ADD COLUMN is_new boolean NOT NULL GENERATED ALWAYS AS (coalesce(new_pin, computed_new)) STORED,
  -- The day on which it came.
  ADD COLUMN since date NOT NULL DEFAULT CURRENT_DATE,
  -- Whether catalogue.artwork has a picture for it; else its picture is drawn.
  ADD COLUMN has_artwork boolean NOT NULL DEFAULT false,
  -- Where the picture is to be read from, whether it still has to be read, and why the last reading failed.
  ADD COLUMN artwork_url text CHECK (length(artwork_url) <= 500),
  ADD COLUMN artwork_due boolean NOT NULL DEFAULT false,
  ADD COLUMN artwork_failure text,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
-- The body of the trigger's function is applied after all migrations; a day changes no tally.
ALTER TABLE catalogue.game DISABLE TRIGGER tally_update;
UPDATE catalogue.game SET since = created_at::date;
ALTER TABLE catalogue.game ENABLE TRIGGER tally_update;
CREATE TRIGGER set_listed BEFORE INSERT OR UPDATE OF status, vendor_code, listed ON catalogue.game
  FOR EACH ROW EXECUTE FUNCTION catalogue.set_listed();

-- The orders of all lists, as before, with `listed`: a search reads it in the index too.
CREATE INDEX game_by_rank ON catalogue.game (rank, node_id) INCLUDE (search_text, listed);
CREATE INDEX game_by_type ON catalogue.game (game_type, rank, node_id) INCLUDE (search_text, listed);
CREATE INDEX game_by_vendor ON catalogue.game (vendor_code, rank, node_id) INCLUDE (search_text, listed);
CREATE INDEX game_by_vendor_type ON catalogue.game (vendor_code, game_type, rank, node_id) INCLUDE (search_text, listed);
CREATE INDEX game_new ON catalogue.game (game_type, rank, node_id) WHERE is_new;
CREATE INDEX game_hot ON catalogue.game (game_type, rank, node_id) WHERE is_hot;
-- For the back office: games that are not open, a game by the beginning of its code, pictures to be read.
CREATE INDEX game_not_open ON catalogue.game (status, rank, node_id) WHERE status <> 'active';
CREATE INDEX game_code ON catalogue.game (lower(code) text_pattern_ops);
CREATE INDEX game_artwork_due ON catalogue.game (node_id) WHERE artwork_due;

-- Pictures that were uploaded or read from a vendor, re-encoded as JPEG: 600 by 800 and 300 by 400 pixels.
CREATE TABLE catalogue.artwork (
  node_id bigint PRIMARY KEY REFERENCES catalogue.game,
  source text NOT NULL CHECK (source IN ('upload', 'address')),
  tile bytea NOT NULL,
  small bytea NOT NULL,
  made_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON catalogue.artwork TO croupier_app;

-- An import of a list: checked first (a dry run, row by row), then applied by a job in batches.
CREATE TABLE catalogue.import (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('csv', 'json', 'studio')),
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  -- SHA-256 of the file; NULL if there was none (our studio's catalogue).
  file_hash bytea,
  -- NULL: the site's set-up or the demo.
  operator_id bigint REFERENCES backoffice.operator,
  status text NOT NULL CHECK (status IN ('checked', 'queued', 'running', 'cancelling', 'cancelled', 'failed', 'done')),
  -- What the check found.
  added integer NOT NULL,
  changed integer NOT NULL,
  unchanged integer NOT NULL,
  refused integer NOT NULL,
  -- How far it has been applied: the place of the last row of the last batch, and how many rows were written or had changed since.
  place integer NOT NULL DEFAULT 0,
  written integer NOT NULL DEFAULT 0,
  outdated integer NOT NULL DEFAULT 0,
  -- Why it stopped: a code for operators, the cause is in the log.
  failure text,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  progressed_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX import_latest ON catalogue.import (created_at DESC, id DESC);

CREATE TABLE catalogue.import_row (
  import_id bigint NOT NULL REFERENCES catalogue.import ON DELETE CASCADE,
  -- Its place in the list, from 1, and its line in the file.
  place integer NOT NULL,
  line integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('new', 'changed', 'unchanged', 'refused')),
  vendor text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  -- refused: why; changed: each field with its former and its new value.
  reasons jsonb,
  changes jsonb,
  -- The row in the form of the list, to be written; NULL if nothing is to be written.
  cells jsonb,
  -- The version of the game that the check compared with; NULL for a new game.
  seen_version integer,
  -- When it was applied, the game had changed since the check: nothing was written.
  outdated boolean NOT NULL DEFAULT false,
  PRIMARY KEY (import_id, place)
);
CREATE INDEX import_row_outcome ON catalogue.import_row (import_id, outcome, place);
GRANT SELECT, INSERT, UPDATE ON catalogue.import TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON catalogue.import_row TO croupier_app;
