-- Triggers tally_insert, tally_update and tally_delete of catalogue.game: adds the inserted, removed and changed games to
-- catalogue.tally. Only listed games count. Runs once per statement.
CREATE OR REPLACE FUNCTION catalogue.update_tally() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = catalogue, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO tally AS t (game_type, vendor_code, class, games)
    SELECT g.game_type, g.vendor_code, c.class, -count(*)
      FROM old_rows g,
           LATERAL (SELECT 'ALL' UNION ALL SELECT unnest(g.classes)
                    UNION ALL SELECT 'NEW' WHERE g.is_new UNION ALL SELECT 'HOT' WHERE g.is_hot
                    UNION ALL SELECT 'OPEN' WHERE g.status = 'active') c(class)
     WHERE g.listed
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (game_type, vendor_code, class) DO UPDATE SET games = t.games + EXCLUDED.games;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO tally AS t (game_type, vendor_code, class, games)
    SELECT g.game_type, g.vendor_code, c.class, count(*)
      FROM new_rows g,
           LATERAL (SELECT 'ALL' UNION ALL SELECT unnest(g.classes)
                    UNION ALL SELECT 'NEW' WHERE g.is_new UNION ALL SELECT 'HOT' WHERE g.is_hot
                    UNION ALL SELECT 'OPEN' WHERE g.status = 'active') c(class)
     WHERE g.listed
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (game_type, vendor_code, class) DO UPDATE SET games = t.games + EXCLUDED.games;
  END IF;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.update_tally FROM PUBLIC;
