-- Returns the part of a payout that is bonus money, in 1/10,000: the payout in the shares of the stake. What cannot be divided is real money.
--
-- p_payout: the round's whole payout; p_bonus_stake: the part of p_stake that is bonus money.
-- Called by: gateway.win, gateway.credit, gateway.settle_bonus_rounds.
CREATE OR REPLACE FUNCTION gateway.bonus_share(p_payout bigint, p_bonus_stake bigint, p_stake bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN coalesce(p_bonus_stake, 0) = 0 THEN 0
              WHEN p_bonus_stake = p_stake THEN p_payout
              ELSE div(p_payout::numeric * p_bonus_stake, p_stake)::bigint END
$$;
REVOKE EXECUTE ON FUNCTION gateway.bonus_share FROM PUBLIC;
