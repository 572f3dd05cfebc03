-- Returns the id of a player's seat at a game and creates the seat if it does not exist. The two seeds, the one in use and the
-- next, are used for a new seat only.
--
-- p_commitment, p_next_commitment: SHA-256 of the server seeds, in hex; p_sealed, p_next_sealed: the seeds, sealed.
-- Called by: lib/studio/play/session/commands.ts.
CREATE OR REPLACE FUNCTION studio.ensure_seat(
  p_vendor text, p_player text, p_node bigint, p_currency text,
  p_commitment text, p_sealed bytea, p_next_commitment text, p_next_sealed bytea
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_seat bigint;
  v_seed bigint;
  v_next bigint;
BEGIN
  SELECT id INTO v_seat FROM studio.seat
   WHERE vendor = p_vendor AND player_id = p_player AND node_id = p_node AND currency = p_currency;
  IF FOUND THEN RETURN v_seat; END IF;
  INSERT INTO studio.seed (commitment, sealed) VALUES (p_commitment, p_sealed) RETURNING id INTO v_seed;
  INSERT INTO studio.seed (commitment, sealed) VALUES (p_next_commitment, p_next_sealed) RETURNING id INTO v_next;
  INSERT INTO studio.seat (vendor, player_id, node_id, currency, seed_id, next_seed_id)
    VALUES (p_vendor, p_player, p_node, p_currency, v_seed, v_next)
    ON CONFLICT (vendor, player_id, node_id, currency) DO NOTHING RETURNING id INTO v_seat;
  IF v_seat IS NULL THEN -- Another session has just created it.
    SELECT id INTO v_seat FROM studio.seat
     WHERE vendor = p_vendor AND player_id = p_player AND node_id = p_node AND currency = p_currency;
  ELSE
    UPDATE studio.seed SET seat_id = v_seat WHERE id IN (v_seed, v_next);
  END IF;
  RETURN v_seat;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.ensure_seat FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.ensure_seat TO croupier_app;
