-- Vendors that speak another protocol than ours (lib/gateway/dialects, docs/vendor-dialects.md).
ALTER TABLE gateway.vendor
  -- The one dialect in which its calls are accepted: a name of lib/gateway/dialects/names.ts.
  ADD COLUMN dialect text NOT NULL DEFAULT 'own' CHECK (dialect ~ '^[a-z][a-z0-9]{1,19}$'),
  -- The vendor's RSA key, PEM: dialects whose calls the vendor signs with a key of its own.
  ADD COLUMN public_key text,
  ADD COLUMN public_key_made_at timestamptz,
  -- The key before the last rotation. It is valid too, until an operator ends that.
  ADD COLUMN former_public_key text,
  ADD COLUMN former_public_key_used_at timestamptz;
GRANT UPDATE (dialect, public_key, public_key_made_at, former_public_key, former_public_key_used_at)
  ON gateway.vendor TO croupier_app;
