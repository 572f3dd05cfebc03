-- Returns what a round counts for its bonus, in 1/10,000: its valid bet, at most the bonus's greatest stake, by the weight of its game.
--
-- p_cap may be NULL; p_weight in percent.
-- Called by: gateway.meter_bonus, gateway.settle_bonus_rounds, lib/rewards/bonus-money/checks.ts.
CREATE OR REPLACE FUNCTION gateway.bonus_counted(p_valid_bet bigint, p_cap bigint, p_weight smallint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT div(least(p_valid_bet, p_cap)::numeric * p_weight, 100)::bigint
$$;
REVOKE EXECUTE ON FUNCTION gateway.bonus_counted FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gateway.bonus_counted TO croupier_app;
