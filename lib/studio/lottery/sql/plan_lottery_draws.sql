-- Adds draws of a game after its last one. Returns how many; 0 if another process has planned, or the settings have changed, since the caller
-- read them.
--
-- p_settings_at: studio.lottery_game.updated_at as the caller read it, to the millisecond, NULL without a row; p_last: the period of the last
-- draw, NULL without one. Draw n is element n of each array; p_given: arrays of numbers as text, such as {4}. p_commitments and p_sealed are
-- NULL for draws whose results operators enter.
-- Called by: lib/studio/lottery/draws/plan.ts.
CREATE OR REPLACE FUNCTION studio.plan_lottery_draws(
  p_game text, p_settings_at timestamptz, p_last text, p_periods text[], p_opens timestamptz[], p_closes timestamptz[],
  p_draws timestamptz[], p_given text[], p_commitments text[], p_sealed bytea[]
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_planned integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('lottery-plan ' || p_game, 0));
  -- This statement and the next see what the former holder of the lock has committed.
  IF (SELECT date_trunc('milliseconds', g.updated_at) FROM studio.lottery_game g WHERE g.code = p_game) IS DISTINCT FROM p_settings_at
     OR (SELECT d.period FROM studio.lottery_draw d WHERE d.game = p_game ORDER BY d.draws_at DESC LIMIT 1) IS DISTINCT FROM p_last
  THEN
    RETURN 0;
  END IF;
  INSERT INTO studio.lottery_draw (game, period, origin, opens_at, closes_at, draws_at, given, commitment, sealed)
  SELECT p_game, p.period, CASE WHEN p.commitment IS NULL THEN 'external' ELSE 'own' END, p.opens, p.closes, p.draws,
         p.given::smallint[], p.commitment, p.sealed
    FROM unnest(p_periods, p_opens, p_closes, p_draws, p_given, p_commitments, p_sealed)
           AS p (period, opens, closes, draws, given, commitment, sealed)
   ORDER BY p.draws;
  GET DIAGNOSTICS v_planned = ROW_COUNT;
  RETURN v_planned;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.plan_lottery_draws FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.plan_lottery_draws TO croupier_app;
