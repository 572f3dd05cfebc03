-- Trigger relist_games of catalogue.vendor: when a vendor is disabled or enabled, catalogue.set_listed decides anew for its games.
CREATE OR REPLACE FUNCTION catalogue.relist_games() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = catalogue, pg_temp AS $$
BEGIN
  UPDATE game SET listed = listed WHERE vendor_code = NEW.code;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.relist_games FROM PUBLIC;
