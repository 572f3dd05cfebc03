-- Adds calls of a vendor that a process has counted in a minute to those that other processes have added.
--
-- p_failures: how many calls were refused, by code; p_times: how many calls took how long (lib/gateway/health/constants.ts).
-- Called by: lib/gateway/health/counter.ts.
CREATE OR REPLACE FUNCTION gateway.add_vendor_minute(
  p_vendor text, p_minute timestamptz, p_calls integer, p_failures jsonb, p_times integer[], p_last_call_at timestamptz
) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO gateway.vendor_minute AS m (vendor, minute, calls, failures, times, last_call_at)
  VALUES (p_vendor, p_minute, p_calls, p_failures, p_times, p_last_call_at)
  ON CONFLICT (vendor, minute) DO UPDATE
    SET calls = m.calls + excluded.calls,
        failures = (SELECT coalesce(jsonb_object_agg(f.code, f.calls), '{}')
                      FROM (SELECT e.key AS code, sum(e.value::integer) AS calls
                              FROM (SELECT * FROM jsonb_each_text(m.failures)
                                    UNION ALL SELECT * FROM jsonb_each_text(excluded.failures)) e GROUP BY e.key) f),
        times = ARRAY(SELECT coalesce(m.times[i], 0) + coalesce(excluded.times[i], 0)
                        FROM generate_series(1, greatest(cardinality(m.times), cardinality(excluded.times))) i ORDER BY i),
        last_call_at = greatest(m.last_call_at, excluded.last_call_at)
$$;
REVOKE EXECUTE ON FUNCTION gateway.add_vendor_minute FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.add_vendor_minute TO croupier_app;
