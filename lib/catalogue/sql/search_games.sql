-- Searches the titles of listed games by substring, in any script: returns one page of node ids in list order, and a total that stops
-- at 1,001. An empty page is one row with a NULL node_id, so that the total is returned.
--
-- p_text: the normalised search text, which decides; p_key: its spelling in ASCII (lib/catalogue/search-key.ts), which only finds
-- candidates through the trigram index. p_game_type, p_vendor, p_class: NULL for all; p_class may be NEW or HOT.
-- Called by: lib/catalogue/queries.ts.
--
-- The planner would guess a substring's share from a sample, and a wrong guess is a scan of everything; so the way is chosen here
-- (docs/decisions/0021, figures in docs/benchmarks.md):
--  1. Scan the first titles in list order, in the index alone: all if there are at most 5,000, else a fifth, 2,000 to 20,000.
--     This shows how common the text is.
--  2. A common text (at least one and a half times the cap, by that sample): scan on in list order until the page is full.
--  3. A rare text: take the matches from the trigram index; only to count them if the page is full already, else all, sorted; or,
--     if there are more than the sample showed, scan after all. G matches from the index cost about G; a scan costs
--     need * N / matches, and there are more than G matches by then: G = sqrt(need * N) makes the worse of both smallest.
-- The trigram index has vendors and no categories: for a text that is not rare in a category it would fetch its many matches in
-- others, so a category of up to 100,000 titles is scanned to its end.
-- One or two letters have no trigram: beyond the first 20,000 titles they are the beginning of a word.
-- Exact counts of common texts cost 100 ms and more: hence the cap.
CREATE OR REPLACE FUNCTION catalogue.search_games(
  p_text text, p_key text, p_game_type text, p_vendor text, p_class text, p_offset integer, p_limit integer
) RETURNS TABLE (node_id bigint, total integer)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan
SET enable_seqscan = off
SET jit = off
AS $$
DECLARE
  v_cap constant integer := 1001;
  v_needed integer := p_offset + p_limit;
  v_titles bigint;
  v_sample bigint;
  v_index_limit integer;
  v_ids bigint[];
  v_matches integer;
  v_scan_limit bigint;
  v_page_full boolean;
  v_matches_in_sample integer;
  v_found bigint[];
BEGIN
  SELECT coalesce(sum(games), 0) INTO v_titles FROM catalogue.tally t
   WHERE t.class = 'ALL' AND (p_game_type IS NULL OR t.game_type = p_game_type)
     AND (p_vendor IS NULL OR t.vendor_code = p_vendor);
  v_sample := CASE WHEN length(p_key) < 3 THEN 20000 WHEN v_titles <= 5000 THEN 5000
                   ELSE least(20000, greatest(2000, v_titles / 5)) END;

  SELECT array_agg(s.node_id), count(*) INTO v_ids, v_matches
    FROM catalogue.scan_titles(p_text, p_game_type, p_vendor, p_class, v_sample, greatest(v_cap, v_needed)) s;

  IF v_titles > v_sample AND v_matches < greatest(v_cap, v_needed) THEN
    IF v_matches >= 25 AND v_matches * v_titles / v_sample > v_cap * 3 / 2 THEN
      IF v_matches < v_needed THEN
        v_scan_limit := v_titles;
      END IF;
      v_matches := v_cap;
    ELSIF v_matches >= 15 AND v_titles <= 100000 AND p_game_type IS NOT NULL AND p_vendor IS NULL THEN
      SELECT array_agg(s.node_id), count(*) INTO v_ids, v_matches
        FROM catalogue.scan_titles(p_text, p_game_type, p_vendor, p_class, v_titles, greatest(v_cap, v_needed)) s;
    ELSE
      IF length(p_key) < 3 THEN
        p_key := '0' || p_key;
        p_text := ' ' || p_text;
      END IF;
      IF length(p_key) >= 3 THEN
        v_page_full := v_matches >= v_needed;
        v_matches_in_sample := v_matches;
        v_index_limit := CASE WHEN v_page_full THEN v_cap
                              ELSE greatest(v_cap, least(40000, sqrt(v_needed::float8 * v_titles)::integer)) END;
        SELECT f.ids, f.matches INTO v_found, v_matches
          FROM catalogue.find_titles_by_trigrams(p_text, p_key, p_game_type, p_vendor, p_class, v_index_limit, true) f;
        IF v_page_full THEN
          v_matches := greatest(v_matches, v_matches_in_sample);
        ELSE
          v_ids := v_found;
          IF v_matches >= v_index_limit THEN
            v_scan_limit := v_titles;
          END IF;
        END IF;
      END IF;
    END IF;
    IF v_scan_limit IS NOT NULL THEN
      SELECT array_agg(s.node_id) INTO v_ids
        FROM catalogue.scan_titles(p_text, p_game_type, p_vendor, p_class, v_scan_limit, v_needed) s;
    END IF;
  END IF;

  RETURN QUERY
    SELECT u.id, least(v_matches, v_cap) FROM (SELECT) one
      LEFT JOIN unnest(v_ids) WITH ORDINALITY u(id, place) ON u.place > p_offset AND u.place <= v_needed
     ORDER BY u.place;
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.search_games FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.search_games TO croupier_app;
