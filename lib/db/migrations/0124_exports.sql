-- Exports of tables to files, and exports by a schedule (lib/backoffice/exports, docs/decisions/0097).
CREATE TABLE backoffice.export_schedule (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  table_name text NOT NULL CHECK (table_name ~ '^[a-z][a-zA-Z]{1,31}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- The filter as a query string, without its period: each export has the day, week or month before.
  query text NOT NULL CHECK (length(query) <= 500),
  columns text[] NOT NULL CHECK (cardinality(columns) BETWEEN 1 AND 40),
  locale text NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly')),
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX export_schedule_operator_idx ON backoffice.export_schedule (operator_id, id);
CREATE INDEX export_schedule_next_idx ON backoffice.export_schedule (next_at);

-- The operators who get a link, and their addresses, sealed and bound to the operator.
CREATE TABLE backoffice.export_recipient (
  schedule_id bigint NOT NULL REFERENCES backoffice.export_schedule (id) ON DELETE CASCADE,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  address_sealed bytea NOT NULL,
  PRIMARY KEY (schedule_id, operator_id)
);

CREATE TABLE backoffice.export (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  -- Kept when the schedule is deleted: the export itself stays.
  schedule_id bigint REFERENCES backoffice.export_schedule (id) ON DELETE SET NULL,
  table_name text NOT NULL CHECK (table_name ~ '^[a-z][a-zA-Z]{1,31}$'),
  query text NOT NULL CHECK (length(query) <= 500),
  columns text[] NOT NULL CHECK (cardinality(columns) BETWEEN 1 AND 40),
  locale text NOT NULL,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'done', 'failed', 'deleted')),
  -- The run that writes the file; a run whose token is another one's by now stops.
  run text,
  rows bigint NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  -- The file in the folder of exports, without its path.
  file text CHECK (file ~ '^[A-Za-z0-9_-]{32}$'),
  failure text,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  CONSTRAINT done_has_file CHECK (status <> 'done' OR num_nulls(file, finished_at, expires_at) = 0)
);
CREATE INDEX export_operator_idx ON backoffice.export (operator_id, id DESC);
CREATE INDEX export_file_idx ON backoffice.export (file) WHERE file IS NOT NULL;
CREATE INDEX export_expires_idx ON backoffice.export (expires_at) WHERE status = 'done';

GRANT SELECT, INSERT, DELETE ON backoffice.export_schedule, backoffice.export_recipient TO croupier_app;
GRANT UPDATE (next_at) ON backoffice.export_schedule TO croupier_app;
GRANT SELECT, INSERT ON backoffice.export TO croupier_app;
GRANT UPDATE (status, run, rows, bytes, file, failure, started_at, finished_at, expires_at, schedule_id) ON backoffice.export TO croupier_app;
