-- Records a batch of settled bets of a draw after their money has moved: bets, sums of the draw and the cursor, in one statement. Returns false, and
-- changes nothing, if another process has recorded the batch, or the draw is no longer being settled with this result.
--
-- The batch is the bets after p_from up to p_to. Bet n is element n of each array. p_statuses: settled, or voided for a bet whose round the wallet
-- did not let settle, with the wallet's code in p_causes. Amounts in 1/10,000. p_moved: what a correction has
-- moved; p_hits: JSON as text, or NULL. A former correction that was still owed is undone by the caller, so that its row goes.
-- p_from NULL: bets that were set aside, of a draw that is settled; the cursor stays. A recorded bet has no failure any more.
-- The lock of the draw comes before those of its bets, as in all functions of slips and bets.
-- Called by: lib/studio/lottery/settlement/store.ts.
CREATE OR REPLACE FUNCTION studio.record_lottery_settlement(
  p_draw bigint, p_version integer, p_from bigint, p_to bigint, p_bets bigint[], p_statuses text[], p_causes text[],
  p_payouts bigint[], p_won bigint[], p_rebates bigint[], p_owed bigint[], p_moved bigint[], p_hits text[], p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF p_from IS NULL THEN
    PERFORM FROM studio.lottery_draw d WHERE d.id = p_draw AND d.status = 'settled' AND d.result_version = p_version FOR NO KEY UPDATE;
  ELSE
    UPDATE studio.lottery_draw d SET settled_to = p_to
     WHERE d.id = p_draw AND d.status = 'drawn' AND d.result_version = p_version AND d.settled_to = p_from;
  END IF;
  IF NOT FOUND THEN RETURN false; END IF;
  WITH item AS MATERIALIZED (
    SELECT i.*, b.currency, b.stake, b.payout AS former_payout, b.rebate AS former_rebate, b.owed AS former_owed,
           b.result_version AS former_version
      FROM unnest(p_bets, p_statuses, p_causes, p_payouts, p_won, p_rebates, p_owed, p_moved, p_hits)
             AS i (id, status, cause, payout, won, rebate, owed, moved, hits)
      JOIN studio.lottery_bet b ON b.id = i.id
     WHERE b.draw_id = p_draw AND b.status IN ('accepted', 'settled') AND b.result_version < p_version
  ), changed AS (
    UPDATE studio.lottery_bet b
       SET status = i.status, cause = i.cause, payout = i.payout, won = i.won, rebate = i.rebate, owed = i.owed, hits = i.hits::jsonb,
           corrected = i.payout - i.former_payout, result_version = p_version, settled_at = p_at
      FROM item i WHERE b.id = i.id
  ), undone AS (
    DELETE FROM studio.lottery_correction c USING item i WHERE c.bet_id = i.id AND c.version = i.former_version AND i.former_owed > 0
  ), corrected AS (
    INSERT INTO studio.lottery_correction (bet_id, version, amount) SELECT i.id, p_version, i.moved FROM item i WHERE i.moved <> 0
  )
  UPDATE studio.lottery_draw_sum t
     SET bets = t.bets - c.voided, stake = t.stake - c.stake, payout = t.payout + c.payout, rebate = t.rebate + c.rebate
    FROM (SELECT i.currency, (count(*) FILTER (WHERE i.status = 'voided'))::integer AS voided,
                 coalesce(sum(i.stake) FILTER (WHERE i.status = 'voided'), 0)::bigint AS stake,
                 sum(i.payout - i.former_payout)::bigint AS payout, sum(i.rebate - i.former_rebate)::bigint AS rebate
            FROM item i GROUP BY i.currency) c
   WHERE t.draw_id = p_draw AND t.currency = c.currency;
  DELETE FROM studio.lottery_failure f WHERE f.draw_id = p_draw AND f.bet_id = ANY (p_bets);
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.record_lottery_settlement FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.record_lottery_settlement TO croupier_app;
