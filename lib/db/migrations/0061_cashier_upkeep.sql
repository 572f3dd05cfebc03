-- The desk's lists of all requests, newest first; without an order of its own, each page sorted the whole table.
CREATE INDEX deposit_created_idx ON cashier.deposit (created_at DESC, id DESC);
CREATE INDEX withdrawal_created_idx ON cashier.withdrawal (created_at DESC, id DESC);

-- Whether a picture is still anybody's proof: those that are not are cleared away after a day.
CREATE INDEX deposit_proof_idx ON cashier.deposit (proof_id) WHERE proof_id IS NOT NULL;
CREATE INDEX withdrawal_proof_idx ON cashier.withdrawal (proof_id) WHERE proof_id IS NOT NULL;
CREATE INDEX proof_created_idx ON cashier.proof (created_at);
GRANT DELETE ON cashier.proof TO croupier_app;
