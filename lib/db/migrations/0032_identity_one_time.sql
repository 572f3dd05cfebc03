-- A password that somebody else chose opens the account in one browser, until it ends (trust.md X2). Without a row here such
-- a password (member.must_change_password) opens nothing any more.
CREATE TABLE identity.one_time_password (
  member_id bigint PRIMARY KEY REFERENCES identity.member (id) ON DELETE CASCADE,
  ends_at timestamptz NOT NULL,
  -- SHA-256 of the id of the browser that has used it.
  device_hash bytea CHECK (octet_length(device_hash) = 32)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.one_time_password TO croupier_app;

INSERT INTO identity.one_time_password (member_id, ends_at)
SELECT id, now() + interval '3 days' FROM identity.member WHERE must_change_password;

-- The owner reads in the member centre that customer service gave out a new password.
ALTER TABLE identity.activity DROP CONSTRAINT activity_kind_check;
ALTER TABLE identity.activity ADD CONSTRAINT activity_kind_check CHECK (kind IN ('newAddress', 'totpOn', 'totpOff',
  'recoveryUsed', 'recoveryNew', 'passkeyAdded', 'passkeyRemoved', 'socialLinked', 'socialUnlinked', 'guessed',
  'paymentPassword', 'passwordReset'));

-- Giving it out is a right of its own (members.write). Whoever may make operators could give it to themselves: they have it.
-- A new database has no back office yet at this number, nor operators.
DO $$
BEGIN
  IF to_regclass('backoffice.operator') IS NOT NULL THEN
    UPDATE backoffice.operator SET permissions = permissions || '{members.write}'::text[]
     WHERE 'operators.write' = ANY (permissions) AND NOT 'members.write' = ANY (permissions);
  END IF;
END
$$;
