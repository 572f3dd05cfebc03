-- Deposits, withdrawals and the notices about them. Money moves only in schema ledger. Amounts are in 1/10,000 of the
-- currency's unit.
CREATE SCHEMA cashier;
GRANT USAGE ON SCHEMA cashier TO croupier_app;

-- Payment channels. A new site has none: operators add their own, the demo data has examples (lib/cli/seed/channels.ts).
CREATE TABLE cashier.channel (
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdraw')),
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  -- instant: settles by itself (the demo's sandbox); transfer: people move money between banks and operators decide.
  method text NOT NULL CHECK (method IN ('instant', 'transfer')),
  -- Texts by locale; English is required.
  names jsonb NOT NULL CHECK (jsonb_typeof(names -> 'en') = 'string'),
  notes jsonb CHECK (notes IS NULL OR jsonb_typeof(notes -> 'en') = 'string'),
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- Only offered on a demo site: instant money without a payment provider has no other place.
  demo_only boolean NOT NULL DEFAULT false,
  -- {bank, holder, number} of the operator, for deposits by transfer.
  account jsonb,
  position smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, code),
  CONSTRAINT channel_limits_check CHECK (maximum >= minimum),
  CONSTRAINT channel_instant_is_demo CHECK (method <> 'instant' OR (kind = 'deposit' AND demo_only)),
  CONSTRAINT channel_transfer_has_account CHECK (kind <> 'deposit' OR method <> 'transfer' OR account IS NOT NULL)
);

-- Receipt images of members: encoded again before they are stored (docs/trust.md X14), with a random name.
CREATE TABLE cashier.receipt_image (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{32}$'),
  member_id bigint NOT NULL REFERENCES identity.member (id),
  width int NOT NULL,
  height int NOT NULL,
  bytes int NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX receipt_image_member_idx ON cashier.receipt_image (member_id, created_at DESC);
CREATE INDEX receipt_image_created_idx ON cashier.receipt_image (created_at);

CREATE TABLE cashier.deposit (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL DEFAULT 'deposit' CHECK (kind = 'deposit'),
  channel text NOT NULL,
  currency char(3) NOT NULL CHECK (currency <> 'PLY'),
  amount bigint NOT NULL CHECK (amount > 0),
  -- pending → approved | rejected; above the approval threshold pending → checked → approved | rejected;
  -- pending → cancelled.
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'checked', 'approved', 'rejected', 'cancelled')),
  -- What the member writes on the transfer, so that it is found on the bank's statement.
  reference text NOT NULL UNIQUE,
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  receipt_image_id text REFERENCES cashier.receipt_image (id),
  created_at timestamptz NOT NULL,
  checked_by bigint,
  checked_at timestamptz,
  decided_by bigint,
  decided_at timestamptz,
  reason text CHECK (length(reason) BETWEEN 1 AND 200),
  ledger_id bigint,
  UNIQUE (member_id, request_id),
  FOREIGN KEY (kind, channel) REFERENCES cashier.channel (kind, code),
  CONSTRAINT approved_has_posting CHECK ((status = 'approved') = (ledger_id IS NOT NULL)),
  CONSTRAINT dual_approval CHECK (status <> 'approved' OR checked_by IS NULL OR checked_by <> decided_by)
);
CREATE INDEX deposit_member_idx ON cashier.deposit (member_id, created_at DESC, id DESC);
CREATE INDEX deposit_open_idx ON cashier.deposit (created_at, id) WHERE status IN ('pending', 'checked');
CREATE INDEX deposit_decided_idx ON cashier.deposit (decided_at) WHERE status = 'approved';
-- The back office's list of all deposits, newest first.
CREATE INDEX deposit_created_idx ON cashier.deposit (created_at DESC, id DESC);
-- Whether a receipt image is still used: unused ones are deleted after a day.
CREATE INDEX deposit_receipt_image_idx ON cashier.deposit (receipt_image_id) WHERE receipt_image_id IS NOT NULL;

