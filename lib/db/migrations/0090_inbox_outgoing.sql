-- What became of outgoing e-mail and SMS.
CREATE SCHEMA inbox;
GRANT USAGE ON SCHEMA inbox TO croupier_app;

CREATE TABLE inbox.delivery (
  outgoing_id bigint PRIMARY KEY REFERENCES identity.outgoing (id) ON DELETE CASCADE,
  -- kept: shown in the back office instead of being sent. retrying: failed, and will be tried again.
  status text NOT NULL CHECK (status IN ('kept', 'sent', 'retrying', 'failed', 'expired')),
  provider text NOT NULL CHECK (provider IN ('outbox', 'smtp', 'twilio')),
  -- The provider's own name for it, to ask them by.
  provider_id text,
  attempts smallint NOT NULL CHECK (attempts >= 0),
  reason text CHECK (length(reason) <= 500),
  changed_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON inbox.delivery TO croupier_app;
GRANT UPDATE (status, provider, provider_id, attempts, reason, changed_at) ON inbox.delivery TO croupier_app;
