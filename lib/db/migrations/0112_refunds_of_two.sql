-- Above the threshold a refund needs two operators (trust.md M8): until now one who had not paid the withdrawal gave back all
-- of it on the word of the member alone, so that a member and an operator could have made money together.
ALTER TABLE cashier.withdrawal
  ADD COLUMN refund_checked_by bigint,
  ADD COLUMN refund_checked_at timestamptz,
  ADD CONSTRAINT refund_checked_whole CHECK ((refund_checked_by IS NULL) = (refund_checked_at IS NULL));
GRANT UPDATE (refund_checked_by, refund_checked_at) ON cashier.withdrawal TO croupier_app;
