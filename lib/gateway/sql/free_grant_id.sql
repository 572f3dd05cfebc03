-- Returns the id of the grant of free rounds that a call names, if it is one of this site; NULL for a vendor's own grant and for none.
--
-- Called by: gateway.bet, gateway.win, gateway.credit, gateway.end_round, gateway.rollback, gateway.void_round.
CREATE OR REPLACE FUNCTION gateway.free_grant_id(p_grant text) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(p_grant FROM '^free-rounds:([1-9][0-9]{0,17})$')::bigint
$$;
REVOKE EXECUTE ON FUNCTION gateway.free_grant_id FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.free_grant_id TO croupier_app;
