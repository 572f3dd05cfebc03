-- Fees, amounts that differ from the requested one, receiving accounts, claims, payment files, and the indexes of the
-- queues' search.

-- A payee's number may have letters (IBAN), in capitals and without spaces.
ALTER TABLE cashier.payee
  DROP CONSTRAINT payee_number_tail_check,
  ADD CONSTRAINT payee_number_tail_check CHECK (number_tail ~ '^[0-9A-Z]{4}$');

-- A batch of withdrawals that a bank is instructed to pay.
CREATE TABLE cashier.payment_file (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency char(3) NOT NULL,
  -- The template that the file is written with (lib/cashier/payment-files).
  template jsonb NOT NULL,
  created_by bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- A discarded file was not sent to the bank: its withdrawals can be put into another one.
  discarded_by bigint,
  discarded_at timestamptz,
  CONSTRAINT discarded_complete CHECK ((discarded_by IS NULL) = (discarded_at IS NULL))
);
CREATE INDEX payment_file_created_idx ON cashier.payment_file (id DESC);
GRANT SELECT, INSERT ON cashier.payment_file TO croupier_app;
GRANT UPDATE (discarded_by, discarded_at) ON cashier.payment_file TO croupier_app;

ALTER TABLE cashier.deposit
  -- What the member requested. `amount` is the same until an approval with what has really arrived.
  ADD COLUMN asked_amount bigint,
  -- The amount of the first of two approvals.
  ADD COLUMN checked_amount bigint CHECK (checked_amount > 0),
  -- The fee as it was shown at the request (cashier.channel_currency), and what it makes of `amount`.
  ADD COLUMN fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  ADD COLUMN fee_rate int NOT NULL DEFAULT 0 CHECK (fee_rate BETWEEN 0 AND 9999),
  ADD COLUMN fee bigint NOT NULL DEFAULT 0,
  ADD COLUMN account_id bigint REFERENCES cashier.receiving_account (id),
  -- What the member was told to pay to, as it was then: {kind: "bank", bank, holder, number, branch}.
  ADD COLUMN pay_to jsonb,
  -- The bank's own reference of the transfer that has arrived.
  ADD COLUMN bank_reference text CHECK (length(bank_reference) BETWEEN 1 AND 100),
  ADD COLUMN claimed_by bigint,
  ADD COLUMN claimed_until timestamptz;
UPDATE cashier.deposit d SET
  asked_amount = d.amount,
  checked_amount = CASE WHEN d.checked_by IS NOT NULL THEN d.amount END,
  pay_to = (SELECT jsonb_build_object('kind', 'bank', 'bank', a.bank, 'holder', a.holder, 'number', a.number, 'branch', NULL)
              FROM cashier.channel c JOIN cashier.receiving_account a ON a.channel_id = c.id AND a.currency = d.currency
             WHERE c.kind = d.kind AND c.code = d.channel LIMIT 1);
ALTER TABLE cashier.deposit
  ALTER COLUMN asked_amount SET NOT NULL,
  ADD CONSTRAINT asked_amount_check CHECK (asked_amount > 0),
  ADD CONSTRAINT fee_below_amount CHECK (fee >= 0 AND fee < amount),
  -- The amount changes only by an approval, and only with a reason.
  ADD CONSTRAINT other_amount_has_reason CHECK (amount = asked_amount OR (status = 'approved' AND reason IS NOT NULL)),
  ADD CONSTRAINT check_complete CHECK ((checked_by IS NULL) = (checked_amount IS NULL)),
  ADD CONSTRAINT deposit_claim_complete CHECK ((claimed_by IS NULL) = (claimed_until IS NULL));
GRANT UPDATE (amount, checked_amount, fee, bank_reference, claimed_by, claimed_until) ON cashier.deposit TO croupier_app;

ALTER TABLE cashier.withdrawal
  -- Part of `amount`: the payee gets the rest.
  ADD COLUMN fee bigint NOT NULL DEFAULT 0,
  ADD COLUMN cancelled_by bigint,
  ADD COLUMN cancelled_at timestamptz,
  ADD COLUMN claimed_by bigint,
  ADD COLUMN claimed_until timestamptz,
  ADD COLUMN payment_file_id bigint REFERENCES cashier.payment_file (id),
  DROP CONSTRAINT withdrawal_status_check,
  DROP CONSTRAINT withdrawal_received_amount_check,
  DROP CONSTRAINT paid_has_confirmation_deadline,
  ADD CONSTRAINT withdrawal_status_check CHECK (status IN ('requested', 'approved', 'paid', 'received', 'partial',
    'notReceived', 'refunded', 'rejected', 'cancelled')),
  ADD CONSTRAINT withdrawal_fee_check CHECK (fee >= 0 AND fee < amount),
  ADD CONSTRAINT withdrawal_received_amount_check CHECK (received_amount >= 0 AND received_amount <= amount - fee),
  ADD CONSTRAINT paid_has_confirmation_deadline
    CHECK (status IN ('requested', 'approved', 'rejected', 'cancelled') OR confirm_by IS NOT NULL),
  ADD CONSTRAINT cancelled_has_reason
    CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL) AND (cancelled_at IS NULL) = (cancelled_by IS NULL)),
  ADD CONSTRAINT withdrawal_claim_complete CHECK ((claimed_by IS NULL) = (claimed_until IS NULL));
GRANT UPDATE (cancelled_by, cancelled_at, claimed_by, claimed_until, payment_file_id) ON cashier.withdrawal TO croupier_app;

-- Each way to search or filter a queue reads an index, in the queue's order (lib/cashier/queues).
CREATE INDEX deposit_status_idx ON cashier.deposit (status, created_at DESC, id DESC);
CREATE INDEX deposit_channel_idx ON cashier.deposit (channel, created_at DESC, id DESC);
CREATE INDEX deposit_amount_idx ON cashier.deposit (amount, created_at DESC, id DESC);
CREATE INDEX deposit_reference_idx ON cashier.deposit (reference text_pattern_ops);
CREATE INDEX deposit_bank_reference_idx ON cashier.deposit (lower(bank_reference) text_pattern_ops)
  WHERE bank_reference IS NOT NULL;
CREATE INDEX deposit_claimed_idx ON cashier.deposit (claimed_by) WHERE claimed_by IS NOT NULL;
-- The sum that an account was given on a day.
CREATE INDEX deposit_account_idx ON cashier.deposit (account_id, created_at) WHERE account_id IS NOT NULL;
CREATE INDEX withdrawal_status_idx ON cashier.withdrawal (status, created_at DESC, id DESC);
CREATE INDEX withdrawal_channel_idx ON cashier.withdrawal (channel, created_at DESC, id DESC);
CREATE INDEX withdrawal_amount_idx ON cashier.withdrawal (amount, created_at DESC, id DESC);
CREATE INDEX withdrawal_payout_idx ON cashier.withdrawal ((amount - fee), created_at DESC, id DESC);
CREATE INDEX withdrawal_bank_reference_idx ON cashier.withdrawal (lower(payment_reference) text_pattern_ops)
  WHERE payment_reference IS NOT NULL;
CREATE INDEX withdrawal_payee_idx ON cashier.withdrawal (payee_id);
CREATE INDEX withdrawal_claimed_idx ON cashier.withdrawal (claimed_by) WHERE claimed_by IS NOT NULL;
CREATE INDEX withdrawal_file_idx ON cashier.withdrawal (payment_file_id) WHERE payment_file_id IS NOT NULL;
CREATE INDEX payee_tail_idx ON cashier.payee (number_tail);
