-- Records a batch of bets of a draw that is being voided, after their stakes have been returned and their wins taken back: they leave the sums of the
-- draw. Returns false if another process has recorded the batch.
--
-- The batch is the bets after p_from up to p_to; p_from NULL: bets that were set aside, of a draw that is voided. p_owed: what of the win could not be taken back, in 1/10,000. `won` stays, for a later attempt.
-- A bet that was set aside is not any more.
-- Called by: lib/studio/lottery/settlement/store.ts.
CREATE OR REPLACE FUNCTION studio.record_lottery_void(
  p_draw bigint, p_from bigint, p_to bigint, p_bets bigint[], p_owed bigint[], p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF p_from IS NULL THEN
    PERFORM FROM studio.lottery_draw d WHERE d.id = p_draw AND d.status = 'voided' FOR NO KEY UPDATE;
  ELSE
    UPDATE studio.lottery_draw d SET settled_to = p_to WHERE d.id = p_draw AND d.status = 'voiding' AND d.settled_to = p_from;
  END IF;
  IF NOT FOUND THEN RETURN false; END IF;
  WITH item AS MATERIALIZED (
    SELECT i.id, i.owed, b.currency, b.stake, b.payout, b.rebate
      FROM unnest(p_bets, p_owed) AS i (id, owed) JOIN studio.lottery_bet b ON b.id = i.id
     WHERE b.draw_id = p_draw AND b.status IN ('accepted', 'settled')
  ), changed AS (
    UPDATE studio.lottery_bet b
       SET status = 'voided', cause = 'draw-voided', payout = 0, rebate = 0, owed = i.owed, corrected = 0, hits = NULL, settled_at = p_at
      FROM item i WHERE b.id = i.id
  )
  UPDATE studio.lottery_draw_sum t
     SET bets = t.bets - c.bets, stake = t.stake - c.stake, payout = t.payout - c.payout, rebate = t.rebate - c.rebate
    FROM (SELECT i.currency, count(*)::integer AS bets, sum(i.stake)::bigint AS stake, sum(i.payout)::bigint AS payout,
                 sum(i.rebate)::bigint AS rebate
            FROM item i GROUP BY i.currency) c
   WHERE t.draw_id = p_draw AND t.currency = c.currency;
  DELETE FROM studio.lottery_failure f WHERE f.draw_id = p_draw AND f.bet_id = ANY (p_bets);
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.record_lottery_void FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.record_lottery_void TO croupier_app;
