-- Why a member may not send money to a vendor's wallet: PLAYER_EXCLUDED, or LIMIT_REACHED with the kind and the period
-- (LIMIT_REACHED:stake:day); NULL if it is allowed.
--
-- p_amount in 1/10,000 of p_currency. The site does not see the bets that are placed from a vendor's wallet before they are placed. All
-- money there therefore counts as if it were staked at once: what is there by our books, and p_amount.
-- Locks the balance of the main account, as gateway.bet does, so that of parallel stakes and transfers each sees those before it.
-- Called by: lib/gateway/transfers/commands.ts.
CREATE OR REPLACE FUNCTION gateway.wallet_refusal(p_member bigint, p_amount bigint, p_currency text, p_at timestamptz)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_away bigint;
BEGIN
  PERFORM FROM ledger.balance b WHERE b.account_id = ledger.account_id('member', p_member, 'main', p_currency) FOR NO KEY UPDATE;
  SELECT coalesce(sum(greatest(w.moved + w.payout - w.stake, 0)), 0)::bigint INTO v_away
    FROM gateway.wallet_book w WHERE w.member_id = p_member AND w.currency = p_currency;
  RETURN protection.play_refusal(p_member, v_away + p_amount, true, p_at);
END
$$;
REVOKE EXECUTE ON FUNCTION gateway.wallet_refusal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.wallet_refusal TO croupier_app;
