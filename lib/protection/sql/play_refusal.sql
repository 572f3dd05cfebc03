-- Why a member may not place a stake: PLAYER_EXCLUDED, or LIMIT_REACHED with the kind and the period (LIMIT_REACHED:stake:day); NULL
-- if the stake is allowed.
--
-- p_stake in 1/10,000; p_real: whether it is real money. Limits hold for real money, an exclusion for every stake. A loss limit counts
-- the whole stake as lost. Money in transfer wallets of vendors counts as staked: the site does not see a bet there before it is placed.
-- The caller has locked the member's balance, so that parallel stakes are checked one after the other.
-- Called by: gateway.bet, gateway.settle_rounds, gateway.wallet_refusal.
CREATE OR REPLACE FUNCTION protection.play_refusal(p_member bigint, p_stake bigint, p_real boolean, p_at timestamptz)
RETURNS text LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_state protection.play_state;
  v_since_last integer := 0;
  v_away bigint;
  v_refusal text;
BEGIN
  IF protection.is_excluded(p_member, p_at) THEN RETURN 'PLAYER_EXCLUDED'; END IF;
  IF NOT p_real OR NOT EXISTS (SELECT FROM protection.limits(p_member, p_at) l WHERE l.kind <> 'deposit') THEN RETURN NULL; END IF;
  v_state := protection.read_play(p_member, p_at);
  IF p_at - v_state.last_at <= interval '15 minutes' THEN
    v_since_last := greatest(extract(epoch FROM p_at - v_state.last_at)::integer, 0);
  END IF;
  SELECT coalesce(sum(greatest(w.moved + w.payout - w.stake, 0)), 0)::bigint INTO v_away
    FROM gateway.wallet_book w WHERE w.member_id = p_member;
  SELECT 'LIMIT_REACHED:' || l.kind || ':' || l.period INTO v_refusal
    FROM protection.limits(p_member, p_at) l
    JOIN protection.play_sums(p_member, p_at) s ON s.period = l.period
   WHERE (l.kind = 'stake' AND p_stake > 0 AND s.stake + v_away + p_stake > l.amount)
      OR (l.kind = 'loss' AND p_stake > 0 AND s.loss + v_away + p_stake > l.amount)
      OR (l.kind = 'time' AND s.seconds + v_since_last >= l.amount * 60)
   ORDER BY l.kind, array_position(ARRAY['day', 'week', 'month'], l.period) LIMIT 1;
  RETURN v_refusal;
END
$$;
REVOKE EXECUTE ON FUNCTION protection.play_refusal FROM PUBLIC;
