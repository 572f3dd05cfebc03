-- Messages to a brand's own systems (lib/webhooks/README.md, docs/decisions/0102).
CREATE SCHEMA webhooks;
GRANT USAGE ON SCHEMA webhooks TO croupier_app;

CREATE TABLE webhooks.endpoint (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text NOT NULL CHECK (length(url) <= 500),
  description text NOT NULL CHECK (length(description) <= 100),
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  secret_sealed bytea NOT NULL,
  secret_made_at timestamptz NOT NULL,
  -- The secret before the last rotation signs too, until then.
  former_secret_sealed bytea,
  former_until timestamptz,
  -- Its deliveries wait while it is paused.
  paused_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CHECK ((former_secret_sealed IS NULL) = (former_until IS NULL))
);
GRANT SELECT, INSERT, DELETE ON webhooks.endpoint TO croupier_app;
GRANT USAGE ON SEQUENCE webhooks.endpoint_id_seq TO croupier_app; -- The id is drawn first: the secret is sealed for it.
GRANT UPDATE (url, description, events, secret_sealed, secret_made_at, former_secret_sealed, former_until, paused_at, version)
  ON webhooks.endpoint TO croupier_app;

-- What happened; written in the database transaction in which it happened, if an endpoint wants it.
CREATE TABLE webhooks.event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX event_created ON webhooks.event (created_at);
GRANT SELECT, INSERT, DELETE ON webhooks.event TO croupier_app;

CREATE TABLE webhooks.delivery (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  endpoint_id bigint NOT NULL REFERENCES webhooks.endpoint ON DELETE CASCADE,
  event_id bigint NOT NULL REFERENCES webhooks.event ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  -- When it is tried next. An attempt sets it before it begins, so that a crash loses nothing.
  next_at timestamptz NOT NULL,
  last_at timestamptz,
  -- Of the last attempt: the status of the answer, or why there was none; how long it took; the beginning of the answer.
  answer_status integer,
  failure text,
  took_ms integer,
  answer text CHECK (length(answer) <= 1000),
  UNIQUE (event_id, endpoint_id)
);
CREATE INDEX delivery_due ON webhooks.delivery (endpoint_id, next_at, id) WHERE status = 'waiting';
CREATE INDEX delivery_of_endpoint ON webhooks.delivery (endpoint_id, id);
GRANT SELECT, INSERT ON webhooks.delivery TO croupier_app;
GRANT UPDATE (status, attempts, next_at, last_at, answer_status, failure, took_ms, answer) ON webhooks.delivery TO croupier_app;
