-- Deletes the draws of a game whose sales have not opened, after the last one that must stay: one that is open or past, or has a bet. So a draw
-- with a bet keeps its times and its seed, and so do those before it. Returns how many were deleted. The lock is held until the end of the
-- database transaction, so that nobody plans by the former settings in between.
-- Called by: lib/studio/lottery/settings/commands.ts.
CREATE OR REPLACE FUNCTION studio.unplan_lottery_draws(p_game text, p_now timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_deleted integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('lottery-plan ' || p_game, 0));
  -- A slip that is being started holds a lock on its draws: its bets are seen by the next statement.
  PERFORM FROM studio.lottery_draw d
    WHERE d.game = p_game AND d.status = 'open' AND d.opens_at > p_now ORDER BY d.id FOR UPDATE;
  DELETE FROM studio.lottery_draw d
   WHERE d.game = p_game AND d.status = 'open' AND d.opens_at > p_now
     AND d.draws_at > coalesce((
           SELECT max(k.draws_at) FROM studio.lottery_draw k
            WHERE k.game = p_game
              AND (k.status <> 'open' OR k.opens_at <= p_now
                   OR EXISTS (SELECT FROM studio.lottery_bet b WHERE b.draw_id = k.id)
                   OR EXISTS (SELECT FROM studio.lottery_decision e WHERE e.draw_id = k.id))), '-infinity');
  GET DIAGNOSTICS v_deleted = ROW_COUNT;
  RETURN v_deleted;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.unplan_lottery_draws FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.unplan_lottery_draws TO croupier_app;
