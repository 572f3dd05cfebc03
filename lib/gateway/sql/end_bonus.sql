-- Ends an active bonus: what is left becomes real money (completed) or goes back to the house. Does nothing to one that has ended.
--
-- p_status: completed, spent, expired, forfeited or cancelled; p_reason: why, or NULL. A bonus that is spent has nothing left.
-- Locks the balance of the main account first. Money of open rounds follows by gateway.move_bonus when they are settled.
-- Returns what was left, in 1/10,000; NULL if the bonus is not active.
-- Called by: lib/rewards/bonus-money/commands.ts, gateway.review_bonus.
CREATE OR REPLACE FUNCTION gateway.end_bonus(p_grant bigint, p_status text, p_reason text, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_grant gateway.bonus_grant;
  v_left bigint;
BEGIN
  PERFORM FROM ledger.balance b
    WHERE b.account_id = (SELECT g.main_account_id FROM gateway.bonus_grant g WHERE g.id = p_grant) FOR NO KEY UPDATE;
  SELECT * INTO v_grant FROM gateway.bonus_grant g WHERE g.id = p_grant;
  IF v_grant.status IS DISTINCT FROM 'active' THEN RETURN NULL; END IF;
  v_left := v_grant.remaining;
  IF v_left > 0 THEN
    PERFORM FROM ledger.post(
      'bonus:' || p_grant || ':end', CASE WHEN p_status = 'completed' THEN 'bonus.complete' ELSE 'bonus.forfeit' END, ''::bytea,
      ARRAY[v_grant.account_id, CASE WHEN p_status = 'completed' THEN v_grant.main_account_id ELSE v_grant.house_account_id END],
      ARRAY[-v_left, v_left], jsonb_build_object('bonus', p_grant), p_at);
  END IF;
  UPDATE gateway.bonus_grant g
     SET status = p_status, reason = p_reason, remaining = 0, ended_amount = v_left, ended_at = p_at
   WHERE g.id = p_grant;
  UPDATE ledger.balance b SET bonus_account_id = NULL
   WHERE b.account_id = v_grant.main_account_id AND NOT EXISTS (
     SELECT FROM gateway.bonus_grant g WHERE g.main_account_id = v_grant.main_account_id AND g.status = 'active');
  RETURN v_left;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.end_bonus FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.end_bonus TO croupier_app;
