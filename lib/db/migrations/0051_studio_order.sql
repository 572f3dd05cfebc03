-- Seats are locked in the order of their ids, everywhere and before their spins: a batch of one process then never
-- waits in a circle with a batch of another. (In the order of tokens or spins, two windows of two players did.)

-- Whose seed it is, so that a player's revealed seeds are found without reading every spin of the seat.
ALTER TABLE studio.seed ADD COLUMN seat_id bigint;
UPDATE studio.seed e SET seat_id = s.id FROM studio.seat s WHERE e.id IN (s.seed_id, s.next_seed_id);
UPDATE studio.seed e SET seat_id = p.seat_id
  FROM (SELECT DISTINCT seed_id, seat_id FROM studio.spin) p WHERE p.seed_id = e.id AND e.seat_id IS NULL;
CREATE INDEX seed_revealed ON studio.seed (seat_id, id DESC) WHERE server_seed IS NOT NULL;

-- Gives the seat of a player at a game; the two seeds are used only where the seat is new.
CREATE OR REPLACE FUNCTION studio.take_seat(
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
  IF v_seat IS NULL THEN
    SELECT id INTO v_seat FROM studio.seat
     WHERE vendor = p_vendor AND player_id = p_player AND node_id = p_node AND currency = p_currency;
  ELSE
    UPDATE studio.seed SET seat_id = v_seat WHERE id IN (v_seed, v_next);
  END IF;
  RETURN v_seat;
END
$$;

-- As in 0050, with the seats in order.
CREATE OR REPLACE FUNCTION studio.intend_spins(p_tokens bytea[], p_requests text[], p_stakes bigint[], p_now timestamptz)
RETURNS TABLE (
  "position" integer, outcome text, spin_id bigint, round_id bigint, seat_id bigint, session_id bigint,
  seed_id bigint, nonce integer, stream_position integer, stake bigint, state jsonb, result jsonb, balance bigint,
  client_seed text, sealed bytea, commitment text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_call record;
  v_seat studio.seat;
  v_spin studio.spin;
  v_seed studio.seed;
BEGIN
  -- An intention lost in a crash is harmless: its bet commits later in the same log, so it is lost as well. The
  -- settlement is the commit that is waited for.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR v_call IN
    SELECT c.request, c.asked, c.n::integer AS n, o.session, o.seat
      FROM unnest(p_tokens, p_requests, p_stakes) WITH ORDINALITY AS c (token, request, asked, n)
      LEFT JOIN LATERAL (SELECT s.id AS session, s.seat_id AS seat FROM studio.session s
                          WHERE s.token_hash = c.token AND s.expires_at > p_now OFFSET 0) o ON true
     ORDER BY o.seat, c.n
  LOOP
    "position" := v_call.n;
    outcome := NULL; result := NULL; balance := NULL; spin_id := NULL;
    IF v_call.session IS NULL THEN
      outcome := 'SESSION'; RETURN NEXT; CONTINUE;
    END IF;
    SELECT s.* INTO v_seat FROM studio.seat s WHERE s.id = v_call.seat FOR NO KEY UPDATE;
    SELECT s.* INTO v_spin FROM studio.spin s WHERE s.seat_id = v_seat.id AND s.request_id = v_call.request;
    IF FOUND THEN
      IF v_spin.stake <> v_call.asked THEN
        outcome := 'CONFLICT'; RETURN NEXT; CONTINUE;
      END IF;
      outcome := CASE WHEN v_spin.result IS NULL THEN 'resume' ELSE 'settled' END;
    ELSIF v_seat.pending_spin_id IS NOT NULL THEN
      SELECT s.* INTO v_spin FROM studio.spin s WHERE s.id = v_seat.pending_spin_id;
      outcome := 'blocked';
    ELSIF v_seat.round_stake <> v_call.asked THEN
      outcome := 'STAKE'; RETURN NEXT; CONTINUE;
    END IF;
    SELECT s.* INTO v_seed FROM studio.seed s WHERE s.id = coalesce(v_spin.seed_id, v_seat.seed_id);
    IF outcome IS NULL THEN
      IF v_seed.client_seed IS NULL THEN
        outcome := 'SEED'; RETURN NEXT; CONTINUE;
      END IF;
      outcome := 'intended';
      v_spin.id := nextval(pg_get_serial_sequence('studio.spin', 'id'));
      v_spin.round_id := coalesce(v_seat.round_id, v_spin.id);
      -- Rounds of a seat never overlap, so the open round's nonce is the one before the next.
      INSERT INTO studio.spin
        (id, round_id, seat_id, session_id, seed_id, nonce, position, request_id, stake, state)
        OVERRIDING SYSTEM VALUE
        VALUES (v_spin.id, v_spin.round_id, v_seat.id, v_call.session, v_seat.seed_id,
                v_seat.nonce - (v_seat.round_id IS NOT NULL)::integer,
                CASE WHEN v_seat.round_id IS NULL THEN 0 ELSE v_seat.position END,
                v_call.request, v_call.asked, v_seat.state)
        RETURNING * INTO v_spin;
      UPDATE studio.seat s
         SET pending_spin_id = v_spin.id, nonce = s.nonce + (v_seat.round_id IS NULL)::integer
       WHERE s.id = v_seat.id;
    END IF;
    spin_id := v_spin.id; round_id := v_spin.round_id; seat_id := v_spin.seat_id; session_id := v_spin.session_id;
    seed_id := v_spin.seed_id; nonce := v_spin.nonce; stream_position := v_spin.position; stake := v_spin.stake; state := v_spin.state;
    result := v_spin.result; balance := v_spin.balance;
    client_seed := v_seed.client_seed; sealed := v_seed.sealed; commitment := v_seed.commitment;
    RETURN NEXT;
  END LOOP;
END
$$;

-- As in 0050, with the seats in order, each before its spin.
CREATE OR REPLACE FUNCTION studio.settle_spins(p_spins bigint[], p_results text[], p_balances bigint[], p_next text[], p_positions integer[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_call record;
  v_spin studio.spin;
BEGIN
  -- Lost in a crash, the spin is found intended and settled again under the same ids, which moves nothing twice.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR v_call IN
    SELECT c.*, p.seat FROM unnest(p_spins, p_results, p_balances, p_next, p_positions)
                            AS c (spin, result, balance, next, taken),
           LATERAL (SELECT s.seat_id AS seat FROM studio.spin s WHERE s.id = c.spin OFFSET 0) p
     ORDER BY p.seat, c.spin
  LOOP
    PERFORM FROM studio.seat s WHERE s.id = v_call.seat FOR NO KEY UPDATE;
    UPDATE studio.spin s SET result = v_call.result::jsonb, balance = v_call.balance
     WHERE s.id = v_call.spin AND s.result IS NULL RETURNING s.* INTO v_spin;
    CONTINUE WHEN NOT FOUND;
    UPDATE studio.seat s
       SET pending_spin_id = NULL,
           state = v_call.next::jsonb,
           position = v_call.taken,
           round_id = CASE WHEN v_call.next IS NULL THEN NULL ELSE v_spin.round_id END,
           round_stake = CASE WHEN v_call.next IS NULL THEN NULL ELSE v_spin.stake END
     WHERE s.id = v_call.seat AND s.pending_spin_id = v_spin.id;
  END LOOP;
END
$$;

-- As in 0050; the seed that follows belongs to the seat as well.
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
