-- Returns how much of a valid bet in a game counts for a bonus, in percent (0 to 100). A game's own weight comes before that of its type,
-- and that before `other`. In a game of weight 0 bonus money cannot be staked.
--
-- Called by: gateway.bet, gateway.playable_balance, gateway.settle_bonus_rounds.
CREATE OR REPLACE FUNCTION gateway.bonus_weight(p_weights jsonb, p_node bigint, p_game_type text) RETURNS smallint
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(p_weights -> 'games' ->> p_node::text, p_weights -> 'types' ->> p_game_type, p_weights ->> 'other', '100')::smallint
$$;
REVOKE EXECUTE ON FUNCTION gateway.bonus_weight FROM PUBLIC;
