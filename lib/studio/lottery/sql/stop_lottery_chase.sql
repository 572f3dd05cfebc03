-- Stops a running chase that has won in p_draw: its accepted bets of coming draws leave the sums and loads, and their stakes are to be returned
-- ('withdrawing'). A coming draw may be closed, or even drawn: it is settled after p_draw, unless p_draw is a corrected one, beside which a drawn
-- one may be being paid. Returns the bets; the chase is won, or done if there are
-- none.
--
-- p_loads: see undo_lottery_bets.sql. Draws are locked in the order of their ids before the slip.
-- Called by: lib/studio/lottery/settlement/chases.ts.
CREATE OR REPLACE FUNCTION studio.stop_lottery_chase(p_slip bigint, p_draw bigint, p_loads jsonb) RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
  v_bets bigint[];
BEGIN
  PERFORM FROM studio.lottery_draw d
   WHERE d.id IN (SELECT b.draw_id FROM studio.lottery_bet b WHERE b.slip_id = p_slip AND b.status = 'accepted')
   ORDER BY d.id FOR NO KEY UPDATE;
  PERFORM FROM studio.lottery_slip s WHERE s.id = p_slip AND s.chase = 'running' FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN '{}'; END IF;
  v_bets := ARRAY(SELECT b.id FROM studio.lottery_bet b JOIN studio.lottery_draw d ON d.id = b.draw_id
                   WHERE b.slip_id = p_slip AND b.status = 'accepted' AND b.draw_id <> p_draw
                     AND (d.status IN ('open', 'closed') OR d.status = 'drawn' AND d.result_version = 1 AND d.settled_to = 0
                            AND (SELECT p.result_version FROM studio.lottery_draw p WHERE p.id = p_draw) = 1)
                   ORDER BY b.id);
  PERFORM studio.undo_lottery_bets(v_bets, p_loads);
  UPDATE studio.lottery_bet b SET status = 'withdrawing', cause = 'chase-won' WHERE b.id = ANY (v_bets);
  UPDATE studio.lottery_slip s SET chase = CASE WHEN cardinality(v_bets) > 0 THEN 'won' ELSE 'done' END WHERE s.id = p_slip;
  RETURN v_bets;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.stop_lottery_chase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.stop_lottery_chase TO croupier_app;
