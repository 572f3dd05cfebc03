-- What is due at p_at: one cheap query for the driver of draws.
--
-- to_close: open draws whose sales have closed, if none of their bets is being started, or p_grace_ms have passed; to_draw: of each game the
-- oldest draw that is not finished, if it is ours and its time has come; to_settle: a draw is to be settled or voided; is_unfinished: a bet is
-- being started or returned.
-- Called by: lib/studio/lottery/draws/due.ts.
CREATE OR REPLACE FUNCTION studio.lottery_due(
  p_at timestamptz, p_grace_ms integer, OUT to_close bigint[], OUT to_draw bigint[], OUT to_settle boolean, OUT is_unfinished boolean
) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT ARRAY(SELECT d.id FROM studio.lottery_draw d
                WHERE d.status = 'open' AND d.closes_at <= p_at
                  AND (d.closes_at <= p_at - make_interval(secs => p_grace_ms / 1000.0)
                       OR NOT EXISTS (SELECT FROM studio.lottery_bet b WHERE b.draw_id = d.id AND b.status = 'started'))
                ORDER BY d.closes_at),
         ARRAY(SELECT n.id FROM (SELECT DISTINCT ON (d.game) d.id, d.status, d.origin, d.draws_at FROM studio.lottery_draw d
                                  WHERE d.status IN ('closed', 'drawn', 'voiding') ORDER BY d.game, d.draws_at) n
                WHERE n.status = 'closed' AND n.origin = 'own' AND n.draws_at <= p_at ORDER BY n.draws_at),
         EXISTS (SELECT FROM studio.lottery_draw d WHERE d.status IN ('drawn', 'voiding')),
         EXISTS (SELECT FROM studio.lottery_bet b WHERE b.status IN ('started', 'refusing', 'withdrawing', 'voiding'));
END;
REVOKE EXECUTE ON FUNCTION studio.lottery_due FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.lottery_due TO croupier_app;
