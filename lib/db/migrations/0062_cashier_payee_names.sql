-- The name on a bank account is sealed like its number (trust.md X17). Names from before are sealed by the app, which has
-- the key, within the hour (lib/cashier/jobs.ts).
ALTER TABLE cashier.payee
  ALTER COLUMN holder DROP NOT NULL,
  ADD COLUMN holder_sealed bytea,
  ADD CONSTRAINT holder_once CHECK ((holder IS NULL) <> (holder_sealed IS NULL));
CREATE INDEX payee_unsealed_idx ON cashier.payee (id) WHERE holder IS NOT NULL;
GRANT UPDATE (holder, holder_sealed) ON cashier.payee TO croupier_app;