-- Bank accounts that members are paid to. Number and holder are sealed (AES-256-GCM, docs/trust.md X17); people are shown
-- the last four digits.
CREATE TABLE cashier.payee (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  bank text NOT NULL CHECK (length(bank) BETWEEN 2 AND 60),
  holder_sealed bytea NOT NULL,
  number_sealed bytea NOT NULL,
  number_tail text NOT NULL CHECK (number_tail ~ '^[0-9]{4}$'),
  -- SHA-256 keyed with the site's secret: a member has one payee per number.
  number_digest bytea NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE UNIQUE INDEX payee_member_number_key ON cashier.payee (member_id, number_digest) WHERE removed_at IS NULL;

CREATE TABLE cashier.withdrawal (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 50001) PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL DEFAULT 'withdraw' CHECK (kind = 'withdraw'),
  channel text NOT NULL,
  payee_id bigint NOT NULL REFERENCES cashier.payee (id),
  currency char(3) NOT NULL CHECK (currency <> 'PLY'),
  amount bigint NOT NULL CHECK (amount > 0),
  -- requested → approved → paid → received | partial | notReceived; requested, approved → rejected;
  -- partial, notReceived → received (forced) | refunded. The amount is held until the withdrawal is paid or rejected.
  status text NOT NULL DEFAULT 'requested'
    CHECK (status IN ('requested', 'approved', 'paid', 'received', 'partial', 'notReceived', 'refunded', 'rejected')),
  request_id text NOT NULL,
  request_digest bytea NOT NULL,
  created_at timestamptz NOT NULL,
  approved_by bigint,
  approved_at timestamptz,
  paid_by bigint,
  paid_at timestamptz,
  -- The bank's reference of the payment.
  payment_reference text CHECK (length(payment_reference) BETWEEN 1 AND 100),
  rejected_by bigint,
  rejected_at timestamptz,
  reason text CHECK (length(reason) BETWEEN 1 AND 200),
  -- If the member has not confirmed by then, the withdrawal counts as received.
  confirm_by timestamptz,
  confirmed_at timestamptz,
  -- Why it counts as received: the member confirmed, the time ran out, or an operator closed the dispute.
  confirmed_how text CHECK (confirmed_how IN ('member', 'time', 'forced')),
  received_amount bigint CONSTRAINT withdrawal_received_amount_check
    CHECK (received_amount >= 0 AND received_amount <= amount),
  receipt_image_id text REFERENCES cashier.receipt_image (id),
  resolved_by bigint,
  resolved_at timestamptz,
  hold_ledger_id bigint NOT NULL,
  end_ledger_id bigint,
  refund_ledger_id bigint,
  -- The first of the two operators of a refund above the approval threshold (docs/decisions/0077).
  refund_checked_by bigint,
  refund_checked_at timestamptz,
  UNIQUE (member_id, request_id),
  FOREIGN KEY (kind, channel) REFERENCES cashier.channel (kind, code),
  CONSTRAINT ended_hold_has_posting CHECK ((status IN ('requested', 'approved')) = (end_ledger_id IS NULL)),
  CONSTRAINT refund_has_posting CHECK ((status = 'refunded') = (refund_ledger_id IS NOT NULL)),
  CONSTRAINT refund_check_complete CHECK ((refund_checked_by IS NULL) = (refund_checked_at IS NULL)),
  CONSTRAINT paid_has_confirmation_deadline
    CHECK (status IN ('requested', 'approved', 'rejected') OR confirm_by IS NOT NULL)
);
CREATE INDEX withdrawal_member_idx ON cashier.withdrawal (member_id, created_at DESC, id DESC);
CREATE INDEX withdrawal_open_idx ON cashier.withdrawal (created_at, id)
  WHERE status IN ('requested', 'approved', 'partial', 'notReceived');
CREATE INDEX withdrawal_unconfirmed_idx ON cashier.withdrawal (confirm_by) WHERE status = 'paid';
CREATE INDEX withdrawal_paid_idx ON cashier.withdrawal (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX withdrawal_created_idx ON cashier.withdrawal (created_at DESC, id DESC);
CREATE INDEX withdrawal_receipt_image_idx ON cashier.withdrawal (receipt_image_id) WHERE receipt_image_id IS NOT NULL;
-- A payment channel's statement names a payment by its reference, or by its number if the operator entered none
-- (lib/reporting/reconciliation): each line is one lookup.
CREATE INDEX withdrawal_reference_idx ON cashier.withdrawal ((coalesce(payment_reference, 'withdrawal ' || id::text)))
  WHERE paid_at IS NOT NULL;

-- Notices to members. The text is a message in the reader's language; detail has its values.
CREATE TABLE cashier.notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES identity.member (id),
  kind text NOT NULL CHECK (kind ~ '^[a-zA-Z]{3,40}$'),
  detail jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notice_member_idx ON cashier.notice (member_id, created_at DESC, id DESC);
CREATE INDEX notice_unread_idx ON cashier.notice (member_id) WHERE read_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON cashier.channel TO croupier_app;
GRANT SELECT, INSERT ON cashier.deposit, cashier.payee, cashier.withdrawal, cashier.notice TO croupier_app;
GRANT SELECT, INSERT, DELETE ON cashier.receipt_image TO croupier_app;
GRANT UPDATE (status, receipt_image_id, checked_by, checked_at, decided_by, decided_at, reason, ledger_id)
  ON cashier.deposit TO croupier_app;
GRANT UPDATE (removed_at) ON cashier.payee TO croupier_app;
GRANT UPDATE (status, approved_by, approved_at, paid_by, paid_at, payment_reference, rejected_by, rejected_at, reason,
  confirm_by, confirmed_at, confirmed_how, received_amount, receipt_image_id, resolved_by, resolved_at, end_ledger_id,
  refund_ledger_id, refund_checked_by, refund_checked_at) ON cashier.withdrawal TO croupier_app;
GRANT UPDATE (read_at) ON cashier.notice TO croupier_app;
