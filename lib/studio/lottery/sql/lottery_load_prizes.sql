-- What a bet adds to the prizes of a number, in 1/10,000: rounded down, at most 100,000,000,000 units, so that no sum overflows. Counting and
-- undoing use it.
--
-- p_prizes: for a multiple of 1 and the full prize.
-- Called by: studio.start_lottery_slip, studio.undo_lottery_bets.
CREATE OR REPLACE FUNCTION studio.lottery_load_prizes(p_prizes numeric, p_multiple integer, p_permille integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN least(trunc(p_prizes * p_multiple * p_permille / 1000), 1000000000000000)::bigint;
REVOKE EXECUTE ON FUNCTION studio.lottery_load_prizes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.lottery_load_prizes TO croupier_app;
