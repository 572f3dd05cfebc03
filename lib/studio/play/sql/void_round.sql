-- Ends a round whose version of its model is gone, after its bet was rolled back: the seat is free for the next round, and the
-- game shows it (voided_round_id). Does nothing if the round is no longer the seat's.
--
-- p_result: stored as the result of the unsettled move, JSON as text.
-- Called by: lib/studio/play/spin/store.ts.
CREATE OR REPLACE FUNCTION studio.void_round(p_seat bigint, p_round bigint, p_result text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_seat studio.seat;
BEGIN
  SELECT * INTO v_seat FROM studio.seat s WHERE s.id = p_seat FOR NO KEY UPDATE;
  UPDATE studio.spin s SET result = p_result::jsonb
   WHERE s.id = v_seat.pending_spin_id AND s.round_id = p_round AND s.result IS NULL;
  UPDATE studio.seat s
     SET pending_spin_id = NULL, round_id = NULL, round_stake = NULL, state = NULL, voided_round_id = p_round
   WHERE s.id = p_seat
     AND (s.round_id = p_round
          OR EXISTS (SELECT FROM studio.spin p WHERE p.id = s.pending_spin_id AND p.round_id = p_round));
END
$$;
REVOKE EXECUTE ON FUNCTION studio.void_round FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.void_round TO croupier_app;
