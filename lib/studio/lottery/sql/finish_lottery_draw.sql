-- Ends the settlement of a draw: it is settled. Returns false if another process has ended it, or its result has changed.
--
-- Called by: lib/studio/lottery/settlement/store.ts.
CREATE OR REPLACE FUNCTION studio.finish_lottery_draw(p_draw bigint, p_version integer, p_to bigint, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE studio.lottery_draw d SET status = 'settled', settled_at = p_at
   WHERE d.id = p_draw AND d.status = 'drawn' AND d.result_version = p_version AND d.settled_to = p_to;
  RETURN FOUND;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.finish_lottery_draw FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.finish_lottery_draw TO croupier_app;
