-- The owner of an account is told when somebody guesses at its password, and when its payment password is another.
ALTER TABLE identity.activity DROP CONSTRAINT activity_kind_check;
ALTER TABLE identity.activity ADD CONSTRAINT activity_kind_check CHECK (kind IN ('newAddress', 'totpOn', 'totpOff',
  'recoveryUsed', 'recoveryNew', 'passkeyAdded', 'passkeyRemoved', 'socialLinked', 'socialUnlinked', 'guessed',
  'paymentPassword'));
