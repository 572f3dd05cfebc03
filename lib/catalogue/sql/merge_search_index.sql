-- Empties the pending list of the trigram index after a batch of games: every search reads that list from end to end, so that it
-- must stay short while an import runs.
--
-- It runs as the owner of the tables: only an owner may empty the list.
-- Called by: lib/catalogue/imports/apply.ts.
CREATE OR REPLACE FUNCTION catalogue.merge_search_index() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM gin_clean_pending_list('catalogue.game_search'::regclass);
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.merge_search_index FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.merge_search_index TO croupier_app;
