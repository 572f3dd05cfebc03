-- Records many moves before any money moves, one call each, in one round trip. Returns a row per call, in any order.
--
-- Call n is element n of each array (call_number in the result). p_tokens: SHA-256 of the session tokens; p_stakes in 1/10,000;
-- p_engines, p_models, p_versions: what a round begins with if the call begins one. The later moves of a round use what it
-- began with. p_grants: the grant of free rounds that a call begins its round with; a later move needs none. p_least_ms: the shortest time in milliseconds between the beginnings of two rounds of a seat; NULL or 0: any.
-- outcome:
--   started   the row is new: play it
--   resumed   the same request was started before and is not settled: play it again, the result is the same
--   settled   the same request was settled: result is its result
--   blocked   another move of this seat is not settled: settle that one (the row returned) first
--   SESSION, SEED, STAKE, CONFLICT, EARLY   refused, nothing changed: the session has ended, the seed has no client seed yet, the
--             stake is not the open round's, the request was used with another stake or grant, the seat's last round began less than
--             p_least_ms before
--
-- Seats are locked in the order of their ids, here and in studio.settle_spins, each before its move: batches of two processes
-- cannot deadlock. (With the order of tokens or of moves, two windows of two players caused deadlocks.)
-- Called by: lib/studio/play/spin/store.ts.
CREATE OR REPLACE FUNCTION studio.start_spins(
  p_tokens bytea[], p_requests text[], p_stakes bigint[], p_engines text[], p_models text[], p_versions integer[],
  p_now timestamptz, p_least_ms integer[] DEFAULT NULL, p_grants text[] DEFAULT NULL
) RETURNS TABLE (
  call_number integer, outcome text, spin_id bigint, round_id bigint, seat_id bigint, session_id bigint,
  seed_id bigint, nonce integer, stream_position integer, stake bigint, state jsonb, result jsonb, balance bigint,
  engine text, model text, version integer, client_seed text, sealed bytea, commitment text, grant_id text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_call record;
  v_seat studio.seat;
  v_spin studio.spin;
  v_seed studio.seed;
BEGIN
  -- If a started move is lost in a crash, its bet is lost as well, because the bet commits later in the same log. The request waits
  -- for the commit of the settlement.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR v_call IN
    SELECT c.request, c.stake, c.engine, c.model, c.version, p_grants[c.n] AS grant_id, c.n::integer AS n, o.session, o.seat
      FROM unnest(p_tokens, p_requests, p_stakes, p_engines, p_models, p_versions)
           WITH ORDINALITY AS c (token, request, stake, engine, model, version, n)
      LEFT JOIN LATERAL (SELECT s.id AS session, s.seat_id AS seat FROM studio.session s
                          WHERE s.token_hash = c.token AND s.expires_at > p_now OFFSET 0) o ON true
     ORDER BY o.seat, c.n
  LOOP
    call_number := v_call.n;
    outcome := NULL; result := NULL; balance := NULL; spin_id := NULL;
    IF v_call.session IS NULL THEN
      outcome := 'SESSION'; RETURN NEXT; CONTINUE;
    END IF;
    SELECT s.* INTO v_seat FROM studio.seat s WHERE s.id = v_call.seat FOR NO KEY UPDATE;
    SELECT s.* INTO v_spin FROM studio.spin s WHERE s.seat_id = v_seat.id AND s.request_id = v_call.request;
    IF FOUND THEN
      IF v_spin.stake <> v_call.stake OR v_spin.state IS NULL AND v_spin.grant_id IS DISTINCT FROM v_call.grant_id THEN
        outcome := 'CONFLICT'; RETURN NEXT; CONTINUE;
      END IF;
      outcome := CASE WHEN v_spin.result IS NULL THEN 'resumed' ELSE 'settled' END;
    ELSIF v_seat.pending_spin_id IS NOT NULL THEN
      SELECT s.* INTO v_spin FROM studio.spin s WHERE s.id = v_seat.pending_spin_id;
      outcome := 'blocked';
    ELSIF v_seat.round_stake <> v_call.stake THEN
      outcome := 'STAKE'; RETURN NEXT; CONTINUE;
    ELSIF v_seat.round_id IS NULL
          AND v_seat.round_started_at > p_now - make_interval(secs => coalesce(p_least_ms[v_call.n], 0) / 1000.0) THEN
      outcome := 'EARLY'; RETURN NEXT; CONTINUE;
    END IF;
    SELECT s.* INTO v_seed FROM studio.seed s WHERE s.id = coalesce(v_spin.seed_id, v_seat.seed_id);
    IF outcome IS NULL THEN
      IF v_seed.client_seed IS NULL THEN
        outcome := 'SEED'; RETURN NEXT; CONTINUE;
      END IF;
      outcome := 'started';
      v_spin.id := nextval(pg_get_serial_sequence('studio.spin', 'id'));
      v_spin.round_id := coalesce(v_seat.round_id, v_spin.id);
      -- The first move of a round has the round's number.
      IF v_seat.round_id IS NULL THEN
        v_spin.engine := v_call.engine; v_spin.model := v_call.model; v_spin.version := v_call.version;
      ELSE
        SELECT s.engine, s.model, s.version INTO v_spin.engine, v_spin.model, v_spin.version
          FROM studio.spin s WHERE s.id = v_seat.round_id;
      END IF;
      -- Rounds of a seat never overlap, so the open round's nonce is the one before the next.
      INSERT INTO studio.spin
        (id, round_id, seat_id, session_id, seed_id, nonce, stream_position, request_id, stake, state, engine, model, version, grant_id)
        OVERRIDING SYSTEM VALUE
        VALUES (v_spin.id, v_spin.round_id, v_seat.id, v_call.session, v_seat.seed_id,
                v_seat.nonce - (v_seat.round_id IS NOT NULL)::integer,
                CASE WHEN v_seat.round_id IS NULL THEN 0 ELSE v_seat.stream_position END,
                v_call.request, v_call.stake, v_seat.state, v_spin.engine, v_spin.model, v_spin.version,
                CASE WHEN v_seat.round_id IS NULL THEN v_call.grant_id END)
        RETURNING * INTO v_spin;
      UPDATE studio.seat s
         SET pending_spin_id = v_spin.id, nonce = s.nonce + (v_seat.round_id IS NULL)::integer, voided_round_id = NULL,
             round_started_at = CASE WHEN v_seat.round_id IS NULL THEN p_now ELSE s.round_started_at END
       WHERE s.id = v_seat.id;
    END IF;
    spin_id := v_spin.id; round_id := v_spin.round_id; seat_id := v_spin.seat_id; session_id := v_spin.session_id;
    seed_id := v_spin.seed_id; nonce := v_spin.nonce; stream_position := v_spin.stream_position; stake := v_spin.stake;
    grant_id := v_spin.grant_id;
    engine := v_spin.engine; model := v_spin.model; version := v_spin.version;
    state := v_spin.state; result := v_spin.result; balance := v_spin.balance;
    client_seed := v_seed.client_seed; sealed := v_seed.sealed; commitment := v_seed.commitment;
    RETURN NEXT;
  END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION studio.start_spins FROM PUBLIC;
GRANT EXECUTE ON FUNCTION studio.start_spins TO croupier_app;
