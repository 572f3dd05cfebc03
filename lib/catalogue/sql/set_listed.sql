-- Trigger set_listed of catalogue.game: a game is listed if it is not hidden and its vendor is not disabled.
CREATE OR REPLACE FUNCTION catalogue.set_listed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = catalogue, pg_temp AS $$
BEGIN
  NEW.listed := NEW.status <> 'hidden'
    AND NOT EXISTS (SELECT FROM vendor v WHERE v.code = NEW.vendor_code AND v.status = 'disabled');
  RETURN NEW;
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.set_listed FROM PUBLIC;
