-- Documents that prove a member's age and identity. The pictures are sealed.
CREATE TABLE protection.document (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL CHECK (kind IN ('identity', 'address')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
  created_at timestamptz NOT NULL,
  decided_by bigint REFERENCES backoffice.operator (id),
  decided_at timestamptz,
  reason text CHECK (length(reason) <= 300),
  -- The last day on which the document is valid.
  valid_until date,
  CHECK ((status = 'pending') = (decided_at IS NULL)),
  CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  CHECK (status <> 'rejected' OR reason IS NOT NULL)
);
CREATE INDEX document_of_member ON protection.document (member_id, id DESC);
CREATE INDEX document_created ON protection.document (created_at DESC, id DESC);
-- A member has one document of a kind in the queue.
CREATE UNIQUE INDEX document_pending ON protection.document (member_id, kind) WHERE status = 'pending';
CREATE INDEX document_decided ON protection.document (decided_at) WHERE decided_at IS NOT NULL;
GRANT SELECT, INSERT ON protection.document TO croupier_app;
GRANT UPDATE (status, decided_by, decided_at, reason, valid_until) ON protection.document TO croupier_app;

-- The picture of a document, deleted after the days that operators have set.
CREATE TABLE protection.document_picture (
  document_id bigint PRIMARY KEY REFERENCES protection.document (id),
  sealed bytea NOT NULL
);
GRANT SELECT, INSERT, DELETE ON protection.document_picture TO croupier_app;
