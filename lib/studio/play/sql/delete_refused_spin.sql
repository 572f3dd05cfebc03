-- Deletes a move with a stake after the wallet has refused its bet for good to one attempt. If another attempt may still be paid, the move
-- stays for that attempt. Does nothing if the move is settled. Its nonce is not used again, so that no other move has the outcome
-- of a move that was never paid.
--
-- p_attempt: the attempt that was refused (studio.record_spin_attempt), NULL for the first; p_stale_before: attempts that began
-- before this time can no longer be paid.
-- Called by: lib/studio/play/spin/store.ts.
CREATE OR REPLACE FUNCTION studio.delete_refused_spin(p_spin bigint, p_attempt timestamptz, p_stale_before timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_spin studio.spin;
BEGIN
  SELECT * INTO v_spin FROM studio.spin s WHERE s.id = p_spin;
  PERFORM FROM studio.seat s WHERE s.id = v_spin.seat_id FOR NO KEY UPDATE;
  UPDATE studio.spin s SET attempts = array_remove(s.attempts, coalesce(p_attempt, s.created_at))
   WHERE s.id = p_spin AND s.result IS NULL AND s.state IS NULL RETURNING * INTO v_spin;
  IF NOT FOUND OR EXISTS (SELECT FROM unnest(v_spin.attempts) a WHERE a > p_stale_before) THEN RETURN; END IF;
  DELETE FROM studio.spin s WHERE s.id = p_spin;
  UPDATE studio.seat s SET pending_spin_id = NULL WHERE s.id = v_spin.seat_id AND s.pending_spin_id = p_spin;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.delete_refused_spin FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.delete_refused_spin TO croupier_app;
