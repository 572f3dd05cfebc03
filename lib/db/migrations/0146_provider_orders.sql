-- Payments and payouts that a payment provider carries out (docs/decisions/0108).
ALTER TABLE cashier.deposit
  -- The provider decides on it, not an operator. An order that is held sets this to false.
  ADD COLUMN awaits_provider boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT awaiting_is_pending CHECK (NOT awaits_provider OR status = 'pending');
GRANT UPDATE (awaits_provider, pay_to) ON cashier.deposit TO croupier_app;

CREATE TABLE cashier.provider_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('payment', 'payout')),
  deposit_id bigint UNIQUE REFERENCES cashier.deposit (id),
  withdrawal_id bigint REFERENCES cashier.withdrawal (id),
  channel_id bigint NOT NULL REFERENCES cashier.channel (id),
  -- What we call it at the provider. A call that is repeated has the same one.
  reference text NOT NULL UNIQUE,
  -- What the provider calls it; NULL until it has answered.
  provider_id text CHECK (length(provider_id) BETWEEN 1 AND 200),
  -- starting: it is not known whether the provider has it; open: the provider has it; paid, failed: it has ended;
  -- held: the provider says what does not fit, and an operator decides.
  status text NOT NULL DEFAULT 'starting' CHECK (status IN ('starting', 'open', 'paid', 'failed', 'held')),
  -- Why it failed or is held, or what the provider has said against a decision that stands.
  problem text CHECK (problem ~ '^[A-Z_]{2,40}$'),
  -- The amount that the provider reports as paid.
  reported_amount bigint,
  -- The operator who has started a payout.
  started_by bigint,
  settled_by bigint,
  -- How often the provider was asked since the last change, and when it is asked next; NULL: not any more.
  asks int NOT NULL DEFAULT 0,
  next_ask_at timestamptz,
  -- Why the last call had no answer.
  last_failure text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT order_has_request CHECK ((kind = 'payment') = (deposit_id IS NOT NULL) AND (kind = 'payout') = (withdrawal_id IS NOT NULL)),
  CONSTRAINT payout_has_operator CHECK ((kind = 'payout') = (started_by IS NOT NULL))
);
-- A withdrawal is paid once: a new payout starts only after the former one has failed.
CREATE UNIQUE INDEX provider_order_payout_key ON cashier.provider_order (withdrawal_id)
  WHERE status IN ('starting', 'open', 'paid') AND withdrawal_id IS NOT NULL;
CREATE INDEX provider_order_withdrawal_idx ON cashier.provider_order (withdrawal_id) WHERE withdrawal_id IS NOT NULL;
CREATE INDEX provider_order_due_idx ON cashier.provider_order (next_ask_at) WHERE next_ask_at IS NOT NULL;
CREATE INDEX provider_order_provider_idx ON cashier.provider_order (channel_id, provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX provider_order_status_idx ON cashier.provider_order (status, id DESC);
CREATE INDEX provider_order_problem_idx ON cashier.provider_order (id DESC) WHERE problem IS NOT NULL;

GRANT SELECT, INSERT ON cashier.provider_order TO croupier_app;
GRANT UPDATE (provider_id, status, problem, reported_amount, settled_by, asks, next_ask_at, last_failure, changed_at)
  ON cashier.provider_order TO croupier_app;
