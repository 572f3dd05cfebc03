-- Returns the bonus that a member plays with: the oldest active one of the main account that has money left and has not expired. NULL if
-- there is none. Others wait for their turn.
--
-- Called by: gateway.bet, gateway.playable_balance.
CREATE OR REPLACE FUNCTION gateway.current_bonus(p_account bigint, p_at timestamptz) RETURNS gateway.bonus_grant
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT g FROM gateway.bonus_grant g
   WHERE g.main_account_id = p_account AND g.status = 'active' AND g.remaining > 0 AND (g.expires_at IS NULL OR g.expires_at > p_at)
   ORDER BY g.id LIMIT 1
$$;
REVOKE EXECUTE ON FUNCTION gateway.current_bonus FROM PUBLIC;
