-- Draws a draw of ours that is closed, after its time: stores the result and reveals the seed. Returns the draw's state, or 'waits' if an earlier
-- draw of its game is not finished: draws of a game are drawn and settled in order. A repeated call changes nothing.
--
-- p_result: JSON, always the same for the draw, because it follows from its seeds; p_make_up_seconds: a draw that is later than this is voided:
-- its seed is revealed, and its stakes are to be returned ('voiding'). A draw without accepted bets is settled, or voided, at once.
-- Called by: lib/studio/lottery/draws/due.ts.
CREATE OR REPLACE FUNCTION studio.draw_lottery(p_draw bigint, p_result jsonb, p_seed text, p_make_up_seconds integer, p_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_draw studio.lottery_draw;
  v_has_bets boolean;
  v_status text;
BEGIN
  SELECT * INTO v_draw FROM studio.lottery_draw d WHERE d.id = p_draw FOR NO KEY UPDATE;
  IF v_draw.status IS DISTINCT FROM 'closed' OR v_draw.origin <> 'own' OR v_draw.draws_at > p_at THEN RETURN v_draw.status; END IF;
  -- Two conditions, each with its index.
  IF EXISTS (SELECT FROM studio.lottery_draw d WHERE d.game = v_draw.game AND d.draws_at < v_draw.draws_at
                AND d.status IN ('closed', 'drawn', 'voiding'))
     OR EXISTS (SELECT FROM studio.lottery_draw d WHERE d.game = v_draw.game AND d.draws_at < v_draw.draws_at AND d.status = 'open') THEN
    RETURN 'waits';
  END IF;
  v_has_bets := EXISTS (SELECT FROM studio.lottery_bet b WHERE b.draw_id = p_draw AND b.status = 'accepted');
  IF p_at > v_draw.draws_at + make_interval(secs => p_make_up_seconds) THEN
    v_status := CASE WHEN v_has_bets THEN 'voiding' ELSE 'voided' END;
    UPDATE studio.lottery_draw d
       SET status = v_status, server_seed = p_seed, void_cause = 'LATE', settled_at = CASE WHEN v_status = 'voided' THEN p_at END
     WHERE d.id = p_draw;
  ELSE
    v_status := CASE WHEN v_has_bets THEN 'drawn' ELSE 'settled' END;
    UPDATE studio.lottery_draw d
       SET status = v_status, server_seed = p_seed, result = p_result, result_version = 1, drawn_at = p_at,
           settled_at = CASE WHEN v_status = 'settled' THEN p_at END
     WHERE d.id = p_draw;
  END IF;
  RETURN v_status;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.draw_lottery FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.draw_lottery TO croupier_app;
