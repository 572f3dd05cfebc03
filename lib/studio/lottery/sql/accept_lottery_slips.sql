-- Accepts slips whose stakes were all taken. A slip is accepted only if each of its draws is open, also by p_at less p_grace_ms, and if all
-- its bets are still started: the bets of a draw are final when it is closed. Returns a row per slip:
--   accepted  now or by an earlier call
--   refused   by another call (cause)
--   late      a draw has closed, or one of its bets was refused at the closing: the caller refuses the slip
--
-- Draws are locked in the order of their ids before the slips.
-- Called by: lib/studio/lottery/bets/store.ts.
CREATE OR REPLACE FUNCTION studio.accept_lottery_slips(p_slips bigint[], p_at timestamptz, p_grace_ms integer)
RETURNS TABLE (slip_id bigint, outcome text, cause text) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_slip studio.lottery_slip;
BEGIN
  PERFORM FROM studio.lottery_draw d
   WHERE d.id IN (SELECT b.draw_id FROM studio.lottery_bet b WHERE b.slip_id = ANY (p_slips))
   ORDER BY d.id FOR NO KEY UPDATE;
  FOR slip_id IN SELECT DISTINCT s FROM unnest(p_slips) s ORDER BY s LOOP
    SELECT * INTO v_slip FROM studio.lottery_slip s WHERE s.id = slip_id FOR NO KEY UPDATE;
    cause := v_slip.cause;
    outcome := v_slip.status;
    IF v_slip.status = 'started' THEN
      IF EXISTS (SELECT FROM studio.lottery_bet b JOIN studio.lottery_draw d ON d.id = b.draw_id
                  WHERE b.slip_id = v_slip.id
                    AND (b.status <> 'started' OR d.status <> 'open'
                         OR d.closes_at <= p_at - make_interval(secs => p_grace_ms / 1000.0))) THEN
        outcome := 'late';
      ELSE
        outcome := 'accepted';
        UPDATE studio.lottery_bet b SET status = 'accepted' WHERE b.slip_id = v_slip.id;
        UPDATE studio.lottery_slip s SET status = 'accepted' WHERE s.id = v_slip.id;
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.accept_lottery_slips FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.accept_lottery_slips TO croupier_app;
