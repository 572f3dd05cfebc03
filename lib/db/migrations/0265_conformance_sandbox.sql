-- The sandbox of the vendor protocol: what a visitor tries there is in these two tables alone. It has no member, no game, no ledger account and no
-- vendor of the site, so that nothing of it can become money or appear in a list or report.
CREATE SCHEMA conformance;
GRANT USAGE ON SCHEMA conformance TO croupier_app;

-- One visitor's vendor with its players, rounds and transactions as JSON (lib/conformance/model/state.ts). `calls` counts, so that nobody can call
-- without end.
CREATE TABLE conformance.sandbox (
  code          text PRIMARY KEY CHECK (code ~ '^SBX-[0-9A-F]{12}$'),
  secret_sealed bytea NOT NULL,
  created_at    timestamptz NOT NULL,
  ends_at       timestamptz NOT NULL CHECK (ends_at > created_at),
  calls         integer NOT NULL DEFAULT 0,
  state         text NOT NULL
);
CREATE INDEX sandbox_ends_at ON conformance.sandbox (ends_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON conformance.sandbox TO croupier_app;

-- The last calls of a sandbox, which its visitor reads. Deleted with it.
CREATE TABLE conformance.sandbox_call (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code      text NOT NULL REFERENCES conformance.sandbox ON DELETE CASCADE,
  at        timestamptz NOT NULL,
  operation text NOT NULL,
  status    smallint NOT NULL,
  body      text NOT NULL,
  answer    text NOT NULL
);
CREATE INDEX sandbox_call_code ON conformance.sandbox_call (code, id);
GRANT SELECT, INSERT, DELETE ON conformance.sandbox_call TO croupier_app;
