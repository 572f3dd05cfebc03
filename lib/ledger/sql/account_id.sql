-- Returns the id of an owner's account and creates the account if it does not exist. A member's account gets a balance row of 0.
--
-- p_owner_kind: member or house; p_owner_id: the member's id, 0 for the house; p_kind: for example main or games:<VENDOR>.
-- Errors: 23514 if the kind or the currency is not well-formed.
-- Called by: lib/ledger/commands.ts, lib/ledger/post-batch.ts, gateway.create_launch, gateway.grant_bonus, gateway.grant_free_rounds.
CREATE OR REPLACE FUNCTION ledger.account_id(p_owner_kind text, p_owner_id bigint, p_kind text, p_currency text)
RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  SELECT a.id INTO v_id FROM ledger.account a
   WHERE a.owner_id = p_owner_id AND a.kind = p_kind AND a.currency = p_currency::char(3) AND a.owner_kind = p_owner_kind;
  IF v_id IS NOT NULL THEN RETURN v_id; END IF;
  INSERT INTO ledger.account (owner_id, owner_kind, kind, currency)
  VALUES (p_owner_id, p_owner_kind, p_kind, p_currency) ON CONFLICT DO NOTHING RETURNING id INTO v_id;
  IF v_id IS NULL THEN -- Another session has just created it.
    SELECT a.id INTO STRICT v_id FROM ledger.account a
     WHERE a.owner_id = p_owner_id AND a.kind = p_kind AND a.currency = p_currency::char(3) AND a.owner_kind = p_owner_kind;
  ELSIF p_owner_kind = 'member' THEN
    INSERT INTO ledger.balance (account_id, currency) VALUES (v_id, p_currency);
  END IF;
  RETURN v_id;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.account_id FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.account_id TO croupier_app;
