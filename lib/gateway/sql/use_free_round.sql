-- Takes one round of a grant for a bet in a game session, under the lock of the grant: of parallel bets each sees those before it, and there
-- are never more rounds than were granted.
--
-- p_grant: the id as the vendor names it.
-- Errors: GW000 GRANT_INVALID if there is no such grant, or it is of another player, game or currency; GRANT_ENDED if all its rounds were
-- played, its time is over, or it was cancelled.
-- Called by: gateway.bet.
CREATE OR REPLACE FUNCTION gateway.use_free_round(p_grant text, p_session gateway.game_session, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_grant gateway.free_grant;
BEGIN
  SELECT * INTO v_grant FROM gateway.free_grant g WHERE g.id = gateway.free_grant_id(p_grant) FOR NO KEY UPDATE;
  IF NOT FOUND OR v_grant.member_id <> p_session.member_id OR v_grant.main_account_id <> p_session.account_id
     OR v_grant.vendor <> p_session.vendor OR p_session.node_id <> ALL (v_grant.node_ids) THEN
    PERFORM gateway.refuse('GRANT_INVALID');
  END IF;
  IF v_grant.status <> 'active' OR v_grant.expires_at <= p_at OR v_grant.used >= v_grant.rounds THEN
    PERFORM gateway.refuse('GRANT_ENDED');
  END IF;
  UPDATE gateway.free_grant g SET used = g.used + 1 WHERE g.id = v_grant.id;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.use_free_round FROM PUBLIC;
