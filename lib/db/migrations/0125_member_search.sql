-- Members are found by anything that is stored of them (lib/backoffice/members/search.ts). Sealed fields are found by a keyed hash of
-- their exact value, open ones by a part.
CREATE INDEX member_account_part_idx ON identity.member USING gin (lower(account) gin_trgm_ops);
CREATE INDEX contact_lookup_idx ON identity.contact (kind, lookup);
CREATE INDEX payee_digest_idx ON cashier.payee (number_digest);

-- The keyed hash of a real name. Rows of a former version have none until a job has filled it in; other fields have none.
ALTER TABLE identity.profile_field ADD COLUMN lookup bytea CHECK (octet_length(lookup) = 32);
CREATE INDEX profile_field_lookup_idx ON identity.profile_field (lookup) WHERE lookup IS NOT NULL;
CREATE INDEX profile_field_unhashed_idx ON identity.profile_field (member_id) WHERE field = 'payeeName' AND lookup IS NULL;
ALTER TABLE cashier.payee ADD COLUMN holder_lookup bytea CHECK (octet_length(holder_lookup) = 32);
CREATE INDEX payee_holder_idx ON cashier.payee (holder_lookup) WHERE holder_lookup IS NOT NULL;
CREATE INDEX payee_unhashed_idx ON cashier.payee (id) WHERE holder_lookup IS NULL AND removed_at IS NULL;
GRANT UPDATE (holder_lookup) ON cashier.payee TO croupier_app;
