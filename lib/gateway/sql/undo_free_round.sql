-- Takes back what calls of a free round have changed of its grant: its wins, and the round if its bet was undone. A grant that was completed
-- and has time left can be played again; the member is told when it ends anew.
--
-- p_bets: 1 if the bet was undone; p_won in 1/10,000. The caller has locked the grant and calls gateway.review_free_grant afterwards.
-- Errors: CR001 if the wins were paid already.
-- Called by: gateway.rollback, gateway.void_round.
CREATE OR REPLACE FUNCTION gateway.undo_free_round(p_grant bigint, p_bets integer, p_won bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_grant gateway.free_grant;
BEGIN
  SELECT * INTO v_grant FROM gateway.free_grant g WHERE g.id = p_grant;
  IF v_grant.won - v_grant.paid - v_grant.returned < p_won THEN
    RAISE EXCEPTION 'the wins of the free rounds % were paid', p_grant USING ERRCODE = 'CR001';
  END IF;
  UPDATE gateway.free_grant g
     SET used = g.used - p_bets, won = g.won - p_won,
         status = CASE WHEN p_bets > 0 AND g.status = 'completed' AND g.expires_at > p_at THEN 'active' ELSE g.status END,
         ended_at = CASE WHEN p_bets > 0 AND g.status = 'completed' AND g.expires_at > p_at THEN NULL ELSE g.ended_at END,
         told_at = CASE WHEN p_bets > 0 AND g.status = 'completed' AND g.expires_at > p_at THEN NULL ELSE g.told_at END
   WHERE g.id = p_grant;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.undo_free_round FROM PUBLIC;
