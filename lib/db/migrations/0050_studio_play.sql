-- The studio's own memory: who sits at which game, the seeds, and every spin. It holds no money: stakes and payouts
-- move through the vendor protocol only, under ids that are made from the ids here (s<spin>, r<round>).
CREATE SCHEMA studio;
GRANT USAGE ON SCHEMA studio TO croupier_app;

-- A server seed. The hash is shown before the browser names its client seed; the seed itself is kept sealed
-- (AES-GCM) and becomes public text when it is rotated out (trust.md F2, F8).
CREATE TABLE studio.seed (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  commitment  text NOT NULL UNIQUE CHECK (commitment ~ '^[0-9a-f]{64}$'),
  sealed      bytea NOT NULL,
  client_seed text CHECK (client_seed ~ '^[A-Za-z0-9_-]{8,64}$'),
  spins       integer NOT NULL DEFAULT 0 CHECK (spins >= 0),
  server_seed text CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  created_at  timestamptz NOT NULL DEFAULT now(),
  started_at  timestamptz,
  revealed_at timestamptz,
  CHECK ((server_seed IS NULL) = (revealed_at IS NULL)),
  CHECK ((client_seed IS NULL) = (started_at IS NULL))
);

-- One player at one game of one vendor, in one currency: play money has a seat of its own. At most one spin is under way (pending_spin_id) and one round open (state).
CREATE TABLE studio.seat (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor          text NOT NULL,
  player_id       text NOT NULL,
  node_id         bigint NOT NULL,
  currency        char(3) NOT NULL,
  seed_id         bigint NOT NULL REFERENCES studio.seed,
  next_seed_id    bigint NOT NULL REFERENCES studio.seed,
  nonce           integer NOT NULL DEFAULT 0 CHECK (nonce >= 0),
  pending_spin_id bigint,
  round_id        bigint,
  round_stake     bigint CHECK (round_stake > 0),
  state           jsonb,
  position        integer NOT NULL DEFAULT 0, -- words that the open round has taken of its stream
  created_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (vendor, player_id, node_id, currency),
  CHECK ((round_id IS NULL) = (state IS NULL) AND (round_id IS NULL) = (round_stake IS NULL))
) WITH (fillfactor = 70); -- updated twice a spin: room for HOT updates

-- A game session: the cookie's token as a hash, and the gateway's player token sealed.
CREATE TABLE studio.session (
  id                  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash          bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  seat_id             bigint NOT NULL REFERENCES studio.seat,
  sealed_player_token bytea NOT NULL,
  trial               boolean NOT NULL,
  created_at          timestamptz NOT NULL DEFAULT now(),
  expires_at          timestamptz NOT NULL
);
CREATE INDEX session_seat ON studio.session (seat_id, id);

-- A spin is written down as intended, with its nonce, before any money moves; its outcome follows from the row.
CREATE TABLE studio.spin (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id   bigint NOT NULL,
  seat_id    bigint NOT NULL,
  session_id bigint NOT NULL,
  seed_id    bigint NOT NULL,
  nonce      integer NOT NULL,           -- one per round; the spins of its features go on in the same stream
  position   integer NOT NULL,           -- words of the stream taken before this spin
  request_id text NOT NULL,
  stake      bigint NOT NULL CHECK (stake > 0),
  state      jsonb,   -- before the spin; null: a paid one
  result     jsonb,   -- null: intended, not settled yet
  balance    bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (seat_id, request_id),
  UNIQUE (seed_id, nonce, position)
);
CREATE INDEX spin_round ON studio.spin (round_id, id);
CREATE INDEX spin_seat ON studio.spin (seat_id, id);
CREATE INDEX spin_intended ON studio.spin (created_at) WHERE result IS NULL;

GRANT SELECT, INSERT, UPDATE ON studio.seed, studio.seat, studio.session TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.spin TO croupier_app; -- DELETE: a refused bet leaves nothing behind
GRANT USAGE ON SEQUENCE studio.spin_id_seq TO croupier_app; -- its number is handed out before the row is written

