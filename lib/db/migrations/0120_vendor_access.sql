-- Secrets of vendors that can be rotated while calls are under way, and the health of their calls (lib/gateway/README.md).
ALTER TABLE gateway.vendor
  -- NULL: the vendor has no secret yet, so that it cannot call.
  ALTER COLUMN secret_sealed DROP NOT NULL,
  ADD COLUMN secret_made_at timestamptz,
  -- The secret before the last rotation. It is valid too, until an operator ends that.
  ADD COLUMN former_secret_sealed bytea,
  ADD COLUMN former_secret_used_at timestamptz;
UPDATE gateway.vendor SET secret_made_at = created_at;
GRANT UPDATE (secret_made_at, former_secret_sealed, former_secret_used_at) ON gateway.vendor TO croupier_app;

-- Calls of each vendor by minute, counted in the memory of each process and added once a minute.
CREATE TABLE gateway.vendor_minute (
  vendor text NOT NULL,
  minute timestamptz NOT NULL,
  calls integer NOT NULL,
  -- How many calls were refused, by code.
  failures jsonb NOT NULL,
  -- How many calls took how long: one count for each step of lib/gateway/health/constants.ts.
  times integer[] NOT NULL,
  last_call_at timestamptz NOT NULL,
  PRIMARY KEY (vendor, minute)
);
CREATE INDEX vendor_minute_minute ON gateway.vendor_minute (minute);
GRANT SELECT ON gateway.vendor_minute TO croupier_app;
