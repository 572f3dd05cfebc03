-- Removes draws of a game that nobody bet on: the next p_limit draws after those that an earlier call has looked at, as far as they are older than
-- p_before and not among the latest p_kept of the game. A draw stays if it has a bet of any state, or an operator has decided about it. It ends at a
-- draw that is not settled or voided yet. Returns how many draws it has looked at, and how many it has removed; 0 and 0 at the end.
--
-- Called by: lib/studio/lottery/draws/removal.ts.
CREATE OR REPLACE FUNCTION studio.remove_lottery_draws(
  p_game text, p_before timestamptz, p_kept integer, p_limit integer, OUT looked_at integer, OUT removed integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_from timestamptz;
  v_before timestamptz;
  v_to timestamptz;
BEGIN
  INSERT INTO studio.lottery_sweep (game, swept_to) VALUES (p_game, '-infinity') ON CONFLICT DO NOTHING;
  -- One call at a time for a game.
  SELECT w.swept_to INTO v_from FROM studio.lottery_sweep w WHERE w.game = p_game FOR UPDATE;
  SELECT least(p_before, (SELECT d.draws_at FROM studio.lottery_draw d WHERE d.game = p_game ORDER BY d.draws_at DESC OFFSET p_kept - 1 LIMIT 1),
               (SELECT min(d.draws_at) FROM studio.lottery_draw d WHERE d.game = p_game AND d.status IN ('closed', 'drawn', 'voiding')),
               (SELECT min(d.draws_at) FROM studio.lottery_draw d WHERE d.game = p_game AND d.status = 'open'))
    INTO v_before;
  looked_at := 0;
  removed := 0;
  -- Fewer than p_kept draws: all stay.
  IF (SELECT count(*) FROM (SELECT FROM studio.lottery_draw d WHERE d.game = p_game LIMIT p_kept) k) < p_kept THEN RETURN; END IF;
  SELECT count(*), max(n.draws_at) INTO looked_at, v_to
    FROM (SELECT d.draws_at FROM studio.lottery_draw d
           WHERE d.game = p_game AND d.draws_at > v_from AND d.draws_at < v_before ORDER BY d.draws_at LIMIT p_limit) n;
  IF looked_at = 0 THEN RETURN; END IF;
  DELETE FROM studio.lottery_draw d
   WHERE d.game = p_game AND d.draws_at > v_from AND d.draws_at <= v_to AND d.status IN ('settled', 'voided')
     AND NOT EXISTS (SELECT FROM studio.lottery_bet b WHERE b.draw_id = d.id)
     AND NOT EXISTS (SELECT FROM studio.lottery_decision e WHERE e.draw_id = d.id)
     AND NOT EXISTS (SELECT FROM studio.lottery_draw_sum t WHERE t.draw_id = d.id);
  GET DIAGNOSTICS removed = ROW_COUNT;
  UPDATE studio.lottery_sweep w SET swept_to = v_to WHERE w.game = p_game;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.remove_lottery_draws FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.remove_lottery_draws TO croupier_app;
