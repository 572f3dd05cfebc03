-- Books a change of a bonus's money that a game causes. The game's own posting always moves the member's account `bonus`; this function says
-- whose money it is. Call it before a posting that takes and after one that gives.
--
-- An active bonus: what is left changes. One that was spent is active again. Of a bonus that became real money, the amount is passed on to
-- or taken from the main account (bonus.complete); of one that went back to the house, from and to the house (bonus.forfeit).
-- p_delta in 1/10,000; p_key: the key of the game's posting. The caller has locked the balance of the main account.
-- Errors: CR001 if less is left.
-- Called by: gateway.bet, gateway.win, gateway.credit, gateway.rollback, gateway.void_round.
CREATE OR REPLACE FUNCTION gateway.move_bonus(p_grant bigint, p_delta bigint, p_key text, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_grant gateway.bonus_grant;
  v_other bigint;
BEGIN
  IF p_delta = 0 THEN RETURN; END IF;
  SELECT * INTO v_grant FROM gateway.bonus_grant g WHERE g.id = p_grant;
  IF v_grant.status IN ('active', 'spent') THEN
    IF v_grant.remaining + p_delta < 0 THEN
      RAISE EXCEPTION 'the bonus % has less money left', p_grant USING ERRCODE = 'CR001';
    END IF;
    UPDATE gateway.bonus_grant g
       SET remaining = g.remaining + p_delta, status = 'active', ended_at = NULL, ended_amount = NULL
     WHERE g.id = p_grant;
    IF v_grant.status = 'spent' THEN
      UPDATE ledger.balance b SET bonus_account_id = v_grant.account_id WHERE b.account_id = v_grant.main_account_id;
    END IF;
    RETURN;
  END IF;
  v_other := CASE WHEN v_grant.status = 'completed' THEN v_grant.main_account_id ELSE v_grant.house_account_id END;
  PERFORM FROM ledger.post(
    'bonus:' || p_grant || ':' || p_key, CASE WHEN v_grant.status = 'completed' THEN 'bonus.complete' ELSE 'bonus.forfeit' END, ''::bytea,
    CASE WHEN p_delta > 0 THEN ARRAY[v_grant.account_id, v_other] ELSE ARRAY[v_other, v_grant.account_id] END,
    ARRAY[-abs(p_delta), abs(p_delta)], jsonb_build_object('bonus', p_grant), p_at);
  UPDATE gateway.bonus_grant g SET ended_amount = g.ended_amount + p_delta WHERE g.id = p_grant;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.move_bonus FROM PUBLIC;
