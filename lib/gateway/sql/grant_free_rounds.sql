-- Grants free rounds. No money moves. The same key grants once.
--
-- p_stake and p_win_cap in 1/10,000; p_multiple in hundredths, 0: the wins become real money. p_weights, p_stake_cap, p_bonus_days: of the
-- bonus money that they become otherwise.
-- Returns the grant's id and whether this call made it.
-- Errors: CR002 if the key was used for another member or other rounds; 40001: repeat the database transaction.
-- Called by: lib/rewards/free-rounds/commands.ts.
CREATE OR REPLACE FUNCTION gateway.grant_free_rounds(
  p_key text, p_member bigint, p_currency text, p_vendor text, p_nodes bigint[], p_rounds integer, p_stake bigint, p_multiple integer,
  p_weights jsonb, p_stake_cap bigint, p_bonus_days integer, p_win_cap bigint, p_expires_at timestamptz, p_reward bigint,
  p_at timestamptz, OUT id bigint, OUT created boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  -- Created first: balances are locked in the order of ids.
  v_main bigint := ledger.account_id('member', p_member, 'main', p_currency);
  v_known gateway.free_grant;
BEGIN
  INSERT INTO gateway.free_grant AS g (key, member_id, vendor, node_ids, currency, main_account_id, account_id, house_account_id, rounds,
                                       stake, multiple, weights, stake_cap, bonus_days, win_cap, expires_at, status, reward_id, granted_at)
  VALUES (p_key, p_member, p_vendor, p_nodes, p_currency, v_main, ledger.account_id('member', p_member, 'free-wins', p_currency),
          ledger.account_id('house', 0, 'bonuses', p_currency), p_rounds, p_stake, p_multiple, p_weights, p_stake_cap, p_bonus_days,
          p_win_cap, p_expires_at, 'active', p_reward, p_at)
  ON CONFLICT DO NOTHING RETURNING g.id INTO id;
  created := id IS NOT NULL;
  IF created THEN RETURN; END IF;
  SELECT * INTO v_known FROM gateway.free_grant g WHERE g.key = p_key;
  IF (v_known.member_id, v_known.rounds, v_known.stake, v_known.currency::text) IS DISTINCT FROM (p_member, p_rounds, p_stake, p_currency) THEN
    RAISE EXCEPTION 'the key of the free rounds % is in use', p_key USING ERRCODE = 'CR002';
  END IF;
  id := v_known.id;
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.grant_free_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.grant_free_rounds TO croupier_app;
