-- The first p_most games with p_text in a title among the first p_look of the filter, in list order.
CREATE FUNCTION catalogue.walk_titles(
  p_text text, p_game_type text, p_vendor text, p_class text, p_look bigint, p_most integer
) RETURNS TABLE (node_id bigint)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan
SET enable_seqscan = off
SET enable_bitmapscan = off
SET max_parallel_workers_per_gather = 0
SET jit = off
AS $$
BEGIN
  -- Four texts for four indexes; the class is looked up for hits only, as the indexes do not carry it.
  RETURN QUERY EXECUTE format(
    'SELECT l.node_id
       FROM (SELECT g.rank, g.node_id, g.search_text FROM catalogue.game g %s ORDER BY g.rank, g.node_id LIMIT $4) l
      WHERE strpos(l.search_text, $1) > 0 %s ORDER BY l.rank, l.node_id LIMIT $5',
    CASE WHEN p_vendor IS NULL AND p_game_type IS NULL THEN ''
         WHEN p_vendor IS NULL THEN 'WHERE g.game_type = $2'
         WHEN p_game_type IS NULL THEN 'WHERE g.vendor_code = $3'
         ELSE 'WHERE g.game_type = $2 AND g.vendor_code = $3' END,
    CASE WHEN p_class IS NULL THEN ''
         ELSE 'AND EXISTS (SELECT FROM catalogue.game c WHERE c.node_id = l.node_id AND (($6 = ''NEW'' AND c.is_new)
               OR ($6 = ''HOT'' AND c.is_hot) OR c.classes @> ARRAY[$6]))' END)
    USING p_text, p_game_type, p_vendor, p_look, p_most, p_class;
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.walk_titles FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.walk_titles TO croupier_app;

-- Search by substring, in any script: one page of node ids in list order, and a total that stops at 1,001.
--
-- `p_text` is the normalised needle and decides; `p_key` is its ASCII spelling (lib/catalogue/search-key.ts) and only
-- finds candidates through the trigram index. The planner would guess a substring's share from a sample, and a wrong
-- guess is a scan of everything; so the way is chosen here (figures in docs/benchmarks.md):
--  1. look at the first titles in list order, in the index alone: all where there are 5,000 at most, else a fifth, 2,000
--     to 20,000, which tells how common the needle is;
--  2. a common needle (by that sample half above the cap or more): go on in list order until the page is full;
--  3. a rare one: take the matches from the trigram index; only to count them where the page is full already, else all,
--     and sort them; or, where there are more than the sample said, walk after all. G matches from the index cost about
--     G; walking costs need * N / matches, and matches > G by then: G = sqrt(need * N) makes the worse of both least.
-- The trigram index knows no vendors and categories: of a needle that is not rare in one it would bring its many
-- matches elsewhere, so such a filter is walked to its end, up to 100,000 titles.
-- One or two letters have no trigram: beyond the first 20,000 titles they are the beginning of a word.
-- Exact counts of broad matches cost 100 ms and more: hence the cap.
CREATE FUNCTION catalogue.search_games(
  p_text text, p_key text, p_game_type text, p_vendor text, p_class text, p_offset integer, p_limit integer
) RETURNS TABLE (node_id bigint, total integer)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan
SET enable_seqscan = off
SET jit = off
AS $$
DECLARE
  v_cap constant integer := 1001;
  v_need integer := p_offset + p_limit;
  v_here bigint;
  v_look bigint;
  v_take integer;
  v_ids bigint[];
  v_hits integer;
  v_walk bigint;
  v_full boolean;
  v_seen integer;
  v_found bigint[];
BEGIN
  SELECT coalesce(sum(games), 0) INTO v_here FROM catalogue.tally t
   WHERE t.class = 'ALL' AND (p_game_type IS NULL OR t.game_type = p_game_type)
     AND (p_vendor IS NULL OR t.vendor_code = p_vendor);
  v_look := CASE WHEN length(p_key) < 3 THEN 20000 WHEN v_here <= 5000 THEN 5000
                 ELSE least(20000, greatest(2000, v_here / 5)) END;

  SELECT array_agg(w.node_id), count(*) INTO v_ids, v_hits
    FROM catalogue.walk_titles(p_text, p_game_type, p_vendor, p_class, v_look, greatest(v_cap, v_need)) w;

  IF v_here > v_look AND v_hits < greatest(v_cap, v_need) THEN
    IF v_hits >= 25 AND v_hits * v_here / v_look > v_cap * 3 / 2 THEN
      IF v_hits < v_need THEN
        v_walk := v_here;
      END IF;
      v_hits := v_cap;
    ELSIF v_hits >= 15 AND v_here <= 100000 AND num_nonnulls(p_game_type, p_vendor) > 0 THEN
      SELECT array_agg(w.node_id), count(*) INTO v_ids, v_hits
        FROM catalogue.walk_titles(p_text, p_game_type, p_vendor, p_class, v_here, greatest(v_cap, v_need)) w;
    ELSE
      IF length(p_key) < 3 THEN
        p_key := '0' || p_key;
        p_text := ' ' || p_text;
      END IF;
      IF length(p_key) >= 3 THEN
        v_full := v_hits >= v_need;
        v_seen := v_hits;
        v_take := CASE WHEN v_full THEN v_cap
                       ELSE greatest(v_cap, least(40000, sqrt(v_need::float8 * v_here)::integer)) END;
        SELECT array_agg(h.node_id ORDER BY h.rank, h.node_id), count(*) INTO v_found, v_hits FROM (
          SELECT g.node_id, g.rank FROM catalogue.game g
           WHERE g.search_key LIKE '%' || p_key || '%' AND strpos(g.search_text, p_text) > 0
             AND (p_game_type IS NULL OR g.game_type = p_game_type) AND (p_vendor IS NULL OR g.vendor_code = p_vendor)
             AND (p_class IS NULL OR (p_class = 'NEW' AND g.is_new) OR (p_class = 'HOT' AND g.is_hot)
                  OR g.classes @> ARRAY[p_class])
           LIMIT v_take) h;
        IF v_full THEN
          v_hits := greatest(v_hits, v_seen);
        ELSE
          v_ids := v_found;
          IF v_hits >= v_take THEN
            v_walk := v_here;
          END IF;
        END IF;
      END IF;
    END IF;
    IF v_walk IS NOT NULL THEN
      SELECT array_agg(w.node_id) INTO v_ids
        FROM catalogue.walk_titles(p_text, p_game_type, p_vendor, p_class, v_walk, v_need) w;
    END IF;
  END IF;

  -- One row at least, so that the total is told where the page is empty.
  RETURN QUERY
    SELECT u.id, least(v_hits, v_cap) FROM (SELECT) one
      LEFT JOIN unnest(v_ids) WITH ORDINALITY u(id, place) ON u.place > p_offset AND u.place <= v_need
     ORDER BY u.place;
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
