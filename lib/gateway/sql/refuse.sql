-- Refuses a call of the vendor protocol: raises the protocol's code as the message. The database transaction leaves nothing behind.
--
-- Errors: GW000 always.
-- Called by: the functions of this folder.
CREATE OR REPLACE FUNCTION gateway.refuse(p_code text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', p_code USING ERRCODE = 'GW000';
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.refuse FROM PUBLIC;
