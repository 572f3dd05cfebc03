-- Whether the lottery's draws go on, for the page Health: the process that leads them (NULL if none does), how many draws are to come or not
-- finished, how many are late, and the seconds of the one that is late for the longest time. Late: a draw that is not closed ten seconds after its
-- time, one of ours that is not drawn 30 seconds after it, and one that is not settled or voided after ten minutes. A result from outside is awaited by
-- operators.
-- Called by: lib/backoffice/health/queries.ts.
CREATE OR REPLACE FUNCTION studio.lottery_lateness(
  p_at timestamptz, OUT leader text, OUT draws integer, OUT late integer, OUT seconds integer
) LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH draw AS (
    SELECT CASE WHEN d.status = 'open' THEN d.closes_at + interval '10 seconds'
                WHEN d.status IN ('drawn', 'voiding') THEN coalesce(d.drawn_at, d.draws_at) + interval '10 minutes'
                WHEN d.origin = 'own' THEN d.draws_at + interval '30 seconds' END AS due
      FROM studio.lottery_draw d WHERE d.status IN ('open', 'closed', 'drawn', 'voiding')
  )
  SELECT (SELECT l.holder FROM studio.lottery_leader l WHERE l.until > clock_timestamp()),
         count(*)::integer, (count(*) FILTER (WHERE d.due < p_at))::integer,
         greatest(coalesce(extract(epoch FROM p_at - min(d.due)), 0), 0)::integer
    FROM draw d;
END;
REVOKE EXECUTE ON FUNCTION studio.lottery_lateness FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.lottery_lateness TO croupier_app;
