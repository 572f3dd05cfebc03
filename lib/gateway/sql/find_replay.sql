-- Returns the earlier transaction under this id if the call is a replay of it; NULL if the id is new.
--
-- Errors: GW000 TRANSACTION_CONFLICT if the earlier call was another player's or asked for something else;
-- TRANSACTION_CANCELLED if it was rolled back.
-- Called by: gateway.bet, gateway.win, gateway.rollback, gateway.credit.
CREATE OR REPLACE FUNCTION gateway.find_replay(
  p_vendor text, p_transaction text, p_player bigint, p_request_digest bytea
) RETURNS gateway.transaction LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_earlier gateway.transaction;
BEGIN
  SELECT * INTO v_earlier FROM gateway.transaction t WHERE t.vendor = p_vendor AND t.transaction_id = p_transaction;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_earlier.member_id <> p_player OR v_earlier.request_digest <> p_request_digest THEN
    PERFORM gateway.refuse('TRANSACTION_CONFLICT');
  ELSIF v_earlier.cancelled_at IS NOT NULL THEN
    PERFORM gateway.refuse('TRANSACTION_CANCELLED');
  END IF;
  RETURN v_earlier;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.find_replay FROM PUBLIC;
