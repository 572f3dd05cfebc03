-- Completes a grant of free rounds whose rounds were all played and are closed, and pays what an ended grant holds: the wins up to win_cap
-- become real money or bonus money, the rest goes back to the house.
--
-- The caller has locked the grant. Balances are locked after it.
-- Called by: gateway.win, gateway.end_round, gateway.rollback, gateway.void_round, gateway.settle_free_round, gateway.end_free_grant.
CREATE OR REPLACE FUNCTION gateway.review_free_grant(p_grant bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_grant gateway.free_grant;
  v_held bigint;
  v_due bigint;
  v_back bigint;
BEGIN
  SELECT * INTO v_grant FROM gateway.free_grant g WHERE g.id = p_grant;
  IF v_grant.status = 'active' THEN
    IF v_grant.used < v_grant.rounds OR EXISTS (
         SELECT FROM gateway.round r
          WHERE r.member_id = v_grant.member_id AND r.status = 'open' AND r.grant_id = 'free-rounds:' || p_grant) THEN
      RETURN;
    END IF;
    UPDATE gateway.free_grant g SET status = 'completed', ended_at = p_at WHERE g.id = p_grant;
  END IF;
  v_held := v_grant.won - v_grant.paid - v_grant.returned;
  IF v_held = 0 THEN RETURN; END IF;
  v_due := least(v_held, greatest(coalesce(least(v_grant.won, v_grant.win_cap), v_grant.won) - v_grant.paid, 0));
  v_back := v_held - v_due;
  -- All bonus money comes from the house account `bonuses`: the wins are posted to it, and it gives the bonus.
  IF v_back > 0 OR v_grant.multiple > 0 THEN
    PERFORM FROM ledger.post(
      'free-rounds:' || p_grant || ':back:' || v_grant.paid + v_grant.returned, 'bonus.freeBack', ''::bytea,
      ARRAY[v_grant.account_id, v_grant.house_account_id],
      CASE WHEN v_grant.multiple > 0 THEN ARRAY[-v_held, v_held] ELSE ARRAY[-v_back, v_back] END,
      jsonb_build_object('freeRounds', p_grant), p_at);
  END IF;
  IF v_due > 0 AND v_grant.multiple = 0 THEN
    PERFORM FROM ledger.post(
      'free-rounds:' || p_grant || ':pay:' || v_grant.paid, 'bonus.freeWin', ''::bytea,
      ARRAY[v_grant.account_id, v_grant.main_account_id], ARRAY[-v_due, v_due], jsonb_build_object('freeRounds', p_grant), p_at);
  ELSIF v_due > 0 THEN
    PERFORM FROM gateway.grant_bonus(
      'free-rounds:' || p_grant || ':' || v_grant.paid, v_grant.member_id, v_grant.currency::text, v_due,
      div(v_due::numeric * v_grant.multiple + 99, 100)::bigint, v_grant.weights, v_grant.stake_cap, false,
      p_at + make_interval(days => v_grant.bonus_days), v_grant.reward_id, p_at);
  END IF;
  -- The member is told of what is paid, also if they were told of the end before.
  UPDATE gateway.free_grant g
     SET paid = g.paid + v_due, returned = g.returned + v_back, told_at = CASE WHEN v_due > 0 THEN NULL ELSE g.told_at END
   WHERE g.id = p_grant;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.review_free_grant FROM PUBLIC;
