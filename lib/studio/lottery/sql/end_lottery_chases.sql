-- Ends the running chases that have a bet in a draw and none in a draw that is still to come: they are done.
--
-- Called by: lib/studio/lottery/settlement/chases.ts, lib/studio/lottery/settlement/voids.ts.
CREATE OR REPLACE FUNCTION studio.end_lottery_chases(p_draw bigint) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE studio.lottery_slip s SET chase = 'done'
   WHERE s.chase = 'running' AND s.status = 'accepted'
     AND EXISTS (SELECT FROM studio.lottery_bet b WHERE b.slip_id = s.id AND b.draw_id = p_draw)
     AND NOT EXISTS (SELECT FROM studio.lottery_bet b WHERE b.slip_id = s.id AND b.draw_id <> p_draw AND b.status IN ('started', 'accepted'));
END;
REVOKE EXECUTE ON FUNCTION studio.end_lottery_chases FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.end_lottery_chases TO croupier_app;
