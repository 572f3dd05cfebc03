-- Returns the part of a round's valid bet that was staked with real money, in 1/10,000, rounded down: the valid bet in the shares of the stake.
--
-- p_bonus_stake: the part of p_stake that is bonus money; NULL or 0 without a bonus.
-- Called by: reporting.record_round_change, reporting.read_feed, reporting.unrolled, lib/reporting/rollups/checks.ts, lib/rewards/checks.ts.
CREATE OR REPLACE FUNCTION reporting.real_bet(p_valid_bet bigint, p_stake bigint, p_bonus_stake bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN coalesce(p_bonus_stake, 0) = 0 THEN p_valid_bet
              WHEN p_bonus_stake >= p_stake THEN 0
              ELSE div(p_valid_bet::numeric * (p_stake - p_bonus_stake), p_stake)::bigint END
$$;
REVOKE EXECUTE ON FUNCTION reporting.real_bet FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.real_bet TO croupier_app;
