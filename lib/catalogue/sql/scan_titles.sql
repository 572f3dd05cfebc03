-- Returns the first p_limit listed games with p_text in a title among the first p_scan_limit games of the filter, in list order.
--
-- p_text: normalised by lib/catalogue/search-key.ts. p_game_type, p_vendor, p_class: NULL for all; p_class may be NEW or HOT.
-- The SET clauses keep the scan on the index that has the order of the list and the text.
-- Called by: catalogue.search_games.
CREATE OR REPLACE FUNCTION catalogue.scan_titles(
  p_text text, p_game_type text, p_vendor text, p_class text, p_scan_limit bigint, p_limit integer
) RETURNS TABLE (node_id bigint)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan
SET enable_seqscan = off
SET enable_bitmapscan = off
SET max_parallel_workers_per_gather = 0
SET jit = off
AS $$
BEGIN
  -- Four texts for four indexes. The class is looked up for matches only: the indexes do not have it.
  RETURN QUERY EXECUTE format(
    'SELECT l.node_id
       FROM (SELECT g.rank, g.node_id, g.search_text, g.listed FROM catalogue.game g %s ORDER BY g.rank, g.node_id LIMIT $4) l
      WHERE l.listed AND strpos(l.search_text, $1) > 0 %s ORDER BY l.rank, l.node_id LIMIT $5',
    CASE WHEN p_vendor IS NULL AND p_game_type IS NULL THEN ''
         WHEN p_vendor IS NULL THEN 'WHERE g.game_type = $2'
         WHEN p_game_type IS NULL THEN 'WHERE g.vendor_code = $3'
         ELSE 'WHERE g.game_type = $2 AND g.vendor_code = $3' END,
    CASE WHEN p_class IS NULL THEN ''
         ELSE 'AND EXISTS (SELECT FROM catalogue.game c WHERE c.node_id = l.node_id AND (($6 = ''NEW'' AND c.is_new)
               OR ($6 = ''HOT'' AND c.is_hot) OR c.classes @> ARRAY[$6]))' END)
    USING p_text, p_game_type, p_vendor, p_scan_limit, p_limit, p_class;
END
$$;
REVOKE EXECUTE ON FUNCTION catalogue.scan_titles FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.scan_titles TO croupier_app;
