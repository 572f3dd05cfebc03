-- Transfers between a member and the agents of their line (docs/decisions/0124).
CREATE TABLE cashier.member_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_member bigint NOT NULL REFERENCES identity.member,
  to_member bigint NOT NULL REFERENCES identity.member,
  -- upline: to the direct upline. downline: from an agent to a member below.
  direction text NOT NULL CHECK (direction IN ('upline', 'downline')),
  currency char(3) NOT NULL CHECK (currency NOT IN ('PLY', 'PTS')),
  amount bigint NOT NULL CHECK (amount > 0),
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  ledger_id bigint NOT NULL UNIQUE REFERENCES ledger.transaction,
  created_at timestamptz NOT NULL,
  CONSTRAINT member_transfer_request UNIQUE (from_member, request_id),
  CONSTRAINT two_members CHECK (from_member <> to_member)
);
-- The sums of a day, and a member's list.
CREATE INDEX member_transfer_sent ON cashier.member_transfer (from_member, created_at, id);
CREATE INDEX member_transfer_received ON cashier.member_transfer (to_member, created_at, id);
-- The list of operators.
CREATE INDEX member_transfer_created ON cashier.member_transfer (created_at DESC, id DESC);
-- A transfer is never changed: a mistake is corrected by another transaction.
GRANT SELECT, INSERT ON cashier.member_transfer TO croupier_app;
