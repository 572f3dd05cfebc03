-- Grants bonus money: posts it from the house account `bonuses` to the member's account `bonus`. The same key grants once.
--
-- p_amount, p_required (valid bets until it becomes real money) and p_cap in 1/10,000; p_weights as in gateway.bonus_grant.
-- Returns the grant's id, whether this call made it, and its posting.
-- Errors: CR002 if the key was used for another member or amount; 40001: repeat the database transaction.
-- Called by: lib/rewards/bonus-money/commands.ts.
CREATE OR REPLACE FUNCTION gateway.grant_bonus(
  p_key text, p_member bigint, p_currency text, p_amount bigint, p_required bigint, p_weights jsonb, p_cap bigint,
  p_bonus_first boolean, p_expires_at timestamptz, p_reward bigint, p_at timestamptz, OUT id bigint, OUT created boolean, OUT transaction_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  -- The main account is created first: balances are locked in the order of ids, and the main account comes before the bonus.
  v_main bigint := ledger.account_id('member', p_member, 'main', p_currency);
  v_account bigint := ledger.account_id('member', p_member, 'bonus', p_currency);
  v_house bigint := ledger.account_id('house', 0, 'bonuses', p_currency);
  v_known gateway.bonus_grant;
BEGIN
  PERFORM FROM ledger.balance b WHERE b.account_id = v_main FOR NO KEY UPDATE;
  SELECT * INTO v_known FROM gateway.bonus_grant g WHERE g.key = p_key;
  IF FOUND THEN
    IF v_known.member_id <> p_member OR v_known.amount <> p_amount OR v_known.currency <> p_currency THEN
      RAISE EXCEPTION 'the key of the bonus % is in use', p_key USING ERRCODE = 'CR002';
    END IF;
    id := v_known.id;
    created := false;
    SELECT t.id INTO transaction_id FROM ledger.transaction t WHERE t.key = 'bonus:' || v_known.id || ':grant';
    RETURN;
  END IF;
  INSERT INTO gateway.bonus_grant AS g (key, member_id, currency, main_account_id, account_id, house_account_id, amount, remaining,
                                        required, weights, stake_cap, bonus_first, expires_at, status, reward_id, granted_at)
  VALUES (p_key, p_member, p_currency, v_main, v_account, v_house, p_amount, p_amount,
          p_required, p_weights, p_cap, p_bonus_first, p_expires_at, 'active', p_reward, p_at)
  RETURNING g.id INTO id;
  SELECT p.transaction_id INTO transaction_id
    FROM ledger.post('bonus:' || id || ':grant', 'bonus.grant', ''::bytea, ARRAY[v_house, v_account], ARRAY[-p_amount, p_amount],
                     jsonb_build_object('bonus', id), p_at) p;
  UPDATE ledger.balance b SET bonus_account_id = v_account WHERE b.account_id = v_main AND b.bonus_account_id IS NULL;
  created := true;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.grant_bonus FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.grant_bonus TO croupier_app;
