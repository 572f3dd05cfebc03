-- A session that began with a one-time or an expired password may change it and nothing else.
ALTER TABLE identity.session ADD COLUMN password_due boolean NOT NULL DEFAULT false;
GRANT UPDATE (password_due) ON identity.session TO croupier_app;

-- Accounts elsewhere are ways into the account: its owner is told when one comes or goes.
ALTER TABLE identity.activity DROP CONSTRAINT activity_kind_check;
ALTER TABLE identity.activity ADD CONSTRAINT activity_kind_check CHECK (kind IN ('newAddress', 'totpOn', 'totpOff',
  'recoveryUsed', 'recoveryNew', 'passkeyAdded', 'passkeyRemoved', 'socialLinked', 'socialUnlinked'));

-- A login that waits for one proof more remembers whether it began with the password.
ALTER TABLE identity.login_challenge ADD COLUMN by_password boolean NOT NULL DEFAULT true;
