-- Records a further attempt to settle a move that was started. Returns when it began, which identifies it: no two attempts of a
-- move have the same time. Returns NULL if the move is settled or deleted.
--
-- p_stale_before: attempts that began before are forgotten, because the wallet has replied to them or never will.
-- Called by: lib/studio/play/spin/store.ts.
CREATE OR REPLACE FUNCTION studio.record_spin_attempt(p_spin bigint, p_at timestamptz, p_stale_before timestamptz)
RETURNS timestamptz LANGUAGE sql AS $$
  UPDATE studio.spin s
     SET attempts = ARRAY(SELECT a FROM unnest(coalesce(s.attempts, ARRAY[s.created_at])) a WHERE a > p_stale_before)
                    || greatest(p_at, (SELECT date_trunc('milliseconds', max(a)) + interval '1 millisecond'
                                         FROM unnest(coalesce(s.attempts, ARRAY[s.created_at])) a))
   WHERE s.id = p_spin AND s.result IS NULL RETURNING s.attempts[cardinality(s.attempts)]
$$;
REVOKE EXECUTE ON FUNCTION studio.record_spin_attempt FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.record_spin_attempt TO croupier_app;