-- Gives the seat of a player at a game; the two seeds are used only where the seat is new.
CREATE FUNCTION studio.take_seat(
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
  END IF;
  RETURN v_seat;
END
$$;

-- Writes down the intention of many spins at once, one call each, in one round trip. `outcome` is:
--   intended  the row is new: play it
--   resume    the same request was intended before and not settled: play it again, it gives the same
--   settled   the same request was settled: `result` is its answer
--   blocked   another spin of this seat is intended: settle that one (the row given) first
--   SESSION, SEED, STAKE, CONFLICT  refused, nothing changed
CREATE FUNCTION studio.intend_spins(p_tokens bytea[], p_requests text[], p_stakes bigint[], p_now timestamptz)
RETURNS TABLE (
  "position" integer, outcome text, spin_id bigint, round_id bigint, seat_id bigint, session_id bigint,
  seed_id bigint, nonce integer, stream_position integer, stake bigint, state jsonb, result jsonb, balance bigint,
  client_seed text, sealed bytea, commitment text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_call record;
  v_session studio.session;
  v_seat studio.seat;
  v_spin studio.spin;
  v_seed studio.seed;
BEGIN
  -- An intention lost in a crash is harmless: its bet commits later in the same log, so it is lost as well. The
  -- settlement is the commit that is waited for.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR v_call IN
    SELECT c.token, c.request, c.asked, c.n::integer AS n
      FROM unnest(p_tokens, p_requests, p_stakes) WITH ORDINALITY AS c (token, request, asked, n)
     ORDER BY c.token, c.n -- the same order in every batch: no deadlocks
  LOOP
    "position" := v_call.n;
    outcome := NULL; result := NULL; balance := NULL; spin_id := NULL;
    SELECT s.* INTO v_session FROM studio.session s WHERE s.token_hash = v_call.token;
    IF NOT FOUND OR v_session.expires_at <= p_now THEN
      outcome := 'SESSION'; RETURN NEXT; CONTINUE;
    END IF;
    SELECT s.* INTO v_seat FROM studio.seat s WHERE s.id = v_session.seat_id FOR NO KEY UPDATE;
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
        VALUES (v_spin.id, v_spin.round_id, v_seat.id, v_session.id, v_seat.seed_id,
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

-- Notes that spins were settled: their answers, and where their rounds stand (next null: over). Doing it twice is
-- the same as once.
CREATE FUNCTION studio.settle_spins(p_spins bigint[], p_results text[], p_balances bigint[], p_next text[], p_positions integer[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_call record;
  v_spin studio.spin;
BEGIN
  -- Lost in a crash, the spin is found intended and settled again under the same ids, which moves nothing twice.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR v_call IN
    SELECT c.* FROM unnest(p_spins, p_results, p_balances, p_next, p_positions)
                  AS c (spin, result, balance, next, taken) ORDER BY c.spin
  LOOP
    UPDATE studio.spin s SET result = v_call.result::jsonb, balance = v_call.balance
     WHERE s.id = v_call.spin AND s.result IS NULL RETURNING s.* INTO v_spin;
    CONTINUE WHEN NOT FOUND;
    UPDATE studio.seat s
       SET pending_spin_id = NULL,
           state = v_call.next::jsonb,
           position = v_call.taken,
           round_id = CASE WHEN v_call.next IS NULL THEN NULL ELSE v_spin.round_id END,
           round_stake = CASE WHEN v_call.next IS NULL THEN NULL ELSE v_spin.stake END
     WHERE s.id = v_spin.seat_id AND s.pending_spin_id = v_spin.id;
  END LOOP;
END
$$;

-- Takes back the intention of a paid spin whose bet was refused for good. Its nonce is not used again: were another
-- process settling the same request at this moment, no second spin could show the same outcome.
CREATE FUNCTION studio.drop_spin(p_spin bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_seat bigint;
BEGIN
  SELECT s.seat_id INTO v_seat FROM studio.spin s WHERE s.id = p_spin;
  PERFORM FROM studio.seat s WHERE s.id = v_seat FOR NO KEY UPDATE;
  DELETE FROM studio.spin s WHERE s.id = p_spin AND s.result IS NULL AND s.state IS NULL;
  IF FOUND THEN
    UPDATE studio.seat s SET pending_spin_id = NULL WHERE s.id = v_seat AND s.pending_spin_id = p_spin;
  END IF;
END
$$;

-- Starts the seat's first seed with the browser's client seed, or reveals the seed in use and starts the next one,
-- whose hash was shown before. `outcome`: started, rotated; refused: SESSION, STALE (another seed is in use by now),
-- ROUND (a round is open: its seed must not be known).
CREATE FUNCTION studio.change_seed(
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
  INSERT INTO studio.seed (commitment, sealed) VALUES (p_commitment, p_sealed) RETURNING id INTO v_next;
  UPDATE studio.seat SET seed_id = v_seat.next_seed_id, next_seed_id = v_next, nonce = 0 WHERE id = v_seat.id;
  RETURN 'rotated';
END
$$;
