-- Rounds that an operator has voided (docs/decisions/0103): what they were before. Written by gateway.void_round alone.
CREATE TABLE gateway.voided_round (
  round_id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  operator_id bigint NOT NULL,
  currency char(3) NOT NULL,
  stake gateway.amount NOT NULL,
  payout gateway.amount NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 200),
  at timestamptz NOT NULL
);
CREATE INDEX voided_round_member_idx ON gateway.voided_round (member_id, at DESC);
GRANT SELECT ON gateway.voided_round TO croupier_app;
