-- Search by substring, in any script: one page of node ids in list order, and a total that stops at 1,001.
--
-- `p_text` is the normalised needle and decides; `p_key` is its ASCII spelling (lib/catalogue/search-key.ts) and only
-- finds candidates through the trigram index; `p_indexable` is false for needles too short to have a trigram.
--
-- Three ways to the same answer, chosen so that none is ever slow (figures in docs/benchmarks.md):
--  * the filter leaves few games: walk them in order and look at each;
--  * the needle is rare: take all matches from the trigram index and sort them;
--  * the needle is common: walk in order until the page is full.
-- Taking G matches from the index costs about G; walking costs need × N / matches, and matches > G by then, so
-- G = sqrt(need × N) makes the worst case of both the least. Exact counts of broad matches cost 100 ms and more: capped.
CREATE FUNCTION catalogue.search_games(
  p_text text, p_key text, p_indexable boolean,
  p_game_type text, p_vendor text, p_class text, p_offset integer, p_limit integer
) RETURNS TABLE (node_id bigint, total integer)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan
-- The planner guesses a substring's share from a sample, and a wrong guess is a full scan.
SET enable_seqscan = off
AS $$
DECLARE
  v_cap constant integer := 1001;
  v_need integer := p_offset + p_limit;
  v_all bigint;
  v_here bigint;
  v_take integer;
  v_ids bigint[];
BEGIN
  SELECT coalesce(sum(games), 0),
         coalesce(sum(games) FILTER (WHERE (p_game_type IS NULL OR t.game_type = p_game_type)
                                       AND (p_vendor IS NULL OR t.vendor_code = p_vendor)), 0)
    INTO v_all, v_here FROM catalogue.tally t WHERE t.class = 'ALL';

  IF NOT p_indexable AND v_here > 20000 THEN
    -- One or two letters in a catalogue too large to walk: they are the beginning of a word.
    p_key := ' ' || p_key;
    p_text := ' ' || p_text;
    p_indexable := true;
  END IF;

  IF NOT p_indexable OR v_here <= greatest(2000, v_all / 50) THEN
    SELECT array_agg(h.node_id) INTO v_ids FROM (
      SELECT g.node_id FROM catalogue.game g
       WHERE (p_game_type IS NULL OR g.game_type = p_game_type)
         AND (p_vendor IS NULL OR g.vendor_code = p_vendor)
         AND (p_class IS NULL OR (p_class = 'NEW' AND g.is_new) OR (p_class = 'HOT' AND g.is_hot)
              OR g.classes @> ARRAY[p_class])
         AND strpos(g.search_text, p_text) > 0
       ORDER BY g.rank, g.node_id LIMIT greatest(v_cap, v_need)) h;
    RETURN QUERY SELECT u.id, least(cardinality(v_ids), v_cap)
      FROM unnest(v_ids) WITH ORDINALITY u(id, n) WHERE u.n > p_offset AND u.n <= v_need ORDER BY u.n;
    IF NOT FOUND THEN RETURN QUERY SELECT NULL::bigint, least(coalesce(cardinality(v_ids), 0), v_cap); END IF;
    RETURN;
  END IF;

  v_take := greatest(v_cap, least(40000, sqrt(v_need::float8 * v_here)::integer));
  SELECT array_agg(h.node_id ORDER BY h.rank, h.node_id) INTO v_ids FROM (
    SELECT g.node_id, g.rank FROM catalogue.game g
     WHERE g.search_key LIKE '%' || p_key || '%'
       AND strpos(g.search_text, p_text) > 0
       AND (p_game_type IS NULL OR g.game_type = p_game_type)
       AND (p_vendor IS NULL OR g.vendor_code = p_vendor)
       AND (p_class IS NULL OR (p_class = 'NEW' AND g.is_new) OR (p_class = 'HOT' AND g.is_hot)
            OR g.classes @> ARRAY[p_class])
     LIMIT v_take) h;

  IF coalesce(cardinality(v_ids), 0) < v_take THEN
    RETURN QUERY SELECT u.id, least(cardinality(v_ids), v_cap)
      FROM unnest(v_ids) WITH ORDINALITY u(id, n) WHERE u.n > p_offset AND u.n <= v_need ORDER BY u.n;
    IF NOT FOUND THEN RETURN QUERY SELECT NULL::bigint, least(coalesce(cardinality(v_ids), 0), v_cap); END IF;
    RETURN;
  END IF;

  RETURN QUERY SELECT g.node_id, v_cap FROM catalogue.game g
   WHERE strpos(g.search_text, p_text) > 0
     AND (p_game_type IS NULL OR g.game_type = p_game_type)
     AND (p_vendor IS NULL OR g.vendor_code = p_vendor)
     AND (p_class IS NULL OR (p_class = 'NEW' AND g.is_new) OR (p_class = 'HOT' AND g.is_hot)
          OR g.classes @> ARRAY[p_class])
   ORDER BY g.rank, g.node_id OFFSET p_offset LIMIT p_limit;
  IF NOT FOUND THEN RETURN QUERY SELECT NULL::bigint, v_cap; END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.search_games FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.search_games TO croupier_app;

-- New games wait in the index's pending list, which every search reads from end to end. A bulk import (10,000 games
-- take 5 s into the tree one by one, 0.4 s through the list) ends with this; fresh statistics too. Only an owner may.
CREATE FUNCTION catalogue.settle_import() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM gin_clean_pending_list('catalogue.game_search'::regclass);
  ANALYZE catalogue.game;
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.settle_import FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.settle_import TO croupier_app;
