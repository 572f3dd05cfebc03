-- Returns what a member can stake in a game, in 1/10,000: the balance of the account, and the bonus money that the game accepts.
--
-- p_node: the game.
-- Called by: the functions of this folder.
CREATE OR REPLACE FUNCTION gateway.playable_balance(p_account bigint, p_node bigint, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_amount bigint;
  v_bonus_account bigint;
  v_grant gateway.bonus_grant;
BEGIN
  SELECT b.amount, b.bonus_account_id INTO v_amount, v_bonus_account FROM ledger.balance b WHERE b.account_id = p_account;
  IF v_bonus_account IS NOT NULL THEN
    v_grant := gateway.current_bonus(p_account, p_at);
    IF v_grant.id IS NOT NULL AND gateway.bonus_weight(v_grant.weights, p_node,
         (SELECT g.game_type FROM catalogue.game g WHERE g.node_id = p_node)) > 0 THEN
      v_amount := v_amount + v_grant.remaining;
    END IF;
  END IF;
  RETURN v_amount;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.playable_balance FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.playable_balance TO croupier_app;
