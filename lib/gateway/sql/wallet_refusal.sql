-- Why a member may not send money to a vendor's wallet: PLAYER_EXCLUDED, or LIMIT_REACHED with the kind and the period
-- (LIMIT_REACHED:stake:day); NULL if it is allowed.
--
-- p_amount in 1/10,000 of p_currency. It counts as a stake, as the money does that is at vendors already (protection.play_refusal).
-- Locks the balance of the main account, as gateway.bet does, so that of parallel stakes and transfers each sees those before it.
-- Called by: lib/gateway/transfers/commands.ts.
CREATE OR REPLACE FUNCTION gateway.wallet_refusal(p_member bigint, p_amount bigint, p_currency text, p_at timestamptz)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM ledger.balance b WHERE b.account_id = ledger.account_id('member', p_member, 'main', p_currency) FOR NO KEY UPDATE;
  RETURN protection.play_refusal(p_member, p_amount, true, p_at);
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.wallet_refusal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.wallet_refusal TO croupier_app;
