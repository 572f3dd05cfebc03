-- Takes bets out of the sums and loads of their draws. The caller holds the locks of the draws and changes the state of the bets.
--
-- p_loads: an object with the loads of lines, '<slip>.<line>' to [[number, units, prizes], …] for a multiple of 1
-- (lib/studio/lottery/bets/exposure.ts). A bet of play money has none.
-- Called by: studio.refuse_lottery_slip, studio.stop_lottery_chase, studio.withdraw_lottery_bets.
CREATE OR REPLACE FUNCTION studio.undo_lottery_bets(p_bets bigint[], p_loads jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE studio.lottery_draw_sum t SET bets = t.bets - u.bets, stake = t.stake - u.stake
    FROM (SELECT b.draw_id, b.currency, count(*) AS bets, sum(b.stake) AS stake
            FROM studio.lottery_bet b WHERE b.id = ANY (p_bets) GROUP BY b.draw_id, b.currency) u
   WHERE t.draw_id = u.draw_id AND t.currency = u.currency;
  UPDATE studio.lottery_member_sum t SET stake = t.stake - u.stake
    FROM (SELECT b.draw_id, b.player_id, b.currency, sum(b.stake) AS stake
            FROM studio.lottery_bet b WHERE b.id = ANY (p_bets) GROUP BY b.draw_id, b.player_id, b.currency) u
   WHERE t.draw_id = u.draw_id AND t.player_id = u.player_id AND t.currency = u.currency;
  UPDATE studio.lottery_load t SET stake = t.stake - u.stake, prizes = t.prizes - u.prizes
    FROM (SELECT b.draw_id, b.currency, l.play, load ->> 0 AS number,
                 sum(studio.lottery_load_stake((load ->> 1)::numeric, l.unit, b.multiple)) AS stake,
                 sum(studio.lottery_load_prizes((load ->> 2)::numeric, b.multiple, b.prize_permille)) AS prizes
            FROM studio.lottery_bet b
            JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line
            CROSS JOIN LATERAL jsonb_array_elements(p_loads -> (b.slip_id || '.' || b.line)) load
           WHERE b.id = ANY (p_bets) AND b.currency <> 'PLY'
           GROUP BY b.draw_id, b.currency, l.play, load ->> 0) u
   WHERE t.draw_id = u.draw_id AND t.currency = u.currency AND t.play = u.play AND t.number = u.number;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.undo_lottery_bets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.undo_lottery_bets TO croupier_app;
