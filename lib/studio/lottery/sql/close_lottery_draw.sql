-- Closes the sales of a draw. A bet that is still being started waits for p_grace_ms to become accepted; after that it is refused in the same
-- statement: it leaves the sums of the draw, and its stake is to be returned ('refusing'). So the bets of a closed draw are final. Returns whether
-- the draw was closed by this call.
--
-- The lock of the draw comes before those of its bets, as in all functions of slips and bets. Loads and sums of members of a closed draw are
-- not used any more.
-- Called by: lib/studio/lottery/draws/due.ts.
CREATE OR REPLACE FUNCTION studio.close_lottery_draw(p_draw bigint, p_at timestamptz, p_grace_ms integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_draw studio.lottery_draw;
BEGIN
  SELECT * INTO v_draw FROM studio.lottery_draw d WHERE d.id = p_draw FOR NO KEY UPDATE;
  IF v_draw.status IS DISTINCT FROM 'open' OR v_draw.closes_at > p_at THEN RETURN false; END IF;
  IF v_draw.closes_at > p_at - make_interval(secs => p_grace_ms / 1000.0)
     AND EXISTS (SELECT FROM studio.lottery_bet b WHERE b.draw_id = p_draw AND b.status = 'started') THEN
    RETURN false;
  END IF;
  WITH refused AS (
    UPDATE studio.lottery_bet b SET status = 'refusing', cause = 'DRAW_CLOSED'
     WHERE b.draw_id = p_draw AND b.status = 'started' RETURNING b.currency, b.stake
  )
  UPDATE studio.lottery_draw_sum t SET bets = t.bets - r.bets, stake = t.stake - r.stake
    FROM (SELECT r.currency, count(*)::integer AS bets, sum(r.stake)::bigint AS stake FROM refused r GROUP BY r.currency) r
   WHERE t.draw_id = p_draw AND t.currency = r.currency;
  UPDATE studio.lottery_draw d SET status = 'closed', closed_at = p_at WHERE d.id = p_draw;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.close_lottery_draw FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.close_lottery_draw TO croupier_app;
