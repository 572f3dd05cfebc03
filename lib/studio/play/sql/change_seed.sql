-- Sets the browser's client seed. For a seat's first seed it starts that seed; later it reveals the seed in use and starts the
-- next one, whose hash was shown before (docs/trust.md F2).
--
-- p_token: SHA-256 of the session token; p_seed: the id of the seed that the browser knows to be in use; p_server_seed: that seed
-- in hex, to be revealed; p_commitment, p_sealed: the seed to come after the next.
-- Returns started or rotated; or, with nothing changed, SESSION (the session has ended), STALE (another seed is in use by now) or
-- ROUND (a round is open: its seed must not be known).
-- Called by: lib/studio/play/seed/commands.ts.
CREATE OR REPLACE FUNCTION studio.change_seed(
  p_token bytea, p_client_seed text, p_seed bigint, p_server_seed text, p_commitment text, p_sealed bytea,
  p_now timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_seat studio.seat;
  v_started boolean;
  v_next bigint;
BEGIN
  SELECT t.* INTO v_seat FROM studio.session s JOIN studio.seat t ON t.id = s.seat_id
   WHERE s.token_hash = p_token AND s.expires_at > p_now FOR NO KEY UPDATE OF t;
  IF NOT FOUND THEN RETURN 'SESSION'; END IF;
  IF v_seat.seed_id <> p_seed THEN RETURN 'STALE'; END IF;
  IF v_seat.pending_spin_id IS NOT NULL OR v_seat.round_id IS NOT NULL THEN RETURN 'ROUND'; END IF;
  SELECT s.client_seed IS NOT NULL INTO v_started FROM studio.seed s WHERE s.id = v_seat.seed_id;
  IF NOT v_started THEN
    UPDATE studio.seed SET client_seed = p_client_seed, started_at = p_now WHERE id = v_seat.seed_id;
    RETURN 'started';
  END IF;
  UPDATE studio.seed SET server_seed = p_server_seed, revealed_at = p_now, spins = v_seat.nonce WHERE id = v_seat.seed_id;
  UPDATE studio.seed SET client_seed = p_client_seed, started_at = p_now WHERE id = v_seat.next_seed_id;
  INSERT INTO studio.seed (commitment, sealed, seat_id) VALUES (p_commitment, p_sealed, v_seat.id) RETURNING id INTO v_next;
  UPDATE studio.seat SET seed_id = v_seat.next_seed_id, next_seed_id = v_next, nonce = 0 WHERE id = v_seat.id;
  RETURN 'rotated';
END
$$;
REVOKE EXECUTE ON FUNCTION studio.change_seed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.change_seed TO croupier_app;
