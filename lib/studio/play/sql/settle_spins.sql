-- Records the results of moves and the state of their rounds. A move that is settled already is not changed.
--
-- Move n is element n of each array. p_results: JSON as text; p_balances in 1/10,000; p_states: the round's state after the move, JSON
-- as text, NULL if the round is over; p_stream_positions: how many words of the fairness stream the round has taken.
-- Seats are locked in the order of their ids, each before its move (start_spins.sql).
-- Called by: lib/studio/play/spin/store.ts.
CREATE OR REPLACE FUNCTION studio.settle_spins(
  p_spins bigint[], p_results text[], p_balances bigint[], p_states text[], p_stream_positions integer[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_call record;
  v_spin studio.spin;
BEGIN
  -- If this is lost in a crash, the move is found unsettled and is settled again under the same ids, so that nothing is paid twice.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR v_call IN
    SELECT c.*, p.seat FROM unnest(p_spins, p_results, p_balances, p_states, p_stream_positions)
                            AS c (spin, result, balance, state, stream_position),
           LATERAL (SELECT s.seat_id AS seat FROM studio.spin s WHERE s.id = c.spin OFFSET 0) p
     ORDER BY p.seat, c.spin
  LOOP
    PERFORM FROM studio.seat s WHERE s.id = v_call.seat FOR NO KEY UPDATE;
    UPDATE studio.spin s SET result = v_call.result::jsonb, balance = v_call.balance
     WHERE s.id = v_call.spin AND s.result IS NULL RETURNING s.* INTO v_spin;
    CONTINUE WHEN NOT FOUND;
    UPDATE studio.seat s
       SET pending_spin_id = NULL,
           state = v_call.state::jsonb,
           stream_position = v_call.stream_position,
           round_id = CASE WHEN v_call.state IS NULL THEN NULL ELSE v_spin.round_id END,
           round_stake = CASE WHEN v_call.state IS NULL THEN NULL ELSE v_spin.stake END
     WHERE s.id = v_call.seat AND s.pending_spin_id = v_spin.id;
  END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.settle_spins FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.settle_spins TO croupier_app;
