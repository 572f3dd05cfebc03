-- Withdraws accepted bets of one slip whose draws are open by p_at: they leave the sums and loads, and their stakes are to be returned
-- ('withdrawing'). Returns their ids; others stay as they are. A running chase that has no accepted bet any more is cancelled.
--
-- p_bets: the bets, NULL for all of the slip, which cancels its chase; p_cause: 'member', 'excluded'; p_loads: see undo_lottery_bets.sql.
-- Draws are locked in the order of their ids before the slip.
-- Called by: lib/studio/lottery/bets/store.ts.
CREATE OR REPLACE FUNCTION studio.withdraw_lottery_bets(p_slip bigint, p_bets bigint[], p_cause text, p_loads jsonb, p_at timestamptz)
RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
  v_slip studio.lottery_slip;
  v_bets bigint[];
BEGIN
  PERFORM FROM studio.lottery_draw d
   WHERE d.id IN (SELECT b.draw_id FROM studio.lottery_bet b
                   WHERE b.slip_id = p_slip AND b.status = 'accepted' AND (p_bets IS NULL OR b.id = ANY (p_bets)))
   ORDER BY d.id FOR NO KEY UPDATE;
  SELECT * INTO v_slip FROM studio.lottery_slip s WHERE s.id = p_slip FOR NO KEY UPDATE;
  v_bets := ARRAY(SELECT b.id FROM studio.lottery_bet b JOIN studio.lottery_draw d ON d.id = b.draw_id
                   WHERE b.slip_id = p_slip AND b.status = 'accepted' AND (p_bets IS NULL OR b.id = ANY (p_bets))
                     AND d.status = 'open' AND d.closes_at > p_at ORDER BY b.id);
  PERFORM studio.undo_lottery_bets(v_bets, p_loads);
  UPDATE studio.lottery_bet b SET status = 'withdrawing', cause = p_cause WHERE b.id = ANY (v_bets);
  UPDATE studio.lottery_slip s SET chase = 'cancelled'
   WHERE s.id = p_slip AND s.chase = 'running'
     AND (p_bets IS NULL OR NOT EXISTS (SELECT FROM studio.lottery_bet b WHERE b.slip_id = p_slip AND b.status = 'accepted'));
  RETURN v_bets;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.withdraw_lottery_bets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.withdraw_lottery_bets TO croupier_app;
