-- Search in a million games, by the rarest parts of a needle. Measured before: 99 of 100 within 53 ms (goal 50), of one
-- vendor within 90, in Thai within 67 (npm run bench search). Two causes:
--  - the trigram index intersects the lists of all trigrams of a needle. "t of the mo" has nine, of which "the" is in 60
--    and "0th" in 75 of 100 titles: 53 ms for what its four rarest tell in 8. So it is asked for four rare ones, as
--    counted in a sample of the titles (not in small catalogues); the text decides, as ever;
--  - it knew no vendors, so that it brought a needle's matches of all the others too. Now it does.
CREATE EXTENSION IF NOT EXISTS btree_gin;
DROP INDEX catalogue.game_search;
CREATE INDEX game_search ON catalogue.game USING gin (search_key gin_trgm_ops, vendor_code);

-- In how many titles of a sample each trigram of the keys is. Old figures only make a search slower.
CREATE TABLE catalogue.trigram (
  trigram text PRIMARY KEY,
  games   integer NOT NULL CHECK (games > 0)
);
GRANT SELECT ON catalogue.trigram TO croupier_app;

-- Counts them anew, in some 20,000 titles: half a second in any catalogue. One import at a time: ANALYZE holds the others.
CREATE FUNCTION catalogue.count_trigrams() RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM catalogue.trigram;
  INSERT INTO catalogue.trigram (trigram, games)
    SELECT part, count(*)
      FROM (SELECT g.node_id, substr(g.search_key, at, 3) AS part
              FROM catalogue.game g TABLESAMPLE SYSTEM
                   (least(100, 2000000.0 / greatest(1, (SELECT sum(games) FROM catalogue.tally WHERE class = 'ALL'))))
             CROSS JOIN generate_series(1, length(g.search_key) - 2) at
             GROUP BY 1, 2) parts
     WHERE part !~ '\n' GROUP BY part;
$$;
REVOKE EXECUTE ON FUNCTION catalogue.count_trigrams FROM PUBLIC;
SELECT catalogue.count_trigrams();

CREATE OR REPLACE FUNCTION catalogue.settle_import() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM gin_clean_pending_list('catalogue.game_search'::regclass);
  ANALYZE catalogue.game;
  PERFORM catalogue.count_trigrams();
END
$$;

-- The matches of a needle from the trigram index, p_take of them at most: in list order, and how many.
CREATE FUNCTION catalogue.look_up_titles(
  p_text text, p_key text, p_game_type text, p_vendor text, p_class text, p_take integer,
  OUT ids bigint[], OUT hits integer
)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan
SET enable_seqscan = off
SET jit = off
AS $$
DECLARE
  v_most constant integer := 4;
  v_picked integer[] := '{}';
  v_apart integer;
  v_at integer;
  v_parts text;
BEGIN
  IF (SELECT sum(games) FROM catalogue.tally WHERE class = 'ALL') < 20000 THEN
    -- Short lists: to choose among them costs more than to read them all.
    v_parts := format('g.search_key LIKE %L', '%' || p_key || '%');
  ELSE
    -- First those that share no letter: the rarest are neighbours, "hou", "our" and "urg", and tell the same.
    FOREACH v_apart IN ARRAY ARRAY[3, 1] LOOP
      FOR v_at IN SELECT at FROM generate_series(1, length(p_key) - 2) at
                    LEFT JOIN catalogue.trigram k ON k.trigram = substr(p_key, at, 3) ORDER BY coalesce(k.games, 0), at LOOP
        EXIT WHEN cardinality(v_picked) >= v_most;
        IF NOT EXISTS (SELECT FROM unnest(v_picked) p WHERE abs(p - v_at) < v_apart) THEN
          v_picked := v_picked || v_at;
        END IF;
      END LOOP;
    END LOOP;
    -- Keys are letters and digits (lib/catalogue/search-key.ts).
    SELECT string_agg(format('g.search_key LIKE %L', '%' || substr(p_key, p, 3) || '%'), ' AND ') INTO v_parts
      FROM unnest(v_picked) p;
  END IF;
  EXECUTE 'SELECT array_agg(h.node_id ORDER BY h.rank, h.node_id), count(*) FROM (
             SELECT g.node_id, g.rank FROM catalogue.game g
              WHERE ' || v_parts || ' AND strpos(g.search_text, $1) > 0
                AND ($2 IS NULL OR g.game_type = $2) AND ($3 IS NULL OR g.vendor_code = $3)
                AND ($4 IS NULL OR ($4 = ''NEW'' AND g.is_new) OR ($4 = ''HOT'' AND g.is_hot) OR g.classes @> ARRAY[$4])
              LIMIT $5) h'
    INTO ids, hits USING p_text, p_game_type, p_vendor, p_class, p_take;
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.look_up_titles FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.look_up_titles TO croupier_app;

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
-- The trigram index knows vendors and no categories: of a needle that is not rare in one it would bring its many matches
-- elsewhere, so a category is walked to its end, up to 100,000 titles.
-- One or two letters have no trigram: beyond the first 20,000 titles they are the beginning of a word.
-- Exact counts of broad matches cost 100 ms and more: hence the cap.
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
    ELSIF v_hits >= 15 AND v_here <= 100000 AND p_game_type IS NOT NULL AND p_vendor IS NULL THEN
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
        SELECT u.ids, u.hits INTO v_found, v_hits
          FROM catalogue.look_up_titles(p_text, p_key, p_game_type, p_vendor, p_class, v_take) u;
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
