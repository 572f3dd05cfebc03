-- Records that the stakes of bets were returned: a bet that was being refused is refused, one that was being withdrawn is withdrawn.
-- Called by: lib/studio/lottery/bets/store.ts.
CREATE OR REPLACE FUNCTION studio.finish_lottery_bets(p_bets bigint[], p_at timestamptz) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE studio.lottery_bet b
     SET status = CASE b.status WHEN 'refusing' THEN 'refused' ELSE 'withdrawn' END, settled_at = p_at
   WHERE b.id = ANY (p_bets) AND b.status IN ('refusing', 'withdrawing');
END;
REVOKE EXECUTE ON FUNCTION studio.finish_lottery_bets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.finish_lottery_bets TO croupier_app;
