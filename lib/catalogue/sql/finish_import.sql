-- Ends a bulk import of games: empties the pending list of the trigram index, takes new statistics and counts the trigrams.
--
-- Every search reads the pending list from end to end. (10,000 games take 5 s one by one into the index, 0.4 s through the list.)
-- It runs as the owner of the tables: only an owner may empty the list. A second import waits for the first one's ANALYZE.
-- Called by: lib/catalogue/imports/apply.ts, and by anyone who inserts thousands of games (lib/catalogue/README.md).
CREATE OR REPLACE FUNCTION catalogue.finish_import() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '60s' AS $$
BEGIN
  PERFORM gin_clean_pending_list('catalogue.game_search'::regclass);
  ANALYZE catalogue.game;
  PERFORM catalogue.count_trigrams();
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.finish_import FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.finish_import TO croupier_app;
