-- The set-up of a new site. The one-time token that `npm start` prints is derived from this row and from SESSION_SECRET, so that it
-- cannot be computed from a dump. The row is deleted when the first operator has been created.
CREATE TABLE backoffice.setup (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  nonce bytea NOT NULL CHECK (octet_length(nonce) = 32),
  created_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, DELETE ON backoffice.setup TO croupier_app;
