-- An import of a list of members: checked first (a dry run, row by row), then applied by a job in batches, as catalogue.import.
CREATE TABLE backoffice.member_import (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  operator_id bigint NOT NULL REFERENCES backoffice.operator,
  status text NOT NULL CHECK (status IN ('checked', 'queued', 'running', 'cancelling', 'cancelled', 'failed', 'done')),
  -- What the check found.
  added integer NOT NULL,
  refused integer NOT NULL,
  -- How far it has been applied: the place of the last row of the last batch, how many were written, how many were refused by then.
  place integer NOT NULL DEFAULT 0,
  written integer NOT NULL DEFAULT 0,
  outdated integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  progressed_at timestamptz,
  ended_at timestamptz
);
GRANT SELECT, INSERT ON backoffice.member_import TO croupier_app;
GRANT UPDATE (status, place, written, outdated, progressed_at, ended_at) ON backoffice.member_import TO croupier_app;

CREATE TABLE backoffice.member_import_row (
  import_id bigint NOT NULL REFERENCES backoffice.member_import ON DELETE CASCADE,
  -- Its place in the list, from 1, and its line in the file.
  place integer NOT NULL,
  line integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('new', 'refused')),
  account text NOT NULL,
  -- Why it is refused; NULL if it is not.
  reasons jsonb,
  -- The row's fields, sealed, because they name a person; NULL if nothing is to be written or it was written.
  sealed bytea,
  -- When it was applied, the account name or the upline was not valid any more: nothing was written.
  outdated boolean NOT NULL DEFAULT false,
  PRIMARY KEY (import_id, place)
);
CREATE INDEX member_import_row_outcome ON backoffice.member_import_row (import_id, outcome, place);
GRANT SELECT, INSERT, DELETE ON backoffice.member_import_row TO croupier_app;
GRANT UPDATE (sealed, outdated) ON backoffice.member_import_row TO croupier_app;
