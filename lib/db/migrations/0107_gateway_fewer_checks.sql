-- The same rules in fewer expressions: PostgreSQL reads and plans every CHECK of a table anew for each statement that writes to it,
-- some 4 µs each, whatever the number of rows (docs/decisions/0071).
ALTER TABLE gateway.round
  DROP CONSTRAINT round_stake_check, DROP CONSTRAINT round_payout_check, DROP CONSTRAINT round_valid_bet_check,
  DROP CONSTRAINT round_bets_check, ADD CONSTRAINT none_negative CHECK (least(stake, payout, valid_bet, bets) >= 0),
  -- Said by status_follows, which knows no other.
  DROP CONSTRAINT round_status_check;
ALTER TABLE gateway.transaction
  DROP CONSTRAINT transaction_taken_check, DROP CONSTRAINT transaction_given_check,
  ADD CONSTRAINT none_negative CHECK (least(taken, given) >= 0);
