-- Refuses a started slip as a whole: its bets that are still started leave the sums and loads of their draws, and their stakes are to be
-- returned ('refusing'). Does nothing to a slip that is accepted or refused already. Returns its state and cause, and the bets whose stakes
-- are to be returned.
--
-- p_cause: a code of the refusal; p_loads: see undo_lottery_bets.sql. Draws are locked in the order of their ids before the slip.
-- Called by: lib/studio/lottery/bets/store.ts.
CREATE OR REPLACE FUNCTION studio.refuse_lottery_slip(p_slip bigint, p_cause text, p_loads jsonb,
  OUT status text, OUT cause text, OUT refusing bigint[]) LANGUAGE plpgsql AS $$
DECLARE
  v_slip studio.lottery_slip;
  v_bets bigint[];
BEGIN
  PERFORM FROM studio.lottery_draw d WHERE d.id IN (SELECT b.draw_id FROM studio.lottery_bet b WHERE b.slip_id = p_slip)
   ORDER BY d.id FOR NO KEY UPDATE;
  SELECT * INTO v_slip FROM studio.lottery_slip s WHERE s.id = p_slip FOR NO KEY UPDATE;
  IF v_slip.status = 'started' THEN
    v_bets := ARRAY(SELECT b.id FROM studio.lottery_bet b WHERE b.slip_id = p_slip AND b.status = 'started');
    PERFORM studio.undo_lottery_bets(v_bets, p_loads);
    UPDATE studio.lottery_bet b SET status = 'refusing', cause = p_cause WHERE b.id = ANY (v_bets);
    UPDATE studio.lottery_slip s SET status = 'refused', cause = p_cause, chase = CASE WHEN s.chase IS NOT NULL THEN 'cancelled' END
     WHERE s.id = p_slip RETURNING * INTO v_slip;
    -- What lists show of a selection is enough from now on (MAX_SHOWN_SELECTION): a member without money could fill the table otherwise.
    UPDATE studio.lottery_line l SET selection = left(l.selection, 401) WHERE l.slip_id = p_slip AND length(l.selection) > 401;
  END IF;
  status := v_slip.status;
  cause := v_slip.cause;
  refusing := ARRAY(SELECT b.id FROM studio.lottery_bet b WHERE b.slip_id = p_slip AND b.status = 'refusing' ORDER BY b.id);
END
$$;
REVOKE EXECUTE ON FUNCTION studio.refuse_lottery_slip FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.refuse_lottery_slip TO croupier_app;
