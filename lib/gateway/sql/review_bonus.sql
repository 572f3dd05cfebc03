-- Ends a bonus whose time is over (expired), whose requirement is met (completed), or that has nothing left and no open round (spent). The
-- caller has locked the balance of the main account.
--
-- What is settled at or after the expiry comes too late, also of a bet that was placed before it: otherwise it would depend on when
-- the job of expiries runs.
--
-- Called by: gateway.win, gateway.rollback, gateway.end_round, gateway.void_round, gateway.settle_bonus_rounds.
CREATE OR REPLACE FUNCTION gateway.review_bonus(p_grant bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_grant gateway.bonus_grant;
BEGIN
  SELECT * INTO v_grant FROM gateway.bonus_grant g WHERE g.id = p_grant;
  IF v_grant.status <> 'active' THEN RETURN; END IF;
  IF v_grant.expires_at <= p_at THEN
    PERFORM gateway.end_bonus(p_grant, 'expired', NULL, p_at);
  ELSIF v_grant.wagered >= v_grant.required THEN
    PERFORM gateway.end_bonus(p_grant, 'completed', NULL, p_at);
  ELSIF v_grant.remaining = 0 AND NOT EXISTS (
      SELECT FROM gateway.round r WHERE r.member_id = v_grant.member_id AND r.status = 'open' AND r.bonus_grant_id = p_grant) THEN
    PERFORM gateway.end_bonus(p_grant, 'spent', NULL, p_at);
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.review_bonus FROM PUBLIC;
