-- Why a member may not become `p_type` below `p_upline` (null: directly below the platform) now: the code of the error, or null if nothing is
-- against it. The caller holds the lock of the structure if the answer must still be true when it acts on it.
--
-- Called by: lib/agents/lines/commands.ts, agents.apply_line_change.
CREATE OR REPLACE FUNCTION agents.line_change_refusal(p_member bigint, p_upline bigint, p_type smallint) RETURNS text
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_member identity.member%ROWTYPE;
  v_upline identity.member%ROWTYPE;
BEGIN
  SELECT * INTO v_member FROM identity.member m WHERE m.id = p_member;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  IF v_member.type = 4 THEN RETURN 'LINE_TRIAL'; END IF;
  IF p_type NOT IN (0, 1, 2, 41, 42) THEN RETURN 'LINE_TYPE'; END IF;
  IF v_member.type = p_type AND v_member.upline_id IS NOT DISTINCT FROM p_upline THEN RETURN 'LINE_UNCHANGED'; END IF;
  IF p_upline IS NULL THEN
    IF p_type IN (2, 42) THEN RETURN 'LINE_NEEDS_UPLINE'; END IF;
  ELSE
    SELECT * INTO v_upline FROM identity.member m WHERE m.id = p_upline;
    -- An erased agent keeps the type, and nobody could write to it, be paid by it or sign with it.
    IF NOT FOUND OR v_upline.type NOT IN (1, 2, 41, 42) OR v_upline.account = 'erased.' || p_upline THEN RETURN 'LINE_UPLINE'; END IF;
    IF v_upline.currency <> v_member.currency THEN RETURN 'LINE_CURRENCY'; END IF;
    IF v_upline.path <@ v_member.path THEN RETURN 'LINE_CYCLE'; END IF;
  END IF;
  IF p_type = 0 AND EXISTS (SELECT FROM identity.member m WHERE m.upline_id = p_member) THEN RETURN 'LINE_HAS_DOWNLINE'; END IF;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION agents.line_change_refusal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agents.line_change_refusal TO croupier_app;
