-- Statements of payment channels name a payment by its reference, or where the operator wrote none by its number
-- (lib/reporting/reconciliation): each line is one look-up.
CREATE INDEX withdrawal_reference_idx ON cashier.withdrawal ((coalesce(payment_reference, 'withdrawal ' || id::text)))
  WHERE paid_at IS NOT NULL;
