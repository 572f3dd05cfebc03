-- Trigger keep_currency of identity.member: refuses another currency once the member has a ledger account of money. Until then the currency follows
-- that of the site (lib/content/site-config/commands.ts).
--
-- Errors: 42501 if the member has an account.
CREATE OR REPLACE FUNCTION identity.keep_currency() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger.account a WHERE a.owner_kind = 'member' AND a.owner_id = NEW.id AND a.currency <> 'PTS') THEN
    RAISE EXCEPTION 'member % has a ledger account in another currency', NEW.id USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END
$$;
REVOKE EXECUTE ON FUNCTION identity.keep_currency FROM PUBLIC;
