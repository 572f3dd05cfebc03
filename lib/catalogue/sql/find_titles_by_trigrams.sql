-- Returns at most p_limit games with p_text in a title, in list order, and how many were found, by way of the trigram index.
--
-- p_text decides; p_key is its spelling in ASCII, which the index knows (lib/catalogue/search-key.ts), of 3 or more characters.
-- p_game_type, p_vendor, p_class: NULL for all; p_class may be NEW or HOT. p_listed_only: leaves out games that players do not see.
-- The index intersects the lists of all trigrams it is asked for. "t of the mo" has nine, of which "the" is in 60 and "0th" in 75
-- of 100 titles: 53 ms for what its four rarest find in 8. So it is asked for the four rarest, as counted in a sample of the
-- titles (catalogue.count_trigrams).
-- Called by: catalogue.search_games, lib/catalogue/desk/queries.ts.
CREATE OR REPLACE FUNCTION catalogue.find_titles_by_trigrams(
  p_text text, p_key text, p_game_type text, p_vendor text, p_class text, p_limit integer, p_listed_only boolean,
  OUT ids bigint[], OUT matches integer
)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan
SET enable_seqscan = off
SET jit = off
AS $$
DECLARE
  v_max_trigrams constant integer := 4;
  v_positions integer[] := '{}';
  v_min_distance integer;
  v_position integer;
  v_conditions text;
BEGIN
  IF (SELECT sum(games) FROM catalogue.tally WHERE class = 'ALL') < 20000 THEN
    -- The lists are short: choosing among them costs more than reading them all.
    v_conditions := format('g.search_key LIKE %L', '%' || p_key || '%');
  ELSE
    -- First trigrams that share no letter: the rarest are neighbours ("hou", "our", "urg") and find the same.
    FOREACH v_min_distance IN ARRAY ARRAY[3, 1] LOOP
      FOR v_position IN SELECT at FROM generate_series(1, length(p_key) - 2) at
                    LEFT JOIN catalogue.trigram k ON k.trigram = substr(p_key, at, 3) ORDER BY coalesce(k.games, 0), at LOOP
        EXIT WHEN cardinality(v_positions) >= v_max_trigrams;
        IF NOT EXISTS (SELECT FROM unnest(v_positions) p WHERE abs(p - v_position) < v_min_distance) THEN
          v_positions := v_positions || v_position;
        END IF;
      END LOOP;
    END LOOP;
    -- Keys are letters and digits (lib/catalogue/search-key.ts): no wildcard of LIKE is among them.
    SELECT string_agg(format('g.search_key LIKE %L', '%' || substr(p_key, p, 3) || '%'), ' AND ') INTO v_conditions
      FROM unnest(v_positions) p;
  END IF;
  EXECUTE 'SELECT array_agg(h.node_id ORDER BY h.rank, h.node_id), count(*) FROM (
             SELECT g.node_id, g.rank FROM catalogue.game g
              WHERE ' || v_conditions || ' AND strpos(g.search_text, $1) > 0
                AND ($2 IS NULL OR g.game_type = $2) AND ($3 IS NULL OR g.vendor_code = $3)
                AND ($4 IS NULL OR ($4 = ''NEW'' AND g.is_new) OR ($4 = ''HOT'' AND g.is_hot) OR g.classes @> ARRAY[$4])
                AND (g.listed OR NOT $6)
              LIMIT $5) h'
    INTO ids, matches USING p_text, p_game_type, p_vendor, p_class, p_limit, p_listed_only;
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.find_titles_by_trigrams FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.find_titles_by_trigrams TO croupier_app;
