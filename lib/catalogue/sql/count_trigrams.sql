-- Counts the trigrams of the search keys anew, in a sample of about 20,000 titles: half a second in a catalogue of any size.
--
-- One import at a time: ANALYZE in catalogue.finish_import makes others wait.
-- Called by: catalogue.finish_import.
CREATE OR REPLACE FUNCTION catalogue.count_trigrams() RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM catalogue.trigram;
  INSERT INTO catalogue.trigram (trigram, games)
    SELECT part, count(*)
      FROM catalogue.game g TABLESAMPLE SYSTEM
           (least(100, 2000000.0 / greatest(1, (SELECT sum(games) FROM catalogue.tally WHERE class = 'ALL'))))
     CROSS JOIN LATERAL (SELECT DISTINCT substr(g.search_key, at, 3) AS part
                           FROM generate_series(1, length(g.search_key) - 2) at) parts
     WHERE part !~ '\n' GROUP BY part;
$$;
REVOKE EXECUTE ON FUNCTION catalogue.count_trigrams FROM PUBLIC;
