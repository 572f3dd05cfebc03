-- What a bet adds to the stakes of a number, in 1/10,000: of the combinations that need it; at most 100,000,000,000 units.
--
-- p_units: combinations; p_unit: the stake of one, before the multiple.
-- Called by: studio.start_lottery_slip, studio.undo_lottery_bets.
CREATE OR REPLACE FUNCTION studio.lottery_load_stake(p_units numeric, p_unit bigint, p_multiple integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN least(p_units * p_unit * p_multiple, 1000000000000000)::bigint;
REVOKE EXECUTE ON FUNCTION studio.lottery_load_stake FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.lottery_load_stake TO croupier_app;
