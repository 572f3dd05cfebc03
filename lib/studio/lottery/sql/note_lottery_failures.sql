-- Notes that bets of a draw could not be settled, corrected or voided, and sets aside those that have failed for good. Returns the bets that are set
-- aside.
--
-- Bet n is element n of each array, in the order of the ids. p_stage: settlement, correction or void; failures of another stage are counted anew.
-- p_final: the same call will not succeed. Such a bet is set aside at its p_attempts-th failure; any other one p_patience seconds after its first
-- failure, which outlasts an outage of the wallet.
-- Called by: lib/studio/lottery/settlement/failures.ts.
CREATE OR REPLACE FUNCTION studio.note_lottery_failures(
  p_draw bigint, p_stage text, p_bets bigint[], p_causes text[], p_final boolean[], p_attempts integer, p_patience integer, p_at timestamptz
) RETURNS bigint[] LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO studio.lottery_failure AS f (bet_id, draw_id, stage, cause, attempts, first_at, last_at)
  SELECT i.id, p_draw, p_stage, i.cause, 1, p_at, p_at FROM unnest(p_bets, p_causes) AS i (id, cause) ORDER BY i.id
      ON CONFLICT (bet_id) DO UPDATE
     SET stage = p_stage, cause = excluded.cause, attempts = CASE WHEN f.stage = p_stage THEN f.attempts + 1 ELSE 1 END,
         first_at = CASE WHEN f.stage = p_stage THEN f.first_at ELSE p_at END, last_at = p_at,
         set_aside_at = CASE WHEN f.stage = p_stage THEN f.set_aside_at END;
  UPDATE studio.lottery_failure f SET set_aside_at = p_at
    FROM unnest(p_bets, p_final) AS i (id, final)
   WHERE f.bet_id = i.id AND f.set_aside_at IS NULL
     AND ((i.final AND f.attempts >= p_attempts) OR f.first_at <= p_at - make_interval(secs => p_patience));
  RETURN ARRAY(SELECT f.bet_id FROM studio.lottery_failure f WHERE f.bet_id = ANY (p_bets) AND f.set_aside_at IS NOT NULL ORDER BY f.bet_id);
END
$$;
REVOKE EXECUTE ON FUNCTION studio.note_lottery_failures FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.note_lottery_failures TO croupier_app;
