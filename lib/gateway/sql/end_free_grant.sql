-- Ends an active grant of free rounds: the rounds that were not played are gone, and what was won is paid. Wins of rounds that are still open
-- are paid when they arrive.
--
-- p_status: expired or cancelled; p_reason: an operator's words, NULL for an expiry.
-- Returns whether the grant was active; otherwise nothing is changed.
-- Called by: lib/rewards/free-rounds/commands.ts.
CREATE OR REPLACE FUNCTION gateway.end_free_grant(p_grant bigint, p_status text, p_reason text, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM gateway.free_grant g WHERE g.id = p_grant AND g.status = 'active' FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE gateway.free_grant g SET status = p_status, reason = p_reason, ended_at = p_at WHERE g.id = p_grant;
  PERFORM gateway.review_free_grant(p_grant, p_at);
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.end_free_grant FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.end_free_grant TO croupier_app;
