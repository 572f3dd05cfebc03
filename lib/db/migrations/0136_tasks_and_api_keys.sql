-- What runs on the site, and who reads its reports (lib/backoffice/README.md, docs/decisions/0101).

-- Every kind of job with its last run. Processes that run jobs write it: a row for each task when they start, and one statement after each run.
CREATE TABLE backoffice.task (
  name text PRIMARY KEY,
  -- The pattern of crontab, in UTC; NULL: only rooms enqueue it.
  schedule text,
  registered_at timestamptz NOT NULL DEFAULT now(),
  -- Runs of the schedule are left out since then.
  paused_at timestamptz,
  paused_by bigint REFERENCES backoffice.operator,
  -- The process that runs a scheduled task at this moment, so that no other one does.
  running_process text,
  started_at timestamptz,
  -- The last run that has ended.
  finished_at timestamptz,
  took_ms integer,
  ok boolean,
  error text CHECK (length(error) <= 500),
  process text,
  -- The last run that failed, and the failures since the last success.
  failed_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  CHECK ((paused_at IS NULL) = (paused_by IS NULL))
);
GRANT SELECT, INSERT, DELETE ON backoffice.task TO croupier_app;
GRANT UPDATE (schedule, paused_at, paused_by, running_process, started_at, finished_at, took_ms, ok, error, process, failed_at, failures)
  ON backoffice.task TO croupier_app;

-- The runs of a task in an hour, successful and failed ones apart: a task that runs each minute has two rows an hour at most.
CREATE TABLE backoffice.task_hour (
  task text NOT NULL REFERENCES backoffice.task ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  ok boolean NOT NULL,
  runs integer NOT NULL,
  total_ms bigint NOT NULL,
  longest_ms integer NOT NULL,
  last_at timestamptz NOT NULL,
  -- The error and the process of the last of these runs.
  error text CHECK (length(error) <= 500),
  process text NOT NULL,
  PRIMARY KEY (task, hour, ok)
);
CREATE INDEX task_hour_hour ON backoffice.task_hour (hour);
GRANT SELECT, INSERT, DELETE ON backoffice.task_hour TO croupier_app;
GRANT UPDATE (runs, total_ms, longest_ms, last_at, error, process) ON backoffice.task_hour TO croupier_app;

-- The processes of the site. Each writes its row every fifteen seconds.
CREATE TABLE backoffice.process (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('server', 'next', 'worker')),
  runs_jobs boolean NOT NULL,
  version text NOT NULL,
  host text NOT NULL,
  pid integer NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- Resident memory in bytes.
  memory bigint NOT NULL,
  -- The clock of the process minus that of the database, in milliseconds.
  clock_ms integer NOT NULL
);
GRANT SELECT, INSERT, DELETE ON backoffice.process TO croupier_app;
GRANT UPDATE (seen_at, memory, clock_ms) ON backoffice.process TO croupier_app;

-- Keys of programs that read reports. The secret is random, so that its SHA-256 is enough.
CREATE TABLE backoffice.api_key (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  -- CIDR; empty: from everywhere.
  networks text[] NOT NULL,
  secret_hash bytea NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
  -- The end of the secret, to tell keys apart.
  hint text NOT NULL,
  created_by bigint NOT NULL REFERENCES backoffice.operator,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_ip text,
  revoked_at timestamptz,
  revoked_by bigint REFERENCES backoffice.operator
);
GRANT SELECT, INSERT ON backoffice.api_key TO croupier_app;
GRANT UPDATE (last_used_at, last_ip, revoked_at, revoked_by) ON backoffice.api_key TO croupier_app;

-- The health page compares them with the files of the build.
GRANT SELECT ON public.migration, public.function_set TO croupier_app;
